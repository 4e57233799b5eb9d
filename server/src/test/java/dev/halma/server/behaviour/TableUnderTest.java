package dev.halma.server.behaviour;

import dev.halma.table.Command;
import dev.halma.table.PlayerId;
import dev.halma.table.TableEvent;
import dev.halma.table.TableView;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.Function;

/**
 * A table of some kind, which the behaviours are played at. Another kind, such as the arbiter compiled to WebAssembly, is one more
 * implementation and one more constant in {@link TableBehavioursTest}.
 */
interface TableUnderTest extends AutoCloseable {

    /** What became of a command. */
    sealed interface Outcome {

        /** These events, in order. */
        record Happened(List<TableEvent> events) implements Outcome {}

        /** @param code the key of the reason without its family */
        record Refused(String code) implements Outcome {}
    }

    /** A player asks for something. The player's name may be new to the table: a stranger's. */
    Outcome ask(String who, Command command);

    void later(Duration time);

    /** A player goes away. The table knows it when this returns. */
    void leaves(String who);

    void comes(String who);

    /** The table's time. */
    Instant now();

    /** The table as it is now. */
    TableView view();

    /** The name of a player. */
    Function<PlayerId, String> names();

    /** The table at which the players go on. */
    TableView next();

    @Override
    void close();
}
