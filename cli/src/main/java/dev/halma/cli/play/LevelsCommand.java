package dev.halma.cli.play;

import dev.halma.cli.shared.Wording;
import dev.halma.engine.level.Level;
import java.io.PrintWriter;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Introduces the computer players. */
@Command(name = "levels", mixinStandardHelpOptions = true)
public final class LevelsCommand implements Runnable {

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Override
    public void run() {
        PrintWriter out = spec.commandLine().getOut();
        Wording wording = Wording.of(spec);
        for (Level level : Level.values()) {
            String key = "level." + level.number();
            out.println("level" + level.number() + "  " + wording.of(key + ".name") + ": "
                    + wording.of(key + ".character") + " "
                    + wording.of("levels.rating", Map.of("rating", level.rating())));
        }
    }
}
