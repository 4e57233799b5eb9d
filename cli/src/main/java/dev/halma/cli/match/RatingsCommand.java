package dev.halma.cli.match;

import dev.halma.arena.match.Pairing;
import dev.halma.arena.rating.Order;
import dev.halma.arena.rating.Result;
import dev.halma.arena.rating.Standings;
import dev.halma.cli.files.GameFile;
import dev.halma.cli.shared.Console;
import dev.halma.cli.shared.Wording;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.Parsed;
import dev.halma.rules.variant.Seating;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Rates the players of any games. */
@Command(name = "ratings", mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
public final class RatingsCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(arity = "1..*", paramLabel = "FILE.hgn", descriptionKey = "cli.option.game-files")
    private List<String> files;

    @Mixin
    private ReportOption reports;

    /** A game with a result and with names for all seats. */
    private record Rated(List<String> players, Result result) {}

    @Override
    public Integer call() {
        reports.check();
        List<Rated> games = new ArrayList<>();
        List<String> names = new ArrayList<>();
        List<String> variants = new ArrayList<>();
        int skipped = 0;
        for (String name : files) {
            GameFile file = new GameFile(name, Console.of(spec));
            for (Parsed<GameRecord> parsed : file.games()) {
                GameRecord record = file.readable(parsed);
                Optional<Rated> rated = rated(record);
                if (rated.isEmpty()) {
                    skipped++;
                    continue;
                }
                games.add(rated.get());
                String id = record.game().variant().id();
                if (!variants.contains(id)) variants.add(id);
                rated.get().players().stream()
                        .filter(player -> !names.contains(player))
                        .distinct()
                        .forEach(names::add);
            }
        }
        Standings standings = new Standings(names.toArray(String[]::new));
        for (int i = 0; i < games.size(); i++) {
            List<Integer> seats =
                    games.get(i).players().stream().map(names::indexOf).toList();
            standings.add(new Pairing(i, 0, seats), games.get(i).result());
        }
        Ranking ranking = new Ranking(standings, Order.RATING, null, "", variants);
        spec.commandLine().getOut().print(ranking.text(wording().texts()));
        if (skipped > 0) spec.commandLine().getErr().println(wording().of("match.skipped", Map.of("count", skipped)));
        reports.write(ranking);
        return 0;
    }

    private static Optional<Rated> rated(GameRecord record) {
        List<String> players = new ArrayList<>();
        for (Seating seating : record.game().variant().seatings()) {
            Optional<String> player = record.tag(seating.seat().name()).filter(name -> !name.isBlank());
            if (player.isEmpty()) return Optional.empty();
            players.add(player.get());
        }
        return Result.of(record).map(result -> new Rated(players, result));
    }

    private Wording wording() {
        return Wording.of(spec);
    }
}
