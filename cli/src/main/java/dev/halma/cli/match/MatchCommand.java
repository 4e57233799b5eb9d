package dev.halma.cli.match;

import dev.halma.arena.match.Match;
import dev.halma.arena.match.MatchRunner;
import dev.halma.arena.match.Pairing;
import dev.halma.arena.player.Entrant;
import dev.halma.arena.rating.Sprt;
import dev.halma.arena.rating.Standings;
import dev.halma.cli.shared.GamesOptions;
import dev.halma.cli.shared.LimitOptions;
import dev.halma.cli.shared.ProgressBar;
import dev.halma.cli.shared.Refused;
import dev.halma.cli.shared.Setup;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Position;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.GameText;
import dev.halma.rules.variant.Seat;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
@Command(
        name = "match",
        description = {
            "Plays games between players and prints a table with Elo and its margin of error.",
            "Players: engine, level1 to level8, greedy, random, engine:lag=300 (another weight), ugi:COMMAND.",
            "If there are fewer players than seats, the last one takes the remaining seats. From game to game everyone moves"
                    + " on by a seat."
        },
        mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init")
public final class MatchCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private Setup setup;

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "PLAYER")
    private List<String> players;

    @Mixin
    private final GamesOptions games = new GamesOptions(100, 4);

    @Mixin
    private LimitOptions limits;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FOLDER",
            description = "The folder for the games, one .hgn file each.")
    private @Nullable Path output;

    @Option(
            names = "--sprt",
            paramLabel = "ELO0,ELO1",
            description =
                    "Stops once a sequential test decides whether the first of two players is stronger by ELO1 or only by ELO0.")
    private @Nullable String sprt;

    @Override
    public Integer call() throws InterruptedException {
        games.check(1);
        limits.check();
        List<Entrant> entrants = entrants();
        Position start = setup.position();
        int seats = start.variant().seats();
        if (entrants.size() > seats) {
            throw new ParameterException(
                    spec.commandLine(), start.variant() + " has " + seats + " seats, not " + entrants.size());
        }
        Optional<Sprt> test = test(entrants.size(), seats);
        Standings standings = new Standings(entrants);
        Match match = new Match(start, entrants, games.opening(), limits::forAMove);
        run(
                match,
                () -> test.map(each -> each.isDecided(standings.likelihood(each)))
                        .orElse(false),
                standings);
        setup.out().println(standings.text());
        test.ifPresent(each -> setup.out().println(each.verdict(standings.likelihood(each))));
        return 0;
    }

    /** A program that fails or plays an illegal move ends the match. The error names it. */
    private void run(Match match, BooleanSupplier isDecided, Standings standings) throws InterruptedException {
        ProgressBar progress = ProgressBar.of(games.games(), setup.err());
        try {
            List<Pairing> pairings = match.pairings(games.games(), games.seed());
            new MatchRunner(match, games.threads()).run(pairings, isDecided, (pairing, game) -> {
                standings.add(pairing, game);
                write(pairing, game, match.entrants());
                progress.show(standings.games(), progress(standings));
            });
        } catch (ExecutionException e) {
            throw new Refused("the match is over: " + e.getCause());
        } finally {
            progress.clear();
        }
    }

    private Optional<Sprt> test(int players, int seats) {
        if (sprt == null) return Optional.empty();
        if (players != 2 || seats != 2) {
            throw new ParameterException(spec.commandLine(), "--sprt needs two players at two seats");
        }
        return Optional.of(Sprt.parse(sprt)
                .orElseThrow(() -> new ParameterException(
                        spec.commandLine(), "--sprt takes two numbers, the smaller first, such as 0,20; not " + sprt)));
    }

    private List<Entrant> entrants() {
        return players.stream()
                .map(name -> Entrant.named(name)
                        .orElseThrow(() -> new ParameterException(
                                spec.commandLine(),
                                "there is no player '" + name
                                        + "'; there are engine, level1 to level8, greedy and random")))
                .toList();
    }

    private String progress(Standings standings) {
        return "%d of %d games, %s %.1f%%"
                .formatted(standings.games(), games.games(), players.get(0), 100 * standings.score(0));
    }

    private void write(Pairing pairing, Game game, List<Entrant> entrants) {
        if (output == null) return;
        GameRecord record = GameRecord.of(game);
        for (int seat = 0; seat < pairing.seats().size(); seat++) {
            record = record.withTag(
                    Seat.of(seat).name(),
                    entrants.get(pairing.seats().get(seat)).name());
        }
        try {
            Files.createDirectories(output);
            Files.writeString(output.resolve("game-%04d.hgn".formatted(pairing.number() + 1)), GameText.text(record));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
