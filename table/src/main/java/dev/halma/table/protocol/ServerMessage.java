package dev.halma.table.protocol;

import dev.halma.rules.message.Message;
import dev.halma.rules.variant.Seat;
import dev.halma.table.Entry;
import dev.halma.table.Player;
import dev.halma.table.PlayerId;
import dev.halma.table.Table;
import dev.halma.table.TableId;
import dev.halma.table.TableStatus;
import dev.halma.table.TableView;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A message of the server. */
public sealed interface ServerMessage {

    /** The first message of a connection: the player that the client has proved to be. */
    record Welcome(Optional<Player> player, Instant now) implements ServerMessage {}

    /** A message that brings a client up to date with a table. */
    sealed interface OfTable extends ServerMessage {
        TableId table();

        /** The version of the table after the message. */
        int version();
    }

    /** A whole table, for a client that has nothing yet or is too far behind. */
    record State(TableView view, Instant now) implements OfTable {
        @Override
        public TableId table() {
            return view.table();
        }

        @Override
        public int version() {
            return view.version();
        }
    }

    /**
     * Events at a table.
     *
     * @param version after it
     * @param entries none where only a name has changed
     * @param status after it
     */
    record Happened(TableId table, int version, List<Entry> entries, TableStatus status, Instant now)
            implements OfTable {
        public Happened {
            entries = List.copyOf(entries);
        }

        /**
         * The message about entries of a table.
         *
         * @param names of the people at the seats
         */
        public static Happened at(Table table, List<Entry> entries, Map<Seat, String> names, Instant now) {
            return new Happened(table.id(), table.version(), entries, table.status(names), now);
        }
    }

    /** A command was carried out, now or before; this is the version after it. */
    record Done(String id, int version) implements ServerMessage {}

    /** A command was refused; nothing has changed. */
    record Refused(String id, Message why) implements ServerMessage {}

    /**
     * The presence of players and spectators at a table.
     *
     * @param mayActAt when the others may act for each absent player
     */
    record Around(
            TableId table,
            Map<PlayerId, Instant> absentSince,
            Map<PlayerId, Instant> mayActAt,
            int spectators,
            Instant now)
            implements ServerMessage {

        /** The presence at a table. */
        public static Around of(Table table, Map<PlayerId, Instant> absentSince, int spectators, Instant now) {
            Map<PlayerId, Instant> mayActAt = new LinkedHashMap<>();
            absentSince.forEach((player, since) -> mayActAt.put(player, table.mayActAt(player, since)));
            return new Around(table.id(), absentSince, mayActAt, spectators, now);
        }

        /** Whether the same people are present. */
        public boolean saysTheSameAs(Around other) {
            return absentSince.keySet().equals(other.absentSince.keySet()) && spectators == other.spectators;
        }
    }

    record PhraseSaid(TableId table, Seat seat, Phrase phrase) implements ServerMessage {}

    record Chatted(TableId table, Seat seat, String text) implements ServerMessage {}

    /** All tables that are open and those that are played. */
    record Lobby(List<LobbyTable> open, List<LobbyTable> running) implements ServerMessage {}

    /**
     * A table of the client's player has changed in a way that concerns this player. Only in streams.
     *
     * @param variant its id
     * @param seats the seats of the player
     * @param isYourTurn whether the player has to move
     */
    record YourTable(TableId table, int version, Table.Phase phase, String variant, Set<Seat> seats, boolean isYourTurn)
            implements ServerMessage {
        public YourTable {
            seats = Set.copyOf(seats);
        }
    }

    /** To be answered at once by {@link ClientMessage.Pong}. */
    record Ping(long number) implements ServerMessage {}

    /** The answer to {@link ClientMessage.Ping}. */
    record Pong(long number) implements ServerMessage {}

    record NoSuchTable(TableId table) implements ServerMessage {}

    /** The server is about to stop; the client should come back after a while. */
    record Closing(Duration comeBackAfter) implements ServerMessage {}

    /** The client's message was not understood. */
    record NotUnderstood(String why) implements ServerMessage {}

    /**
     * Not a message that this program knows. A newer server may send others; a client ignores them.
     *
     * @param why what is wrong, in English for programmers
     */
    record Unreadable(String why) implements ServerMessage {}
}
