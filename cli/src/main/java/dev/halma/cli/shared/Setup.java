package dev.halma.cli.shared;

import dev.halma.rules.move.Position;
import dev.halma.rules.variant.HouseRules;
import dev.halma.rules.variant.Variant;
import java.io.InputStream;
import java.io.PrintWriter;
import java.util.function.UnaryOperator;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The arguments that set up a board, and the streams of the command. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
public final class Setup {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Parameters(index = "0", paramLabel = "VARIANT", descriptionKey = "help.option.variant")
    private String variant;

    @Mixin
    private PositionOptions options;

    /** The position of the command line. */
    public Position position() {
        return position(usual -> usual);
    }

    /** The position of the command line, with changed house rules. {@code --house} overrides the change. */
    public Position position(UnaryOperator<HouseRules> change) {
        Variant usual = wording().variant(command, variant);
        return options.of(usual.with(change.apply(usual.houseRules())), wording());
    }

    public Wording wording() {
        return Wording.of(command);
    }

    public InputStream in() {
        return Console.of(command).in();
    }

    public PrintWriter out() {
        return command.commandLine().getOut();
    }

    public PrintWriter err() {
        return command.commandLine().getErr();
    }
}
