package dev.halma.bench.attack;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.HdrHistogram.Histogram;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Attacks a server of one's own while honest people play there: {@code ./halma lab attack}. */
@Command(
        name = "attack",
        description = {
            "Starts a server on this machine with a small heap and the limits for strangers, lets honest people play at it,"
                    + " and runs attacks from one address, one after another.",
            "Prints how long the honest moves took, what was refused to honest people, and the heap of the server."
        },
        mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
public final class Attack implements Runnable {

    private static final int LONGEST_SECONDS = 600;
    private static final int MOST_TABLES = 100; // each has two addresses of one block

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "NAME", arity = "0..*", description = "The attacks; all of them if none is named.")
    private @Nullable List<String> names;

    @Option(
            names = "--seconds",
            paramLabel = "N",
            defaultValue = "60",
            description = "How long each one lasts, up to 600 (${DEFAULT-VALUE}).")
    private int seconds;

    @Option(
            names = "--tables",
            paramLabel = "N",
            defaultValue = "50",
            description = "Tables of honest people, up to 100 (${DEFAULT-VALUE}).")
    private int tables;

    @Option(
            names = "--jar",
            paramLabel = "FILE",
            defaultValue = "release/target/halma.jar",
            description = "The program to attack (${DEFAULT-VALUE}).")
    private Path jar;

    @Option(
            names = "--heap",
            paramLabel = "MB",
            defaultValue = "512",
            description = "The heap of the server (${DEFAULT-VALUE} MB).")
    private int heap;

    private final Histogram seen = new Histogram(TimeUnit.MINUTES.toMicros(20), 3);
    private final AtomicInteger refused = new AtomicInteger();

    public static void main(String[] arguments) {
        System.exit(new CommandLine(new Attack()).execute(arguments));
    }

    @Override
    public void run() {
        if (seconds < 1 || seconds > LONGEST_SECONDS || tables < 1 || tables > MOST_TABLES) {
            throw new CommandLine.ParameterException(
                    spec.commandLine(), "--seconds has to be 1 to 600, and --tables 1 to " + MOST_TABLES);
        }
        List<String> wanted = names == null || names.isEmpty() ? Attacks.names() : names;
        for (String name : wanted) {
            if (!Attacks.names().contains(name)) {
                throw new CommandLine.ParameterException(
                        spec.commandLine(), "no attack " + name + "; there are " + String.join(", ", Attacks.names()));
            }
        }
        PrintWriter out = spec.commandLine().getOut();
        out.printf("%d tables, a move a second each; %d s an attack; a heap of %d MB%n", tables, seconds, heap);
        out.println("| attack | done | honest moves | p50 ms | p99 ms | longest ms | refused to them | heap MB |");
        out.println("|---|---|---|---|---|---|---|---|");
        try {
            measure(out, "");
            for (String name : wanted) measure(out, name);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Each attack has a server of its own, so that none suffers from the one before. */
    private void measure(PrintWriter out, String name) throws IOException {
        try (Target target = Target.start(jar, heap)) {
            List<Game> games = new ArrayList<>();
            for (int i = 0; i < tables; i++) games.add(Game.open(target.address(), i, seen, refused));
            play(games, Math.min(seconds, 10)); // until the server's code is compiled
            synchronized (seen) {
                seen.reset();
            }
            refused.set(0);
            AtomicInteger done = name.isEmpty()
                    ? new AtomicInteger()
                    : Attacks.start(name, target.address(), games.getFirst().table(), seconds);
            long most = play(games, seconds, target);
            long waiting = games.stream().mapToLong(Game::waiting).max().orElse(0);
            synchronized (seen) {
                out.printf(
                        Locale.ROOT,
                        "| %s | %d | %d | %.1f | %.1f | %.1f | %d | %s |%n",
                        name.isEmpty() ? "none" : name,
                        done.get(),
                        seen.getTotalCount(),
                        seen.getValueAtPercentile(50) / 1e3,
                        seen.getValueAtPercentile(99) / 1e3,
                        Math.max(waiting, seen.getMaxValue()) / 1e3,
                        refused.get(),
                        target.isAlive() ? Long.toString(most) : "the server has ended");
            }
            out.flush();
        }
    }

    private static void play(List<Game> games, int seconds) {
        play(games, seconds, () -> 0L);
    }

    private static long play(List<Game> games, int seconds, Target target) {
        return play(games, seconds, target::heapMegabytes);
    }

    private interface Heap {
        long megabytes();
    }

    /** Each game makes a move a second, evenly spread. Returns the largest heap that was seen. */
    private static long play(List<Game> games, int seconds, Heap heap) {
        long most = 0;
        long pause = TimeUnit.SECONDS.toNanos(1) / games.size();
        long next = System.nanoTime();
        for (int second = 0; second < seconds; second++) {
            for (Game game : games) {
                game.move();
                next += pause;
                LockSupport.parkNanos(Math.max(0, next - System.nanoTime()));
            }
            if (second % 5 == 4) most = Math.max(most, heap.megabytes());
        }
        return most;
    }
}
