package dev.halma.cli.study;

import dev.halma.cli.shared.Wording;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Explains the game. */
@Command(name = "rules", mixinStandardHelpOptions = true)
public final class RulesCommand implements Runnable {

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(arity = "0..1", paramLabel = "VARIANT", descriptionKey = "help.option.variant")
    private @Nullable String variant;

    @Override
    public void run() {
        Wording wording = Wording.of(spec);
        RulesText rules = new RulesText(wording.texts());
        List<String> lines = variant == null ? rules.ofAll() : rules.of(wording.variant(spec, variant));
        lines.forEach(spec.commandLine().getOut()::println);
    }
}
