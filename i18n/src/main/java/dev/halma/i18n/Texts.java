package dev.halma.i18n;

import com.ibm.icu.text.ListFormatter;
import com.ibm.icu.text.MessageFormat;
import dev.halma.rules.message.Fact;
import dev.halma.rules.message.Message;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.ConcurrentHashMap;

/** The messages of one language. */
public final class Texts {

    private static final Map<Language, Texts> LOADED = new ConcurrentHashMap<>();

    private static final String FIRST_STRONG_ISOLATE = "\u2068";
    private static final String POP_ISOLATE = "\u2069";

    private final Language language;
    private final SortedMap<String, String> messages;

    /** Each message is compiled when it is first used: that takes longer than to fill it in. */
    private final Map<String, MessageFormat> compiled = new ConcurrentHashMap<>();

    private Texts(Language language) {
        this.language = language;
        this.messages = MessageFile.read(language);
    }

    public static Texts of(Language language) {
        return LOADED.computeIfAbsent(language, Texts::new);
    }

    /** The texts in the language of a locale, or in English. */
    public static Texts of(Locale locale) {
        return of(Language.of(locale));
    }

    /** The texts for a language tag such as {@code pt} or {@code pt-BR}, or in English. */
    public static Texts of(String tag) {
        return of(Locale.forLanguageTag(tag));
    }

    public Language language() {
        return language;
    }

    public String text(String key) {
        return text(key, Map.of());
    }

    /**
     * A message with its facts. A list is a choice: "this, that or something else". A boolean becomes {@code true} or
     * {@code false}, which the message can select by.
     */
    public String text(String key, Map<String, ?> facts) {
        MessageFormat message = compiled.computeIfAbsent(key, this::compile);
        Map<String, Object> arguments = new LinkedHashMap<>();
        facts.forEach((name, fact) -> arguments.put(name, argument(fact)));
        // A MessageFormat keeps state while it formats, so threads take turns.
        synchronized (message) {
            return message.format(arguments);
        }
    }

    private MessageFormat compile(String key) {
        String message = Optional.ofNullable(messages.get(key))
                .orElseThrow(() -> new IllegalArgumentException("no text " + key + " in " + language.code()));
        return new MessageFormat(message, language.locale());
    }

    /** A message of the rule book in words. */
    public String text(Message message) {
        return text(message.key(), facts(message));
    }

    /** The same facts in another message. */
    public String text(String key, Message message) {
        return text(key, facts(message));
    }

    private Map<String, Object> facts(Message message) {
        Map<String, Object> facts = new LinkedHashMap<>();
        message.facts().forEach((name, fact) -> facts.put(name, value(fact)));
        return facts;
    }

    private Object value(Fact fact) {
        return switch (fact) {
            case Fact.Word(var text) -> text;
            case Fact.Count(var number) -> number;
            case Fact.Flag(var isSo) -> isSo;
            case Fact.Choice(var texts) -> texts;
            case Fact.Someone(var seat) -> seat.name();
            case Fact.Nested(var message) -> text(message);
            case Fact.All(var messages) ->
                joined(messages.stream().map(this::text).toList(), ListFormatter.Type.AND);
        };
    }

    private Object argument(Object fact) {
        if (fact instanceof List<?> choices) return joined(choices, ListFormatter.Type.OR);
        return fact instanceof Number ? fact : isolated(fact.toString());
    }

    /**
     * A text that runs from right to left, such as a name in Hebrew, between the marks that keep its direction from
     * changing the order of the words around it.
     */
    private static String isolated(String text) {
        boolean turnsTheOrder = text.codePoints()
                .map(Character::getDirectionality)
                .anyMatch(direction -> direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT
                        || direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC);
        return turnsTheOrder ? FIRST_STRONG_ISOLATE + text + POP_ISOLATE : text;
    }

    private String joined(List<?> texts, ListFormatter.Type type) {
        return ListFormatter.getInstance(language.locale(), type, ListFormatter.Width.WIDE)
                .format(texts);
    }
}
