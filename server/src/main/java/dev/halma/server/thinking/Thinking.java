package dev.halma.server.thinking;

import dev.halma.engine.level.Level;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import dev.halma.table.TableId;
import java.util.function.Consumer;

/** Finds moves for computers. */
public interface Thinking {

    /**
     * Finds a move for the seat to move, sooner or later. A later request for the same table takes the place of an
     * earlier one.
     *
     * @param answer gets the move
     */
    void think(TableId table, Game game, Level level, Consumer<Move> answer);

    /** Nobody waits for a move at this table any more. */
    void forget(TableId table);
}
