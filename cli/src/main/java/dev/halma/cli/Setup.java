package dev.halma.cli;

import dev.halma.rules.game.Position;
import dev.halma.rules.notation.HouseText;
import dev.halma.rules.notation.Parsed;
import dev.halma.rules.notation.PositionText;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

/** The arguments that set up a board, shared by the commands that need one. */
final class Setup {

    @Parameters(
            index = "0",
            paramLabel = "VARIANT",
            converter = VariantConverter.class,
            description = "See `halma variants`.")
    @SuppressWarnings("NullAway.Init")
    private Variant variant;

    @Option(
            names = "--position",
            paramLabel = "TEXT",
            description = "The position, as ROWS SEAT QUIET TURN; the start position where none is given.")
    private @Nullable String position;

    /** Finds a variant by its id, or says what it could have been. */
    static final class VariantConverter implements ITypeConverter<Variant> {
        @Override
        public Variant convert(String id) {
            return Variants.find(id)
                    .orElseThrow(() -> new TypeConversionException(
                            "there is no variant '" + id + "'; `halma variants` lists them" + Wording.meant(id)));
        }
    }

    /** The position asked for, under house rules: an empty text changes none. */
    Position position(String house) {
        Variant played = read("--house", HouseText.parse(variant, house));
        if (position == null) return Position.start(played, Seat.A);
        return read("--position", PositionText.parse(played, position));
    }

    private static <T> T read(String option, Parsed<T> parsed) {
        return switch (parsed) {
            case Parsed.Read<T>(T value) -> value;
            case Parsed.Unreadable<T> unreadable -> throw new Refused(option + ": " + Wording.of(unreadable.problem()));
        };
    }
}
