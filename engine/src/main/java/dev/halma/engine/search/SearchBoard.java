package dev.halma.engine.search;

import dev.halma.engine.evaluation.Patterns;
import dev.halma.engine.evaluation.Terrain;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Keys;
import dev.halma.rules.move.LiveBoard;
import dev.halma.rules.variant.HouseRules.Win;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A live board that maintains, through make and undo, the data that the search needs at every node: each seat's way
 * left, and the earlier positions.
 */
public final class SearchBoard {

    /** Returned instead of a lead: a move may win, so the position must be searched. */
    public static final int MAY_WIN = Integer.MIN_VALUE;

    /** The first of the numbers whose keys encode the time to leave; no other key uses them. */
    private static final int TIME_TO_LEAVE = -1000;

    /** The first of the numbers whose keys encode the side that is searching; no other key uses them. */
    private static final int VIEWS = -3000;

    /** A way that is longer than any other. */
    private static final int FAR = 1 << 24;

    /** More than the depth of any search, in whole rounds of six seats. */
    private static final int MOST_PLIES = 1024;

    private final LiveBoard live;
    private final Terrain terrain;
    private final int seats;
    private final int[] sides; // for each seat, its side as a set of bits
    private final boolean bothMustBeHome;
    private final int[] wayLeft;
    private final byte[] piecesAtDistance; // the number of pieces for each seat and number of steps to its goal
    private final long[] distances; // for each seat, the numbers of steps at which it has pieces, as a set of bits
    private final long[] keysFromRoot = new long[MOST_PLIES];
    private final int[] made = new int[MOST_PLIES];
    private final byte[] movers = new byte[MOST_PLIES];
    private final long viewKey; // separates scores that hold for one side only, or count only its own way
    private final long[] past;
    private final boolean hasRepeated; // a position has occurred twice, so it may come up for the third time
    private final Patterns patterns;
    private final boolean hasPatterns;
    private final int[] codes; // how each line of the patterns is occupied
    private final int view; // the seat that searches
    private int correction; // of its lead
    private int depth;

    /** A board without learned corrections. */
    public SearchBoard(Game game, Terrain terrain) {
        this(game, terrain, Patterns.NONE);
    }

