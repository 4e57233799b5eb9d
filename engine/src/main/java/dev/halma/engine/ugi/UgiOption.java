package dev.halma.engine.ugi;

import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/**
 * The options with their ranges. The declarations of {@code ugi} and the checks of {@code setoption} both read them.
 */
public enum UgiOption {
    VARIANT("Variant", "american-2"),
    HOUSE("House", ""),
    LEVEL("Level", 8, 1, 8),
    HASH("Hash", 16, 1, 2048),
    SEED("Seed", 1, 0, Integer.MAX_VALUE),
    MULTI_PV("MultiPV", 1, 1, 64),
    LANDINGS("Landings", "false"),
    THREADS("Threads", 1, 1, 256);

    private final String title;
    private final String usual;
    private final int least;
    private final int most;

    UgiOption(String title, String usual) {
        this.title = title;
        this.usual = usual;
        this.least = 0;
        this.most = 0;
    }

    UgiOption(String title, int usual, int least, int most) {
        this.title = title;
        this.usual = Integer.toString(usual);
        this.least = least;
        this.most = most;
    }

    /** Finds an option by its name, in any case. */
    public static Optional<UgiOption> named(String name) {
        return Arrays.stream(values())
                .filter(option -> UgiParser.folded(option.title).equals(UgiParser.folded(name)))
                .findFirst();
    }

    public String title() {
        return title;
    }

    String usual() {
        return usual;
    }

    /** The value as a number; empty if it is outside this option's range. */
    OptionalLong number(String value) {
        if (!value.matches("[0-9]{1,10}")) return OptionalLong.empty();
        long number = Long.parseLong(value);
        return number < least || number > most ? OptionalLong.empty() : OptionalLong.of(number);
    }

    String range() {
        return "a whole number from " + least + " to " + most;
    }

    /** The line that declares this option to a program. */
    String declaration() {
        return "option name " + title + " type "
                + switch (this) {
                    case VARIANT ->
                        "combo default " + usual
                                + Variants.all().stream()
                                        .map(Variant::id)
                                        .collect(Collectors.joining(" var ", " var ", ""));
                    case HOUSE -> "string default <empty>";
                    case LANDINGS -> "check default " + usual;
                    case LEVEL, HASH, SEED, MULTI_PV, THREADS ->
                        "spin default " + usual + " min " + least + " max " + most;
                };
    }
}
