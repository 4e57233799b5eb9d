package dev.halma.bench.opponents;

import dev.halma.arena.match.Match;
import dev.halma.arena.match.MatchRunner;
import dev.halma.arena.match.Pairing;
import dev.halma.arena.rating.Standings;
import dev.halma.bench.EnglishConsole;
import dev.halma.cli.shared.GamesOptions;
import dev.halma.cli.shared.Numbers;
import dev.halma.cli.shared.ProgressBar;
import dev.halma.engine.search.Limits;
import dev.halma.rules.game.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays the models of the opponents against each other, from the command line. */
@Command(
        name = "Comparison",
        description = {
            "Seats one player of each kind among players of each other kind, on every seat in turn.",
            "Prints its share of the points. Every cell of the grid has the same openings."
        },
        mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init")
public final class Comparison implements Callable<Integer>, EnglishConsole {

    private static final String KINDS = "${COMPLETION-CANDIDATES}. By default all but greedy.";

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "VARIANT",
            description = "A variant with more than two seats and no partners; see `halma variants`.")
    private String variant;

    @Option(names = "--kinds", split = ",", paramLabel = "KIND", description = "The kinds of the one player: " + KINDS)
    private @Nullable List<Kind> kinds;

    @Option(names = "--among", split = ",", paramLabel = "KIND", description = "The kinds of the others: " + KINDS)
    private @Nullable List<Kind> among;

    @Mixin
    private final GamesOptions games = new GamesOptions(24, 6);

    @Option(names = "--nodes", defaultValue = "8000", description = "Nodes of each search (${DEFAULT-VALUE}).")
    private long nodes;

    public static void main(String[] arguments) {
        System.exit(commandLine().execute(arguments));
    }

    static CommandLine commandLine() {
        return new CommandLine(new Comparison()).setCaseInsensitiveEnumValuesAllowed(true);
    }

    @Override
    public Integer call() throws InterruptedException {
        games.check(1);
        Numbers.requireBetween(spec, "--nodes", nodes, Long.MAX_VALUE);
        Position start = Position.start(variant(), Seat.A);
        List<Kind> rows = kinds == null ? Kind.SEARCHING : List.copyOf(kinds);
        List<Kind> columns = among == null ? Kind.SEARCHING : List.copyOf(among);
        ShareGrid results = new ShareGrid(rows, columns, start.variant().seats());
        for (Kind row : rows) {
            for (Kind column : columns) {
                if (row == column) continue;
                results.put(row, column, play(start, row, column));
            }
        }
        spec.commandLine().getOut().println(results.text(games.games()));
        spec.commandLine().getOut().flush();
        return 0;
    }

    /** The share of the points of one player of a kind among players of another kind. */
    private double play(Position start, Kind one, Kind others) throws InterruptedException {
        var entrants = List.of(one.entrant(), others.entrant());
        Match match = new Match(start, entrants, games.opening(), () -> Limits.nodes(nodes));
        Standings standings = new Standings(entrants);
        ProgressBar progress =
                ProgressBar.always(games.games(), spec.commandLine().getErr());
        try {
            List<Pairing> pairings = match.pairings(games.games(), games.seed());
            new MatchRunner(games.threads()).run(match, pairings, () -> false, (pairing, played) -> {
                standings.add(pairing, played);
                progress.show(standings.games(), progress(one, others, standings));
            });
        } catch (ExecutionException e) {
            throw new IllegalStateException("a game went wrong", e.getCause());
        }
        progress.end();
        return standings.score(0);
    }

    private String progress(Kind one, Kind others, Standings standings) {
        return String.format(
                Locale.ROOT,
                "%s among %s: %d of %d games, %.1f %%",
                one,
                others,
                standings.games(),
                games.games(),
                100 * standings.score(0));
    }

    private Variant variant() {
        Variant found = wording().variant(spec, variant);
        require(found.seats() > 2, found + " has two seats: there opponents can be taken in one way only");
        require(found.houseRules().sides().isAlone(), found + " has partners: here everybody plays alone");
        return found;
    }

    private void require(boolean condition, String otherwise) {
        if (!condition) throw new ParameterException(spec.commandLine(), otherwise);
    }
}
