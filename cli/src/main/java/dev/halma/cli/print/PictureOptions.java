package dev.halma.cli.print;

import dev.halma.cli.shared.Refused;
import dev.halma.cli.shared.Wording;
import dev.halma.print.Colours;
import dev.halma.print.PrintRefusal;
import dev.halma.print.board.Ink;
import dev.halma.print.board.Palette;
import dev.halma.print.sheet.Tone;
import dev.halma.rules.message.Message;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The options of every picture of a board. */
final class PictureOptions {

    @Option(names = "--ink", descriptionKey = "help.option.ink")
    private @Nullable Ink ink;

    @Option(names = "--colours", paramLabel = "COLOUR,...", descriptionKey = "help.option.colours")
    private @Nullable String colours;

    @Option(names = "--coordinates", descriptionKey = "help.option.coordinates")
    private boolean coordinates;

    /** How the seats of a variant look. */
    Palette palette(CommandSpec spec, Variant variant) {
        if (colours == null) return Palette.of(ink == null ? Ink.MONO : ink);
        Map<Seat, Tone> chosen = switch (Colours.parse(variant, colours)) {
            case Colours.Chosen(Map<Seat, Tone> bySeat) -> bySeat;
            case Colours.Unreadable(Message why) ->
                throw new ParameterException(
                        spec.commandLine(), Wording.of(spec).texts().text(why));
        };
        if (ink != null && ink != Ink.COLOUR) {
            throw new Refused(Wording.of(spec).texts().text(new PrintRefusal.ColoursWithoutInk().message()));
        }
        return new Palette(Ink.COLOUR, chosen);
    }

    boolean coordinates() {
        return coordinates;
    }
}
