package dev.halma.engine.evaluation;

/** The tunables of evaluation and search, each with its usual value and the range in which a tuner may look. */
public enum Weight {
    /** For each step that a piece is away from its goal. */
    STEP(80, 0, 200),
    /** For each step that it is away from the far end of its goal, inside the goal too: the first ones go in deep. */
    DEPTH(30, 0, 100),
    /** For each step again, times the share of the whole way that is still before the piece: laggards cost more. */
    LAG(100, 0, 800),
    /** {@link #LAG} where there are more than two sides. */
    CROWD_LAG(50, 0, 800),
    /** For each unit that a piece stands off the straight line from camp to goal. */
    ASIDE(50, 0, 200),
    /** For each step that the rearmost piece is away from its goal, once more: it will have to come alone. */
    REAR(100, 0, 400),
    /** {@link #REAR} where there are more than two sides: ladders across a crowded board are soon gone. */
    CROWD_REAR(200, 0, 400),
    /** What the turn that is about to come will gain: with it, odd and even depths can be compared. */
    TURN(600, 0, 1200),
    /**
     * How many moves of each opponent are looked at where there are more than two sides: 1 takes them to play what gains
     * them most, many to play against us together. What gains most goes by steps alone.
     */
    REPLIES(1, 1, 99),
    /** How much of the other side's way counts, of a hundred, where there are two sides. */
    OPPONENT(100, 0, 100),
    /** How much of the leading rival's way counts, of a hundred, where there are more than two sides. */
    RIVAL(30, 0, 100),
    /** Where partners win by the first one home: how much of the others' ways counts beside the leader's, of a thousand. */
    PARTNER(125, 0, 1000),
    /** A seat with no more of its way left than this may come home by its next move, so its moves are made. */
    NEARLY_HOME(400, 0, 1000),
    /** What it costs to bring a position back: who does so has nothing better, or wastes time. */
    REPETITION(450, 0, 2000),
    /** The half width of the window round the score of the depth before. */
    WINDOW(200, 50, 1000),
    /** How much sooner a killer is tried: as if it gained so much more. */
    KILLER(400, 0, 2000),
    /** How many turns before the horizon some moves are left out; {@link #WIDTH} and {@link #WIDER} say how many stay. */
    NARROW(5, 0, 8),
    /** How many moves of a node near the horizon are looked at. */
    WIDTH(4, 1, 100),
    /** How many more for each turn that is left. */
    WIDER(8, 0, 40),
    /** From this place in the order on, a move is late and is looked at less deeply. */
    LATE(4, 1, 40),
    /** {@link #LATE} where there are more than two sides. */
    CROWD_LATE(6, 1, 40),
    /** From this place on, even less deeply. */
    LATER(12, 1, 80);

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
