package dev.halma.cli.study;

import dev.halma.cli.files.GameOption;
import dev.halma.cli.shared.LimitOptions;
import dev.halma.cli.shared.Numbers;
import dev.halma.cli.shared.PositionOptions;
import dev.halma.cli.shared.ProgressBar;
import dev.halma.cli.shared.Wording;
import dev.halma.cli.study.analysis.GameReport;
import dev.halma.cli.study.analysis.PositionReport;
import dev.halma.engine.Engine;
import dev.halma.engine.analysis.BestVariations;
import dev.halma.engine.analysis.GameReview;
import dev.halma.engine.analysis.Judgement;
import dev.halma.engine.race.HomeTables;
import dev.halma.engine.race.Homeward;
import dev.halma.engine.search.Variation;
import dev.halma.jvm.LearnedPatterns;
import dev.halma.jvm.SearchThreads;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Position;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.GameText;
import dev.halma.rules.variant.Variant;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Analyses a position or a game. */
@Command(name = "analyse", mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init")
public final class AnalyseCommand implements Runnable {

    private static final int MEGABYTES = 64;
    private static final int FORMATIONS = 300_000;
    private static final int NODES_OF_A_PLAN = 20_000;
    private static final int MOST_VARIATIONS = 64;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "VARIANT|FILE.hgn", descriptionKey = "help.option.analyse-what")
    private String subject;

    @Mixin
    private GameOption game;

    @Mixin
    private PositionOptions start;

    @Option(names = "--variations", paramLabel = "N", defaultValue = "3", descriptionKey = "help.option.variations")
    private int variations;

    /** The former name of {@code --variations}, for scripts. */
    @Option(names = "--lines", hidden = true)
    private @Nullable Integer lines;

    @Mixin
    private LimitOptions limits;

    @Option(names = "--threads", paramLabel = "N", descriptionKey = "help.option.search-threads")
    private @Nullable Integer threads;

    @Option(names = "--json", descriptionKey = "help.option.json")
    private boolean json;

    @Override
    public void run() {
        if (lines != null) variations = lines;
        Numbers.requireBetween(spec, "--variations", variations, MOST_VARIATIONS);
        if (threads != null) Numbers.requireBetween(spec, "--threads", threads, SearchThreads.MOST);
        limits.check();
        if (isFile(subject)) analyseGame();
        else analysePosition();
    }

    private static boolean isFile(String name) {
        try {
            return name.equals("-") || name.endsWith(".hgn") || Files.isRegularFile(Path.of(name));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    private void analysePosition() {
        Variant variant = wording().variant(spec, subject);
        Position position = start.of(variant, wording());
        Game from = Game.from(position);
        Engine engine = engine();
        PositionReport report = from.isOver()
                ? new PositionReport(position, List.of(), Map.of())
                : new PositionReport(
                        position,
                        bestVariations(engine, from),
                        Homeward.turns(
                                position,
                                engine.homeTables(),
                                limits.forAPosition().withNodesFrom(NODES_OF_A_PLAN)));
        if (json) {
            print(report.facts());
        } else {
            out().println(wording().standing(position));
            out().print(report.text(wording().texts()));
        }
    }

    private List<Variation> bestVariations(Engine engine, Game from) {
        return new BestVariations(engine, variations, BestVariations.Depth.FULL_ROUNDS)
                .of(from, limits.forAPosition(), (number, variation) -> {});
    }

    private void analyseGame() {
        if (start.areGiven()) {
            throw new ParameterException(spec.commandLine(), wording().of("cli.game-has-its-own"));
        }
        GameRecord record = game.file(subject).game(game.number());
        int events = record.game().events().size();
        GameReview review = new GameReview(engine(), limits.forAMove());
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

    private Engine engine() {
        SearchThreads usual = limits.areInNodes() ? new SearchThreads(1) : SearchThreads.onePerCore();
        SearchThreads wanted = threads == null ? usual : new SearchThreads(threads);
        return new Engine(MEGABYTES, LearnedPatterns.usual(), wanted, new HomeTables(FORMATIONS));
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
