package dev.halma.bench.opponents;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.search.SearchBoard;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.LiveBoard;
import java.util.Arrays;

/** The engine's own board with the orders of moves that the players here ask for. Everybody plays alone. */
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

    /** Plays a move. A pass, legal or not, lets the seat to move stand still. */
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
        return board.tableKey();
    }

    /** Turns made since the position at the root, those of seats that stood still included. */
    int length() {
        return board.depth();
    }

    boolean isRepeated() {
        return board.isRepeated();
    }

    /**
     * The moves of the seat to move that gain it most, most first.
     *
     * @param known a move that comes before all others where it is legal
     * @param width how many at the most
     */
    int[] moves(int known, int width) {
        return moves(terrain, known, width);
    }

    /** The moves of the seat to move that bring it most steps nearer to home, as the engine takes opponents to count. */
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

    /** How many steps a move gains, in the units of the terrain. */
    int stepsGained(int move) {
        return board.gain(move, steps);
    }

    /** What the seat to move can gain by one move. */
    int mostGain() {
        int count = board.moves(buffer);
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < count; i++) most = Math.max(most, board.gain(buffer[i], terrain));
        return most;
    }

    /** Whether a gain may bring the seat to move home: then its moves have to be made. */
    boolean mayWin(int gain) {
        return board.mayWin(gain);
    }

    /** How far a seat is ahead of the best of the others, as the engine counts it. */
    int lead(int seat) {
        return board.lead(seat);
    }

    /** The lead of a seat if the seat to move gains so much and the turn goes to the next. */
    int leadAfterGain(int seat, int gain, int next) {
        return board.leadAfterGain(seat, gain, next);
    }
}
