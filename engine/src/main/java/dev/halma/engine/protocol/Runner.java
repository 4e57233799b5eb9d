package dev.halma.engine.protocol;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;

/** Where long work is done: on a thread of its own, so that {@code stop} can arrive, or on the spot. */
public interface Runner {

    /** Asked by the work whether it has to end. */
    interface StopSign extends BooleanSupplier {

        /** Comes back when the work has to end; at once where nobody could ever say so. */
        void await();
    }

    /**
     * Begins to work; only when no other work is under way.
     *
     * @param whenDone takes what comes out, once other work may begin: whoever reads the answer may ask for more at once
     */
    void start(Function<StopSign, String> work, Consumer<String> whenDone);

    /** Whether work is under way. */
    boolean isBusy();

    /** Has the work end, and comes back when its outcome has been taken. */
    void stop();
}
