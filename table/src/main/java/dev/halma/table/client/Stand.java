package dev.halma.table.client;

import dev.halma.engine.level.Level;
import dev.halma.rules.variant.Seat;
import dev.halma.table.Chair;
import dev.halma.table.PlayerId;
import dev.halma.table.Proposal;
import dev.halma.table.Table;
import dev.halma.table.Table.Phase;
import dev.halma.table.Table.Talk;
import dev.halma.table.TableId;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * How things stand at a table, as the server says it.
 *
 * @param left on the clocks; empty without a clock
 * @param running the seat whose clock runs
 * @param since when it started to run
 */
public record Stand(
        Phase phase,
        boolean isPaused,
        Optional<Seat> toMove,
        Optional<Seat> thinking,
        Optional<TableId> rematch,
        Map<Seat, Chair> chairs,
        Map<Proposal, Talk> talks,
        Map<Seat, Duration> left,
        Optional<Seat> running,
        Instant since) {

    /** How things stand at a table that is known in full. */
    public static Stand of(Table table) {
        boolean hasClock = !table.clocks().left().isEmpty();
        return new Stand(
                table.phase(),
                table.isPaused(),
                table.toMove(),
                table.thinking(),
                table.rematch(),
                table.chairs(),
                table.talks(),
                table.clocks().left(),
                table.clocks().running(),
                hasClock ? table.clocks().since() : Instant.EPOCH);
    }

    static Stand read(JsonNode node) {
        Map<Seat, Chair> chairs = new EnumMap<>(Seat.class);
        node.path("chairs").properties().forEach(chair -> chairs.put(seat(chair.getKey()), chair(chair.getValue())));
        Map<Proposal, Talk> talks = new EnumMap<>(Proposal.class);
        node.path("talks")
                .forEach(talk -> talks.put(
                        Proposal.named(talk.path("proposal").stringValue()).orElseThrow(), talk(talk)));
        JsonNode clocks = node.path("clocks");
        Map<Seat, Duration> left = new EnumMap<>(Seat.class);
        clocks.path("left")
                .properties()
                .forEach(time -> left.put(
                        seat(time.getKey()), Duration.ofMillis(time.getValue().longValue())));
        return new Stand(
                Phase.valueOf(node.path("phase").stringValue().toUpperCase(Locale.ROOT)),
                node.path("paused").booleanValue(),
                seat(node, "toMove"),
                seat(node, "thinking"),
                node.hasNonNull("rematch")
                        ? Optional.of(new TableId(node.path("rematch").stringValue()))
                        : Optional.empty(),
                chairs,
                talks,
                left,
                seat(clocks, "running"),
                Instant.ofEpochMilli(clocks.path("since").longValue(0)));
    }

    private static Chair chair(JsonNode node) {
        return switch (node.path("kind").stringValue()) {
            case "open" -> new Chair.Open();
            case "invited" -> new Chair.Invited();
            case "computer" -> new Chair.Computer(level(node.path("level")).orElseThrow());
            default -> new Chair.Person(new PlayerId(node.path("player").stringValue()), level(node.path("standIn")));
        };
    }

    private static Optional<Level> level(JsonNode node) {
        return node.isNumber() ? Level.of(node.intValue()) : Optional.empty();
    }

    private static Talk talk(JsonNode node) {
        Set<Seat> agreed = EnumSet.noneOf(Seat.class);
        node.path("agreed").forEach(seat -> agreed.add(seat(seat.stringValue())));
        return new Talk(seat(node.path("by").stringValue()), agreed);
    }

    private static Optional<Seat> seat(JsonNode node, String field) {
        return node.hasNonNull(field) ? Optional.of(seat(node.path(field).stringValue())) : Optional.empty();
    }

    static Seat seat(String letter) {
        return Seat.valueOf(letter);
    }

    /** The seats of a player. */
    public Set<Seat> seatsOf(PlayerId player) {
        Set<Seat> seats = EnumSet.noneOf(Seat.class);
        chairs.forEach((seat, chair) -> {
            if (chair.owner().equals(Optional.of(player))) seats.add(seat);
        });
        return seats;
    }
}
