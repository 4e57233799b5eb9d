package dev.halma.print.set;

import dev.halma.i18n.Texts;
import dev.halma.print.set.Block.Heading;
import dev.halma.print.set.Block.Picture;
import dev.halma.print.set.Block.Title;
import dev.halma.print.set.Block.Words;
import dev.halma.rules.notation.HouseText;
import dev.halma.rules.told.Told;
import dev.halma.rules.variant.HouseRule;
import dev.halma.rules.variant.HouseRules;
import dev.halma.rules.variant.HouseRules.Guards;
import dev.halma.rules.variant.HouseRules.Quiet;
import dev.halma.rules.variant.HouseRules.Repetition;
import dev.halma.rules.variant.HouseRules.Win;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What the rules sheet says: only what counts for this variant under its house rules. */
final class RulesText {

    private final SetPlan plan;
    private final Texts texts;
    private final HouseRules house;
    private final RulesPictures pictures;
    private final List<Block> blocks = new ArrayList<>();

    RulesText(SetPlan plan) {
        this.plan = plan;
        this.texts = plan.texts();
        this.house = plan.variant().houseRules();
        this.pictures = new RulesPictures(plan);
    }

    List<Block> blocks() {
        blocks.add(new Title(plan.title()));
        words("variant." + plan.variant().id() + ".about");
        setUp();
        moving();
        ending();
        houseRules();
        blocks.addAll(new Assembly(plan).blocks());
        return blocks;
    }

    private void setUp() {
        heading("print.setup.title");
        blocks.add(new Picture(pictures.startShare(), pictures::drawStart));
        blocks.add(new Picture(pictures.legendShare(), pictures::drawLegend));
        words("print.setup.text");
        words("rules.beginning.text");
        heading("rules.aim.title");
        words(house.win() == Win.FIRST ? "rules.aim.text" : "print.aim-both");
    }

    private void moving() {
        section("rules.turn");
        blocks.add(new Picture(pictures.lessonsShare(), pictures::drawLessons));
        section("rules.step");
        section("rules.hop");
        section("rules.chain");
        section("rules.stay");
        section("rules.camps");
        if (plan.board().isSquare()) section("rules.colours");
    }

    private void ending() {
        section("rules.home");
        if (!house.sides().isAlone()) section("rules.partners");
        if (house.guards() != Guards.ANY) section("rules.blockers");
        if (house.guards() == Guards.ONE) section("rules.guards");
        boolean usualDraws = house.repetition() == Repetition.THIRD && house.quiet() == Quiet.HUNDRED;
        if (usualDraws) section("rules.draws");
    }

    /** Told where there is something to choose and the words above don't say what was chosen. */
    private void houseRules() {
        boolean asInTheCatalogue = HouseText.text(plan.variant()).isEmpty();
        if (asInTheCatalogue && house.sides().isAlone()) return;
        heading("print.house.title");
        for (HouseRule rule : HouseRule.values()) {
            String name = texts.text("house." + rule.id() + ".name");
            blocks.add(new Words(texts.text(
                    "print.house.choice", Map.of("rule", name, "choice", texts.text(Told.of(rule, house))))));
        }
    }

    private void section(String key) {
        heading(key + ".title");
        words(key + ".text");
    }

    private void heading(String key) {
        blocks.add(new Heading(texts.text(key)));
    }

    private void words(String key) {
        blocks.add(new Words(texts.text(key)));
    }
}
