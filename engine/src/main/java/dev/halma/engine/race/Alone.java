package dev.halma.engine.race;

import dev.halma.rules.board.Board;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.board.Direction;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A seat's pieces as if there were no others on the board, and distances in steps. */
final class Alone {

    /** The distance of cells from which no steps lead there. */
    static final int FAR = 255;

    private Alone() {}

    /** The number of steps from each cell to the nearest of these. */
    static int[] stepsTo(Board board, CellSet ends) {
        int[] steps = new int[256];
        Arrays.fill(steps, FAR);
        List<Integer> queue = new ArrayList<>();
        for (int end : ends.stream().toArray()) {
            steps[end] = 0;
            queue.add(end);
        }
        for (int i = 0; i < queue.size(); i++) {
            int cell = queue.get(i);
            for (Direction direction : board.directions()) {
                int next = board.neighbour(cell, direction);
                if (next == Board.NONE || steps[next] != FAR) continue;
                steps[next] = steps[cell] + 1;
                queue.add(next);
            }
        }
        return steps;
    }
}
