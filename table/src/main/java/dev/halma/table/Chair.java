package dev.halma.table;

import dev.halma.engine.level.Level;
import java.util.Optional;

/** The occupant of a seat, or who may take it. */
public sealed interface Chair {

    /** Any player may sit down. */
    record Open() implements Chair {}

    /** Only a player with the invitation may sit down. */
    record Invited() implements Chair {}

    /**
     * A player. One player may have several seats, for several people at one device.
     *
     * @param standIn the level of the computer that plays while the player is absent
     */
    record Person(PlayerId player, Optional<Level> standIn) implements Chair {
        public static Person of(PlayerId player) {
            return new Person(player, Optional.empty());
        }
    }

    record Computer(Level level) implements Chair {}

    /** Whether a player may still sit down here. */
    default boolean isFree() {
        return this instanceof Open || this instanceof Invited;
    }

    /** The player who owns the seat, present or not. */
    default Optional<PlayerId> owner() {
        return this instanceof Person person ? Optional.of(person.player()) : Optional.empty();
    }

    /** The level of the computer that moves for this seat: its own, or one that stands in. */
    default Optional<Level> thinker() {
        return switch (this) {
            case Open open -> Optional.empty();
            case Invited invited -> Optional.empty();
            case Person person -> person.standIn();
            case Computer computer -> Optional.of(computer.level());
        };
    }
}
