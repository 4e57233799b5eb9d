package dev.halma.bench.load;

import dev.halma.cli.remote.RemoteConnection;
import dev.halma.cli.remote.RemoteServer;
import dev.halma.cli.shared.ProgressBar;
import dev.halma.cli.shared.Refused;
import java.io.PrintWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongConsumer;
import org.HdrHistogram.ConcurrentHistogram;
import org.HdrHistogram.Histogram;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Loads a server with tables and measures it: {@code ./halma lab load}. */
@Command(
        name = "load",
        description = {
            "Loads a server with many two-seat tables and measures the time from sending a move to its echo at the other"
                    + " seat.",
            "Without --rate every table plays as fast as the server lets it.",
            "With several servers the two players of a table are at different ones. Players whose server dies go to"
                    + " another. At the end every log is held against what was acknowledged."
        },
        mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
public final class Load implements Runnable {

    /** A player whose move is not answered within this time retries. */
    private static final Duration PATIENCE = Duration.ofSeconds(4);

    /** All messages in flight arrive within this time. */
    private static final Duration TO_ARRIVE = Duration.ofSeconds(10);

    private static final double[] PERCENTILES = {50, 90, 99, 99.9, 100};

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "URL",
            defaultValue = "http://localhost:8080",
            description = "The server, or several that share a store (${DEFAULT-VALUE}).")
    private List<URI> addresses;

    @Option(
            names = "--tables",
            paramLabel = "N",
            defaultValue = "200",
            description = "How many tables (${DEFAULT-VALUE}).")
    private int tables;

    @Option(
            names = "--seconds",
            paramLabel = "N",
            defaultValue = "10",
            description = "How long to measure, after a start of the same length (${DEFAULT-VALUE}).")
    private int seconds;

    @Option(
            names = "--rate",
            paramLabel = "N",
            description = "Moves a second over all tables. A table that is late is counted from when its move was due.")
    private int rate;

    @Option(
            names = "--idle",
            paramLabel = "N",
            defaultValue = "0",
            description = "Connections that only watch a table besides (${DEFAULT-VALUE}).")
    private int idle;

    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("load").factory());
    private volatile Histogram histogram = fresh();
    private final LongAdder wrong = new LongAdder();
    private final LongAdder lost = new LongAdder();
    private final LongAdder askedAgain = new LongAdder();
    private final AtomicReference<String> firstWrong = new AtomicReference<>("");

    public static void main(String[] arguments) {
        System.exit(commandLine().execute(arguments));
    }

    /** A refusal of the server is printed without a stack trace. */
    static CommandLine commandLine() {
        return new CommandLine(new Load()).setExecutionExceptionHandler((exception, failed, parsed) -> {
            if (!(exception instanceof Refused)) throw exception;
            failed.getErr().println(exception.getMessage());
            return CommandLine.ExitCode.SOFTWARE;
        });
    }

    @Override
    public void run() {
        if (tables < 1 || seconds < 1 || rate < 0 || idle < 0) throw new Refused("Numbers must be above 0.");
        PrintWriter out = spec.commandLine().getOut();
        Script script = Script.of(20_000);
        HttpClient http = RemoteServer.Transport.client(PATIENCE).build();
        // Sockets are served on the client's own thread. The load shares its processors with the server, and a pool
        // would wake another thread for each message. No listener blocks.
        HttpClient sockets =
                RemoteServer.Transport.client(PATIENCE).executor(Runnable::run).build();
        RemoteServer.Transport transport = new RemoteServer.Transport(http, sockets, PATIENCE);
        Servers servers = new Servers(addresses);
        Visitor first = Visitor.named("Load A", servers, transport);
        List<LoadTable> all = open(script, first, Visitor.named("Load B", servers, transport));
        watchOver(all, servers);
        all.forEach(LoadTable::start);
        wait(seconds, "warming up");
        histogram = fresh();
        long started = System.nanoTime();
        Duration before = ownWork();
        wait(seconds, "measuring");
        Histogram measured = histogram.copy();
        double time = (System.nanoTime() - started) / 1e9;
        Duration work = ownWork().minus(before);
        all.forEach(LoadTable::stop);
        report(out, measured, time);
        reportOwn(out, work, measured.getTotalCount());
        check(out, all, first);
        all.forEach(LoadTable::close);
        timer.shutdownNow();
        sockets.shutdownNow();
        http.shutdownNow();
    }

    /** The processor time of this process so far. */
    private static Duration ownWork() {
        return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
    }

    /** Reports the processor time of the load. On one machine it is time that the server does not get. */
    private static void reportOwn(PrintWriter out, Duration work, long moves) {
        if (moves > 0)
            out.printf(
                    Locale.ROOT,
                    "  the load itself took %d µs of processor time a move%n",
                    work.toNanos() / 1000 / moves);
    }

    private static Histogram fresh() {
        return new ConcurrentHistogram(TimeUnit.MINUTES.toNanos(1), 3);
    }

    /** Moves players away from a server that does not answer. A single server is waited for. */
    private void watchOver(List<LoadTable> all, Servers servers) {
        if (servers.count() == 1) return;
        Runnable look = () -> all.forEach(table -> table.look(PATIENCE.toNanos()));
        Future<?> unused = timer.scheduleWithFixedDelay(look, 250, 250, TimeUnit.MILLISECONDS);
    }

    /** Compares every log with the acknowledged moves, once all messages in flight have arrived. */
    private void check(PrintWriter out, List<LoadTable> all, Visitor visitor) {
        ProgressBar progress = ProgressBar.of(all.size(), spec.commandLine().getErr());
        long acknowledged = 0;
        long missing = 0;
        long doubled = 0;
        long pause = 0;
        long end = System.nanoTime() + TO_ARRIVE.toNanos(); // for all tables together
        for (int i = 0; i < all.size(); i++) {
            LoadTable table = all.get(i);
            waitFor(table, end);
            int version = version(table, visitor, end);
            acknowledged += table.acknowledged();
            missing += table.lost(version);
            doubled += table.doubled(version);
            pause = Math.max(pause, table.longestPause());
            progress.show(i + 1, "checking");
        }
        progress.clear();
        out.printf(
                Locale.ROOT,
                "%d moves acknowledged, %d lost, %d doubled; %d connections lost, %d moves asked for again; no game stood"
                        + " still for longer than %.1f s%n",
                acknowledged,
                missing,
                doubled,
                lost.sum(),
                askedAgain.sum(),
                pause / 1e9);
        out.flush();
        if (missing + doubled > 0) throw new Refused("Acknowledged moves are lost, or were made twice.");
    }

    private static void waitFor(LoadTable table, long end) {
        while (!table.isQuiet() && System.nanoTime() < end) LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
    }

    /**
     * A server that was frozen returns an old version until it has read the log, so this retries. A lost move never
     * comes.
     */
    private static int version(LoadTable table, Visitor visitor, long end) {
        int version = visitor.version(table.id());
        while (table.lost(version) > 0 && System.nanoTime() < end) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(100));
            version = visitor.version(table.id());
        }
        return version;
    }

    private List<LoadTable> open(Script script, Visitor first, Visitor second) {
        ProgressBar progress = ProgressBar.of(tables + idle, spec.commandLine().getErr());
        List<LoadTable> all = new ArrayList<>();
        List<CompletableFuture<?>> opening = new ArrayList<>();
        for (int i = 0; i < tables; i++) {
            LoadTable table = new LoadTable(script, first.makeTable(script), tally(i), first, second);
            opening.add(table.open());
            all.add(table);
            if (i % 64 == 63)
                CompletableFuture.allOf(opening.toArray(CompletableFuture[]::new))
                        .join();
            progress.show(i + 1, "opening tables");
        }
        CompletableFuture.allOf(opening.toArray(CompletableFuture[]::new)).join();
        openIdle(first, script, progress);
        progress.clear();
        return all;
    }

    private void openIdle(Visitor visitor, Script script, ProgressBar progress) {
        if (idle == 0) return;
        String table = visitor.makeTable(script).table();
        String watch = "{\"say\":\"watch\",\"table\":\"" + table + "\",\"since\":0}";
        for (int i = 0; i < idle; i++) {
            CompletableFuture<?> opened = watch(visitor, watch);
            if (i % 64 == 63) opened.join();
            progress.show(tables + i + 1, "opening idle connections");
        }
    }

    private CompletableFuture<?> watch(Visitor visitor, String watch) {
        CompletableFuture<RemoteConnection> own = new CompletableFuture<>();
        own.complete(visitor.connection(new RemoteConnection.Client() {
            @Override
            public void opened() {
                own.join().send(watch);
            }

            @Override
            public void hear(String message) {}

            @Override
            public void lost() {
                lost.increment();
            }
        }));
        return own.join().connect();
    }

    /** Without a rate a move is due at once. With one, the moves of a table are spread evenly. */
    private LoadTable.Tally tally(int number) {
        long pause = rate == 0 ? 0 : TimeUnit.SECONDS.toNanos(1) * tables / rate;
        long offset = rate == 0 ? 0 : pause * number / tables;
        return new LoadTable.Tally() {
            private long due;

            @Override
            public void echoed(long nanos) {
                histogram.recordValue(Math.min(nanos, TimeUnit.MINUTES.toNanos(1)));
            }

            @Override
            public void wrong(String message) {
                wrong.increment();
                firstWrong.compareAndSet("", message);
            }

            @Override
            public void lost() {
                lost.increment();
            }

            @Override
            public void askedAgain() {
                askedAgain.increment();
            }

            @Override
            public void whenDue(LongConsumer move) {
                long now = System.nanoTime();
                if (rate == 0) {
                    move.accept(now);
                    return;
                }
                due = nextDue(due, now, offset, pause);
                long at = due;
                Future<?> unused = timer.schedule(() -> move.accept(at), Math.max(0, at - now), TimeUnit.NANOSECONDS);
            }
        };
    }

    /** When the next move of a table is due. A table that is late keeps its schedule until it has caught up. */
    static long nextDue(long last, long now, long offset, long pause) {
        return last == 0 ? now + offset : last + pause;
    }

    private void wait(int time, String what) {
        ProgressBar progress = ProgressBar.of(time, spec.commandLine().getErr());
        try {
            for (int second = 1; second <= time; second++) {
                TimeUnit.SECONDS.sleep(1);
                progress.show(second, what + ", " + histogram.getTotalCount() + " moves");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Refused("interrupted");
        } finally {
            progress.clear();
        }
    }

    private void report(PrintWriter out, Histogram measured, double time) {
        out.printf(
                Locale.ROOT,
                "%d tables, %d idle connections, %.1f s: %d moves, %.0f moves/s%n",
                tables,
                idle,
                time,
                measured.getTotalCount(),
                measured.getTotalCount() / time);
        for (double percentile : PERCENTILES) {
            out.printf(
                    Locale.ROOT,
                    "  %5.1f %% of the moves echoed within %.1f ms%n",
                    percentile,
                    measured.getValueAtPercentile(percentile) / 1e6);
        }
        if (wrong.sum() > 0) out.printf("%d messages were refused; the first: %s%n", wrong.sum(), firstWrong.get());
        out.flush();
    }
}
