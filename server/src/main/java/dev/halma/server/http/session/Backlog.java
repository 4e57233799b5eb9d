package dev.halma.server.http.session;

import java.util.Comparator;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;

/**
 * The budget for what clients have not read yet, in characters, over all connections of a kind, with a share for each address.
 * When a budget is used up, the connection that is furthest behind is dropped. Otherwise many clients that never read, each within
 * its own limit, could fill the memory.
 */
public final class Backlog {

    /** What one client may be behind: some hundreds of messages, or the largest table. */
    static final long MOST_OF_ONE = 1 << 20;

    /** Connections that are less behind than this are never dropped for the others' sake. */
    private static final long SMALL = 1 << 14;

    /** The part of the budget that one address may use. */
    private static final int ADDRESSES = 4;

    private final long most;
    private final AtomicLong total = new AtomicLong();
    private final Map<String, Long> byAddress = new ConcurrentHashMap<>();
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
     * @param address that the client is counted by
     * @param drop ends the connection; it is called once, if the client reads too slowly
     */
    public Account open(String address, Runnable drop) {
        return new Account(address, drop);
    }

    /** What all clients together have not read yet. */
    public long total() {
        return total.get();
    }

    private long of(String address) {
        return byAddress.getOrDefault(address, 0L);
    }

    private void dropFurthest(String address) {
        while (of(address) > most / ADDRESSES && dropOne(account -> account.address.equals(address))) {}
        while (total.get() > most && dropOne(account -> true)) {}
    }

    /** Drops the account that is furthest behind; false if there is none. */
    private boolean dropOne(Predicate<Account> among) {
        large.removeIf(account -> account.isDropped);
        var furthest = large.stream().filter(among).max(Comparator.comparingLong(account -> account.behind));
        furthest.ifPresent(Account::drop);
        return furthest.isPresent();
    }

    /** What one client has not read yet. */
    public final class Account {

        private final String address;
        private final Runnable drop;
        private volatile long behind; // written under the lock of this account
        private volatile boolean isDropped;

        private Account(String address, Runnable drop) {
            this.address = address;
            this.drop = drop;
        }

        /** Counts a text that is about to be sent. False if the connection is dropped, and the text must not be sent. */
        public boolean sends(int characters) {
            if (!add(characters)) return false;
            if (behind > SMALL) large.add(this);
            if (behind > MOST_OF_ONE) drop();
            else dropFurthest(address);
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
            count(characters);
            return true;
        }

        private void count(long characters) {
            total.addAndGet(characters);
            byAddress.merge(address, characters, (before, more) -> before + more == 0 ? null : before + more);
        }

        /** Never called under the lock of another account. */
        private void drop() {
            synchronized (this) {
                if (isDropped) return;
                isDropped = true;
                if (behind != 0) count(-behind);
            }
            large.remove(this);
            drop.run();
        }
    }
}
