package dev.halma.cli.match;

import dev.halma.arena.player.Entrant;
import dev.halma.arena.player.Patience;
import dev.halma.arena.player.ProgramFailed;
import dev.halma.cli.shared.Numbers;
import dev.halma.cli.shared.Refused;
import dev.halma.cli.shared.Wording;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Finds the players of a match, and how long one waits for programs. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
final class EntrantOptions {

    private static final long MOST_SECONDS = 86_400;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = "--forfeit-after",
            paramLabel = "SECONDS",
            defaultValue = "10",
            descriptionKey = "cli.option.forfeit-after",
            description =
                    "A program that takes so much longer than its time for a move loses the game (${DEFAULT-VALUE}). With"
                            + " --nodes this is all the time it has for a move.")
    private int forfeitAfter;

    @Option(
            names = "--start-within",
            paramLabel = "SECONDS",
            defaultValue = "30",
            descriptionKey = "cli.option.start-within",
            description = "How long a program may take until it is ready for a game (${DEFAULT-VALUE}).")
    private int startWithin;

    /** What is done with the players. Their programs run until it is done. */
    interface Play {
        void with(List<Entrant> entrants) throws InterruptedException;
    }

    void play(List<String> players, Play play) throws InterruptedException {
        Numbers.requireBetween(command, "--forfeit-after", forfeitAfter, MOST_SECONDS);
        Numbers.requireBetween(command, "--start-within", startWithin, MOST_SECONDS);
        List<Entrant> entrants = entrants(players);
        try {
            play.with(entrants);
        } finally {
            entrants.forEach(Entrant::close);
        }
    }

    /** Starts every program once, before the first game. */
    void check(List<Entrant> entrants) {
        try {
            entrants.forEach(Entrant::check);
        } catch (ProgramFailed e) {
            throw new Refused(wording().of("match.cannot-begin", Map.of("why", String.valueOf(e.getMessage()))));
        }
    }

    private List<Entrant> entrants(List<String> players) {
        Patience patience = new Patience(Duration.ofSeconds(startWithin), Duration.ofSeconds(forfeitAfter));
        List<Entrant> entrants = new ArrayList<>();
        for (String name : players) {
            entrants.add(Entrant.named(name, patience)
                    .orElseThrow(() -> new ParameterException(
                            command.commandLine(), wording().of("match.no-player", Map.of("name", name)))));
        }
        return entrants;
    }

    private Wording wording() {
        return Wording.of(command);
    }
}
