package dev.halma.browser;

import dev.halma.rules.message.Fact;
import dev.halma.rules.message.Message;
import dev.halma.rules.message.RuleSection;
import dev.halma.rules.message.RuleSections;
import java.util.List;

/** Messages for the page, not yet translated: the key and its facts. */
final class MessageView {

    private MessageView() {}

    static Json json(Message message) {
        Json.Fields facts = Json.object();
        message.facts().forEach((name, fact) -> facts.with(name, json(fact)));
        return Json.object()
                .with("key", message.key())
                .with("code", message.code())
                .with("facts", facts.end())
                .end();
    }

    /** Sections of the rules, and advice after them. */
    static Json rules(List<RuleSection> sections) {
        return Json.object()
                .with("sections", Json.array(sections.stream().map(MessageView::json)))
                .with("hints", Json.array(RuleSections.hints().stream().map(MessageView::json)))
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
            case Fact.Nested nested -> json(nested.message());
            case Fact.All all -> Json.array(all.messages().stream().map(MessageView::json));
        };
    }
}
