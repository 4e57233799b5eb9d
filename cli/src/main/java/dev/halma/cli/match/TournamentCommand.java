package dev.halma.cli.match;

import dev.halma.arena.match.Match;
import dev.halma.arena.match.MatchRunner;
import dev.halma.arena.player.Entrant;
import dev.halma.arena.rating.Order;
import dev.halma.arena.tournament.Format;
import dev.halma.arena.tournament.Tournament;
import dev.halma.cli.shared.Console;
import dev.halma.cli.shared.HouseOption;
import dev.halma.cli.shared.LimitOptions;
import dev.halma.cli.shared.Numbers;
import dev.halma.cli.shared.SeriesOptions;
import dev.halma.cli.shared.Wording;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays a tournament, or goes on with one. */
@Command(name = "tournament", mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
public final class TournamentCommand implements Callable<Integer> {

    private static final int MOST_ROUNDS = 1_000_000;

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "VARIANT,...", descriptionKey = "cli.option.variants")
    private String variantIds;

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "PLAYER", descriptionKey = "cli.option.player")
    private List<String> players;

    @Mixin
    private EntrantOptions entering;

    @Option(
            names = {"-o", "--output"},
            required = true,
            paramLabel = "FILE.hgn",
            descriptionKey = "cli.option.games-file")
    private Path output;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "round-robin",
            descriptionKey = "cli.option.format")
    private String format;

    @Option(names = "--rounds", paramLabel = "N", descriptionKey = "cli.option.rounds")
    private @Nullable Integer rounds;

    @Option(names = "--event", paramLabel = "NAME", descriptionKey = "cli.option.event")
    private @Nullable String event;

    @Mixin
    private HouseOption house;

    @Mixin
    private final SeriesOptions series = new SeriesOptions(4);

    @Mixin
    private OpeningsOption openings;

    @Mixin
    private LimitOptions limits;

    @Mixin
    private ReportOption reports;

    @Override
    public Integer call() throws InterruptedException {
        series.check(spec);
        limits.check();
        if (rounds != null) Numbers.requireBetween(spec, "--rounds", rounds, MOST_ROUNDS);
        reports.check();
        if (!output.toString().endsWith(".hgn")) throw misuse("match.no-games-file", Map.of("file", output.toString()));
        entering.play(players, limits.areInNodes(), this::play);
        return 0;
    }

    private void play(List<Entrant> entrants) throws InterruptedException {
        requireDifferentNames(entrants);
        Tournament tournament = tournament(entrants);
        List<String> names = entrants.stream().map(Entrant::name).toList();
        Progress.About about = new Progress.About(event, settings(), definitions(entrants));
        try (GamesFile file = GamesFile.open(output, Console.of(spec));
                Progress progress = new Progress(tournament, names, file, about, spec)) {
            progress.begin();
            entering.check(entrants);
            progress.play(new MatchRunner(series.threads()));
            Ranking ranking = new Ranking(progress.standings(), order(), event, format, variants());
            spec.commandLine().getOut().print(ranking.text(wording().texts()));
            reports.write(ranking);
        } catch (ExecutionException e) {
            throw GamesOutput.failed(e);
        }
    }

    /** In a gauntlet the first player has played more than the others. */
    private Order order() {
        return format.equals(Format.GAUNTLET.text()) ? Order.RATING : Order.POINTS;
    }

    private void requireDifferentNames(List<Entrant> entrants) {
        List<String> seen = new ArrayList<>();
        for (Entrant entrant : entrants) {
            if (seen.contains(entrant.name())) throw misuse("match.same-name", Map.of("name", entrant.name()));
            seen.add(entrant.name());
        }
    }

    private Tournament tournament(List<Entrant> entrants) {
        Format chosen = Format.named(format)
                .orElseThrow(() -> misuse("match.no-format", Map.of("found", format, "formats", Format.names())));
        List<Match> matches = new ArrayList<>();
        for (String id : variants()) {
            Variant variant = house.of(wording().variant(spec, id), wording());
            if (entrants.size() < variant.seats()) {
                throw misuse("match.too-few-players", Map.of("variant", id, "seats", variant.seats()));
            }
            Position start = Position.start(variant, Seat.A);
            matches.add(new Match(
                    openings.of(start, series.opening(), variants().size() == 1), entrants, limits::forAMove));
        }
        return new Tournament(chosen, matches, rounds(chosen, entrants.size()), series.seed());
    }

    private List<String> variants() {
        return List.of(variantIds.split(",", -1));
    }

    /** As many rounds as it takes to find one winner among all, and two more; or everything once. */
    private int rounds(Format chosen, int players) {
        if (rounds != null) return rounds;
        return chosen == Format.SWISS ? 34 - Integer.numberOfLeadingZeros(players - 1) : 1;
    }

    /** What has to be the same whenever a tournament goes on. The number of rounds may grow. */
    private String settings() {
        return String.join(" ", format, "seed=" + series.seed(), openings.text(series.opening()), limits.text());
    }

    /** What stands behind each name that a user has given: another player must not go on under it. */
    private String definitions(List<Entrant> entrants) {
        StringJoiner definitions = new StringJoiner(", ", " players=", "").setEmptyValue("");
        for (int i = 0; i < entrants.size(); i++) {
            if (!players.get(i).equals(entrants.get(i).name())) definitions.add(players.get(i));
        }
        return definitions.toString();
    }

    private ParameterException misuse(String key, Map<String, ?> facts) {
        return new ParameterException(spec.commandLine(), wording().of(key, facts));
    }

    private Wording wording() {
        return Wording.of(spec);
    }
}
