package dev.halma.rules.game;

import java.util.List;

/** What a player asks for: well formed, but not yet known to be legal. An arbiter's word is a {@link Ruling}. */
public sealed interface Request {

    /** What changes the game at once, if the referee lets it. */
    sealed interface Play extends Request {}

    /** To move a piece through these cells; two of them may be the ends of any chain. */
    record Path(List<String> cells) implements Play {
        public Path {
            cells = List.copyOf(cells);
            if (cells.size() < 2) throw new IllegalArgumentException("a path has two cells or more");
        }

        @Override
        public String toString() {
            return String.join("-", cells);
        }
    }

    record Pass() implements Play {}

    record Resign() implements Play {}

    /** Changes nothing until all have agreed, see {@link DrawTalk}. */
    record OfferDraw() implements Request {}

    record AcceptDraw() implements Request {}

    static Path path(String... cells) {
        return new Path(List.of(cells));
    }
}
