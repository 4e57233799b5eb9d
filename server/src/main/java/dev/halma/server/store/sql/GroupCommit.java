package dev.halma.server.store.sql;

import dev.halma.server.store.Append;
import dev.halma.server.store.Store;
import dev.halma.server.store.StoreFailed;
import dev.halma.table.TableId;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The one writer. It takes all writes that wait and puts them into one commit. Appends to logs go first and together,
 * in few messages to the database. Every other write has a savepoint of its own, so that one that fails takes no other
 * with it; so have the appends if they fail together. No caller gets an answer before the commit.
 */
final class GroupCommit implements AutoCloseable {

    private static final int MOST_IN_A_COMMIT = 512;

    /** A write. */
    interface Work<T> {
        T in(Session session) throws SQLException;
    }

    private final Database database;
    private final BlockingQueue<Job<?>> waiting = new LinkedBlockingQueue<>();
    private final Job<Boolean> last = new Job<>(session -> true);
    private final Thread thread =
            Thread.ofPlatform().name("halma-store").daemon().unstarted(this::run);
    private @Nullable Session session; // the writer's own
    private final LongAdder commits = new LongAdder();
    private volatile BiConsumer<Integer, Duration> listener = (writes, time) -> {};
    private boolean isClosed;

    GroupCommit(Database database) {
        this.database = database;
        thread.start();
    }

    /** Puts a write into the next commit. Callbacks of the answer run in the writer and must be quick. */
    <T> CompletableFuture<T> soon(Work<T> work) {
        return add(new Job<>(work));
    }

    /** Puts appends into the next commit, all of them or none. */
    CompletableFuture<Store.Result> append(List<Append> appends) {
        List<Append> all = List.copyOf(appends);
        Work<Store.Result> work = session -> {
            for (Append append : all) {
                if (session.tables().append(append)) continue;
                session.undo();
                return Store.Result.CONFLICT;
            }
            return Store.Result.APPENDED;
        };
        boolean isOne = all.size() == 1 && all.getFirst().first() > 1;
        return add(isOne ? new AppendJob(all.getFirst(), work) : new Job<>(work));
    }

    /** Writes, and waits until it is durable. */
    <T> T now(Work<T> work) {
        if (Thread.currentThread().equals(thread)) throw new IllegalStateException("the writer would wait for itself");
        try {
            return add(new Job<>(work)).join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof StoreFailed failed ? failed : database.failed(e);
        }
    }

    void whenCommitted(BiConsumer<Integer, Duration> heard) {
        listener = heard;
    }

    long commits() {
        return commits.sum();
    }

    /** Finishes the waiting writes; later ones fail. */
    @Override
    public void close() {
        synchronized (this) {
            if (isClosed) return;
            isClosed = true;
            waiting.add(last);
        }
        last.future.join();
    }

    private synchronized <T> CompletableFuture<T> add(Job<T> job) {
        if (isClosed) return CompletableFuture.failedFuture(new StoreFailed("The store is closed."));
        waiting.add(job);
        return job.future;
    }

    private void run() {
        List<Job<?>> group = new ArrayList<>();
        while (true) {
            try {
                group.add(waiting.take());
            } catch (InterruptedException e) {
                continue; // only close() ends the writer
            }
            waiting.drainTo(group, MOST_IN_A_COMMIT - 1);
            boolean ends = group.remove(last);
            commit(group);
            group.clear();
            if (ends) break;
        }
        disconnect();
        last.future.complete(true);
    }

    private void commit(List<Job<?>> group) {
        if (group.isEmpty()) return;
        long started = System.nanoTime();
        boolean isCommitting = false;
        try {
            Session open = connected();
            for (Job<?> job : afterAppends(group, open)) job.attempt(open, database);
            database.beforeCommit(open.connection());
            isCommitting = true;
            open.commit();
            commits.increment();
            // After a failure the state of the connection is unknown.
            if (group.stream().anyMatch(job -> job.hasFailed)) disconnect();
        } catch (Throwable e) { // of any kind: callers wait for all of these writes
            disconnect();
            StoreFailed failed = isCommitting ? database.commitFailed(e) : database.failed(e);
            group.forEach(job -> job.fails(failed));
        }
        group.forEach(job -> job.outcome.run());
        listener.accept(group.size(), Duration.ofNanos(System.nanoTime() - started));
        afterwards();
    }

    private void afterwards() {
        if (session == null) return;
        try {
            database.afterCommit(session.connection());
        } catch (SQLException | RuntimeException e) {
            disconnect(); // for a fresh connection
        }
    }

    /** Writes the appends of a group together; what remains to be written is returned. */
    private static List<Job<?>> afterAppends(List<Job<?>> group, Session open) throws SQLException {
        Map<TableId, AppendJob> together = new HashMap<>();
        List<Job<?>> rest = new ArrayList<>();
        for (Job<?> job : group) {
            boolean isTaken =
                    job instanceof AppendJob append && together.putIfAbsent(append.append.table(), append) == null;
            if (!isTaken) rest.add(job);
        }
        if (together.isEmpty()) return rest;
        try {
            Set<Append> fitting = open.tables()
                    .appendEach(
                            together.values().stream().map(job -> job.append).toList());
            together.values().forEach(job -> job.succeeds(fitting.contains(job.append)));
            return rest;
        } catch (SQLException | RuntimeException e) {
            open.rollback(); // writing them one by one shows which of them is at fault
            return group;
        }
    }

    private Session connected() throws SQLException {
        if (session == null) {
            Connection connection = database.connect();
            session = new Session(connection, database.isShared());
        }
        return session;
    }

    /** Closes the connection. What was not committed is lost. */
    private void disconnect() {
        if (session == null) return;
        try {
            session.close();
        } catch (SQLException e) {
            // The connection had failed before, or is no longer needed.
        }
        session = null;
    }

    /** An append to one log that exists. */
    private static final class AppendJob extends Job<Store.Result> {

        private final Append append;

        AppendJob(Append append, Work<Store.Result> work) {
            super(work);
            this.append = append;
        }

        void succeeds(boolean fits) {
            Store.Result result = fits ? Store.Result.APPENDED : Store.Result.CONFLICT;
            outcome = () -> future.complete(result);
        }
    }

    /** A write that waits. */
    private static class Job<T> {

        private final Work<T> work;
        final CompletableFuture<T> future = new CompletableFuture<>();
        Runnable outcome = () -> {};
        private boolean hasFailed;

        Job(Work<T> work) {
            this.work = work;
        }

        /** Throws only if the whole transaction is lost: some failures end it, and with it all savepoints. */
        void attempt(Session session, Database database) throws SQLException {
            session.begin();
            try {
                T result = work.in(session);
                outcome = () -> future.complete(result);
            } catch (SQLException | RuntimeException e) {
                undo(session, e);
                fails(database.failed(e));
                hasFailed = !isOfData(e);
            }
            session.end();
        }

        /** Whether the database refuses what was to be written. The connection is as good as before. */
        private static boolean isOfData(Exception failure) {
            Throwable cause = failure instanceof SQLException ? failure : failure.getCause();
            String state = cause instanceof SQLException refused ? refused.getSQLState() : null;
            return state != null && (state.startsWith("22") || state.startsWith("23"));
        }

        /**
         * Undoes a failed write. If that is impossible, the transaction is lost, and the first failure is the reason.
         */
        private static void undo(Session session, Exception failure) throws SQLException {
            try {
                session.undo();
            } catch (SQLException e) {
                throw new SQLException(failure);
            }
        }

        void fails(StoreFailed failed) {
            hasFailed = true;
            outcome = () -> future.completeExceptionally(failed);
        }
    }
}
