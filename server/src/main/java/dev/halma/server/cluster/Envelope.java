package dev.halma.server.cluster;

import dev.halma.table.PlayerId;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A message on the bus, with the facts that a node needs without parsing it.
 *
 * @param sender the node that it is from; empty where that does not matter
 * @param version the version of the table after it, for {@link Kind#HAPPENED}
 * @param people a number that changes with the people at the table and their names, for {@link Kind#HAPPENED}
 * @param audience the players who get it; empty if all clients do
 * @param payload the message as clients get it
 */
public record Envelope(
        String sender, Kind kind, int version, int people, Optional<Set<PlayerId>> audience, String payload) {

    /** What a message is about. */
    public enum Kind {
        /** Nothing that a node keeps. */
        OTHER,
        /** Events at a table. */
        HAPPENED,
        /** The presence at a table. */
        AROUND
    }

    private static final String ALL = "*";
    private static final int FIELDS = 5;

    public Envelope {
        audience = audience.map(Set::copyOf);
    }

    /** A message for all clients that listen. */
    public static Envelope of(String payload) {
        return new Envelope("", Kind.OTHER, 0, 0, Optional.empty(), payload);
    }

    /** A message for some players. */
    public static Envelope forPlayers(Set<PlayerId> players, String payload) {
        return new Envelope("", Kind.OTHER, 0, 0, Optional.of(players), payload);
    }

    /** A message about events at a table. */
    public static Envelope happened(String sender, int version, int people, String payload) {
        return new Envelope(sender, Kind.HAPPENED, version, people, Optional.empty(), payload);
    }

    /** A message about the presence at a table. */
    public static Envelope around(String sender, String payload) {
        return new Envelope(sender, Kind.AROUND, 0, 0, Optional.empty(), payload);
    }

    /** Whether a client gets the message; the player is empty for a client that is none. */
    public boolean isFor(Optional<PlayerId> player) {
        return audience.isEmpty() || player.filter(audience.get()::contains).isPresent();
    }

    /** All but the payload, in one word. */
    public String header() {
        String players = audience.map(
                        some -> some.stream().map(PlayerId::text).sorted().collect(Collectors.joining(",")))
                .orElse(ALL);
        return String.join(";", kind.name(), sender, Integer.toString(version), Integer.toString(people), players);
    }

    /**
     * Parses an envelope. Older nodes send no header, so their chat can't be recognised, and none of their messages
     * goes to clients. Clients get the changes when the node compares its tables with the store.
     */
    public static Envelope parse(String header, String payload) {
        String[] fields = header.split(";", -1);
        if (fields.length < FIELDS) return forPlayers(Set.of(), payload);
        Kind kind = Arrays.stream(Kind.values())
                .filter(known -> known.name().equals(fields[0]))
                .findFirst()
                .orElse(Kind.OTHER);
        return new Envelope(
                fields[1], kind, Integer.parseInt(fields[2]), Integer.parseInt(fields[3]), players(fields[4]), payload);
    }

    private static Optional<Set<PlayerId>> players(String text) {
        if (text.equals(ALL)) return Optional.empty();
        Set<PlayerId> players = Arrays.stream(text.split(",", -1))
                .filter(PlayerId::isOne)
                .map(PlayerId::new)
                .collect(Collectors.toSet());
        return Optional.of(players);
    }
}
