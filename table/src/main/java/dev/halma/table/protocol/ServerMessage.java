package dev.halma.table.protocol;

import dev.halma.rules.told.Told;
import dev.halma.rules.variant.Seat;
import dev.halma.table.Entry;
import dev.halma.table.Player;
import dev.halma.table.PlayerId;
import dev.halma.table.Table;
import dev.halma.table.TableId;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What the server says. */
public sealed interface ServerMessage {

    /** The first message of a connection: who the client is taken for. */
    record Welcome(Optional<Player> player, Instant now) implements ServerMessage {}

    /** What brings a client up to date with a table. */
    sealed interface OfTable extends ServerMessage {
        Table table();
    }

    /**
     * A whole table, for a client that has nothing yet or is too far behind.
     *
     * @param names the people at the seats
     * @param showsInvitation whether the client may see the invitation: its player has it
     */
    record State(Table table, Map<Seat, String> names, boolean showsInvitation, Instant now) implements OfTable {}

    /** What has happened, and how things stand after it. */
    record Happened(Table table, List<Entry> entries, Map<Seat, String> names, Instant now) implements OfTable {}

    /** A command was carried out, now or before; this is the version after it. */
    record Done(String id, int version) implements ServerMessage {}

    /** A command was refused; nothing has changed. */
    record Refused(String id, Told why) implements ServerMessage {}

    /** Who is there. After a fair wait the others may act for whoever is absent. */
    record Around(TableId table, Map<PlayerId, Instant> absentSince, Duration fairWait, int spectators, Instant now)
            implements ServerMessage {

        /** Whether the same people are there. */
        public boolean saysTheSameAs(Around other) {
            return absentSince.keySet().equals(other.absentSince.keySet()) && spectators == other.spectators;
        }
    }

    record PhraseSaid(TableId table, Seat seat, Phrase phrase) implements ServerMessage {}

    record Chatted(TableId table, Seat seat, String text) implements ServerMessage {}

    /** All tables that are open and those that are played. */
    record Lobby(List<LobbyTable> open, List<LobbyTable> running) implements ServerMessage {}

    /**
     * A table of the client's own has changed in a way that concerns them. Only in streams.
     *
     * @param seats the client's
     * @param isYourTurn whether the client has to move
     */
    record YourTable(Table table, Set<Seat> seats, boolean isYourTurn) implements ServerMessage {
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
}
