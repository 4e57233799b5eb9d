package dev.halma.cli.study;

import dev.halma.cli.shared.GameFile;
import dev.halma.cli.shared.Numbers;
import dev.halma.cli.shared.ProgressBar;
import dev.halma.cli.shared.Refused;
import dev.halma.cli.shared.Setup;
import dev.halma.cli.shared.Wording;
import dev.halma.cli.study.analysis.GameReport;
import dev.halma.cli.study.analysis.PositionReport;
import dev.halma.engine.Engine;
import dev.halma.engine.analysis.BestVariations;
import dev.halma.engine.analysis.GameReview;
import dev.halma.engine.analysis.Judgement;
import dev.halma.engine.search.Limits;
import dev.halma.engine.search.Variation;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Position;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.GameText;
import dev.halma.rules.variant.Variant;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Says what the engine thinks of a position or of a game. */
@Command(
        name = "analyse",
        description = {
            "Of a variant: the best moves of a position, with scores in hundredths of a step, routes and what is expected"
                    + " to follow.",
            "Of a game: writes it with comments at its turning points, the moves that cost a turn or more, and lists them"
                    + " on standard error."
        },
        mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init")
public final class AnalyseCommand implements Runnable {

    private static final int MEGABYTES = 64;
    private static final int MOST_LINES = 64;
    private static final long MOST_MILLIS = 1_000_000_000;
    private static final long MILLIS_A_POSITION = 1000;
    private static final long MILLIS_A_MOVE = 100;

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "VARIANT|FILE.hgn",
            description = "See `halma variants`; or a file, where it ends with .hgn or there is one of this name.")
    private String subject;

    @Option(
            names = "--position",
            paramLabel = "TEXT",
            description = "The position, as ROWS SEAT QUIET TURN; the start position where none is given.")
    private @Nullable String position;

    @Option(names = "--house", paramLabel = "NAME=VALUE,...", description = "House rules, see `halma moves --help`.")
    private @Nullable String house;

    @Option(
            names = "--lines",
            paramLabel = "N",
            defaultValue = "3",
            description = "How many moves of a position (${DEFAULT-VALUE}).")
    private int lines;

    @Option(
            names = "--movetime",
            paramLabel = "MS",
            description = "Milliseconds for a position (" + MILLIS_A_POSITION + ") or for each move of a game ("
                    + MILLIS_A_MOVE + ").")
    private @Nullable Long movetime;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "Positions to look at, instead of time: then the answer can be repeated.")
    private @Nullable Long nodes;

    @Option(names = "--json", description = "As JSON, for programs.")
    private boolean json;

    @Override
    public void run() {
        Numbers.requireBetween(spec, "--lines", lines, MOST_LINES);
        if (movetime != null) Numbers.requireBetween(spec, "--movetime", movetime, MOST_MILLIS);
        if (nodes != null) Numbers.requireBetween(spec, "--nodes", nodes, Long.MAX_VALUE);
        if (isFile(subject)) analyseGame();
        else analysePosition();
    }

    private static boolean isFile(String name) {
        try {
            return name.endsWith(".hgn") || Files.isRegularFile(Path.of(name));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    private void analysePosition() {
        Variant variant = wording().variant(spec, subject);
        Position start = Setup.position(wording(), variant, Objects.requireNonNullElse(house, ""), position);
        Game game = Game.from(start);
        PositionReport report = new PositionReport(start, game.isOver() ? List.of() : bestLines(game));
        if (json) {
            print(report.facts());
        } else {
            out().println(wording().standing(start));
            out().print(report.text(wording().texts()));
        }
    }

    private List<Variation> bestLines(Game game) {
        return new BestVariations(new Engine(MEGABYTES), lines, BestVariations.Depth.FULL_ROUNDS)
                .of(game, limits(MILLIS_A_POSITION), (number, line) -> {});
    }

    private void analyseGame() {
        if (position != null || house != null) {
            throw new ParameterException(spec.commandLine(), wording().of("cli.game-has-its-own"));
        }
        GameRecord record = read();
        int events = record.game().events().size();
        GameReview review = new GameReview(new Engine(MEGABYTES), limits(MILLIS_A_MOVE));
        ProgressBar progress = ProgressBar.of(events, err());
        List<Judgement> judgements = review.of(
                record.game(),
                (done, judgement) ->
                        progress.show(done, wording().of("analysis.progress", Map.of("done", done, "all", events))));
        progress.clear();
        GameReport report = new GameReport(record, judgements);
        if (json) {
            print(report.facts());
        } else {
            out().print(GameText.text(report.annotated(wording().texts())));
            out().flush();
            err().print(report.summary(wording().texts()));
        }
    }

    private GameRecord read() {
        try {
            return GameFile.read(subject, wording());
        } catch (Refused refused) {
            throw new Refused(subject + ":" + refused.getMessage());
        }
    }

    private Limits limits(long usualMillis) {
        if (nodes != null) return Limits.nodes(nodes);
        return Limits.time(Objects.requireNonNullElse(movetime, usualMillis) * 1_000_000, System::nanoTime);
    }

    private void print(Map<String, Object> facts) {
        out().println(JsonMapper.builder()
                .enable(SerializationFeature.INDENT_OUTPUT)
                .build()
                .writeValueAsString(facts));
    }

    private Wording wording() {
        return Wording.of(spec);
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }

    private PrintWriter err() {
        return spec.commandLine().getErr();
    }
}
