package dev.halma.engine.search;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * The helper threads of a search, supplied by the caller. Each searches the same position. They share their results
 * through the transposition table.
 */
public interface HelperThreads {

    /** One thread. The same limits in nodes or depth give the same result again. */
    HelperThreads NONE = new HelperThreads() {
        @Override
        public <T> T together(Supplier<T> own, Other other) {
            return own.get();
        }
    };

    /** A helper search. */
    interface Other {

        /**
         * Searches until it is stopped.
         *
         * @param number the number of the helper, from 1
         */
        void search(int number, BooleanSupplier stop);
    }

    /** Runs a search on this thread and the helpers beside it. They are stopped when it has ended. */
    <T> T together(Supplier<T> own, Other other);
}
