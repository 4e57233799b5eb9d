package dev.halma.server.simulation;

import dev.halma.engine.level.Level;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import dev.halma.server.table.TableId;
import dev.halma.server.thinking.Thinking;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Computers that find any legal move after a while. */
final class SimulatedThinking implements Thinking {

    static final int LONGEST_MILLIS = 2_000;

    private final SimulatedTime time;
    private final BooleanSupplier isAlive;
    private final Map<TableId, Integer> requests = new HashMap<>();
    private int number;

    SimulatedThinking(SimulatedTime time, BooleanSupplier isAlive) {
        this.time = time;
        this.isAlive = isAlive;
    }

    @Override
    public void think(TableId table, Game game, Level level, Consumer<String> answer) {
        int mine = ++number;
        requests.put(table, mine);
        time.after(time.upTo(LONGEST_MILLIS), () -> {
            if (!isAlive.getAsBoolean() || !Integer.valueOf(mine).equals(requests.get(table))) return;
            requests.remove(table);
            List<Move> moves = game.legalMoves();
            answer.accept(moves.get(time.chance().nextInt(moves.size())).toString());
        });
    }

    @Override
    public void forget(TableId table) {
        requests.remove(table);
    }
}
