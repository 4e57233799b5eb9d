package dev.halma.cli.terminal.table;

import dev.halma.rules.message.Message;
import dev.halma.rules.notation.GameRecord;
import dev.halma.table.Command;
import dev.halma.table.TableEvent;
import java.util.List;
import java.util.Optional;

/** Takes commands to a table, and publishes what happens there. A command is answered by events, or that it is done, or refused. */
public interface TableChannel extends AutoCloseable {

    /** Is called with what happens, on any thread, one call at a time. */
    interface Listener {

        /**
         * Something has changed.
         *
         * @param events what has happened, in order; empty where only the view is known, as at first
         */
        void happened(List<TableEvent> events, Viewpoint now);

        /** The last command was carried out and has changed nothing, or nothing that the listener does not know. */
        void done();

        /** The last command was refused. */
        void refused(Message why);

        /** A message that changes nothing at the table, such as a lost connection. */
        void noted(Message what);
    }

    /** Begins. The listener gets the present state first. */
    void open(Listener listener);

    void ask(Command command);

    /** To be called about once a second: for clocks here, and for the connection to a table elsewhere. */
    default void tick() {}

    /** The game as a file keeps it, with the names of the players; nothing before it begins. */
    Optional<GameRecord> record();

    @Override
    void close();
}
