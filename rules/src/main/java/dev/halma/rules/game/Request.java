package dev.halma.rules.game;

import java.util.List;

/** What a player asks for: well formed, but not yet known to be legal. */
public sealed interface Request {

    /** To move a piece through these cells; two of them may be the ends of any chain. */
    record Path(List<String> cells) implements Request {
        public Path {
            cells = List.copyOf(cells);
            if (cells.size() < 2) throw new IllegalArgumentException("a path has two cells or more");
        }

        @Override
        public String toString() {
            return String.join("-", cells);
        }
    }

    record Pass() implements Request {}

    record Resign() implements Request {}

    /** The clock says that the seat has run out of time. */
    record TimeOut() implements Request {}

    /** All seats have agreed on a draw: whoever hands this in vouches for it. */
    record Draw() implements Request {}

    static Request path(String... cells) {
        return new Path(List.of(cells));
    }
}
