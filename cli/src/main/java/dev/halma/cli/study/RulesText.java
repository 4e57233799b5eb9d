package dev.halma.cli.study;

import dev.halma.i18n.Texts;
import dev.halma.rules.message.Message;
import dev.halma.rules.message.RuleSection;
import dev.halma.rules.message.RuleSections;
import dev.halma.rules.message.VariantMessage;
import dev.halma.rules.variant.HouseRule;
import dev.halma.rules.variant.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The rules in lines that fit into a terminal. */
public record RulesText(Texts texts) {

    private static final int WIDTH = 78;

    /** The rules of the whole family. */
    List<String> ofAll() {
        List<String> lines = new ArrayList<>();
        explain(RuleSections.ofAll(), lines);
        return lines;
    }

    /** One variant as it is played. */
    public List<String> of(Variant variant) {
        List<String> lines = new ArrayList<>();
        introduce(variant, lines);
        explain(RuleSections.of(variant), lines);
        return lines;
    }

    private void explain(List<RuleSection> sections, List<String> lines) {
        lines.add(texts.text("rules.title").toUpperCase(texts.language().locale()));
        Stream.concat(sections.stream(), RuleSections.hints().stream()).forEach(section -> {
            lines.add("");
            lines.add(texts.text(section.title()));
            wrap(texts.text(section.text()), lines);
        });
    }

    private void introduce(Variant variant, List<String> lines) {
        lines.add(texts.text(VariantMessage.name(variant)));
        wrap(texts.text(VariantMessage.about(variant)), lines);
        String sheet = texts.text("sheet." + variant.source().sheet());
        wrap(texts.text("cli.rules.from", Map.of("sheet", sheet)), lines);
        lines.add("");
        lines.add(texts.text("cli.rules.house"));
        for (HouseRule rule : HouseRule.values()) {
            String choice = texts.text(Message.of(rule, variant.houseRules()));
            String name = texts.text("house." + rule.id() + ".name");
            wrap(name + ": " + choice + ". " + texts.text("house." + rule.id() + ".about"), lines);
        }
        lines.add("");
    }

    /** Adds a text in indented lines. */
    private static void wrap(String text, List<String> lines) {
        StringBuilder line = new StringBuilder(" ");
        for (String word : text.split(" ", -1)) {
            if (line.length() + 1 + word.length() > WIDTH) {
                lines.add(line.toString());
                line = new StringBuilder(" ");
            }
            line.append(' ').append(word);
        }
        lines.add(line.toString());
    }
}
