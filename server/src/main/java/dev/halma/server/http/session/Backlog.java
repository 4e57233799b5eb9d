package dev.halma.server.http.session;

import java.util.Comparator;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The budget for what clients have not read yet, in characters, over all connections of a kind. When it is used up, the
 * connection that is furthest behind is dropped. Otherwise many clients that never read, each within its own limit, could fill
 * the memory.
 */
public final class Backlog {

    /** What one client may be behind: some hundreds of messages, or one large table. */
    static final long MOST_OF_ONE = 1 << 20;

    /** Connections that are less behind than this are never dropped for the others' sake. */
    private static final long SMALL = 1 << 14;

    private final long most;
    private final AtomicLong total = new AtomicLong();
    private final Set<Account> large = ConcurrentHashMap.newKeySet();

    public Backlog(long most) {
        this.most = most;
    }

    /** A sixteenth of the heap: a character takes up to two bytes in a queue, and a copy is made to send it. */
    public static Backlog ofHeap() {
        return new Backlog(Runtime.getRuntime().maxMemory() / 16);
    }

    /**
     * Opens the account of a connection.
     *
     * @param drop ends the connection; it is called once, if the client reads too slowly
     */
    public Account open(Runnable drop) {
        return new Account(drop);
    }

    /** What all clients together have not read yet. */
    public long total() {
        return total.get();
    }

    private void dropFurthest() {
        while (total.get() > most) {
            large.removeIf(account -> account.isDropped);
            var furthest = large.stream().max(Comparator.comparingLong(account -> account.behind));
            if (furthest.isEmpty()) return;
            furthest.get().drop();
        }
    }

    /** What one client has not read yet. */
    public final class Account {

        private final Runnable drop;
        private volatile long behind; // written under the lock of this account
        private volatile boolean isDropped;

        private Account(Runnable drop) {
            this.drop = drop;
        }

        /** Counts a text that is about to be sent. False if the connection is dropped, and the text must not be sent. */
        public boolean sends(int characters) {
            if (!add(characters)) return false;
            if (behind > SMALL) large.add(this);
            if (behind > MOST_OF_ONE) drop();
            else dropFurthest();
            return !isDropped;
        }

        /** A text that was counted has been read, or never will be. */
        public void done(int characters) {
            add(-characters);
            if (behind <= SMALL) large.remove(this);
        }

        /** What a dropped client had not read was given back when it was dropped. */
        private synchronized boolean add(int characters) {
            if (isDropped) return false;
            behind += characters;
            total.addAndGet(characters);
            return true;
        }

        /** Never called under the lock of another account. */
        private void drop() {
            synchronized (this) {
                if (isDropped) return;
                isDropped = true;
                total.addAndGet(-behind);
            }
            large.remove(this);
            drop.run();
        }
    }
}
