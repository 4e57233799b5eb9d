package dev.halma.cli.files;

import dev.halma.cli.shared.Console;
import dev.halma.cli.shared.Numbers;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The option {@code --game}: which game of a file. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
public final class GameOption {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(names = "--game", paramLabel = "N", descriptionKey = "cli.option.game")
    private @Nullable Integer number;

    public OptionalInt number() {
        if (number == null) return OptionalInt.empty();
        Numbers.requireBetween(command, "--game", number, Integer.MAX_VALUE);
        return OptionalInt.of(number);
    }

    /** The games of a file, for this command. */
    public GameFile file(String name) {
        return new GameFile(name, Console.of(command));
    }
}
