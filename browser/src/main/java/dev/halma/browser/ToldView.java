package dev.halma.browser;

import dev.halma.rules.told.Fact;
import dev.halma.rules.told.RuleSection;
import dev.halma.rules.told.RulesTold;
import dev.halma.rules.told.Told;
import java.util.List;

/** Messages for the page, not yet translated: the key and its facts. */
final class ToldView {

    private ToldView() {}

    static Json json(Told told) {
        Json.Fields facts = Json.object();
        told.facts().forEach((name, fact) -> facts.with(name, json(fact)));
        return Json.object()
                .with("key", told.key())
                .with("code", told.code())
                .with("facts", facts.end())
                .end();
    }

    /** Sections of the rules, and advice after them. */
    static Json rules(List<RuleSection> sections) {
        return Json.object()
                .with("sections", Json.array(sections.stream().map(ToldView::json)))
                .with("hints", Json.array(RulesTold.hints().stream().map(ToldView::json)))
                .end();
    }

    private static Json json(RuleSection section) {
        return Json.object()
                .with("id", section.id())
                .with("title", section.title())
                .with("text", json(section.text()))
                .end();
    }

    private static Json json(Fact fact) {
        return switch (fact) {
            case Fact.Word word -> Json.of(word.text());
            case Fact.Count count -> Json.of(count.number());
            case Fact.Flag flag -> Json.of(flag.isSo());
            case Fact.Choice(List<String> texts) -> Json.texts(texts);
            case Fact.Someone someone ->
                Json.object().with("seat", someone.seat().name()).end();
            case Fact.Nested nested -> json(nested.told());
            case Fact.All all -> Json.array(all.told().stream().map(ToldView::json));
        };
    }
}
