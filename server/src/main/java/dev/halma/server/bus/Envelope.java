package dev.halma.server.bus;

import dev.halma.table.PlayerId;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A message on the bus, with what a node has to know of it without reading it.
 *
 * @param sender the node that it is from; empty where that does not matter
 * @param version the version of the table after it, for {@link Kind#HAPPENED}
 * @param people a number that changes with the people at the table and their names, for {@link Kind#HAPPENED}
 * @param audience the players whom it is for; nothing if it is for all clients
 * @param payload the message as clients get it
 */
public record Envelope(
        String sender, Kind kind, int version, int people, Optional<Set<PlayerId>> audience, String payload) {

    /** What a message tells of a table. */
    public enum Kind {
        /** Nothing that a node keeps. */
        OTHER,
        /** Something has happened at it. */
        HAPPENED,
        /** Who is there. */
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

    /** What has happened at a table. */
    public static Envelope happened(String sender, int version, int people, String payload) {
        return new Envelope(sender, Kind.HAPPENED, version, people, Optional.empty(), payload);
    }

    /** Who is at a table. */
    public static Envelope around(String sender, String payload) {
        return new Envelope(sender, Kind.AROUND, 0, 0, Optional.empty(), payload);
    }

    /** Whether a client gets the message; nothing for a client that is no player. */
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
     * Reads an envelope. Older programs send no header; their chat looks like any other message, so nothing of theirs goes to
     * clients. Those get it when the node compares its tables with the store.
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
