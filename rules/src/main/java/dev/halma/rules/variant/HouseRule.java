package dev.halma.rules.variant;

import dev.halma.rules.variant.HouseRules.Choice;
import dev.halma.rules.variant.HouseRules.Guards;
import dev.halma.rules.variant.HouseRules.Hops;
import dev.halma.rules.variant.HouseRules.Leave;
import dev.halma.rules.variant.HouseRules.Length;
import dev.halma.rules.variant.HouseRules.Places;
import dev.halma.rules.variant.HouseRules.Quiet;
import dev.halma.rules.variant.HouseRules.Repetition;
import dev.halma.rules.variant.HouseRules.Win;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;

/** The house rules by name, with their choices and how each choice changes the rules. */
@SuppressWarnings("ImmutableEnumChecker") // the functions hold no state
public enum HouseRule {
    SIDES(
            Sides::choices,
            rules -> rules.sides().text(),
            (rules, text, seats) -> Sides.parse(text, seats).map(rules::withSides)),
    WIN(Win.values(), HouseRules::win, HouseRules::withWin),
    GUARDS(Guards.values(), HouseRules::guards, HouseRules::withGuards),
    LEAVE(Leave.values(), HouseRules::leave, HouseRules::withLeave),
    REPETITION(Repetition.values(), HouseRules::repetition, HouseRules::withRepetition),
    QUIET(Quiet.values(), HouseRules::quiet, HouseRules::withQuiet),
    LENGTH(Length.values(), HouseRules::length, HouseRules::withLength),
    PLACES(
            seats -> Arrays.stream(Places.values())
                    .filter(places -> places.isFor(seats))
                    .map(Choice::text)
                    .toList(),
            rules -> rules.places().text(),
            (rules, text, seats) -> Arrays.stream(Places.values())
                    .filter(places -> places.isFor(seats) && places.text().equals(text))
                    .findFirst()
                    .map(rules::withPlaces)),
    HOPS(Hops.values(), HouseRules::hops, HouseRules::withHops);

    private interface Chooser {
        Optional<HouseRules> choose(HouseRules rules, String text, int seats);
    }

    private final IntFunction<List<String>> choices;
    private final Function<HouseRules, String> choice;
    private final Chooser chooser;

    HouseRule(IntFunction<List<String>> choices, Function<HouseRules, String> choice, Chooser chooser) {
        this.choices = choices;
        this.choice = choice;
        this.chooser = chooser;
    }

    <C extends Choice> HouseRule(
            C[] values, Function<HouseRules, C> choice, BiFunction<HouseRules, C, HouseRules> change) {
        this(
                seats -> Arrays.stream(values).map(Choice::text).toList(),
                rules -> choice.apply(rules).text(),
                (rules, text, seats) -> Arrays.stream(values)
                        .filter(value -> value.text().equals(text))
                        .findFirst()
                        .map(value -> change.apply(rules, value)));
    }

    /** The house rule with this id; empty if there is none. */
    public static Optional<HouseRule> named(String id) {
        Objects.requireNonNull(id, "id");
        return Arrays.stream(values()).filter(rule -> rule.id().equals(id)).findFirst();
    }

    public String id() {
        return switch (this) {
            case SIDES -> "sides";
            case WIN -> "win";
            case GUARDS -> "guards";
            case LEAVE -> "leave";
            case REPETITION -> "repetition";
            case QUIET -> "quiet";
            case LENGTH -> "length";
            case PLACES -> "places";
            case HOPS -> "hops";
        };
    }

    /** The choices of this rule in a game with this number of seats. */
    public List<String> choices(int seats) {
        return choices.apply(seats);
    }

    /** Whether the rule makes a difference in some game of the variant. */
    public boolean matters(Variant variant) {
        Objects.requireNonNull(variant, "variant");
        return switch (this) {
            case SIDES, WIN -> SIDES.choices(variant.seats()).size() > 1;
            case LEAVE ->
                variant.seatings().stream()
                        .anyMatch(seating -> variant.seatings().stream().anyMatch(seating::startsInGoalOf));
            case PLACES -> variant.seats() > 2;
            case GUARDS, REPETITION, QUIET, LENGTH, HOPS -> true;
        };
    }

    /**
     * The only setting of this rule that fits the other rules, if they leave no choice. The rule makes no difference
     * then.
     */
    private Optional<String> forced(HouseRules rules) {
        boolean isForced = switch (this) {
            case WIN -> rules.sides().isAlone();
            case LEAVE -> rules.guards() == Guards.ANY;
            case PLACES -> !rules.canHavePlaces();
            case SIDES, GUARDS, REPETITION, QUIET, LENGTH, HOPS -> false;
        };
        return isForced ? Optional.of(choice(HouseRules.usual(2))) : Optional.empty();
    }

    /** Whether there is a choice: the rule makes a difference here, given the other settings. */
    public boolean isOpen(Variant variant) {
        return matters(variant) && forced(variant.houseRules()).isEmpty();
    }

    /** The choices on offer, each once. Letters with the same meaning as a name are left out. */
    public List<String> offered(Variant variant) {
        List<String> offered = new ArrayList<>();
        Set<HouseRules> effects = new HashSet<>();
        for (String choice : choices(variant.seats())) {
            if (effects.add(
                    chosen(variant.houseRules(), choice, variant.seats()).orElseThrow())) offered.add(choice);
        }
        if (effects.add(variant.houseRules())) offered.add(choice(variant.houseRules()));
        return List.copyOf(offered);
    }

    /** The offered choice that is set. */
    public String agreed(Variant variant) {
        HouseRules now = variant.houseRules();
        return offered(variant).stream()
                .filter(choice ->
                        chosen(now, choice, variant.seats()).filter(now::equals).isPresent())
                .findFirst()
                .orElseThrow();
    }

    /**
     * The variant with this rule changed, if it has such a choice. Rules that have only one setting left are set to it.
     */
    public Optional<Variant> agree(Variant variant, String choice) {
        Objects.requireNonNull(choice, "choice");
        return chosen(variant.houseRules(), choice, variant.seats())
                .map(rules -> variant.with(withForced(rules, variant.seats())));
    }

    private static HouseRules withForced(HouseRules agreed, int seats) {
        HouseRules rules = agreed;
        for (HouseRule rule : values()) {
            Optional<String> forced = rule.forced(rules);
            if (forced.isPresent())
                rules = rule.chosen(rules, forced.get(), seats).orElseThrow();
        }
        return rules;
    }

    /** The setting of this rule. */
    public String choice(HouseRules rules) {
        return choice.apply(Objects.requireNonNull(rules, "rules"));
    }

    /** The rules with this one changed; empty if it has no such choice. */
    public Optional<HouseRules> chosen(HouseRules rules, String text, int seats) {
        Objects.requireNonNull(rules, "rules");
        return chooser.choose(rules, Objects.requireNonNull(text, "text"), seats);
    }
}
