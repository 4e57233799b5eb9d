package dev.halma.rules.game;

import dev.halma.rules.move.Position;
import org.jspecify.annotations.Nullable;

/**
 * The positions of a game so far, to count how often one occurred. Comparing every earlier position for every move
 * would be slow in a long game. So each full block of positions has a set of their keys, and only blocks with the
 * wanted key are searched.
 */
final class Seen {

    private static final int BLOCK = 256;
    private static final int SLOTS = 2 * BLOCK; // half full, a power of two

    private final long[] keys = new long[SLOTS]; // a free slot holds 0
    private boolean hasZero;
    private final Game last;
    private final @Nullable Seen before;

    private Seen(Game last, @Nullable Seen before) {
        this.last = last;
        this.before = before;
        @Nullable Game game = last;
        for (int i = 0; i < BLOCK && game != null; i++, game = game.previous())
            add(game.position().key());
    }

    /**
     * The blocks of a game, from those of the game before its last event. They include that position if it ends a
     * block.
     */
    static @Nullable Seen after(Game previous, @Nullable Seen blocks) {
        return previous.states() % BLOCK == 0 ? new Seen(previous, blocks) : blocks;
    }

    /** The number of times that a position occurred in a game, now included. */
    static int count(Game game, Position position) {
        int count = 0;
        @Nullable Game one = game;
        for (int i = (game.states() - 1) % BLOCK + 1; i > 0 && one != null; i--, one = one.previous()) {
            if (one.position().repeats(position)) count++;
        }
        for (@Nullable Seen block = game.blocks(); block != null; block = block.before) count += block.count(position);
        return count;
    }

    private int count(Position position) {
        if (!has(position.key())) return 0;
        int count = 0;
        @Nullable Game one = last;
        for (int i = 0; i < BLOCK && one != null; i++, one = one.previous()) {
            if (one.position().repeats(position)) count++;
        }
        return count;
    }

    private void add(long key) {
        if (key == 0) hasZero = true;
        else keys[slot(key)] = key;
    }

    private boolean has(long key) {
        return key == 0 ? hasZero : keys[slot(key)] == key;
    }

    /** The slot of a key, or the free slot where it would go. */
    private int slot(long key) {
        int slot = (int) key & SLOTS - 1;
        while (keys[slot] != 0 && keys[slot] != key) slot = slot + 1 & SLOTS - 1;
        return slot;
    }
}
