package dev.halma.server.online.power;

/** Counts acknowledgements, and lets others wait for so many of them. */
final class Tally {

    private long count;
    private long most = Long.MAX_VALUE;

    /** Counts one more. */
    synchronized void add() {
        count++;
        notifyAll();
    }

    synchronized long count() {
        return count;
    }

    /** Waits until there are so many more. */
    synchronized void awaitMore(long more) throws InterruptedException {
        long until = count + more;
        while (count < until) wait();
    }

    /** It is enough after so many more. */
    synchronized void endAfter(long more) {
        most = count + more;
    }

    synchronized boolean isEnough() {
        return count >= most;
    }
}
