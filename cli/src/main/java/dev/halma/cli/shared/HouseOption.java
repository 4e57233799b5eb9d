package dev.halma.cli.shared;

import dev.halma.rules.notation.HouseText;
import dev.halma.rules.variant.HouseRule;
import dev.halma.rules.variant.Variant;
import java.util.Arrays;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option {@code --house}. */
public final class HouseOption {

    /** The house rules with their choices, for the help. */
    static final class Choices implements Iterable<String> {

        /** With four seats there are choices of partners. */
        private static final int SEATS = 4;

        @Override
        public Iterator<String> iterator() {
            return Arrays.stream(HouseRule.values())
                    .map(rule -> rule.id() + "=" + String.join("|", rule.choices(SEATS)))
                    .iterator();
        }
    }

    @Option(
            names = "--house",
            paramLabel = "NAME=VALUE,...",
            completionCandidates = Choices.class,
            descriptionKey = "cli.option.house")
    private @Nullable String house;

    public boolean isGiven() {
        return house != null;
    }

    /** The variant under the house rules of the option. */
    public Variant of(Variant usual, Wording wording) {
        return house == null ? usual : wording.read("--house", HouseText.parse(usual, house));
    }
}
