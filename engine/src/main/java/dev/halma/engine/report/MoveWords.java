package dev.halma.engine.report;

import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** How moves are written: their two ends, or every landing. */
public enum MoveWords {
    ENDS,
    WITH_LANDINGS;

    public String of(Position position, Move move) {
        Objects.requireNonNull(position, "position");
        Objects.requireNonNull(move, "move");
        if (this == ENDS || move.isPass()) return move.toString();
        return position.route(move).map(Object::toString).orElseGet(move::toString);
    }

    /** Moves one after another, from a position on. */
    public String of(Position position, List<Move> moves) {
        Objects.requireNonNull(position, "position");
        Objects.requireNonNull(moves, "moves");
        List<String> words = new ArrayList<>();
        Position at = position;
        for (Move move : moves) {
            words.add(of(at, move));
            if (this == WITH_LANDINGS) at = at.after(move);
        }
        return String.join(" ", words);
    }
}
