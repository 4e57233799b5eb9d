package dev.halma.engine.ugi;

import dev.halma.engine.search.Limits;
import dev.halma.rules.move.Position;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/** One command of the Universal Game Interface, parsed. See docs/protocol-engine.md. */
public sealed interface UgiCommand {

    record Ugi() implements UgiCommand {}

    record IsReady() implements UgiCommand {}

    record NewGame() implements UgiCommand {}

    record SetOption(UgiOption option, String value) implements UgiCommand {}

    /**
     * Sets the board up.
     *
     * @param position its text; empty for the start position
     * @param moves not yet known to be well formed or legal
     */
    record SetPosition(Optional<String> position, List<String> moves) implements UgiCommand {
        public SetPosition {
            moves = List.copyOf(moves);
        }
    }

    /**
     * Thinks.
     *
     * @param infinite whether to wait for {@code stop} before the best move is written
     */
    record Go(int depth, long nodes, long nanos, boolean infinite, Clocks clocks) implements UgiCommand {

        static final Go WITHOUT_END = new Go(Limits.DEEPEST, Long.MAX_VALUE, Long.MAX_VALUE, true, Clocks.NONE);

        Go with(Clocks clocks) {
            return new Go(depth, nodes, nanos, infinite, clocks);
        }

        /** The limits for the seat to move: those of the command and its clock's. */
        Limits limits(Position position, LongSupplier clock, BooleanSupplier stop) {
            long byClock = clocks.of(position.toMove())
                    .map(seats -> 1_000_000 * seats.forThisTurn(TurnsLeft.of(position, position.toMove())))
                    .orElse(Long.MAX_VALUE);
            return new Limits(depth, nodes, Math.min(nanos, byClock), clock, stop);
        }
    }

    record Perft(int depth) implements UgiCommand {}

    record Stop() implements UgiCommand {}

    record Query(Question question) implements UgiCommand {}

    record Show() implements UgiCommand {}

    record Quit() implements UgiCommand {}

    /** An empty line. */
    record Nothing() implements UgiCommand {}

    /** A line that is no command. */
    record Unknown(String why) implements UgiCommand {}

    /** A question about the game. The first three come from UGI and count seats from 1. */
    enum Question {
        GAMEOVER("gameover"),
        P1TURN("p1turn"),
        RESULT("result"),
        TURN("turn"),
        SEATS("seats"),
        WINNER("winner"),
        LEGAL_MOVES("legalmoves");

        private final String word;

        Question(String word) {
            this.word = word;
        }

        String word() {
            return word;
        }

        static Optional<Question> named(String word) {
            return Arrays.stream(values())
                    .filter(question -> question.word.equals(word))
                    .findFirst();
        }
    }
}
