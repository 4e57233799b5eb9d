package dev.halma.server.tables;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Runs tasks on an executor, one after the other, in the order in which they came. */
final class Mailbox {

    private final Executor executor;
    private final Consumer<RuntimeException> failures;
    private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();
    private final AtomicBoolean isRunning = new AtomicBoolean();

    /** @param failures gets what a task throws; the next task runs all the same */
    Mailbox(Executor executor, Consumer<RuntimeException> failures) {
        this.executor = executor;
        this.failures = failures;
    }

    /** Adds a task. It runs after {@link #start}. */
    void add(Runnable task) {
        tasks.add(task);
    }

    boolean isEmpty() {
        return tasks.isEmpty();
    }

    /** Lets the executor run the tasks, unless it does so already. */
    void start() {
        if (tasks.isEmpty() || !isRunning.compareAndSet(false, true)) return;
        try {
            executor.execute(this::run);
        } catch (RejectedExecutionException e) {
            isRunning.set(false); // the server has stopped
        }
    }

    private void run() {
        for (@Nullable Runnable task = tasks.poll(); task != null; task = tasks.poll()) {
            try {
                task.run();
            } catch (RuntimeException e) {
                failures.accept(e);
            }
        }
        isRunning.set(false);
        start(); // a task may have come after the last check
    }
}
