package dev.halma.engine.ugi;

import dev.halma.engine.level.Level;
import dev.halma.rules.notation.HouseText;
import dev.halma.rules.notation.Parsed;
import dev.halma.rules.notation.Problem;
import dev.halma.rules.notation.VariantText;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.OptionalLong;

/**
 * The values of the options.
 *
 * @param variant with its house rules
 * @param megabytes the size of the transposition table
 * @param variations the number of best variations to report
 * @param landings whether moves are written with all their landings
 * @param threads the number of threads of a search
 */
record Settings(Variant variant, Level level, int megabytes, long seed, int variations, boolean landings, int threads) {

    static final Settings USUAL = new Settings(
            Variants.named(UgiOption.VARIANT.usual()),
            Level.OWL,
            Integer.parseInt(UgiOption.HASH.usual()),
            Long.parseLong(UgiOption.SEED.usual()),
            Integer.parseInt(UgiOption.MULTI_PV.usual()),
            Boolean.parseBoolean(UgiOption.LANDINGS.usual()),
            Integer.parseInt(UgiOption.THREADS.usual()));

    /** The result of setting an option. */
    sealed interface Change {
        record To(Settings settings) implements Change {}

        record Refused(String why) implements Change {}
    }

    Change with(UgiOption option, String value, Words words) {
        return switch (option) {
            case VARIANT -> withVariant(value);
            case HOUSE -> withHouse(value.equals("<empty>") ? "" : value, words);
            case LANDINGS -> withLandings(value);
            case LEVEL, HASH, SEED, MULTI_PV, THREADS -> {
                OptionalLong number = option.number(value);
                yield number.isPresent()
                        ? new Change.To(withNumber(option, number.getAsLong()))
                        : refused(option, option.range(), value);
            }
        };
    }

    /** Another variant has its own house rules, so the ones set before are lost. */
    private Change withVariant(String id) {
        return switch (VariantText.parse(id)) {
            case Parsed.Read<Variant>(Variant found) -> new Change.To(with(found));
            case Parsed.Unreadable<Variant> unreadable ->
                refused(
                        UgiOption.VARIANT,
                        "one of the variants that ugi lists, or a board such as diamond(7) camp=6 seats=2",
                        id);
        };
    }

    private Change withHouse(String text, Words words) {
        return switch (HouseText.parse(VariantText.parse(variant.id()).orThrow(), text)) {
            case Parsed.Read<Variant>(Variant changed) -> new Change.To(with(changed));
            case Parsed.Unreadable<Variant>(Problem problem) ->
                new Change.Refused("setoption House: " + words.of(problem));
        };
    }

    private Change withLandings(String value) {
        if (!value.equals("true") && !value.equals("false")) return refused(UgiOption.LANDINGS, "true or false", value);
        boolean wanted = Boolean.parseBoolean(value);
        return new Change.To(new Settings(variant, level, megabytes, seed, variations, wanted, threads));
    }

    private Settings with(Variant changed) {
        return new Settings(changed, level, megabytes, seed, variations, landings, threads);
    }

    private Settings withNumber(UgiOption option, long number) {
        return switch (option) {
            case LEVEL ->
                new Settings(
                        variant, Level.of((int) number).orElseThrow(), megabytes, seed, variations, landings, threads);
            case HASH -> new Settings(variant, level, (int) number, seed, variations, landings, threads);
            case SEED -> new Settings(variant, level, megabytes, number, variations, landings, threads);
            case MULTI_PV -> new Settings(variant, level, megabytes, seed, (int) number, landings, threads);
            case THREADS -> new Settings(variant, level, megabytes, seed, variations, landings, (int) number);
            case VARIANT, HOUSE, LANDINGS -> throw new IllegalArgumentException(option + " is no number");
        };
    }

    private static Change refused(UgiOption option, String expected, String found) {
        return new Change.Refused(
                "setoption " + option.title() + ": expected " + expected + ", found " + UgiParser.shown(found));
    }
}
