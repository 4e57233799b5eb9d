package dev.halma.server.online.power;

import java.util.HashMap;
import java.util.Map;

/**
 * Counts acknowledgements of several games, and lets a test wait for a number of them. A game makes no more moves than the test
 * allows, so that none works while the test waits for something else. Closed, it ends the games.
 */
final class Tally implements AutoCloseable {

    private final int games;
    private final Map<Pair, Integer> counts = new HashMap<>();
    private int allowed; // moves of each game
    private long count;
    private long most = Long.MAX_VALUE;

    Tally(int games) {
        this.games = games;
    }

    /** Counts one more of a game. */
    synchronized void add(Pair game) {
        count++;
        counts.merge(game, 1, Integer::sum);
        notifyAll();
    }

    synchronized long count() {
        return count;
    }

    /** Allows each game this many further moves. */
    synchronized void allow(int more) {
        allowed += more;
        notifyAll();
    }

    /** Waits for this many further acknowledgements. */
    synchronized void awaitMore(long more) throws InterruptedException {
        long until = count + more;
        while (count < until) wait();
    }

    /** Waits until each game has made all moves that are allowed. */
    synchronized void awaitAllowed() throws InterruptedException {
        while (counts.size() < games || counts.values().stream().anyMatch(moves -> moves < allowed)) wait();
    }

    /** Waits until a game is allowed a move; returns whether it goes on. */
    synchronized boolean goesOn(Pair game) throws InterruptedException {
        while (!isEnough() && counts.getOrDefault(game, 0) >= allowed) wait();
        return !isEnough();
    }

    /** Ends the games after this many further acknowledgements. */
    synchronized void endAfter(long more) {
        most = count + more;
        notifyAll();
    }

    private boolean isEnough() {
        return count >= most;
    }

    @Override
    public void close() {
        endAfter(0);
    }
}
