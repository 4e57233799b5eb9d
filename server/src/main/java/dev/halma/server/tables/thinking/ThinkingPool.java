package dev.halma.server.tables.thinking;

import dev.halma.engine.Engine;
import dev.halma.engine.level.Level;
import dev.halma.engine.level.LevelPlayer;
import dev.halma.engine.search.HelperThreads;
import dev.halma.engine.search.Limits;
import dev.halma.jvm.LearnedPatterns;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import dev.halma.table.TableId;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Threads that search for the computers of all tables. A table has at most one request in the queues, so each table gets its
 * turn. Requests of tables where a person plays come first; computers among themselves get what is left. The longer the
 * queues, the less time a move gets. Threads without a request help another one with its search, until a request comes.
 */
public final class ThinkingPool implements Thinking, HelperThreads, AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(ThinkingPool.class);

    private static final int MEGABYTES_OF_AN_ENGINE = 8;
    private static final Duration SHORTEST = Duration.ofMillis(10);

    private final Pace pace;
    private final InstantSource clock;
    private final BiConsumer<Instant, Runnable> later;
    private final Function<HelperThreads, Search> searches;
    private final int threads;
    private final SequencedMap<TableId, Request> awaited = new LinkedHashMap<>(); // a person waits for these
    private final SequencedMap<TableId, Request> watched = new LinkedHashMap<>();
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Deque<Runnable> help = new ArrayDeque<>();
    private volatile boolean isNeeded; // whether a table waits for a thread
    private int idle; // threads without a task
    private boolean isClosed;

    /** @param isSecond whether a search for it has failed before */
    private record Request(Task task, Instant due, Consumer<Move> answer, boolean isSecond) {

        Request again() {
            return new Request(task, due, answer, true);
        }

        /** The same for the same position. */
        long seed() {
            return task.game().position().key() + task.game().eventCount();
        }
    }

    /** What finds a move. Each thread has its own. */
    interface Search {
        Move move(Game game, Level level, long seed, Duration time);
    }

    /**
     * How long moves take.
     *
     * @param most the longest time to think, when no other table waits
     * @param least no move comes sooner, so that people can follow what computers do
     */
    public record Pace(Duration most, Duration least) {}

    /**
     * Starts the threads.
     *
     * @param later calls back at a moment, for a move that was found too soon
     */
    public ThinkingPool(int threads, Pace pace, InstantSource clock, BiConsumer<Instant, Runnable> later) {
        this(threads, pace, clock, later, ThinkingPool::engine);
    }

    ThinkingPool(
            int threads,
            Pace pace,
            InstantSource clock,
            BiConsumer<Instant, Runnable> later,
            Function<HelperThreads, Search> searches) {
        this.searches = searches;
        this.threads = threads;
        idle = threads;
        this.pace = pace;
        this.clock = clock;
        this.later = later;
        IntStream.range(0, threads)
                .forEach(number ->
                        Thread.ofPlatform().name("thinking-" + number).daemon().start(this::work));
    }

    @Override
    public void think(Task task, Consumer<Move> answer) {
        Instant due = clock.instant().plus(pace.least());
        change(() -> {
            remove(task.table());
            queue(task).put(task.table(), new Request(task, due, answer, false));
        });
    }

    private SequencedMap<TableId, Request> queue(Task task) {
        return task.isAwaited() ? awaited : watched;
    }

    @Override
    public void forget(TableId table) {
        change(() -> remove(table));
    }

    private void remove(TableId table) {
        awaited.remove(table);
        watched.remove(table);
    }

    private boolean hasRequest() {
        return !awaited.isEmpty() || !watched.isEmpty();
    }

    /** How many tables have at least the same right to a thread as this one. */
    private int before(Task task) {
        lock.lock();
        try {
            return awaited.size() + (task.isAwaited() ? 0 : watched.size());
        } finally {
            lock.unlock();
        }
    }

    /** How many tables wait for a move. */
    public int waiting() {
        lock.lock();
        try {
            return awaited.size() + watched.size();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void close() {
        change(() -> isClosed = true);
    }

    @Override
    public <T> T together(Supplier<T> own, Other other) {
        AtomicBoolean ended = new AtomicBoolean();
        change(() -> {
            int helpers = idle - help.size();
            for (int i = 1; i <= helpers; i++) {
                int number = i;
                help.add(() -> other.search(number, () -> ended.get() || isNeeded));
            }
        });
        try {
            return own.get();
        } finally {
            ended.set(true);
        }
    }

    private void change(Runnable change) {
        lock.lock();
        try {
            change.run();
            isNeeded = isClosed || hasRequest();
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private void work() {
        Search search = searches.apply(this);
        for (Runnable task = next(search); task != null; task = next(search)) {
            try {
                task.run();
            } catch (Throwable e) { // no failure in one game may stop the computers of the others
                LOG.error("a search failed", e);
            } finally {
                change(() -> idle++);
            }
        }
    }

    private static Search engine(HelperThreads company) {
        Engine engine = new Engine(MEGABYTES_OF_AN_ENGINE, LearnedPatterns.usual(), company);
        return (game, level, seed, time) ->
                new LevelPlayer(level, engine, seed).choose(game, Limits.time(time.toNanos(), System::nanoTime));
    }

    private void answer(Search search, Request request) {
        move(search, request)
                .ifPresent(move ->
                        later.accept(request.due(), () -> request.answer().accept(move)));
    }

    /** The move; nothing if the search has failed and comes again. A game goes on even if it fails a second time. */
    private Optional<Move> move(Search search, Request request) {
        try {
            Task task = request.task();
            return Optional.of(search.move(task.game(), task.level(), request.seed(), time(task)));
        } catch (Throwable e) { // an error in one search may be this position's alone
            LOG.error("a search failed {}", request.isSecond() ? "again" : "and is tried again", e);
            if (request.isSecond()) return Optional.of(anyMove(request));
            // Unless the table has another request by now.
            change(() -> queue(request.task()).putIfAbsent(request.task().table(), request.again()));
            return Optional.empty();
        }
    }

    private static Move anyMove(Request request) {
        List<Move> legal = request.task().game().legalMoves();
        return legal.get(Math.floorMod(request.seed(), legal.size()));
    }

    /** The time for the next move: a fair share of the threads. Computers among themselves take none of a person's share. */
    private Duration time(Task task) {
        Duration share = pace.most().multipliedBy(threads).dividedBy(threads + before(task));
        return share.compareTo(SHORTEST) < 0 ? SHORTEST : share;
    }

    /** The request that has waited longest, or else help for another thread; null once the pool is closed. */
    private @Nullable Runnable next(Search search) {
        lock.lock();
        try {
            while (!hasRequest() && help.isEmpty() && !isClosed) changed.awaitUninterruptibly();
            if (isClosed) return null;
            idle--;
            if (!hasRequest()) return help.removeFirst();
            Request request =
                    (awaited.isEmpty() ? watched : awaited).pollFirstEntry().getValue();
            isNeeded = hasRequest();
            return () -> answer(search, request);
        } finally {
            lock.unlock();
        }
    }
}
