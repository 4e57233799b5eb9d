package dev.halma.server.simulation.world;

import dev.halma.rules.move.Move;
import dev.halma.server.tables.thinking.Thinking;
import dev.halma.table.TableId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Computers that find any legal move after a while. */
public final class SimulatedThinking implements Thinking {

    public static final int LONGEST_MILLIS = 2_000;

    private final SimulatedTime time;
    private final Life life;
    private final Map<TableId, Integer> requests = new HashMap<>();
    private int number;

    public SimulatedThinking(Life life) {
        this.time = life.time();
        this.life = life;
    }

    @Override
    public void think(Task task, Consumer<Move> answer) {
        TableId table = task.table();
        int mine = ++number;
        requests.put(table, mine);
        life.after(time.upTo(LONGEST_MILLIS), () -> {
            if (!Integer.valueOf(mine).equals(requests.get(table))) return;
            requests.remove(table);
            List<Move> moves = task.game().legalMoves();
            answer.accept(moves.get(time.chance().nextInt(moves.size())));
        });
    }

    @Override
    public void forget(TableId table) {
        requests.remove(table);
    }
}
