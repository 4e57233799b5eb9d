package dev.halma.engine.search;

import dev.halma.engine.evaluation.Evaluation;
import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weight;
import dev.halma.engine.evaluation.Weights;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Keys;
import dev.halma.rules.move.LiveBoard;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * Iterative deepening with principal-variation search. With more than two sides, it expects the opponents of the root's
 * side to play the moves that gain them most, with at most a few surprises; see {@link Weight#WIDE_OPPONENTS}.
 */
public final class Search {

    /** The score of a proven win, minus the turns until it comes: the other side was searched at full width. */
    public static final int WIN = 1_000_000;

    /** The score of an expected win, minus its turns: the other side may have a reply that was not searched. */
    public static final int EXPECTED_WIN = 500_000;

    /** No search looks farther ahead than this number of turns, so a score this close to a win is a win. */
    public static final int FARTHEST_END = 1000;

    static final int SURELY_WON = WIN - FARTHEST_END;
    static final int PROBABLY_WON = EXPECTED_WIN - FARTHEST_END;
    private static final int INFINITE = 2 * WIN;

    /** The first of the numbers whose keys encode surprises; no other key uses them. */
    private static final int SURPRISES = -2000;

    /** The number whose key encodes a restricted choice of moves. */
    private static final int CHOICES = -4000;

    /** The number of nodes between two checks of the limits, about half a millisecond. */
    private static final int NODES_BETWEEN_LOOKS = 512;

    private final SearchBoard board;
    private final Position root;
    private final int[] rootMoves;
    private final long choiceKey; // separates the score of a root with excluded moves from that of the position
    private final TranspositionTable transpositions;
    private final Limits limits;
    private final int rootSeat;
    private final boolean twoSides;
    private final boolean comparesWays;
    private final Breadth breadth;
    private final int repetition;
    private final int window;
    private final int killer;
    private final Terrain steps;
    private final List<MoveList> lists = new ArrayList<>();
    private final int[][] killers = new int[Limits.DEEPEST + 1][2];
    private int surprises; // unexpected moves of opponents since our side's last turn
    private final History history;
    private final Horizon horizon;
    private int bestAtRoot = -1; // of the last iteration
    private int firstAtRoot = -1; // searched first: that one, or the move that failed high in the window
    private int betterAtRoot = -1; // the best so far of this iteration
    private int betterScore;
    private long nodes;
    private long nextLook;
    private long started;
    private boolean stopped;

    /** Unwinds the recursion when a limit is reached. The unfinished iteration is discarded. */
    @SuppressWarnings("serial")
    private static final class Stopped extends RuntimeException {
        private Stopped() {
            super("stopped", null, false, false);
        }
    }

    /**
     * A search of a game that is not over.
     *
     * @param rootMoves the legal moves to choose from
     * @throws IllegalArgumentException if there are none
     */
    public Search(
            Game game, List<Move> rootMoves, TranspositionTable transpositions, Limits limits, Evaluation evaluation) {
        this(game, rootMoves, transpositions, limits, evaluation, usualBreadth(game.variant(), evaluation.weights()));
    }

    Search(
            Game game,
            List<Move> rootMoves,
            TranspositionTable transpositions,
            Limits limits,
            Evaluation evaluation,
            Breadth breadth) {
        Weights weights = evaluation.weights();
        this.root = game.position();
        this.rootMoves = rootMoves.stream().mapToInt(Move::code).toArray();
        if (rootMoves.isEmpty()) throw new IllegalArgumentException("no moves to choose from in " + root);
        this.transpositions = Objects.requireNonNull(transpositions, "transpositions");
        this.limits = Objects.requireNonNull(limits, "limits");
        Terrain terrain = Terrain.of(root.variant(), weights);
        comparesWays = terrain.comparesWays();
        board = new SearchBoard(game, terrain, evaluation.patterns(game.variant()));
        choiceKey = choiceKey(game);
        rootSeat = board.mover();
        twoSides = root.variant().houseRules().sides().sides().size() == 2;
        steps = Terrain.of(root.variant(), Weights.STEPS_ONLY);
        this.breadth = breadth;
        repetition = weights.of(Weight.REPETITION);
        window = weights.of(Weight.WINDOW);
        killer = weights.of(Weight.KILLER);
        history = new History(root.variant().seats(), twoSides ? weights.of(Weight.HISTORY) : 0);
        horizon = twoSides && comparesWays && !breadth.isFull() ? Horizon.of(terrain, weights) : Horizon.NONE;
    }

    private long choiceKey(Game game) {
        if (rootMoves.length == game.legalMoves().size()) return 0;
        long key = CHOICES;
        for (int move : rootMoves) key = Keys.key(key ^ move);
        return key;
    }

    private static Breadth usualBreadth(Variant variant, Weights weights) {
        boolean twoSides = variant.houseRules().sides().sides().size() == 2;
        return Breadth.usual(weights, twoSides, variant.seats());
    }

    /** Finds the best variation. The listener gets each deeper one as it is found; the last one is returned. */
    public Variation best(Consumer<Variation> listener) {
        Objects.requireNonNull(listener, "listener");
        started = limits.clock().getAsLong();
        MoveList moves = list(0);
        moves.fill(board, rootMoves, -1, killers[0], history);
        Variation best = new Variation(0, 0, 0, toMoves(List.of(moves.best(0))));
        for (int depth = 1; depth <= limits.depth() && !stopped; depth++) {
            try {
                betterAtRoot = -1;
                best = iterate(depth, best.score());
                bestAtRoot = best.best().code();
                listener.accept(best);
            } catch (Stopped stop) {
                Variation improved = improved(best);
                if (!improved.equals(best)) listener.accept(improved);
                return improved;
            }
            // A forced move needs no search, unless its score at a fixed depth is wanted.
            boolean isForced = moves.size() == 1 && limits.depth() == Limits.DEEPEST;
            if (isForced || Math.abs(best.score()) > SURELY_WON) break;
        }
        return best;
    }

    /**
     * Searches beside {@link #best} on another thread until it is stopped. Its results go into the transposition table,
     * and the listener gets each deeper variation.
     *
     * @param number odd ones are a depth ahead, so that the threads don't all do the same work at the same time
     */
    public void beside(int number, Consumer<Variation> listener) {
        Objects.requireNonNull(listener, "listener");
        list(0).fill(board, rootMoves, -1, killers[0], history);
        int score = 0;
        for (int depth = 1 + number % 2; depth <= limits.depth() && Math.abs(score) <= SURELY_WON; depth++) {
            try {
                Variation found = iterate(depth, score);
                score = found.score();
                bestAtRoot = found.best().code();
                listener.accept(found);
            } catch (Stopped stop) {
                return;
            }
        }
    }

    /**
     * The result of an iteration that was stopped. It begins with the best move of the one before, so a better move in
     * it is really better. Depth and score stay those of the complete iteration, so that they compare with others,
     * unless the move wins.
     */
    private Variation improved(Variation last) {
        if (betterAtRoot < 0 || last.depth() == 0 || betterAtRoot == bestAtRoot) return last;
        int score = Math.abs(betterScore) > PROBABLY_WON ? betterScore : last.score();
        return new Variation(last.depth(), nodes, score, principalVariation(betterAtRoot, last.depth()));
    }

    /**
     * Step 1. Search in an aspiration window around the last score, and again in a full one if the score lies outside.
     */
    private Variation iterate(int depth, int expected) {
        int alpha = depth < 3 ? -INFINITE : expected - window;
        int beta = depth < 3 ? INFINITE : expected + window;
        firstAtRoot = bestAtRoot;
        int score = search(depth, alpha, beta);
        if (score <= alpha) score = search(depth, -INFINITE, beta);
        if (score >= beta) {
            firstAtRoot = list(0).found();
            score = search(depth, alpha, INFINITE);
        }
        if (score <= alpha) score = search(depth, -INFINITE, INFINITE);
        return new Variation(depth, nodes, score, principalVariation(list(0).found(), depth));
    }

    /** The score of the position for the seat to move, at this depth. */
    private int search(int depth, int alpha, int beta) {
        // Step 2. Limits.
        if (++nodes >= nextLook) look();
        int ply = board.depth();

        // Step 3. Score a game that is over, and a repeated position.
        if (board.isOver()) return scoreOfEnd(ply);
        if (ply > 0 && board.isRepeated()) return evenScore() + (isFriendOfLast() ? -repetition : repetition);
        if (depth == 0 || board.isFull()) return scoreNow();

        // Step 4. Look up the transposition. The root needs a move, so it is always searched.
        long key = ply == 0 ? key() ^ choiceKey : key();
        long known = transpositions.probe(key);
        int knownMove = ply == 0 && firstAtRoot >= 0 ? firstAtRoot : known == 0 ? -1 : TranspositionTable.move(known);
        int knownDepth = known == 0 ? -1 : TranspositionTable.depth(known);
        if (ply > 0 && (breadth.isFull() ? knownDepth == depth : knownDepth >= depth)) {
            int value = fromStored(TranspositionTable.value(known), ply);
            int bound = TranspositionTable.bound(known);
            boolean cuts = bound == TranspositionTable.EXACT
                    || (bound == TranspositionTable.AT_LEAST && value >= beta)
                    || (bound == TranspositionTable.AT_MOST && value <= alpha);
            if (cuts && holdsElsewhere(value, ply)) return value;
        }

        // Step 5. Estimate the last turn by the gain of its best move, without making it, unless a move may win.
        if (depth == 1 && ply > 0 && !breadth.isFull()) {
            int lead = board.leadAfterBestMove(rootSeat, list(ply).moves());
            if (lead != SearchBoard.MAY_WIN) {
                int score = isFriend(board.mover()) ? lead : -lead;
                if (twoSides) transpositions.storeEstimate(key, score);
                return score;
            }
        }

        // Step 6. Near the horizon a side that is far enough ahead stays ahead.
        boolean isNull = ply > 0 && beta - alpha == 1 && Math.abs(beta) < PROBABLY_WON;
        boolean mayPrune = isNull && horizon.isNear(depth) && !board.isAnyoneNearlyHome();
        int now = mayPrune ? scoreNow() : 0;
        if (mayPrune && horizon.atLeast(now, depth) >= beta) return horizon.atLeast(now, depth);

        // Step 7. Order the moves: the known one, killer moves, then by gain and by their history. Many opponents are
        // expected to count steps only.
        MoveList moves = list(ply);
        int[] choice = ply == 0 ? rootMoves : MoveList.ALL;
        if (twoSides || isFriend(board.mover())) {
            moves.fill(board, choice, knownMove, killers[Math.min(ply, Limits.DEEPEST)], history);
        } else {
            moves.fillBySteps(board, steps);
        }
        boolean isOurs = isFriend(board.mover());
        int width = ply == 0 ? moves.size() : breadth.width(depth, moves.size());
        if (!isOurs) width = Math.min(width, breadth.replies(surprises));

        // Step 8. Search each move; after the first one, a null window shows whether it is better. Near the horizon,
        // moves that can't reach the bound are not made.
        int best = -INFINITE;
        int bestMove = LiveBoard.PASS;
        int raised = alpha;
        int before = surprises;
        for (int i = 0; i < width; i++) {
            int move = moves.best(i);
            surprises = isOurs ? 0 : breadth.isSurprise(i) ? before + 1 : before;
            int most = mayPrune && i > 0 ? horizon.atMost(now, board.gain(move), depth) : INFINITE;
            int score = most <= alpha ? most : scoreOf(move, i, depth, raised, beta);
            surprises = before;
            if (score > best) {
                best = score;
                bestMove = move;
            }
            if (score > raised) {
                raised = score;
                if (ply == 0) keepBetter(move, score);
            }
            if (raised >= beta) {
                remember(killers[Math.min(ply, Limits.DEEPEST)], move);
                history.learn(board.mover(), moves, i, depth);
                break;
            }
            // With two sides, a loss is believed once every move has been searched.
            if (i + 1 == width && twoSides && best < -SURELY_WON) width = moves.size();
        }
        if (width < moves.size() && best < Math.min(beta, -SURELY_WON)) best = expected(best);

        // Step 9. Store the result.
        moves.keep(bestMove);
        int bound = best >= beta
                ? TranspositionTable.AT_LEAST
                : best > alpha ? TranspositionTable.EXACT : TranspositionTable.AT_MOST;
        if (holdsElsewhere(best, ply)) transpositions.store(key, toStored(best, ply), depth, bound, bestMove);
        return best;
    }

    /** The score of an expected end, from that of a proven one. */
    static int expected(int proven) {
        return proven > 0 ? proven - WIN + EXPECTED_WIN : proven + WIN - EXPECTED_WIN;
    }

    /**
     * Whether a score also holds where the position comes up with other counters and after other moves. A proven end
     * does not if a rule that counts turns takes effect before it, or if a position of the game may come up for the
     * third time.
     */
    private boolean holdsElsewhere(int score, int ply) {
        if (Math.abs(score) <= SURELY_WON) return true;
        return board.isSteadyFor(WIN - Math.abs(score) - ply);
    }

    /**
     * The replies of an opponent depend on earlier surprises in the round, so their number is part of the transposition
     * key.
     */
    private long key() {
        return board.transpositionKey() ^ (surprises == 0 ? 0 : Keys.key(SURPRISES - surprises));
    }

    private void keepBetter(int move, int score) {
        betterAtRoot = move;
        betterScore = score;
    }

    private int scoreOf(int move, int index, int depth, int alpha, int beta) {
        int mover = board.mover();
        int gain = board.gain(move);
        board.make(move);
        // Late-move reduction: late moves that gain little are searched less deeply, and again in full if they do well.
        int reduction = breadth.reduction(depth, index, gain);
        int score;
        if (index == 0) {
            score = scoreAfter(mover, depth - 1, alpha, beta);
        } else {
            score = scoreAfter(mover, Math.max(0, depth - 1 - reduction), alpha, alpha + 1);
            if (score > alpha && reduction > 0) score = scoreAfter(mover, depth - 1, alpha, alpha + 1);
            if (score > alpha && score < beta) score = scoreAfter(mover, depth - 1, alpha, beta);
        }
        board.undo();
        return score;
    }

    /** The score for the seat that has just moved. It is negated if the turn goes to a seat on another side. */
    private int scoreAfter(int mover, int depth, int alpha, int beta) {
        boolean turnsRound = isFriend(mover) != isFriend(board.mover());
        return turnsRound ? -search(depth, -beta, -alpha) : search(depth, alpha, beta);
    }

    /** The score of the position for the seat to move, without search. */
    private int scoreNow() {
        int lead = board.lead(rootSeat);
        return isFriend(board.mover()) ? lead : -lead;
    }

    /** Whether the seat to move is on the side of the last mover, and so pays for its repetition. */
    private boolean isFriendOfLast() {
        return isFriend(board.lastMover()) == isFriend(board.mover());
    }

    /** The score of a game without progress. It is 0 only where the score compares ways. */
    private int evenScore() {
        return comparesWays ? 0 : scoreNow();
    }

    /** Whether a seat is on the side of the root's seat. */
    private boolean isFriend(int seat) {
        return board.areOnOneSide(rootSeat, seat);
    }

    private int scoreOfEnd(int ply) {
        int winner = board.winner();
        if (winner == LiveBoard.NO_SEAT) return evenScore() - repetition;
        // Several sides need not help each other to win, as this search lets them.
        int win = (twoSides || isFriend(winner) ? WIN : EXPECTED_WIN) - ply;
        return isFriend(winner) == isFriend(board.mover()) ? win : -win;
    }

    /** Stores the score of a win by its distance from this position, not from the root. */
    private static int toStored(int value, int ply) {
        return value > PROBABLY_WON ? value + ply : value < -PROBABLY_WON ? value - ply : value;
    }

    private static int fromStored(int value, int ply) {
        return value > PROBABLY_WON ? value - ply : value < -PROBABLY_WON ? value + ply : value;
    }

    private static void remember(int[] killers, int move) {
        if (killers[0] == move) return;
        killers[1] = killers[0];
        killers[0] = move;
    }

    private void look() {
        nextLook = nodes + NODES_BETWEEN_LOOKS;
        if (nodes >= limits.nodes() || limits.areOver(started)) {
            stopped = true;
            while (board.depth() > 0) board.undo();
            throw new Stopped();
        }
        nextLook = Math.min(nextLook, limits.nodes());
    }

    private MoveList list(int ply) {
        while (lists.size() <= ply) lists.add(new MoveList(killer));
        return lists.get(ply);
    }

    /** Follows the stored best moves after a move at the root as long as they are legal. */
    private List<Move> principalVariation(int first, int depth) {
        List<Integer> codes = new ArrayList<>();
        int[] legal = new int[LiveBoard.MOST_MOVES];
        codes.add(first);
        board.make(first);
        while (codes.size() < depth && !board.isOver() && !board.isRepeated()) {
            long known = transpositions.probe(board.transpositionKey());
            if (known == 0) break;
            int move = TranspositionTable.move(known);
            int count = board.moves(legal);
            boolean isLegal = false;
            for (int i = 0; i < count; i++) isLegal |= legal[i] == move;
            if (!isLegal) break;
            codes.add(move);
            board.make(move);
        }
        for (int i = 0; i < codes.size(); i++) board.undo();
        return toMoves(codes);
    }

    private List<Move> toMoves(List<Integer> codes) {
        List<Move> moves = new ArrayList<>();
        Position position = root;
        for (int code : codes) {
            Move move =
                    position.legalMove(LiveBoard.from(code), LiveBoard.to(code)).orElseThrow();
            moves.add(move);
            position = position.after(move);
        }
        return moves;
    }
}
