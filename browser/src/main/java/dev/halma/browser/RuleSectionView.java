package dev.halma.browser;

import dev.halma.rules.message.RuleSection;
import dev.halma.rules.message.RuleSections;
import dev.halma.table.json.Json;
import dev.halma.table.protocol.MessageJson;
import java.util.List;

/** The rules in words, not yet translated: keys and facts. */
final class RuleSectionView {

    private RuleSectionView() {}

    /** Sections of the rules, and advice after them. */
    static Json rules(List<RuleSection> sections) {
        return Json.object()
                .put("sections", Json.array(sections.stream().map(RuleSectionView::json)))
                .put("hints", Json.array(RuleSections.hints().stream().map(RuleSectionView::json)));
    }

    private static Json json(RuleSection section) {
        return Json.object()
                .put("id", section.id())
                .put("title", section.title())
                .put("text", MessageJson.write(section.text()));
    }
}
