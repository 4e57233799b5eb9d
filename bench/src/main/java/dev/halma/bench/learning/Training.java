package dev.halma.bench.learning;

import dev.halma.bench.EnglishConsole;
import dev.halma.cli.shared.Numbers;
import dev.halma.cli.shared.ProgressBar;
import dev.halma.engine.evaluation.Patterns;
import dev.halma.engine.level.Dice;
import dev.halma.engine.search.Limits;
import dev.halma.rules.variant.Variant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Learns patterns from the command line. */
@Command(
        name = "Training",
        description = {
            "Plays quick games of variants and learns patterns from them.",
            "Games are added to a file, one line each: stopped by Ctrl-C, it continues with the next one."
        },
        mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init")
public final class Training implements Callable<Integer>, EnglishConsole {

    /** One game in this number is held out: it is not learned from, but measures the error. */
    private static final int HELD_OUT = 8;

    private static final double FIRST_RATE = 0.7;
    private static final double LAST_RATE = 0.02;

    @Spec
    private CommandSpec spec;

    @Parameters(arity = "1..*", paramLabel = "VARIANT", description = "The variants; see `halma variants`.")
    private List<String> variants;

    @Option(
            names = "--rounds",
            defaultValue = "2",
            description = "Rounds (${DEFAULT-VALUE}). From the second on, the games and scores are those of an engine"
                    + " that knows what the round before has learned.")
    private int rounds;

    @Option(names = "--games", defaultValue = "600", description = "Games of each round (${DEFAULT-VALUE}).")
    private int games;

    @Option(names = "--nodes", defaultValue = "300", description = "Nodes of a move (${DEFAULT-VALUE}).")
    private long nodes;

    @Option(
            names = "--score-nodes",
            defaultValue = "1500",
            description = "Nodes of a search whose score is learned (${DEFAULT-VALUE}).")
    private long scoreNodes;

    @Option(names = "--passes", defaultValue = "10", description = "Passes through all games (${DEFAULT-VALUE}).")
    private int passes;

    @Option(names = "--seed", defaultValue = "1884", description = "The seed of all chances (${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--folder",
            defaultValue = "bench/target/training",
            description = "The folder of the games (${DEFAULT-VALUE}).")
    private Path folder;

    @Option(
            names = "--out",
            defaultValue = "engine-jvm/src/main/resources/dev/halma/jvm",
            description = "The folder of the weights (${DEFAULT-VALUE}).")
    private Path out;

    public static void main(String[] arguments) {
        System.exit(new CommandLine(new Training()).execute(arguments));
    }

    @Override
    public Integer call() throws IOException {
        Numbers.requireBetween(spec, "--rounds", rounds, 100);
        Numbers.requireBetween(spec, "--games", games, HELD_OUT + 1, 1_000_000);
        Numbers.requireBetween(spec, "--nodes", nodes, Long.MAX_VALUE);
        Numbers.requireBetween(spec, "--score-nodes", scoreNodes, Long.MAX_VALUE);
        Numbers.requireBetween(spec, "--passes", passes, 1000);
        Files.createDirectories(folder);
        Files.createDirectories(out);
        for (String id : variants) {
            Variant variant = wording().variant(spec, id);
            if (!Patterns.fit(variant)) {
                throw new ParameterException(
                        spec.commandLine(),
                        "patterns need two seats across from each other, or more that play alone with equal armies, unlike "
                                + id);
            }
            Patterns known = Patterns.NONE;
            for (int round = 1; round <= rounds; round++) known = learn(variant, records(variant, round, known));
        }
        return 0;
    }

    /** The games of the file, completed by new ones. */
    private List<GameRecord> records(Variant variant, int round, Patterns known) throws IOException {
        Path file = folder.resolve("%s.%d.games".formatted(variant.id(), round));
        List<GameRecord> records = new ArrayList<>();
        if (Files.exists(file)) {
            Files.readAllLines(file).stream()
                    .map(GameRecord::parse)
                    .flatMap(Optional::stream)
                    .forEach(records::add);
        }
        Files.writeString(file, "");
        for (GameRecord record : records) append(file, record);
        SelfPlay play = new SelfPlay(variant, Limits.nodes(nodes), Limits.nodes(scoreNodes), known, seed + round - 1);
        ProgressBar progress = ProgressBar.always(games, spec.commandLine().getErr());
        while (records.size() < games) {
            GameRecord record = play.play(records.size());
            records.add(record);
            append(file, record);
            progress.show(
                    records.size(),
                    "%s, round %d: %d of %d games".formatted(variant.id(), round, records.size(), games));
        }
        progress.end();
        return records;
    }

    private static void append(Path file, GameRecord record) throws IOException {
        Files.writeString(file, record.text() + "\n", StandardOpenOption.APPEND);
    }

    private Patterns learn(Variant variant, List<GameRecord> records) throws IOException {
        List<Sample> known = new ArrayList<>();
        List<Sample> unseen = new ArrayList<>();
        for (GameRecord record : records) {
            (record.number() % HELD_OUT == 0 ? unseen : known).addAll(Sample.of(variant, record));
        }
        Factors factors = new Factors(variant);
        Regression regression = new Regression(factors);
        say("%s: %,d positions, %,d parameters, error %.1f before"
                .formatted(variant.id(), known.size(), factors.count(), regression.error(unseen)));
        Dice dice = new Dice(seed);
        for (int pass = 0; pass < passes; pass++) {
            regression.learn(known, FIRST_RATE * (passes - pass) / passes + LAST_RATE, dice);
            say("  pass %d: error %.1f, of unseen games %.1f"
                    .formatted(pass + 1, regression.error(known), regression.error(unseen)));
        }
        Path file = out.resolve(Patterns.name(variant) + ".bin");
        byte[] bytes = Patterns.file(variant, factors.values(regression.learned()));
        Files.write(file, bytes);
        Patterns learned = Patterns.of(variant, bytes);
        say("  %s, fingerprint %08x".formatted(file, learned.fingerprint()));
        return learned;
    }

    private void say(String line) {
        spec.commandLine().getOut().println(line);
        spec.commandLine().getOut().flush();
    }
}
