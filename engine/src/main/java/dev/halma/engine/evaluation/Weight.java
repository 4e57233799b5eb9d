package dev.halma.engine.evaluation;

/** The tunable weights of evaluation and search, each with its default and the range for a tuner. */
public enum Weight {
    /** Cost per step from a piece to its goal. */
    STEP(80, 0, 200),
    /** Cost per step from a piece to the far end of its goal, inside the goal too. So the first pieces go in deep. */
    DEPTH(30, 0, 100),
    /**
     * Extra cost per step to the goal, times the share of the whole way that the piece still has. So laggards cost
     * more.
     */
    LAG(100, 0, 800),
    /** {@link #LAG} with more than two sides. */
    CROWD_LAG(50, 0, 800),
    /** Cost per unit of distance from the straight line between camp and goal. */
    ASIDE(50, 0, 200),
    /** Extra cost per step from the rearmost piece to its goal, because it will have to come alone. */
    REAR(100, 0, 400),
    /** {@link #REAR} with more than two sides: ladders on a crowded board don't last. */
    CROWD_REAR(200, 0, 400),
    /** The expected gain of the next turn. It makes odd and even depths comparable. */
    TURN(600, 0, 1200),
    /**
     * The number of moves searched for each opponent with more than two sides, sorted by steps gained. With 1, each
     * opponent plays the move that gains most steps; with many, they play against us together.
     */
    REPLIES(1, 1, 99),
    /**
     * The number of opponents between two turns of ours who may play another move than those, with more than two sides.
     * Together with {@link #WIDE_REPLIES} it lies between all of them playing their best move and all of them playing
     * against us (opponent-pruning paranoid search).
     */
    WIDE_OPPONENTS(0, 0, 5),
    /** The number of moves searched for such an opponent. */
    WIDE_REPLIES(4, 1, 99),
    /** The share of the other side's way that counts with two sides, in percent. */
    OPPONENT(100, 0, 100),
    /** The share of the leading rival's way that counts with more than two sides, in percent. */
    RIVAL(30, 0, 100),
    /**
     * The share of the partners' ways that counts beside the leader's, per mille. Only if the first partner home wins.
     */
    PARTNER(125, 0, 1000),
    /** A seat with at most this way left may come home with its next move, so the search makes its moves. */
    NEARLY_HOME(400, 0, 1000),
    /** The penalty for repeating a position: the seat has nothing better, or wastes time. */
    REPETITION(450, 0, 2000),
    /** Half the width of the aspiration window around the score of the previous depth. */
    WINDOW(200, 50, 1000),
    /** The bonus of a killer move in the move order. */
    KILLER(400, 0, 2000),
    /** The depth up to which moves are pruned; {@link #WIDTH} and {@link #WIDER} say how many remain. */
    NARROW(5, 0, 8),
    /** The number of moves searched near the horizon. */
    WIDTH(2, 1, 100),
    /** {@link #WIDTH} with more than two sides. */
    CROWD_WIDTH(4, 1, 100),
    /** The number of further moves per turn of remaining depth. */
    WIDER(4, 0, 40),
    /** {@link #WIDER} with more than two sides. */
    CROWD_WIDER(8, 0, 40),
    /** The index in the move order from which late-move reduction begins. */
    LATE(4, 1, 40),
    /** {@link #LATE} with more than two sides. */
    CROWD_LATE(6, 1, 40),
    /** The index from which the late-move reduction is larger. */
    LATER(12, 1, 80),
    /** The index from which the late-move reduction is largest. Only with two sides. */
    LATEST(24, 1, 80),
    /** The largest change of a move's place in the order by its success elsewhere in the search. Only with two sides. */
    HISTORY(300, 0, 4000),
    /**
     * The lead per turn of remaining depth with which a side near the horizon is taken to stay ahead. Only with two
     * sides; 0 switches it off.
     */
    ENOUGH(300, 0, 4000),
    /**
     * The futility margin of a move near the horizon beyond its gain, per turn of remaining depth. Moves that can't
     * reach the bound with it are pruned. Only with two sides; 0 switches it off.
     */
    FUTILE(150, 0, 4000),
    /** The scale of the random bonus of the opponents' replies in samples, with more than two sides. */
    LUCK(120, 0, 2000),
    /** The number of moves that sampling compares at all, those with the best lead. */
    SAMPLE_FIRST(32, 1, 999),
    /** The number of moves that are compared over two rounds. */
    SAMPLE_KEPT(5, 1, 99),
    /** The number of samples after which half of the moves are dropped. */
    SAMPLES(6, 1, 999),
    /** The number of moves searched for our own turn of the second round. */
    SAMPLE_WIDTH(6, 1, 99);

    private final int usual;
    private final int least;
    private final int most;

    Weight(int usual, int least, int most) {
        this.usual = usual;
        this.least = least;
        this.most = most;
    }

    public int usual() {
        return usual;
    }

    public int least() {
        return least;
    }

    public int most() {
        return most;
    }
}
