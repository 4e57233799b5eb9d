package dev.halma.table;

import dev.halma.rules.variant.Seat;
import dev.halma.table.Table.Offer;
import dev.halma.table.Table.Phase;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a screen shows of a table besides the board. Every message about a change carries it whole.
 *
 * @param toMove the seat to move, while a game is played
 * @param thinking the seat that a computer has to move for now
 * @param rematch the table at which the players go on
 * @param names of the players, for each chair that has one; empty where a player has none
 * @param offers the open offers
 */
public record TableStatus(
        Phase phase,
        boolean isPaused,
        Optional<Seat> toMove,
        Optional<Seat> thinking,
        Optional<TableId> rematch,
        Map<Seat, Chair> chairs,
        Map<Seat, String> names,
        Map<Proposal, Offer> offers,
        ClockFaces clocks) {

    /**
     * What the clocks show.
     *
     * @param left when the running clock started; empty without a clock
     * @param running the seat whose clock runs
     * @param since when it started to run; the epoch without a clock
     */
    public record ClockFaces(Map<Seat, Duration> left, Optional<Seat> running, Instant since) {

        public static final ClockFaces NONE = new ClockFaces(Map.of(), Optional.empty(), Instant.EPOCH);

        public ClockFaces {
            left = ordered(Seat.class, left);
        }

        static ClockFaces of(Clocks clocks) {
            return clocks.left().isEmpty() ? NONE : new ClockFaces(clocks.left(), clocks.running(), clocks.since());
        }
    }

    public TableStatus {
        chairs = ordered(Seat.class, chairs);
        names = ordered(Seat.class, names);
        offers = ordered(Proposal.class, offers);
    }

    static TableStatus of(Table table, Map<Seat, String> names) {
        Map<Seat, String> owners = new EnumMap<>(Seat.class);
        table.chairs().forEach((seat, chair) -> {
            if (chair.owner().isPresent()) owners.put(seat, names.getOrDefault(seat, ""));
        });
        return new TableStatus(
                table.phase(),
                table.isPaused(),
                table.toMove(),
                table.thinking(),
                table.rematch(),
                table.chairs(),
                owners,
                table.offers(),
                ClockFaces.of(table.clocks()));
    }

    private static <K extends Enum<K>, V> Map<K, V> ordered(Class<K> type, Map<K, V> map) {
        Map<K, V> copy = new EnumMap<>(type);
        copy.putAll(map);
        return Collections.unmodifiableMap(copy);
    }

    /** The seats of a player. */
    public Set<Seat> seatsOf(PlayerId player) {
        Set<Seat> seats = EnumSet.noneOf(Seat.class);
        chairs.forEach((seat, chair) -> {
            if (chair.owner().equals(Optional.of(player))) seats.add(seat);
        });
        return seats;
    }

    /** Whether a computer plays for the absent player of a seat. */
    public boolean hasStandIn(Seat seat) {
        return chairs.get(seat) instanceof Chair.Person person
                && person.standIn().isPresent();
    }
}
