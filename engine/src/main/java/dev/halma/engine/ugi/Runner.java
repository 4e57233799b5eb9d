package dev.halma.engine.ugi;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;

/** Runs long work: in its own thread, so that {@code stop} can arrive, or at once. */
public interface Runner {

    /** Signals to the work that it has to stop. */
    interface StopSign extends BooleanSupplier {

        /** Waits until the work has to stop. Returns at once if this runner can't be stopped. */
        void await();
    }

    /**
     * Starts the work. Call it only while no other work is running.
     *
     * @param whenDone receives the result, once new work may start, so that the callback may start more at once
     */
    void start(Function<StopSign, String> work, Consumer<String> whenDone);

    /** Whether work is running. */
    boolean isBusy();

    /** Stops the work and waits until its result has been delivered. */
    void stop();
}
