package dev.halma.table;

import dev.halma.engine.level.Level;
import dev.halma.rules.variant.Seat;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One thing that happened at a table. The log of a table is a list of these, and nothing else is true. */
public sealed interface TableEvent {

    /** The first event of every table. */
    record Made(PlayerId maker, Plan plan) implements TableEvent {}

    record Sat(Seat seat, PlayerId player) implements TableEvent {}

    /** The player stands up. The chair is as free as the plan had it. */
    record Rose(Seat seat) implements TableEvent {}

    /** The maker has sent a player away, who can't sit down here again. */
    record SentAway(Seat seat, PlayerId player) implements TableEvent {}

    record ComputerSat(Seat seat, Level level) implements TableEvent {}

    /**
     * The game begins.
     *
     * @param rounds what the die showed, round by round; none unless a die was thrown
     */
    record Began(Seat first, List<Map<Seat, Integer>> rounds) implements TableEvent {
        public Began {
            rounds = List.copyOf(rounds);
        }
    }

    /**
     * Something happened in the game, in the words of {@link dev.halma.rules.notation.EventText}.
     *
     * @param left what the clock of the seat shows after it; empty without a clock
     */
    record Played(Seat seat, String text, Optional<Duration> left) implements TableEvent {}

    record Proposed(Seat seat, Proposal what) implements TableEvent {}

    record Agreed(Seat seat, Proposal what) implements TableEvent {}

    record Declined(Seat seat, Proposal what) implements TableEvent {}

    /** The last events of the game are undone; {@code events} is their number. */
    record TakenBack(Seat seat, int events) implements TableEvent {}

    /** All players have agreed to a pause. */
    record Paused() implements TableEvent {}

    record Resumed(Seat seat) implements TableEvent {}

    /** A computer plays for an absent player, because another seat wanted it. */
    record StoodIn(Seat seat, Level level, Seat by) implements TableEvent {}

    /** A player has taken the seat back from the computer. */
    record Returned(Seat seat) implements TableEvent {}

    /** The players go on at another table. */
    record Rematched(TableId table) implements TableEvent {}

    record Cancelled() implements TableEvent {}

    /** An event of a newer program: kept and passed on, not understood. */
    record Unknown(String json) implements TableEvent {}
}
