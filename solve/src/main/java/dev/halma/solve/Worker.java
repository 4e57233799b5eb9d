package dev.halma.solve;

/** One thread's part of a pass. It keeps its arrays, so that nothing is allocated for a position. */
final class Worker {

    private final Moves moves;
    private final Moves before; // the same rules, for positions one turn earlier
    private final Ranking ranking;
    private final Table table;
    private final int[] own;
    private final int[] other;
    private final int[] earlierOwn; // the seat to move one turn earlier, as it sees the board
    private final int[] earlierOther;
    private final int[] moved;
    private final int[] childOwn;
    private final int[] childOther;

    Worker(Moves moves, Ranking ranking, Table table) {
        this.moves = moves;
        this.ranking = ranking;
        this.table = table;
        before = moves.another();
        own = new int[moves.pieces];
        other = new int[moves.pieces];
        earlierOwn = new int[moves.pieces];
        earlierOther = new int[moves.pieces];
        moved = new int[moves.pieces];
        childOwn = new int[moves.pieces];
        childOther = new int[moves.pieces];
    }

    /** Goes through a block and returns how many of its positions the pass looks for. */
    long block(int pass, long from, long end) {
        long found = 0;
        for (long number = from; number < end; number++) {
            if (pass == 0) {
                begin(number);
            } else if (table.get(number) == pass) {
                found++;
                lookBefore(number, pass);
            }
        }
        return found;
    }

    private void begin(long number) {
        ranking.unrank(number, own, other);
        moves.set(own, other);
        int value = moves.ownHasWon(own, other) ? Table.NEVER : moves.otherHasWon(own, other) ? 1 : Table.OPEN;
        if (table.get(number) != value) table.put(number, value);
    }

    /** Decides the positions from which one move leads to this one. The other seat made that move, and moves are reversible. */
    private void lookBefore(long number, int pass) {
        ranking.unrank(number, own, other);
        // As the other seat sees it: its army is its own.
        moves.turned(other, earlierOwn);
        moves.turned(own, earlierOther);
        moves.set(earlierOwn, earlierOther);
        if (!moves.canMove(earlierOwn)) decide(earlierOwn, pass); // its turn was passed over
        for (int i = 0; i < moves.pieces; i++) {
            moves.list(earlierOwn[i]);
            for (int j = 0; j < moves.count; j++) {
                System.arraycopy(earlierOwn, 0, moved, 0, moved.length);
                Moves.replace(moved, i, moves.to[j]);
                decide(moved, pass);
            }
        }
    }

    private void decide(int[] army, int pass) {
        long number = ranking.rank(army, earlierOther);
        if (table.get(number) != Table.OPEN) return;
        boolean isDecided = pass % 2 == 1 ? hasMoveTo(army, pass) : losesAlways(army, pass);
        if (isDecided) table.put(number, pass + 1);
    }

    /** Whether a legal move leads to a lost position of this pass. Without duties every reversed move is legal. */
    private boolean hasMoveTo(int[] army, int pass) {
        if (!before.hasDuties()) return true;
        before.set(army, earlierOther);
        return before.isFree(army, earlierOther) || childValues(army, pass, true);
    }

    private boolean losesAlways(int[] army, int pass) {
        return childValues(army, pass, false);
    }

    /**
     * With {@code anyLost}, whether some legal move leads to a position that is lost in this pass. Otherwise whether every
     * legal move leads to one that is won by now.
     */
    private boolean childValues(int[] army, int pass, boolean anyLost) {
        before.set(army, earlierOther);
        before.turned(earlierOther, childOwn);
        if (!before.canMove(army)) {
            before.turned(army, childOther);
            return matches(table.get(ranking.rank(childOwn, childOther)), pass, anyLost);
        }
        long movable = before.movable(army, earlierOther);
        int[] after = before.scratch();
        for (int i = 0; i < before.pieces; i++) {
            if ((movable >> i & 1) == 0) continue;
            before.list(army[i]);
            for (int j = 0; j < before.count; j++) {
                System.arraycopy(army, 0, after, 0, after.length);
                Moves.replace(after, i, before.to[j]);
                before.turned(after, childOther);
                boolean matches = matches(table.get(ranking.rank(childOwn, childOther)), pass, anyLost);
                if (matches == anyLost) return anyLost;
            }
        }
        return !anyLost;
    }

    private static boolean matches(int value, int pass, boolean lost) {
        if (lost) return value == pass;
        return value == Table.NEVER || (value != Table.OPEN && value % 2 == 0 && value <= pass);
    }
}
