package dev.halma.rules.game;

import java.util.ArrayList;
import java.util.List;

/**
 * How often each position has come up in a game: an immutable map that shares its branches with the map it grew from,
 * so that a game of thousands of turns costs no copying.
 */
final class Occurrences {

    static final Occurrences NONE = new Occurrences(new Occurrences[0], List.of());

    private static final int BITS = 4;
    private static final int MOST_DEPTH = 32 / BITS;

    private record Entry(Position position, int count) {}

    private final Occurrences[] branches; // 16 of them, or none in a leaf
    private final List<Entry> entries;

    private Occurrences(Occurrences[] branches, List<Entry> entries) {
        this.branches = branches;
        this.entries = entries;
    }

    Occurrences with(Position position) {
        return with(new Entry(position, 1), mixed(position), 0);
    }

    int count(Position position) {
        int hash = mixed(position);
        Occurrences node = this;
        for (int depth = 0; node.branches.length > 0; depth++) node = node.branches[branch(hash, depth)];
        for (Entry entry : node.entries) {
            if (entry.position().repeats(position)) return entry.count();
        }
        return 0;
    }

    private Occurrences with(Entry added, int hash, int depth) {
        if (branches.length == 0) return leafWith(added, depth);
        Occurrences[] changed = branches.clone();
        int branch = branch(hash, depth);
        changed[branch] = changed[branch].with(added, hash, depth + 1);
        return new Occurrences(changed, List.of());
    }

    private Occurrences leafWith(Entry added, int depth) {
        List<Entry> changed = new ArrayList<>(entries);
        for (int i = 0; i < changed.size(); i++) {
            Entry entry = changed.get(i);
            if (entry.position().repeats(added.position())) {
                changed.set(i, new Entry(entry.position(), entry.count() + added.count()));
                return new Occurrences(branches, changed);
            }
        }
        changed.add(added);
        if (changed.size() <= 8 || depth == MOST_DEPTH) return new Occurrences(branches, changed);
        return split(changed, depth);
    }

    private static Occurrences split(List<Entry> entries, int depth) {
        Occurrences[] branches = new Occurrences[1 << BITS];
        java.util.Arrays.fill(branches, NONE);
        Occurrences node = new Occurrences(branches, List.of());
        for (Entry entry : entries) node = node.with(entry, mixed(entry.position()), depth);
        return node;
    }

    private static int branch(int hash, int depth) {
        return (hash >>> (depth * BITS)) & ((1 << BITS) - 1);
    }

    /** Spreads a hash over all its bits: the lowest ones choose the branch. */
    private static int mixed(Position position) {
        int hash = position.placementHash() * 0x9E3779B9;
        return hash ^ (hash >>> 16);
    }
}
