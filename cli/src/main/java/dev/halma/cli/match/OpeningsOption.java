package dev.halma.cli.match;

import dev.halma.arena.match.Openings;
import dev.halma.cli.files.GameFile;
import dev.halma.cli.shared.Console;
import dev.halma.rules.move.Position;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The option {@code --openings}: how games begin. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
final class OpeningsOption {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(names = "--openings", paramLabel = "FILE", descriptionKey = "cli.option.openings")
    private @Nullable String file;

    boolean isGiven() {
        return file != null;
    }

    /**
     * The openings of the file, or random ones.
     *
     * @param turns of random openings
     * @param isOnly whether no other variant is played
     */
    Openings of(Position start, int turns, boolean isOnly) {
        if (file == null) return new Openings.Random(start, turns);
        GameFile games = new GameFile(file, Console.of(command));
        return new Openings.Listed(new OpeningsFile(games, start.variant(), isOnly).read());
    }

    /** What is written down about the openings. */
    String text(int turns) {
        return file == null ? "opening=" + turns : "openings=" + file;
    }
}
