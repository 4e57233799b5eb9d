package dev.halma.rules.message;

import dev.halma.rules.board.Shape;
import dev.halma.rules.variant.HouseRules;
import dev.halma.rules.variant.HouseRules.Guards;
import dev.halma.rules.variant.HouseRules.Hops;
import dev.halma.rules.variant.HouseRules.Leave;
import dev.halma.rules.variant.HouseRules.Places;
import dev.halma.rules.variant.HouseRules.Win;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The rules as messages, section by section, in the order in which a beginner learns the game. */
public final class RuleSections {

    /** Stands for a fact that differs between variants. */
    private static final String ANY = "any";

    /** Stands for a number that the players agree on. */
    private static final String AGREED = "agreed";

    private static final List<RuleSection> HINTS = Stream.of(
                    "hint-leave", "hint-together", "hint-ladders", "hint-shut", "hint-enter")
            .map(RuleSection::of)
            .toList();

    private final Variant variant;
    private final HouseRules house;
    private final List<RuleSection> sections = new ArrayList<>();

    private RuleSections(Variant variant) {
        this.variant = variant;
        this.house = variant.houseRules();
    }

    /** The rules of one variant under its house rules. */
    public static List<RuleSection> of(Variant variant) {
        RuleSections rules = new RuleSections(variant);
        rules.beginning();
        rules.moving();
        rules.winning();
        rules.staying();
        rules.add(draws(variant.houseRules()));
        rules.add("resigning");
        return List.copyOf(rules.sections);
    }

    /** The rules of the whole family. */
    public static List<RuleSection> ofAll() {
        return List.of(
                RuleSection.of("aim").with("ending", ANY),
                RuleSection.of("setup-two"),
                RuleSection.of("setup-three"),
                RuleSection.of("setup-four"),
                RuleSection.of("setup-star"),
                RuleSection.of("beginning"),
                RuleSection.of("turn"),
                RuleSection.of("step").with("directions", ANY),
                RuleSection.of("hop"),
                RuleSection.of("long-hop"),
                RuleSection.of("chain"),
                RuleSection.of("colours"),
                RuleSection.of("stay"),
                RuleSection.of("camps"),
                RuleSection.of("home").with("ending", ANY),
                RuleSection.of("places"),
                RuleSection.of("partners")
                        .with("who", Message.of("rules.partners.any"))
                        .with("ending", ANY),
                RuleSection.of("blockers").with("guards", AGREED),
                RuleSection.of("leaving").with("turns", 0).with("guards", AGREED),
                RuleSection.of("guards").with("guards", AGREED),
                draws(HouseRules.usual(2)),
                RuleSection.of("resigning"));
    }

    /** Advice for any variant. */
    public static List<RuleSection> hints() {
        return HINTS;
    }

    private void beginning() {
        add(RuleSection.of("aim").with("ending", ending()));
        add(RuleSection.of("setup")
                .with("board", SetupMessage.board(variant))
                .with("seating", SetupMessage.seating(variant)));
        add("beginning");
    }

    private void moving() {
        add("turn");
        add(RuleSection.of("step")
                .with(
                        "directions",
                        Integer.toString(variant.board().directions().size())));
        add("hop");
        if (house.hops() == Hops.LONG) add("long-hop");
        add("chain");
        if (variant.board().shape() == Shape.SQUARE) add("colours");
        add("stay");
        add("camps");
    }

    private void winning() {
        add(RuleSection.of("home").with("ending", ending()));
        if (house.places() == Places.ON) add("places");
        if (house.sides().isAlone()) return;
        Message who = Message.of("rules.partners." + house.sides().pattern())
                .withAll(
                        "sides",
                        house.sides().sides().stream()
                                .map(side -> Message.of("rules.partners.side").with(side))
                                .toList());
        add(RuleSection.of("partners").with("who", who).with("ending", ending()));
    }

    /** How long a piece may stay in another seat's goal. */
    private void staying() {
        String guards = house.guards().text();
        if (house.guards() != Guards.ANY) {
            add(RuleSection.of("blockers").with("guards", guards));
            List<Integer> mustLeave = house.leave() == Leave.OFF ? List.of() : piecesInSomebodysGoal();
            if (!mustLeave.isEmpty()) {
                int turns = mustLeave.size() == 1 ? house.leave().lastFreeTurn(mustLeave.getFirst(), 1) : 0;
                add(RuleSection.of("leaving").with("turns", turns).with("guards", guards));
            }
        }
        if (house.guards() != Guards.NONE) add(RuleSection.of("guards").with("guards", guards));
    }

    private static RuleSection draws(HouseRules house) {
        return RuleSection.of("draws")
                .with("repetition", house.repetition().text())
                .with("quiet", house.quiet().text())
                .with("length", house.length().text());
    }

    /** Which seats must come home: one seat alone, the first of two partners, or both. */
    private String ending() {
        return house.sides().isAlone() ? "alone" : house.win() == Win.FIRST ? "first" : "both";
    }

    /** The numbers of pieces of seats whose camp is another seat's goal, each number once. */
    private List<Integer> piecesInSomebodysGoal() {
        List<Seating> seatings = variant.seatings();
        return seatings.stream()
                .filter(seating -> seatings.stream().anyMatch(seating::startsInGoalOf))
                .map(Seating::pieces)
                .distinct()
                .toList();
    }

    private void add(String id) {
        add(RuleSection.of(id));
    }

    private void add(RuleSection section) {
        sections.add(section);
    }
}
