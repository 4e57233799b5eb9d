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
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Finds the players of a match, and limits how long it waits for programs. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
final class EntrantOptions {

    private static final long MOST_SECONDS = 86_400;

    /** Enough for a slow connection. More would let a program think for many times its time. */
    private static final int BEYOND_ITS_TIME = 1;

    private static final int WITHOUT_A_TIME = 10;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(names = "--forfeit-after", paramLabel = "SECONDS", descriptionKey = "cli.option.forfeit-after")
    private @Nullable Integer forfeitAfter;

    @Option(
            names = "--start-within",
            paramLabel = "SECONDS",
            defaultValue = "30",
            descriptionKey = "cli.option.start-within")
    private int startWithin;

    /** What is done with the players. Their programs run until it is done. */
    interface Play {
        void with(List<Entrant> entrants) throws InterruptedException;
    }

    /** @param isInNodes whether no time is given for a move */
    void play(List<String> players, boolean isInNodes, Play play) throws InterruptedException {
        int beyond = Objects.requireNonNullElse(forfeitAfter, isInNodes ? WITHOUT_A_TIME : BEYOND_ITS_TIME);
        Numbers.requireBetween(command, "--forfeit-after", beyond, MOST_SECONDS);
        Numbers.requireBetween(command, "--start-within", startWithin, MOST_SECONDS);
        Patience patience = new Patience(Duration.ofSeconds(startWithin), Duration.ofSeconds(beyond));
        List<Entrant> entrants = entrants(players, patience);
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

    private List<Entrant> entrants(List<String> players, Patience patience) {
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