    /** @param patterns the corrections of the lead of the seat to move, or none */
    public SearchBoard(Game game, Terrain terrain, Patterns patterns) {
        Variant variant = game.variant();
        this.live = game.position().live();
        this.terrain = terrain;
        seats = variant.seats();
        sides = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
            for (Seat partner : variant.sideOf(Seat.of(seat)).seats()) sides[seat] |= 1 << partner.index();
        }
        bothMustBeHome = variant.houseRules().win() == Win.BOTH;
        wayLeft = new int[seats];
        for (int seat = 0; seat < seats; seat++) wayLeft[seat] = terrain.wayLeft(live, seat);
        for (Seat placed : game.places()) wayLeft[placed.index()] = FAR; // it is no longer a rival
        piecesAtDistance = new byte[64 * seats];
        distances = new long[seats];
        for (int cell = 0; cell < 256; cell++) {
            int owner = live.ownerIndex(cell);
            if (owner != LiveBoard.NO_SEAT) arrive(owner, cell);
        }
        view = live.mover();
        this.patterns = patterns.seenBy(view);
        hasPatterns = !patterns.isEmpty();
        codes = this.patterns.codes();
        for (int cell = 0; cell < 256 && hasPatterns; cell++) {
            int owner = live.ownerIndex(cell);
            if (owner != LiveBoard.NO_SEAT) this.patterns.put(codes, cell, owner);
        }
        correction = this.patterns.sum(codes);
        viewKey = viewKey(terrain);
        List<Long> twice = seenTwice(game);
        past = past(game, twice);
        hasRepeated = !twice.isEmpty();
    }

    /** Scores depend on which side is searching, so that side is part of the transposition key. */
    private long viewKey(Terrain terrain) {
        return Keys.key(VIEWS - sides[live.mover()]) ^ (terrain.countsNobodyElse() ? Keys.key(-100) : 0);
    }

    /** The keys of the positions that have occurred twice in the game so far. */
    private static List<Long> seenTwice(Game game) {
        long[] keys = game.history().stream()
                .mapToLong(one -> one.position().key())
                .sorted()
                .toArray();
        List<Long> twice = new ArrayList<>();
        for (int i = 1; i < keys.length; i++) {
            if (keys[i] == keys[i - 1]) twice.add(keys[i]);
        }
        return twice;
    }

    /**
     * The keys of the positions in the game so far, newest first, since a piece last entered its goal, and these others.
     */
    private static long[] past(Game game, List<Long> others) {
        List<Long> keys = new ArrayList<>();
        int turns = game.position().quiet();
        for (Optional<Game> before = game.before();
                before.isPresent() && turns-- > 0;
                before = before.get().before()) {
            keys.add(before.get().position().key());
        }
        keys.addAll(others);
        return keys.stream().mapToLong(Long::longValue).toArray();
    }

    public void make(int move) {
        keysFromRoot[depth] = live.key();
        movers[depth] = (byte) live.mover();
        made[depth++] = move;
        if (move != LiveBoard.PASS) relocate(LiveBoard.from(move), LiveBoard.to(move));
        live.make(move);
    }

    private void relocate(int from, int to) {
        int owner = live.ownerIndex(from);
        wayLeft[owner] -= terrain.gain(owner, from, to);
        leave(owner, from);
        arrive(owner, to);
        if (hasPatterns) correct(owner, from, to);
    }

    private void correct(int owner, int from, int to) {
        correction += patterns.take(codes, from, owner) + patterns.put(codes, to, owner);
    }

    public void undo() {
        live.undo();
        int move = made[--depth];
        if (move != LiveBoard.PASS) {
            int owner = live.ownerIndex(LiveBoard.from(move));
            wayLeft[owner] += terrain.gain(owner, LiveBoard.from(move), LiveBoard.to(move));
            leave(owner, LiveBoard.to(move));
            arrive(owner, LiveBoard.from(move));
            if (hasPatterns) correct(owner, LiveBoard.to(move), LiveBoard.from(move));
        }
    }

    private void arrive(int owner, int cell) {
        int steps = terrain.steps(owner, cell);
        if (piecesAtDistance[64 * owner + steps]++ == 0) distances[owner] |= 1L << steps;
    }

    private void leave(int owner, int cell) {
        int steps = terrain.steps(owner, cell);
        if (--piecesAtDistance[64 * owner + steps] == 0) distances[owner] &= ~(1L << steps);
    }

    /** How each line of the patterns is occupied; see {@link Patterns#codes}. */
    public int[] codes() {
        return codes.clone();
    }

    /** The way left of a seat, with the extra cost of its rearmost piece. */
    private int way(int seat) {
        return wayLeft[seat] + terrain.rear(63 - Long.numberOfLeadingZeros(distances[seat]));
    }

    public int moves(int[] into) {
        return live.moves(into);
    }

    /** The reduction of the seat's way left by a move. */
    int gain(int move) {
        return gain(move, terrain);
    }

    /** The reduction of the seat's way left by a move, by another terrain. */
    public int gain(int move, Terrain terrain) {
        if (move == LiveBoard.PASS) return 0;
        return terrain.gain(live.ownerIndex(LiveBoard.from(move)), LiveBoard.from(move), LiveBoard.to(move));
    }

    public int seats() {
        return seats;
    }

    public int mover() {
        return live.mover();
    }

    /** The seat that has made the last move. */
    int lastMover() {
        return movers[depth - 1];
    }

    /** Whether the search ends here: the game is over, or a seat has won or reached the next place. */
    public boolean isOver() {
        return live.isOver() || live.winner() != LiveBoard.NO_SEAT;
    }

    public int winner() {
        return live.winner();
    }

    /**
     * The key for the transposition table: the position's key, the seats that must leave their camps by now, and the
     * side whose view the score is.
     */
    public long transpositionKey() {
        int due = live.seatsDueToLeave();
        return live.key() ^ viewKey ^ (due == 0 ? 0 : Keys.key(TIME_TO_LEAVE - due));
    }

    public int depth() {
        return depth;
    }

    /** Whether no rule that counts turns or positions takes effect in this number of turns. */
    boolean isSteadyFor(int turns) {
        return !hasRepeated && live.turnsUnderSameRules() >= turns;
    }

    boolean isFull() {
        return depth == MOST_PLIES;
    }

    boolean areOnOneSide(int one, int other) {
        return (sides[one] >> other & 1) != 0;
    }

    /** Whether the position occurred before, in the game or in the search. */
    public boolean isRepeated() {
        long key = live.key();
        for (int i = depth - 2; i >= 0; i--) {
            if (keysFromRoot[i] == key) return true;
        }
        for (long before : past) {
            if (before == key) return true;
        }
        return false;
    }

    /** The way left of a seat's side: that of its leading seat, or of all its seats if all must come home. */
    int wayLeftOfSide(int seat) {
        int least = Integer.MAX_VALUE;
        int sum = 0;
        for (int partner = 0; partner < seats; partner++) {
            if (!areOnOneSide(seat, partner)) continue;
            int way = way(partner);
            least = Math.min(least, way);
            sum += way;
        }
        return bothMustBeHome ? sum : least + terrain.partners(sum - least);
    }

    /**
     * The lead of a seat's side after the best move of the seat to move by gain, or {@link #MAY_WIN} if a move may
     * bring a seat home.
     *
     * @param buffer for the moves
     */
    public int leadAfterBestMove(int seat, int[] buffer) {
        Objects.requireNonNull(buffer, "buffer");
        int count = live.moves(buffer);
        int most = Integer.MIN_VALUE;
        int owner = live.mover();
        for (int i = 0; i < count; i++) {
            int gain = 0;
            if (buffer[i] != LiveBoard.PASS) {
                owner = live.ownerIndex(LiveBoard.from(buffer[i]));
                gain = terrain.gain(owner, LiveBoard.from(buffer[i]), LiveBoard.to(buffer[i]));
            }
            if (gain > most) most = gain;
        }
        if (wayLeft[owner] - most <= terrain.nearlyHome()) return MAY_WIN;
        wayLeft[owner] -= most;
        int lead = lead(seat);
        wayLeft[owner] += most;
        return areOnOneSide(seat, live.mover()) ? lead - terrain.turnValue() : lead + terrain.turnValue();
    }

    /**
     * The lead of a seat's side over the best other side, in the units of the terrain. If an opponent is to move, the
     * value of its turn is subtracted in advance, so leads always compare full rounds.
     */
    public int lead(int seat) {
        return lead(seat, live.mover());
    }

    /** The lead of a seat after the seat to move gains this much and the turn goes to the next seat. */
    public int leadAfterGain(int seat, int gain, int next) {
        int mover = live.mover();
        wayLeft[mover] -= gain;
        int lead = lead(seat, next);
        wayLeft[mover] += gain;
        return lead;
    }

    /** Whether a gain may bring the seat to move home. Then its moves must be made. */
    public boolean mayWin(int gain) {
        return wayLeft[live.mover()] - gain <= terrain.nearlyHome();
    }

    /** Whether a seat may come home with its next move. */
    boolean isAnyoneNearlyHome() {
        for (int seat = 0; seat < seats; seat++) {
            if (wayLeft[seat] <= 3 * terrain.nearlyHome()) return true;
        }
        return false;
    }

    private int lead(int seat, int mover) {
        int best = Integer.MAX_VALUE;
        for (int other = 0; other < seats; other++) {
            if (!areOnOneSide(seat, other)) best = Math.min(best, wayLeftOfSide(other));
        }
        int turnValue = areOnOneSide(seat, mover) ? 0 : terrain.turnValue();
        int lead = terrain.rivals(best) - wayLeftOfSide(seat) - turnValue;
        if (seat == view) return lead + correction;
        // Between two seats, a gain of one is a loss of the other.
        return seats == 2 ? lead - correction : lead;
    }
}
