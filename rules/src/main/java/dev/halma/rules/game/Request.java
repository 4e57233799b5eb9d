package dev.halma.rules.game;

import java.util.List;
import java.util.Objects;

/** A player's request: well formed, but not yet known to be legal. An arbiter decides by a {@link Ruling}. */
public sealed interface Request {

    /** A request that changes the game at once if it is accepted. */
    sealed interface Play extends Request {}

    /** To move a piece through these cells. Two cells may be the ends of a chain. */
    record Path(List<String> cells) implements Play {
        /** @throws IllegalArgumentException if there are fewer than two cells */
        public Path {
            cells = List.copyOf(Objects.requireNonNull(cells, "cells"));
            if (cells.size() < 2) throw new IllegalArgumentException("a path has two cells or more, not " + cells);
        }

        @Override
        public String toString() {
            return String.join("-", cells);
        }
    }

    record Pass() implements Play {}

    record Resign() implements Play {}

    /** Changes nothing until every seat has agreed. The table, not the game, records which seats have. */
    record OfferDraw() implements Request {}

    record AcceptDraw() implements Request {}

    /**
     * To move a piece through these cells.
     *
     * @throws IllegalArgumentException if there are fewer than two
     */
    static Path path(String... cells) {
        return new Path(List.of(Objects.requireNonNull(cells, "cells")));
    }
}
