package dev.halma.bench.tuning;

import dev.halma.bench.EnglishConsole;
import dev.halma.cli.shared.GamesOptions;
import dev.halma.cli.shared.Numbers;
import dev.halma.cli.shared.ProgressBar;
import dev.halma.engine.evaluation.Weight;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.search.Limits;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tunes the weights of the evaluation from the command line. */
@Command(
        name = "Tuner",
        description = {
            "Tunes weights of the evaluation by self-play. Prints them as a player for `halma match`.",
            "Ctrl-C ends it early and prints the values so far."
        },
        mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init")
public final class Tuner implements Callable<Integer>, EnglishConsole {

    private static final int GAMES_OF_A_DUEL = 2;

    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "1..*",
            paramLabel = "VARIANT",
            description = "The variants, played in rotation; see `halma variants`.")
    private List<String> variants;

    @Option(
            names = "--weights",
            split = ",",
            paramLabel = "NAME",
            description = "Which weights to tune: ${COMPLETION-CANDIDATES}. By default all.")
    private @Nullable List<Weight> weights;

    @Option(
            names = "--from",
            paramLabel = "NAME=VALUE,...",
            description = "The starting values. By default the usual ones.")
    private @Nullable String from;

    @Mixin
    private final GamesOptions games = new GamesOptions(2000, 4);

    @Option(names = "--nodes", defaultValue = "3000", description = "Nodes of each search (${DEFAULT-VALUE}).")
    private long nodes;

    @Option(
            names = "--reach",
            defaultValue = "0.05",
            description = "The change of a value in a trial, as a share of its range (${DEFAULT-VALUE}).")
    private double reach;

    @Option(
            names = "--rate",
            defaultValue = "0.1",
            description = "The step of a value after a clear win, as a share of the reach (${DEFAULT-VALUE}).")
    private double rate;

    private final AtomicBoolean stop = new AtomicBoolean();
    private final CountDownLatch finished = new CountDownLatch(1);

    public static void main(String[] arguments) {
        Tuner tuner = new Tuner();
        // Ctrl-C stops the run, and waits until the values so far are printed.
        Runtime.getRuntime().addShutdownHook(new Thread(tuner::end));
        int code = 1;
        try {
            code = commandLine(tuner).execute(arguments);
        } finally {
            tuner.finished.countDown();
        }
        System.exit(code);
    }

    static CommandLine commandLine(Tuner tuner) {
        return new CommandLine(tuner).setCaseInsensitiveEnumValuesAllowed(true);
    }

    private void end() {
        stop.set(true);
        try {
            finished.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public Integer call() throws InterruptedException {
        games.check(GAMES_OF_A_DUEL);
        Numbers.requireBetween(spec, "--nodes", nodes, Long.MAX_VALUE);
        require(reach > 0 && reach <= 0.5, "--reach must be above 0 and at most 0.5");
        require(rate > 0 && rate <= 1, "--rate must be above 0 and at most 1");
        Limits limits = Limits.nodes(nodes).withStop(stop::get);
        List<Duel> duels = variants.stream()
                .map(id -> new Duel(Position.start(wording().variant(spec, id), Seat.A), games.opening(), limits))
                .toList();
        Ranges ranges = new Ranges(weights == null ? Arrays.asList(Weight.values()) : List.copyOf(weights));
        Spsa.Schedule schedule = new Spsa.Schedule(games.games() / GAMES_OF_A_DUEL, reach, rate);
        Tuning tuning = new Tuning(ranges, start(), schedule, duels, games.seed());
        ProgressBar progress =
                ProgressBar.always(schedule.iterations(), spec.commandLine().getErr());
        tuning.run(
                games.threads(),
                (played, now) -> progress.show(
                        played,
                        "%d of %d games, %s, %s left"
                                .formatted(
                                        GAMES_OF_A_DUEL * played,
                                        GAMES_OF_A_DUEL * schedule.iterations(),
                                        now.text(),
                                        progress.timeLeft(played))),
                stop::get);
        progress.end();
        spec.commandLine().getOut().println("engine:" + tuning.weights().text());
        spec.commandLine().getOut().flush();
        return 0;
    }

    private Weights start() {
        if (from == null) return Weights.USUAL;
        return Weights.parse(from)
                .orElseThrow(() -> new ParameterException(
                        spec.commandLine(), "--from takes weights in their ranges, such as lag=300; not " + from));
    }

    private void require(boolean condition, String otherwise) {
        if (!condition) throw new ParameterException(spec.commandLine(), otherwise);
    }
}
