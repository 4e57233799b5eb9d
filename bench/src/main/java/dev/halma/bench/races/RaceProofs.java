package dev.halma.bench.races;

import dev.halma.engine.Engine;
import dev.halma.engine.level.Level;
import dev.halma.engine.level.LevelPlayer;
import dev.halma.engine.race.HomeTables;
import dev.halma.engine.race.Homeward;
import dev.halma.engine.race.Race;
import dev.halma.engine.search.Limits;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.Races;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Proves seeded races and compares the numbers with those of plain search, from the command line. */
@Command(
        name = "RaceProofs",
        description = {
            "Proves the turns home in seeded races: half from games of levels 3 to 5, half from random walks out of the goal.",
            "Prints how many were proven in time, and whether breadth-first search on the full board agrees where it ends."
        },
        mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init")
public final class RaceProofs implements Callable<Integer> {

    /** Processor time, so that other processes don't change the result. */
    private final ThreadMXBean processor = ManagementFactory.getThreadMXBean();

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "VARIANT",
            description = "Variants with two seats.",
            defaultValue = "chinese-2",
            arity = "0..*")
    private List<String> variants;

    @Option(names = "--positions", defaultValue = "2000", description = "Races of each variant (${DEFAULT-VALUE}).")
    private int positions;

    @Option(names = "--millis", defaultValue = "100", description = "Processor time for each race (${DEFAULT-VALUE}).")
    private long millis;

    @Option(names = "--formations", defaultValue = "300000", description = "Size of the tables (${DEFAULT-VALUE}).")
    private int formations;

    @Option(
            names = "--plain",
            defaultValue = "200000",
            description = "Formations of a plain search at the most (${DEFAULT-VALUE}).")
    private int plain;

    @Option(names = "--seed", defaultValue = "1884", description = "Seed of games and walks (${DEFAULT-VALUE}).")
    private long seed;

    public static void main(String[] arguments) {
        System.exit(new CommandLine(new RaceProofs()).execute(arguments));
    }

    @Override
    public Integer call() {
        boolean agree = true;
        for (String id : variants) agree &= prove(Variants.named(id));
        return agree ? 0 : 1;
    }

    private boolean prove(Variant variant) {
        HomeTables tables = new HomeTables(formations);
        int reach = tables.of(variant, Seat.A, () -> false).reach();
        tables.of(variant, Seat.B, () -> false);
        int proven = 0;
        int compared = 0;
        int different = 0;
        List<Position> races = races(variant);
        for (Position race : races) {
            Limits limits = Limits.time(millis * 1_000_000, processor::getCurrentThreadCpuTime);
            Optional<Homeward> way = Homeward.of(race, race.toMove(), tables, limits);
            if (way.isEmpty() || !way.get().turns().isProven()) continue;
            proven++;
            OptionalInt found = Races.turnsHome(race, race.toMove(), plain);
            if (found.isEmpty()) continue;
            compared++;
            if (found.getAsInt() == way.get().turns().turns()) continue;
            different++;
            say(race + ": proven " + way.get().turns().turns() + ", found " + found.getAsInt());
        }
        double share = 100.0 * proven / races.size();
        say(String.format(
                Locale.ROOT,
                "%s: %d races, %d proven within %d ms (%.1f %%), %d compared with plain search, %d different; tables reach %d",
                variant.id(),
                races.size(),
                proven,
                millis,
                share,
                compared,
                different,
                reach));
        return different == 0;
    }

    private List<Position> races(Variant variant) {
        List<Position> races = new ArrayList<>();
        for (int game = 0; races.size() < positions / 2; game++) addGame(variant, seed + game, races);
        while (races.size() > positions / 2) races.remove(races.size() - 1);
        for (int i = 0; races.size() < positions; i++) {
            for (Position walk : Races.of(variant, 100, 2 + i % 9, seed + i)) {
                if (Race.hasPassed(walk, Seat.A) && races.size() < positions) races.add(walk);
            }
        }
        return races;
    }

    /** The positions of a game in which the seat to move has passed the other. */
    private static void addGame(Variant variant, long seed, List<Position> races) {
        List<LevelPlayer> players = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) {
            Level level = Level.of(3 + (int) ((seed + seat) % 3)).orElseThrow();
            players.add(new LevelPlayer(level, new Engine(1), seed + 7L * seat));
        }
        Game game = Game.of(variant);
        while (!game.isOver()) {
            Position position = game.position();
            if (Race.hasPassed(position, position.toMove())) races.add(position);
            game = game.after(players.get(position.toMove().index()).choose(game, Limits.nodes(1_500)));
        }
    }

    private void say(String line) {
        spec.commandLine().getOut().println(line);
        spec.commandLine().getOut().flush();
    }
}
