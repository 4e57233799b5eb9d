package dev.halma.engine.evaluation;

/** The tunables of the evaluation, each with its usual value and the range in which a tuner may look. */
public enum Weight {
    /** For each step that a piece is away from its goal. */
    STEP(80, 0, 200),
    /** For each step that it is away from the far end of its goal, inside the goal too: the first ones go in deep. */
    DEPTH(30, 0, 100),
    /** For each step again, times the share of the whole way that is still before the piece: laggards cost more. */
    LAG(60, 0, 200),
    /** For each unit that a piece stands off the straight line from camp to goal. */
    ASIDE(12, 0, 60),
    /** For having the turn. */
    TURN(50, 0, 200);

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
