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
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * Chooses a move with more than two sides. The replies of several opponents can't be foreseen, so each move is followed
 * through many random samples of the next rounds. In a sample every opponent plays a move that gains many steps, with a
 * random bonus. The move with the best mean is played. The promising moves are compared over one round. Half of them
 * are kept each time, and the last few are compared over two rounds.
 */
public final class Sampling {

    /** The score of a win or a loss in a sample, beside the lead. It matters, but does not decide a mean alone. */
    private static final int END = 8000;

    private static final int MOST_SAMPLES = 10_000;

    /** The number of nodes between two checks of the limits, about half a millisecond. */
    private static final int NODES_BETWEEN_LOOKS = 512;

    /** The number of moves that are made in a last turn, if one of them may win. */
    private static final int MOVES_OF_A_WINNER = 4;

    private static final int SIZES_OF_LUCK = 4096;
    private static final int[] NO_KILLERS = {-1, -1};

    private final SearchBoard board;
    private final Position root;
    private final int rootSeat;
    private final Limits limits;
    private final Terrain steps;
    private final int luck;
    private final int width;
    private final int first;
    private final int kept;
    private final int samplesPerHalf;
    private final int repetition;
    private final int[] sizesOfLuck = new int[SIZES_OF_LUCK];
    private final History noHistory;
    private final List<MoveList> lists = new ArrayList<>();
    private final int[] buffer = new int[LiveBoard.MOST_MOVES];
    private final List<Candidate> candidates = new ArrayList<>();
    private int foundMove;
    private long foundScore;
    private int foundRounds;
    private int rounds; // the number of rounds over which moves are compared at present
    private long sample; // the random seed of the present sample
    private long nodes;
    private long nextLook;
    private long started;

    private static final Comparator<Candidate> BEST_FIRST =
            Comparator.comparingLong(Candidate::sum).reversed();

    /** A move at the root, with the scores of its samples so far. */
    private static final class Candidate {
        private final int move;
        private int score; // in the present sample
        private long sum;

        private Candidate(int move) {
            this.move = move;
        }

        private long sum() {
            return sum;
        }
    }

    /** Unwinds the recursion when a limit is reached. The unfinished sample is discarded. */
    @SuppressWarnings("serial")
    private static final class Stopped extends RuntimeException {
        private Stopped() {
            super("stopped", null, false, false);
        }
    }

    /**
     * Samples of a game that is not over.
     *
     * @param rootMoves the legal moves to choose from
     * @throws IllegalArgumentException if there are none
     */
    public Sampling(Game game, List<Move> rootMoves, Limits limits, Evaluation evaluation) {
        Weights weights = evaluation.weights();
        root = game.position();
        if (rootMoves.isEmpty()) throw new IllegalArgumentException("no moves to choose from in " + root);
        for (Move move : rootMoves) candidates.add(new Candidate(move.code()));
        this.limits = Objects.requireNonNull(limits, "limits");
        board = new SearchBoard(game, Terrain.of(root.variant(), weights), evaluation.patterns(root.variant()));
        rootSeat = board.mover();
        steps = Terrain.of(root.variant(), Weights.STEPS_ONLY);
        luck = weights.of(Weight.LUCK);
        width = weights.of(Weight.SAMPLE_WIDTH);
        first = weights.of(Weight.SAMPLE_FIRST);
        kept = weights.of(Weight.SAMPLE_KEPT);
        samplesPerHalf = weights.of(Weight.SAMPLES);
        repetition = weights.of(Weight.REPETITION);
        noHistory = new History(root.variant().seats(), 0);
        // The bonus has a Gumbel distribution, that of the largest of many small values: a good move is sometimes
        // missed.
        for (int i = 0; i < SIZES_OF_LUCK; i++) {
            sizesOfLuck[i] = (int) Math.round(-luck * Math.log(-Math.log((i + 0.5) / SIZES_OF_LUCK)));
        }
    }

    /** Finds the best move. The listener gets each better variation as it is found; the last one is returned. */
    public Variation best(Consumer<Variation> listener) {
        Objects.requireNonNull(listener, "listener");
        started = limits.clock().getAsLong();
        for (Candidate candidate : candidates) candidate.sum = scoreAtOnce(candidate.move);
        candidates.sort(BEST_FIRST);
        find(1);
        if (candidates.size() > 1 && foundScore < Search.SURELY_WON) {
            try {
                compare(listener);
            } catch (Stopped stop) {
                // The result of the last complete comparison is played.
            }
        }
        Variation found = variation();
        listener.accept(found);
        return found;
    }

    /** The static score of the position after a move. */
    private int scoreAtOnce(int move) {
        board.make(move);
        boolean wins = board.isOver() && isOurs(board.winner());
        int score = wins ? Search.WIN - 1 : board.isOver() ? scoreOfEnd() : board.lead(rootSeat);
        if (board.isRepeated()) score -= repetition;
        board.undo();
        return score;
    }

