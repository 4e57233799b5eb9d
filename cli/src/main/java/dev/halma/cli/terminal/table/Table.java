package dev.halma.cli.terminal.table;

import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.told.Told;
import java.util.Optional;

/** Takes requests, and tells what has happened. A request is answered by a new moment, or that it is done, or by a refusal. */
public interface Table extends AutoCloseable {

    /** Hears what happens, on any thread, one thing after another. */
    interface Listener {

        /** Something has changed. */
        void happened(Moment now);

        /** The last request was carried out and has changed nothing, or nothing that has not been heard. */
        void done();

        /** The last request was refused. */
        void refused(Told why);

        /** Something to tell that changes nothing at the table, such as a lost connection. */
        void noted(Told what);
    }

    /** Begins. The listener hears the present moment first. */
    void open(Listener listener);

    void ask(Ask ask);

    /** To be called about once a second: a table elsewhere looks whether its line is still there. */
    default void tick() {}

    /** The game as a file keeps it, with the names of the players; nothing before it begins. */
    Optional<GameRecord> record();

    @Override
    void close();
}
