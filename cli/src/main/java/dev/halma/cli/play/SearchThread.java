package dev.halma.cli.play;

import dev.halma.engine.ugi.Runner;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Searches on a separate thread, so that {@code stop} can be read during a search. Only the reading thread uses it. */
final class SearchThread implements Runner {

    private @Nullable Thread thread;
    private Sign sign = new Sign();
    private volatile boolean busy;
    private volatile @Nullable RuntimeException failure;

    private static final class Sign implements StopSign {

        private final CountDownLatch asked = new CountDownLatch(1);

        @Override
        public boolean getAsBoolean() {
            return asked.getCount() == 0;
        }

        @Override
        public void await() {
            try {
                asked.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    @Override
    public void start(Function<StopSign, String> work, Consumer<String> whenDone) {
        finish(); // the last search is over, but its thread may still write its last line
        Sign current = new Sign();
        sign = current;
        busy = true;
        thread = Thread.ofPlatform().name("search").daemon().start(() -> run(work, current, whenDone));
    }

    private void run(Function<StopSign, String> work, Sign current, Consumer<String> whenDone) {
        try {
            String outcome;
            try {
                outcome = work.apply(current);
            } finally {
                busy = false;
            }
            whenDone.accept(outcome);
        } catch (RuntimeException e) {
            failure = e;
        }
    }

    @Override
    public boolean isBusy() {
        return busy;
    }

    @Override
    public void stop() {
        sign.asked.countDown();
        finish();
    }

    /** Throws what the search threw, on the thread that started it. */
    private void finish() {
        try {
            if (thread != null) thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        RuntimeException failed = failure;
        failure = null;
        if (failed != null) throw failed;
    }
}
