package dev.halma.cli.shared;

import dev.halma.rules.game.Position;
import dev.halma.rules.variant.HouseRules;
import dev.halma.rules.variant.Variant;
import java.io.InputStream;
import java.io.PrintWriter;
import java.util.function.UnaryOperator;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** What the commands on a board share: the arguments that set it up, and where to write. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
public final class Setup {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Parameters(index = "0", paramLabel = "VARIANT", description = "See `halma variants`.")
    private String variant;

    @Mixin
    private PositionOptions options;

    /** The position asked for, under the house rules asked for. */
    public Position position() {
        return position(usual -> usual);
    }

    /** The position asked for, with other house rules than the variant's where none are asked for. */
    public Position position(UnaryOperator<HouseRules> unlessAsked) {
        Variant usual = wording().variant(command, variant);
        return options.of(usual.with(unlessAsked.apply(usual.houseRules())), wording());
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
