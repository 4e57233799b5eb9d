package dev.halma.cli.match;

import dev.halma.arena.match.Match;
import dev.halma.arena.match.MatchRunner;
import dev.halma.arena.match.Pairing;
import dev.halma.arena.player.Entrant;
import dev.halma.arena.rating.Sprt;
import dev.halma.arena.rating.Standings;
import dev.halma.cli.shared.Console;
import dev.halma.cli.shared.GamesOptions;
import dev.halma.cli.shared.LimitOptions;
import dev.halma.cli.shared.ProgressBar;
import dev.halma.cli.shared.Setup;
import dev.halma.rules.move.Position;
import dev.halma.rules.notation.GameRecord;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays a match. */
@Command(name = "match", mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init")
public final class MatchCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private Setup setup;

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "PLAYER", descriptionKey = "cli.option.player")
    private List<String> players;

    @Mixin
    private EntrantOptions entering;

    @Mixin
    private final GamesOptions games = new GamesOptions(100, 4);

    @Mixin
    private OpeningsOption openings;

    @Mixin
    private LimitOptions limits;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE.hgn|FOLDER",
            descriptionKey = "cli.option.match-output")
    private @Nullable Path output;

    @Option(names = "--sprt", paramLabel = "ELO0,ELO1", descriptionKey = "cli.option.sprt")
    private @Nullable String sprt;

    @Override
    public Integer call() throws InterruptedException {
        games.check(1);
        limits.check();
        entering.play(players, limits.areInNodes(), this::play);
        return 0;
    }

    private void play(List<Entrant> entrants) throws InterruptedException {
        Position start = setup.position();
        int seats = start.variant().seats();
        if (entrants.size() > seats) {
            throw new ParameterException(
                    spec.commandLine(),
                    setup.wording()
                            .of(
                                    "match.too-many-players",
                                    Map.of(
                                            "variant",
                                            start.variant().id(),
                                            "seats",
                                            seats,
                                            "players",
                                            entrants.size())));
        }
        Optional<Sprt> test = test(entrants.size(), seats);
        Match match = new Match(openings.of(start, games.opening(), true), entrants, limits::forAMove);
        Standings standings = new Standings(entrants);
        entering.check(entrants);
        try (GamesOutput output = GamesOutput.to(this.output, Console.of(spec))) {
            BooleanSupplier isDecided = () ->
                    test.map(each -> each.isDecided(standings.likelihood(each))).orElse(false);
            run(match, isDecided, standings, output);
        }
        MatchTable table = new MatchTable(standings, setup.wording().texts());
        setup.out().print(table.text());
        test.ifPresent(each -> setup.out().println(table.text(each)));
    }

    private void run(Match match, BooleanSupplier isDecided, Standings standings, GamesOutput files)
            throws InterruptedException {
        ProgressBar progress = ProgressBar.of(games.games(), setup.err());
        List<String> names = match.entrants().stream().map(Entrant::name).toList();
        List<GameRecord.Tag> tags = List.of(GamesOutput.date(Console.of(spec)));
        try {
            List<Pairing> pairings = match.pairings(games.games(), games.seed());
            new MatchRunner(games.threads()).run(match, pairings, isDecided, (pairing, played) -> {
                standings.add(pairing, played);
                files.write(pairing.number() + 1, played.record(tags, pairing.of(names)));
                progress.show(standings.games(), progress(standings, names.getFirst()));
            });
        } catch (ExecutionException e) {
            throw GamesOutput.failed(e);
        } finally {
            progress.clear();
        }
    }

    private Optional<Sprt> test(int players, int seats) {
        if (sprt == null) return Optional.empty();
        if (players != 2 || seats != 2) {
            throw new ParameterException(spec.commandLine(), setup.wording().of("match.sprt.two-players"));
        }
        return Optional.of(Sprt.parse(sprt)
                .orElseThrow(() -> new ParameterException(
                        spec.commandLine(), setup.wording().of("match.sprt.two-numbers", Map.of("found", sprt)))));
    }

    private String progress(Standings standings, String first) {
        return setup.wording()
                .of(
                        "match.score",
                        Map.of(
                                "done",
                                standings.games(),
                                "all",
                                games.games(),
                                "name",
                                first,
                                "share",
                                String.format(Locale.ROOT, "%.1f %%", 100 * standings.score(0))));
    }
}
