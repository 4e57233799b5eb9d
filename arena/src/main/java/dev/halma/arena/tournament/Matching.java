package dev.halma.arena.tournament;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.function.IntPredicate;

/** Whether players can all be put into allowed pairs: Edmonds' algorithm for matchings in any graph. */
final class Matching {

    private static final int NONE = -1;

    private final boolean[][] allowed;
    private final int size;
    private final int[] mate;
    private final int[] parent;
    private final int[] base; // of the blossom that a player is in
    private final boolean[] isReached;

    private Matching(boolean[][] allowed) {
        this.allowed = allowed;
        size = allowed.length;
        mate = new int[size];
        parent = new int[size];
        base = new int[size];
        isReached = new boolean[size];
    }

    /** Whether all players can be paired, except those that are out. */
    static boolean isPerfect(boolean[][] allowed, IntPredicate isOut) {
        Matching matching = new Matching(allowed);
        Arrays.fill(matching.mate, NONE);
        for (int i = 0; i < matching.size; i++) {
            if (isOut.test(i)) matching.mate[i] = i; // with themselves, so that no other player is paired with them
        }
        for (int i = 0; i < matching.size; i++) {
            if (matching.mate[i] == NONE && !matching.grows(i, isOut)) return false;
        }
        return true;
    }

    /** Searches an augmenting path from an unpaired player. If there is none, that player stays unpaired. */
    private boolean grows(int root, IntPredicate isOut) {
        Arrays.fill(parent, NONE);
        Arrays.fill(isReached, false);
        for (int i = 0; i < size; i++) base[i] = i;
        Deque<Integer> queue = new ArrayDeque<>();
        isReached[root] = true;
        queue.add(root);
        while (!queue.isEmpty()) {
            int from = queue.remove();
            for (int to = 0; to < size; to++) {
                if (!allowed[from][to] || isOut.test(to) || base[from] == base[to] || mate[from] == to) continue;
                if (to == root || (mate[to] != NONE && parent[mate[to]] != NONE)) {
                    contract(from, to, queue);
                } else if (parent[to] == NONE) {
                    parent[to] = from;
                    if (mate[to] == NONE) {
                        turnAround(to);
                        return true;
                    }
                    isReached[mate[to]] = true;
                    queue.add(mate[to]);
                }
            }
        }
        return false;
    }

    /** Contracts an odd cycle (a blossom) to one vertex. */
    private void contract(int from, int to, Deque<Integer> queue) {
        int common = commonBase(from, to);
        boolean[] isInBlossom = new boolean[size];
        markPath(from, common, to, isInBlossom);
        markPath(to, common, from, isInBlossom);
        for (int i = 0; i < size; i++) {
            if (!isInBlossom[base[i]]) continue;
            base[i] = common;
            if (!isReached[i]) {
                isReached[i] = true;
                queue.add(i);
            }
        }
    }

    private int commonBase(int one, int other) {
        boolean[] isAbove = new boolean[size];
        int at = base[one];
        isAbove[at] = true;
        while (mate[at] != NONE) {
            at = base[parent[mate[at]]];
            isAbove[at] = true;
        }
        at = base[other];
        while (!isAbove[at]) at = base[parent[mate[at]]];
        return at;
    }

    private void markPath(int from, int common, int child, boolean[] isInBlossom) {
        int at = from;
        int below = child;
        while (base[at] != common) {
            isInBlossom[base[at]] = true;
            isInBlossom[base[mate[at]]] = true;
            parent[at] = below;
            below = mate[at];
            at = parent[mate[at]];
        }
    }

    private void turnAround(int last) {
        int at = last;
        while (at != NONE) {
            int before = parent[at];
            int next = mate[before];
            mate[at] = before;
            mate[before] = at;
            at = next;
        }
    }
}
