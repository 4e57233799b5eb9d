package dev.halma.server.simulation.world;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;

/** One node from its start to its crash. While it is frozen nothing reaches it; all of that happens when it wakes, in order. */
public final class Life {

    private final SimulatedTime time;
    private final Deque<Runnable> held = new ArrayDeque<>();
    private boolean isFrozen;
    private boolean hasSent;
    private boolean isOver;

    public Life(SimulatedTime time) {
        this.time = time;
    }

    public SimulatedTime time() {
        return time;
    }

    /** Something will reach the node, if it lives then. */
    public void at(Instant moment, Runnable action) {
        time.at(moment, () -> {
            if (isOver) return;
            if (isFrozen || !held.isEmpty()) held.add(action);
            else action.run();
        });
    }

    public void after(Duration delay, Runnable action) {
        at(time.instant().plus(delay), action);
    }

    /** What the node writes gets to the database. If it was frozen before it had sent that, it does so when it wakes. */
    void write(Instant moment, Runnable action) {
        time.at(moment, () -> {
            if (isOver) return;
            if (!hasSent && (isFrozen || !held.isEmpty())) held.add(action);
            else action.run();
        });
    }

    /** Stops the process as a signal does. */
    public void freeze(Duration pause) {
        if (isFrozen) return;
        isFrozen = true;
        hasSent = time.oneIn(2);
        time.after(pause, this::wake);
    }

    public void wake() {
        if (!isFrozen) return;
        isFrozen = false;
        catchUp();
    }

    /** What was held back comes first, one after the other. */
    private void catchUp() {
        time.at(time.instant(), () -> {
            if (isOver || isFrozen || held.isEmpty()) return;
            held.remove().run();
            catchUp();
        });
    }

    boolean isOver() {
        return isOver;
    }

    public void end() {
        isOver = true;
    }
}
