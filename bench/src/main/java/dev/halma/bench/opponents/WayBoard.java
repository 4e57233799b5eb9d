package dev.halma.bench.opponents;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.search.SearchBoard;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.LiveBoard;
import java.util.Arrays;

/** The engine's own board with the move orders that the players here need. Every seat plays alone. */
final class WayBoard {

    /** No move. */
    static final int NONE = -1;

    private final SearchBoard board;
    private final Terrain terrain;
    private final Terrain steps;
    private final int[] buffer = new int[LiveBoard.MOST_MOVES];

    WayBoard(Game game, Terrain terrain) {
        this.terrain = terrain;
        steps = Terrain.of(game.variant(), Weights.STEPS_ONLY);
        board = new SearchBoard(game, terrain);
    }

    /** Makes a move. A pass, legal or not, skips the seat to move. */
    void make(int move) {
        board.make(move);
    }

    void undo() {
        board.undo();
    }

    int seats() {
        return board.seats();
    }

    int mover() {
        return board.mover();
    }

    boolean isOver() {
        return board.isOver();
    }

    int winner() {
        return board.winner();
    }

    long key() {
        return board.transpositionKey();
    }

    /** The number of turns since the root, skipped ones included. */
    int length() {
        return board.depth();
    }

    boolean isRepeated() {
        return board.isRepeated();
    }

    /**
     * The moves of the seat to move, those that gain most first.
     *
     * @param known a move to put first if it is legal
     * @param width the largest number of moves
     */
    int[] moves(int known, int width) {
        return moves(terrain, known, width);
    }

    /**
     * The moves of the seat to move, those that gain most steps first. The engine expects opponents to count this way.
     */
    int[] movesBySteps(int width) {
        return moves(steps, NONE, width);
    }

    private int[] moves(Terrain by, int known, int width) {
        int count = board.moves(buffer);
        long[] order = new long[count];
        for (int i = 0; i < count; i++) {
            long guess = buffer[i] == known ? Integer.MAX_VALUE : board.gain(buffer[i], by);
            order[i] = -guess << 32 | i;
        }
        Arrays.sort(order);
        int[] moves = new int[Math.min(width, count)];
        for (int i = 0; i < moves.length; i++) moves[i] = buffer[(int) order[i]];
        return moves;
    }

    /** The steps that a move gains, in the units of the terrain. */
    int stepsGained(int move) {
        return board.gain(move, steps);
    }

    /** The largest gain of a move of the seat to move. */
    int mostGain() {
        int count = board.moves(buffer);
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < count; i++) most = Math.max(most, board.gain(buffer[i], terrain));
        return most;
    }

    /** Whether a gain may bring the seat to move home. Then its moves must be made. */
    boolean mayWin(int gain) {
        return board.mayWin(gain);
    }

    /** The lead of a seat over the best other one, as the engine counts it. */
    int lead(int seat) {
        return board.lead(seat);
    }

    /** The lead of a seat after the seat to move gains this much and the turn goes to the next seat. */
    int leadAfterGain(int seat, int gain, int next) {
        return board.leadAfterGain(seat, gain, next);
    }
}
