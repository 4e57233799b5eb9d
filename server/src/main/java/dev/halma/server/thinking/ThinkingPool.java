package dev.halma.server.thinking;

import dev.halma.engine.Engine;
import dev.halma.engine.level.Level;
import dev.halma.engine.level.LevelPlayer;
import dev.halma.engine.search.Company;
import dev.halma.engine.search.Limits;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import dev.halma.server.table.TableId;
import dev.halma.weights.LearnedPatterns;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Threads that think for the computers of all tables. A table has at most one request in the line, so each table gets its
 * turn. The longer the line, the less time a move gets: many tables slow computers down, never people. Threads without a
 * table of their own help another one with its search, until somebody needs them.
 */
public final class ThinkingPool implements Thinking, Company, AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(ThinkingPool.class);

    private static final int MEGABYTES_OF_AN_ENGINE = 8;
    private static final Duration SHORTEST = Duration.ofMillis(10);

    private final Pace pace;
    private final InstantSource clock;
    private final BiConsumer<Instant, Runnable> later;
    private final int threads;
    private final SequencedMap<TableId, Request> line = new LinkedHashMap<>();
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Deque<Runnable> help = new ArrayDeque<>();
    private volatile boolean isNeeded; // whether a table waits for a thread
    private int idle; // threads without a task
    private boolean isClosed;

    private record Request(Instant due, Game game, Level level, Consumer<String> answer) {}

    /**
     * How long moves take.
     *
     * @param most the longest time to think, when nobody else waits
     * @param least people should be able to follow what computers do: no move comes sooner
     */
    public record Pace(Duration most, Duration least) {}

    /**
     * Starts the threads.
     *
     * @param later calls back at a moment, for a move that was found too soon
     */
    public ThinkingPool(int threads, Pace pace, InstantSource clock, BiConsumer<Instant, Runnable> later) {
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
    public void think(TableId table, Game game, Level level, Consumer<String> answer) {
        Instant due = clock.instant().plus(pace.least());
        change(() -> line.put(table, new Request(due, game, level, answer)));
    }

    @Override
    public void forget(TableId table) {
        change(() -> line.remove(table));
    }

    /** How many tables wait for a move. */
    public int waiting() {
        lock.lock();
        try {
            return line.size();
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
            isNeeded = isClosed || !line.isEmpty();
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private void work() {
        Engine engine = new Engine(MEGABYTES_OF_AN_ENGINE, LearnedPatterns.usual(), this);
        for (Runnable task = next(engine); task != null; task = next(engine)) {
            try {
                task.run();
            } catch (RuntimeException e) { // one game must not stop the computers of all others
                LOG.error("a search failed", e);
            } finally {
                change(() -> idle++);
            }
        }
    }

    private void answer(Engine engine, Request request) {
        String move = move(engine, request);
        later.accept(request.due(), () -> request.answer().accept(move));
    }

    private String move(Engine engine, Request request) {
        Game game = request.game();
        long seed = game.position().key() + game.eventCount();
        LevelPlayer player = new LevelPlayer(request.level(), engine, seed);
        Move move = player.choose(game, Limits.time(time().toNanos(), System::nanoTime));
        return move.toString();
    }

    /** The time for the next move: a fair share of the threads. */
    private Duration time() {
        Duration share = pace.most().multipliedBy(threads).dividedBy(threads + waiting());
        return share.compareTo(SHORTEST) < 0 ? SHORTEST : share;
    }

    /** The request that has waited longest, or else help for another thread; null once the pool is closed. */
    private @Nullable Runnable next(Engine engine) {
        lock.lock();
        try {
            while (line.isEmpty() && help.isEmpty() && !isClosed) changed.awaitUninterruptibly();
            if (isClosed) return null;
            idle--;
            if (line.isEmpty()) return help.removeFirst();
            Request request = line.pollFirstEntry().getValue();
            isNeeded = !line.isEmpty();
            return () -> answer(engine, request);
        } finally {
            lock.unlock();
        }
    }
}
