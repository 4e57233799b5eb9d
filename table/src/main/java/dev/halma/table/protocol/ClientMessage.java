package dev.halma.table.protocol;

import dev.halma.rules.variant.Seat;
import dev.halma.table.Command;
import dev.halma.table.TableId;

/** What a client says. */
public sealed interface ClientMessage {

    /**
     * To be told what happens at a table.
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

    /** A preset phrase, said by a seat to everybody at the table. */
    record SayPhrase(String id, TableId table, Seat seat, Phrase phrase) implements ClientMessage {}

    /** Free words, where the maker of the table has allowed them. */
    record Chat(String id, TableId table, Seat seat, String text) implements ClientMessage {}

    /** To be told which tables are open and which are played, or no longer. */
    record WatchLobby(boolean on) implements ClientMessage {}

    /** Whether the server is still there. It is answered at once by {@link ServerMessage.Pong} with the same number. */
    record Ping(long number) implements ClientMessage {}

    /** The answer to {@link ServerMessage.Ping}. */
    record Pong(long number) implements ClientMessage {}

    /**
     * Not a message.
     *
     * @param id the command's, if it could be read
     * @param why what is wrong, and what would be right, in English for programmers
     */
    record Unreadable(String id, String why) implements ClientMessage {}
}
