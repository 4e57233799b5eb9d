package dev.halma.bench.opponents;

import dev.halma.engine.evaluation.Keys;
import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.LiveBoard;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A live board that keeps, through make and undo, the way left of each seat and which positions have come up. Everybody
 * plays alone: there are no partners here.
 */
final class WayBoard {

    /** No move. */
    static final int NONE = -1;

    private final LiveBoard live;
    private final Terrain terrain;
    private final Terrain steps;
    private final int seats;
    private final int[] wayLeft;
    private final byte[] standing; // for each seat and number of steps to its goal, how many pieces stand there
    private final long[] distances; // for each seat, at which numbers of steps some stand, as a set of bits
    private final int[] buffer = new int[LiveBoard.MOST_MOVES];
    private final long[] past;
    private long[] path = new long[64];
    private int[] made = new int[64];
    private long hash;
    private int length;

    WayBoard(Game game, Terrain terrain) {
        this.terrain = terrain;
        steps = Terrain.of(game.variant(), Weights.STEPS_ONLY);
        live = game.position().live();
        seats = game.variant().seats();
        wayLeft = new int[seats];
        standing = new byte[64 * seats];
        distances = new long[seats];
        for (int seat = 0; seat < seats; seat++) wayLeft[seat] = terrain.wayLeft(live, seat);
        for (int cell = 0; cell < 256; cell++) {
            if (live.ownerIndex(cell) != LiveBoard.NOBODY) arrive(live.ownerIndex(cell), cell);
        }
        hash = hash(live);
        past = past(game);
    }

    /** The positions of the game before this one since a piece last came home. */
    private static long[] past(Game game) {
        List<Long> hashes = new ArrayList<>();
        int turns = game.position().quiet();
        for (Optional<Game> before = game.before();
                before.isPresent() && turns-- > 0;
                before = before.get().before()) {
            hashes.add(hash(before.get().position().live()));
        }
        return hashes.stream().mapToLong(Long::longValue).toArray();
    }

    private static long hash(LiveBoard live) {
        long hash = turnKey(live.mover());
        for (int cell = 0; cell < 256; cell++) {
            int owner = live.ownerIndex(cell);
            if (owner != LiveBoard.NOBODY) hash ^= pieceKey(owner, cell);
        }
        return hash;
    }

    private static long pieceKey(int owner, int cell) {
        return Keys.key(256L * owner + cell + 1);
    }

    private static long turnKey(int seat) {
        return Keys.key(-1L - seat);
    }

    /** Plays a move. A pass, legal or not, lets the seat to move stand still. */
    void make(int move) {
        if (length == made.length) {
            path = Arrays.copyOf(path, 2 * length);
            made = Arrays.copyOf(made, 2 * length);
        }
        path[length] = hash;
        made[length++] = move;
        hash ^= turnKey(live.mover());
        if (move != LiveBoard.PASS) relocate(LiveBoard.from(move), LiveBoard.to(move));
        live.make(move);
        hash ^= turnKey(live.mover());
    }

    private void relocate(int from, int to) {
        int owner = live.ownerIndex(from);
        shift(owner, from, to);
        hash ^= pieceKey(owner, from) ^ pieceKey(owner, to);
    }

    void undo() {
        live.undo();
        int move = made[--length];
        hash = path[length];
        int from = LiveBoard.from(move);
        if (move != LiveBoard.PASS) shift(live.ownerIndex(from), LiveBoard.to(move), from);
    }

    private void shift(int owner, int from, int to) {
        wayLeft[owner] -= terrain.gain(owner, from, to);
        leave(owner, from);
        arrive(owner, to);
    }

    private void arrive(int owner, int cell) {
        int steps = terrain.steps(owner, cell);
        if (standing[64 * owner + steps]++ == 0) distances[owner] |= 1L << steps;
    }

    private void leave(int owner, int cell) {
        int steps = terrain.steps(owner, cell);
        if (--standing[64 * owner + steps] == 0) distances[owner] &= ~(1L << steps);
    }

    int seats() {
        return seats;
    }

    int mover() {
        return live.mover();
    }

    boolean isOver() {
        return live.isOver();
    }

    int winner() {
        return live.winner();
    }

    long hash() {
        return hash;
    }

    /** Turns made since the position at the root, those of seats that stood still included. */
    int length() {
        return length;
    }

    boolean isRepeated() {
        for (int i = length - 2; i >= 0; i--) {
            if (path[i] == hash) return true;
        }
        for (long before : past) {
            if (before == hash) return true;
        }
        return false;
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
        int count = live.moves(buffer);
        long[] order = new long[count];
        for (int i = 0; i < count; i++) {
            long guess = buffer[i] == known ? Integer.MAX_VALUE : gain(buffer[i], by);
            order[i] = -guess << 32 | i;
        }
        Arrays.sort(order);
        int[] moves = new int[Math.min(width, count)];
        for (int i = 0; i < moves.length; i++) moves[i] = buffer[(int) order[i]];
        return moves;
    }

    /** How many steps a move gains, in the units of the terrain. */
    int stepsGained(int move) {
        return gain(move, steps);
    }

    private int gain(int move, Terrain by) {
        if (move == LiveBoard.PASS) return 0;
        int from = LiveBoard.from(move);
        return by.gain(live.ownerIndex(from), from, LiveBoard.to(move));
    }

    /** What the seat to move can gain by one move. */
    int mostGain() {
        int count = live.moves(buffer);
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < count; i++) most = Math.max(most, gain(buffer[i], terrain));
        return most;
    }

    /** Whether a gain may bring the seat to move home: then its moves have to be made. */
    boolean mayWin(int gain) {
        return wayLeft[live.mover()] - gain <= terrain.nearlyHome();
    }

    /** How far a seat is ahead of the best of the others, as the engine counts it. */
    int lead(int seat) {
        return lead(seat, live.mover());
    }

    /** The lead of a seat if the seat to move gains so much and the turn goes to the next. */
    int leadAfterGain(int seat, int gain, int next) {
        int mover = live.mover();
        wayLeft[mover] -= gain;
        int lead = lead(seat, next);
        wayLeft[mover] += gain;
        return lead;
    }

    private int lead(int seat, int mover) {
        int best = Integer.MAX_VALUE;
        for (int other = 0; other < seats; other++) {
            if (other != seat) best = Math.min(best, way(other));
        }
        return terrain.rivals(best) - way(seat) - (seat == mover ? 0 : terrain.turn());
    }

    /** The way left of one seat, with what its rearmost piece costs once more. */
    private int way(int seat) {
        return wayLeft[seat] + terrain.rear(63 - Long.numberOfLeadingZeros(distances[seat]));
    }
}
