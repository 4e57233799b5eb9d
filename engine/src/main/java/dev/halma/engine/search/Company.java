package dev.halma.engine.search;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * The threads of the caller. With more than one, the same position is searched on each of them, and they share what they
 * find through the transposition table.
 */
public interface Company {

    /** One thread. The same limits in nodes or depth give the same result again. */
    Company NONE = new Company() {
        @Override
        public <T> T together(Supplier<T> own, Other other) {
            return own.get();
        }
    };

    /** A search beside another one. */
    interface Other {

        /**
         * Searches until it is told to stop.
         *
         * @param number which of the others it is, from 1
         */
        void search(int number, BooleanSupplier stop);
    }

    /** Runs a search on this thread and others beside it. They are told to stop when it has ended. */
    <T> T together(Supplier<T> own, Other other);
}
