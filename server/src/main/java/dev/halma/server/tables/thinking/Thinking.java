package dev.halma.server.tables.thinking;

import dev.halma.engine.level.Level;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import dev.halma.table.TableId;
import java.util.function.Consumer;

/** Finds moves for computers. */
public interface Thinking {

    /**
     * A move that is wanted at a table.
     *
     * @param isAwaited whether a person plays at the table and waits for it. Computers among themselves come after all
     *     those
     */
    record Task(TableId table, Game game, Level level, boolean isAwaited) {}

    /**
     * Finds a move for the seat to move, sooner or later. A later task of the same table takes the place of an earlier one.
     *
     * @param answer gets the move
     */
    void think(Task task, Consumer<Move> answer);

    /** Drops the task of a table. */
    void forget(TableId table);
}
