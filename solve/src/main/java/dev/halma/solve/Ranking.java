package dev.halma.solve;

/**
 * Numbers all placements of two armies without a gap and without a hash table, by the combinatorial number system: first
 * the army of the seat to move among all cells, then the other one among the cells that are left.
 */
final class Ranking {

    private final int cells;
    private final int pieces;
    private final long[][] choose;
    private final long ofOther; // the number of placements of the other army

    Ranking(int cells, int pieces) {
        this.cells = cells;
        this.pieces = pieces;
        choose = new long[cells + 1][pieces + 2];
        for (int n = 0; n <= cells; n++) {
            choose[n][0] = 1;
            for (int k = 1; k <= pieces + 1 && n > 0; k++) choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
        }
        ofOther = choose[cells - pieces][pieces];
    }

    /** The number of placements with one seat to move. */
    long size() {
        return Math.multiplyExact(choose[cells][pieces], ofOther);
    }

    /**
     * The number of a placement.
     *
     * @param own the cells of the seat to move, ascending
     * @param other the cells of the other seat, ascending
     */
    long rank(int[] own, int[] other) {
        long first = 0;
        for (int i = 0; i < pieces; i++) first += choose[own[i]][i + 1];
        long second = 0;
        int below = 0;
        for (int i = 0; i < pieces; i++) {
            while (below < pieces && own[below] < other[i]) below++;
            second += choose[other[i] - below][i + 1];
        }
        return first * ofOther + second;
    }

    /** Writes the placement with a number, both armies ascending. */
    void unrank(long number, int[] own, int[] other) {
        unrank(number / ofOther, cells, own);
        unrank(number % ofOther, cells - pieces, other);
        int below = 0;
        for (int i = 0; i < pieces; i++) {
            int cell = other[i] + below;
            while (below < pieces && own[below] <= cell) {
                below++;
                cell++;
            }
            other[i] = cell;
        }
    }

    private void unrank(long number, int most, int[] into) {
        long left = number;
        int cell = most;
        for (int i = pieces - 1; i >= 0; i--) {
            do cell--;
            while (choose[cell][i + 1] > left);
            into[i] = cell;
            left -= choose[cell][i + 1];
        }
    }
}
