package dev.halma.print;

import dev.halma.i18n.Texts;
import dev.halma.print.Block.Framed;
import dev.halma.print.Block.Heading;
import dev.halma.print.Block.Picture;
import dev.halma.print.Block.Title;
import dev.halma.print.Block.Words;
import dev.halma.rules.message.Message;
import dev.halma.rules.message.RuleSection;
import dev.halma.rules.message.RuleSections;
import dev.halma.rules.message.VariantMessage;
import dev.halma.rules.notation.HouseText;
import dev.halma.rules.variant.HouseRule;
import dev.halma.rules.variant.HouseRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The text of the rules sheet: the rules of the variant with pictures, its house rules, and good advice in a box. */
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
        blocks.add(new Words(texts.text(VariantMessage.about(plan.variant()))));
        RuleSections.of(plan.variant()).forEach(this::section);
        houseRules();
        List<String> hints = RuleSections.hints().stream()
                .map(hint -> texts.text(hint.text()))
                .toList();
        blocks.add(new Framed(texts.text("page.learn.hints"), hints));
        return blocks;
    }

    private void section(RuleSection section) {
        heading(section.title());
        if (section.id().equals("setup")) setUp();
        blocks.add(new Words(texts.text(section.text())));
        if (section.id().equals("turn")) blocks.add(new Picture(pictures.lessonsShare(), pictures::drawLessons));
    }

    private void setUp() {
        blocks.add(new Picture(pictures.startShare(), pictures::drawStart));
        blocks.add(new Picture(pictures.legendShare(), pictures::drawLegend));
        words("print.setup.text");
    }

    /** Adds the house rules that have a choice, so that the choices stand together. */
    private void houseRules() {
        boolean asInTheCatalogue = HouseText.text(plan.variant()).isEmpty();
        if (asInTheCatalogue && house.sides().isAlone()) return;
        heading("print.house.title");
        for (HouseRule rule : HouseRule.values()) {
            String name = texts.text("house." + rule.id() + ".name");
            blocks.add(new Words(texts.text(
                    "print.house.choice", Map.of("rule", name, "choice", texts.text(Message.of(rule, house))))));
        }
    }

    private void heading(String key) {
        blocks.add(new Heading(texts.text(key)));
    }

    private void words(String key) {
        blocks.add(new Words(texts.text(key)));
    }
}
