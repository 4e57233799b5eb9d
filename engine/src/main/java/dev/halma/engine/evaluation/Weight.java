package dev.halma.engine.evaluation;

/** The tunables of the evaluation, each with its usual value and the range in which a tuner may look. */
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
    RIVAL(30, 0, 100);

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