    private void compare(Consumer<Variation> listener) {
        keep(first);
        begin(1);
        for (int samples = 0; candidates.size() > kept; ) {
            for (int i = 0; i < samplesPerHalf; i++) take(samples++);
            find(samples);
            listener.accept(variation());
            keep(Math.max(kept, candidates.size() / 2));
        }
        begin(2);
        for (int samples = 0; samples < MOST_SAMPLES; ) {
            take(samples++);
            if (samples >= samplesPerHalf) find(samples);
            if (Integer.bitCount(samples) == 1 && samples >= samplesPerHalf) listener.accept(variation());
        }
    }

    private void begin(int rounds) {
        this.rounds = rounds;
        for (Candidate candidate : candidates) candidate.sum = 0;
    }

    private void keep(int count) {
        if (candidates.size() > count)
            candidates.subList(count, candidates.size()).clear();
    }

    /**
     * Follows all candidates through the sample of this number. They share its random numbers, so differences have less
     * noise.
     */
    private void take(int number) {
        sample = Keys.key(number);
        for (Candidate candidate : candidates) {
            board.make(candidate.move);
            candidate.score = follow(rounds - 1) - (board.isRepeated() ? repetition : 0);
            board.undo();
        }
        for (Candidate candidate : candidates) candidate.sum += candidate.score;
    }

    /** Sorts the candidates and stores the best one. */
    private void find(int samples) {
        candidates.sort(BEST_FIRST);
        foundMove = candidates.get(0).move;
        foundScore = candidates.get(0).sum / samples;
        foundRounds = rounds;
    }

    /** The score for our side after the opponents' turns and this number of own ones, with an estimate of one more. */
    private int follow(int turns) {
        int replies = 0;
        while (!board.isOver() && board.mover() != rootSeat && replies < 2 * board.seats()) {
            board.make(reply(1));
            look();
            replies++;
        }
        int score = board.isOver()
                ? scoreOfEnd()
                : board.mover() != rootSeat ? board.lead(rootSeat) : turns == 0 ? afterBestMove() : bestOf(turns);
        for (int i = 0; i < replies; i++) board.undo();
        return score;
    }

    /**
     * The move of the seat to move in this sample: one that gains many steps, with a random bonus.
     *
     * @param times the factor of the bonus: 1, or 0 for the likeliest move
     */
    private int reply(int times) {
        int count = board.moves(buffer);
        int best = buffer[0];
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < count; i++) {
            long chance = Keys.key(sample ^ ((long) board.mover() << 16 | buffer[i]));
            int liking = board.gain(buffer[i], steps) + times * sizesOfLuck[(int) (chance >>> 52)];
            if (liking > most) {
                most = liking;
                best = buffer[i];
            }
        }
        return best;
    }

    private int bestOf(int turns) {
        MoveList moves = moves();
        int best = Integer.MIN_VALUE;
        for (int i = 0; i < Math.min(width, moves.size()); i++) {
            board.make(moves.best(i));
            look();
            best = Math.max(best, follow(turns - 1));
            board.undo();
        }
        return best;
    }

    private int afterBestMove() {
        int lead = board.leadAfterBestMove(rootSeat, buffer);
        if (lead != SearchBoard.MAY_WIN) return lead;
        MoveList moves = moves();
        int best = Integer.MIN_VALUE;
        for (int i = 0; i < Math.min(MOVES_OF_A_WINNER, moves.size()); i++) {
            board.make(moves.best(i));
            look();
            best = Math.max(best, board.isOver() ? scoreOfEnd() : board.lead(rootSeat));
            board.undo();
        }
        return best;
    }

    /** The moves of the seat to move, those that gain most first. */
    private MoveList moves() {
        while (lists.size() <= board.depth()) lists.add(new MoveList(0));
        MoveList moves = lists.get(board.depth());
        moves.fill(board, MoveList.ALL, -1, NO_KILLERS, noHistory);
        return moves;
    }

    private int scoreOfEnd() {
        int winner = board.winner();
        if (winner == LiveBoard.NO_SEAT) return board.lead(rootSeat) - repetition;
        return board.lead(rootSeat) + (isOurs(winner) ? END : -END);
    }

    private boolean isOurs(int seat) {
        return seat != LiveBoard.NO_SEAT && board.areOnOneSide(rootSeat, seat);
    }

    private void look() {
        if (++nodes < nextLook) return;
        nextLook = Math.min(nodes + NODES_BETWEEN_LOOKS, Math.max(nodes + 1, limits.nodes()));
        if (nodes >= limits.nodes() || limits.areOver(started)) throw new Stopped();
    }

    /** The best move so far, and the likeliest replies. */
    private Variation variation() {
        while (board.depth() > 0) board.undo();
        List<Move> moves = new ArrayList<>();
        Position position = root;
        int code = foundMove;
        while (true) {
            Move move =
                    position.legalMove(LiveBoard.from(code), LiveBoard.to(code)).orElseThrow();
            moves.add(move);
            position = position.after(move);
            board.make(code);
            if (board.isOver() || board.mover() == rootSeat || moves.size() == board.seats()) break;
            code = reply(0);
        }
        while (board.depth() > 0) board.undo();
        int seatsInPlay = root.seatsInPlay().size();
        return new Variation(Math.max(1, foundRounds * seatsInPlay), nodes, (int) foundScore, moves);
    }
}
