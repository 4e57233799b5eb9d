package dev.halma.cli.match;

import dev.halma.arena.match.Match;
import dev.halma.arena.match.MatchRunner;
import dev.halma.arena.match.Pairing;
import dev.halma.arena.match.Played;
import dev.halma.arena.player.Entrant;
import dev.halma.arena.player.Patience;
import dev.halma.arena.player.ProgramFailed;
import dev.halma.arena.rating.Sprt;
import dev.halma.arena.rating.Standings;
import dev.halma.cli.shared.GamesOptions;
import dev.halma.cli.shared.LimitOptions;
import dev.halma.cli.shared.Numbers;
import dev.halma.cli.shared.ProgressBar;
import dev.halma.cli.shared.Refused;
import dev.halma.cli.shared.Setup;
import dev.halma.rules.game.Position;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.GameText;
import dev.halma.rules.variant.Seat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
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
                    + " on by a seat.",
            "A program that hangs, ends, takes too long or answers what is not legal loses that game; the match goes on."
        },
        mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init")
public final class MatchCommand implements Callable<Integer> {

    private static final long MOST_SECONDS = 86_400;

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

    @Option(
            names = "--forfeit-after",
            paramLabel = "SECONDS",
            defaultValue = "10",
            description =
                    "A program that takes so much longer than its time for a move loses the game (${DEFAULT-VALUE}). With"
                            + " --nodes this is all the time it has for a move.")
    private int forfeitAfter;

    @Option(
            names = "--start-within",
            paramLabel = "SECONDS",
            defaultValue = "30",
            description = "How long a program may take until it is ready for a game (${DEFAULT-VALUE}).")
    private int startWithin;

    @Override
    public Integer call() throws InterruptedException {
        games.check(1);
        limits.check();
        Numbers.requireBetween(spec, "--forfeit-after", forfeitAfter, MOST_SECONDS);
        Numbers.requireBetween(spec, "--start-within", startWithin, MOST_SECONDS);
        List<Entrant> entrants = entrants();
        try {
            entrants.forEach(Entrant::check);
            return play(entrants);
        } catch (ProgramFailed e) {
            throw new Refused("the match can't begin: " + e.getMessage());
        } finally {
            entrants.forEach(Entrant::close);
        }
    }

    private int play(List<Entrant> entrants) throws InterruptedException {
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

    private void run(Match match, BooleanSupplier isDecided, Standings standings) throws InterruptedException {
        ProgressBar progress = ProgressBar.of(games.games(), setup.err());
        try {
            List<Pairing> pairings = match.pairings(games.games(), games.seed());
            new MatchRunner(match, games.threads()).run(pairings, isDecided, (pairing, played) -> {
                standings.add(pairing, played);
                write(pairing, played, match.entrants());
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
        Patience patience = new Patience(Duration.ofSeconds(startWithin), Duration.ofSeconds(forfeitAfter));
        return players.stream()
                .map(name -> Entrant.named(name, patience)
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

    private void write(Pairing pairing, Played played, List<Entrant> entrants) {
        if (output == null) return;
        GameRecord record = GameRecord.of(played.game());
        for (int seat = 0; seat < pairing.seats().size(); seat++) {
            record = record.withTag(
                    Seat.of(seat).name(),
                    entrants.get(pairing.seats().get(seat)).name());
        }
        for (Played.Forfeit forfeit : played.forfeits()) {
            record = record.withTag("Forfeit" + forfeit.seat().name(), forfeit.why());
        }
        Path file = output.resolve("game-%04d.hgn".formatted(pairing.number() + 1));
        try {
            Files.createDirectories(output);
            Files.writeString(file, GameText.text(record));
        } catch (IOException e) {
            throw new Refused("the game can't be written to " + file + ": " + e);
        }
    }
}
