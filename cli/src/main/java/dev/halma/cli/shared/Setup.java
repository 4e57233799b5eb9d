package dev.halma.cli.shared;

import dev.halma.rules.game.Position;
import dev.halma.rules.notation.HouseText;
import dev.halma.rules.notation.Parsed;
import dev.halma.rules.notation.PositionText;
import dev.halma.rules.notation.Problem;
import dev.halma.rules.variant.HouseRules;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import java.io.InputStream;
import java.io.PrintWriter;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** What the commands on a board share: the arguments that set it up, and where to write. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
public final class Setup {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Parameters(index = "0", paramLabel = "VARIANT", description = "See `halma variants`.")
    private String variant;

    @Option(
            names = "--position",
            paramLabel = "TEXT",
            description = "The position, as ROWS SEAT QUIET TURN; the start position where none is given.")
    private @Nullable String position;

    @Option(
            names = "--house",
            paramLabel = "NAME=VALUE,...",
            defaultValue = "",
            description = "House rules: sides=alone|opposite|adjacent|AC+BD, win=first|both, guards=0|1|any,"
                    + " repetition=3|off, quiet=100|off.")
    private String house;

    /** The variant of an id, under house rules. */
    public static Variant variant(CommandSpec command, String id, String house) {
        Wording wording = Wording.of(command);
        return read(wording, "--house", HouseText.parse(wording.variant(command, id), house));
    }

    /** The position asked for, under the house rules asked for. */
    public Position position() {
        return position(usual -> usual);
    }

    /** The position asked for, with other house rules than the variant's where none are asked for. */
    public Position position(UnaryOperator<HouseRules> unlessAsked) {
        Variant usual = wording().variant(command, variant);
        return position(wording(), usual.with(unlessAsked.apply(usual.houseRules())), house, position);
    }

    /** The start, or another position where a text is given, of a variant under house rules. */
    public static Position position(Wording wording, Variant usual, String house, @Nullable String position) {
        Variant played = read(wording, "--house", HouseText.parse(usual, house));
        if (position == null) return Position.start(played, Seat.A);
        return read(wording, "--position", PositionText.parse(played, position));
    }

    private static <T> T read(Wording wording, String option, Parsed<T> parsed) {
        return switch (parsed) {
            case Parsed.Read<T>(T value) -> value;
            case Parsed.Unreadable<T>(Problem problem) -> throw new Refused(option + ": " + wording.of(problem));
        };
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
