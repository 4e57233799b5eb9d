package dev.halma.engine.search;

/**
 * The history heuristic: how often each move of each seat was best in this search, for the move order. A success moves
 * a value towards its limit and a failure away from it, by more in deeper searches.
 */
final class History {

    private static final int MOVES = 1 << 16;

    private final int limit;
    private final short[] values;

    /** @param limit the largest value, in units of the score; 0 switches it off */
    History(int seats, int limit) {
        this.limit = limit;
        values = new short[limit == 0 ? 0 : seats * MOVES];
    }

    int of(int seat, int move) {
        return limit == 0 ? 0 : values[seat * MOVES + move];
    }

    /** Rewards the move that caused the cutoff, and penalises the moves that were tried before it. */
    void learn(int seat, MoveList moves, int good, int depth) {
        if (limit == 0) return;
        int bonus = Math.min(limit / 2, limit * depth * depth / 64);
        for (int i = 0; i < good; i++) change(seat * MOVES + moves.at(i), -bonus);
        change(seat * MOVES + moves.at(good), bonus);
    }

    private void change(int index, int by) {
        values[index] += (short) (by - values[index] * Math.abs(by) / limit);
    }
}
