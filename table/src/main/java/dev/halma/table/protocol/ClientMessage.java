package dev.halma.table.protocol;

import dev.halma.rules.variant.Seat;
import dev.halma.table.Command;
import dev.halma.table.TableId;

/** A message of a client. */
public sealed interface ClientMessage {

    /**
     * Subscribes to the events of a table.
     *
     * @param since the last version that the client has; 0 for none
     */
    record Watch(TableId table, int since) implements ClientMessage {}

    record Unwatch(TableId table) implements ClientMessage {}

    /**
     * A command to a table. It is answered by {@link ServerMessage.Done} or {@link ServerMessage.Refused}.
     *
     * @param id the client's own; the same command sent again with the same id is carried out once
     */
    record Ask(String id, TableId table, Command command) implements ClientMessage {}

    /** A preset phrase of a seat, for all clients at the table. */
    record SayPhrase(String id, TableId table, Seat seat, Phrase phrase) implements ClientMessage {}

    /** Free text, where the maker of the table has allowed chat. */
    record Chat(String id, TableId table, Seat seat, String text) implements ClientMessage {}

    /** Subscribes to the lists of open and running tables, or unsubscribes. */
    record WatchLobby(boolean on) implements ClientMessage {}

    /** Asks whether the server is alive. It answers at once with {@link ServerMessage.Pong} and the same number. */
    record Ping(long number) implements ClientMessage {}

    /** The answer to {@link ServerMessage.Ping}. */
    record Pong(long number) implements ClientMessage {}

    /**
     * A text that is not a message.
     *
     * @param id the command's, if it could be read
     * @param why what is wrong, and what would be right, in English for programmers
     */
    record Unreadable(String id, String why) implements ClientMessage {}
}
