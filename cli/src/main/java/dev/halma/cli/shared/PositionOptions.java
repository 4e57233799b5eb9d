package dev.halma.cli.shared;

import dev.halma.rules.move.Position;
import dev.halma.rules.notation.PositionText;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options {@code --position} and {@code --house}. */
public final class PositionOptions {

    @Option(names = "--position", paramLabel = "TEXT", descriptionKey = "help.option.position")
    private @Nullable String position;

    @Mixin
    private final HouseOption house = new HouseOption();

    public boolean areGiven() {
        return position != null || house.isGiven();
    }

    /** The position of the options, in a variant under their house rules. */
    public Position of(Variant usual, Wording wording) {
        Variant played = house.of(usual, wording);
        if (position == null) return Position.start(played, Seat.A);
        return wording.read("--position", PositionText.parse(played, position));
    }
}
