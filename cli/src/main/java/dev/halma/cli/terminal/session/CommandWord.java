package dev.halma.cli.terminal.session;

import dev.halma.i18n.Texts;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The words that a player can type besides moves: in English, and in the player's language. Beginnings are enough. */
public enum CommandWord {
    HINT,
    UNDO,
    MOVES,
    BOARD,
    READ,
    LAST,
    ANALYSE,
    SAVE,
    PASS,
    DRAW,
    AGREE,
    DECLINE,
    RESIGN,
    SIT,
    PAUSE,
    RESUME,
    AGAIN,
    RULES,
    HELP,
    QUIT;

    /** In English, which works in every language. */
    public String english() {
        return name().toLowerCase(Locale.ROOT);
    }

    public String word(Texts texts) {
        return texts.text("terminal.word." + english());
    }

    public String about(Texts texts) {
        return texts.text("terminal.about." + english(), Map.of("word", word(texts)));
    }

    /** The word that is typed like this, whole or its beginning. Where several begin so, the first one listed. */
    static Optional<CommandWord> typed(String text, Texts texts) {
        String small = text.toLowerCase(texts.language().locale());
        Optional<CommandWord> whole = Arrays.stream(values())
                .filter(word -> word.forms(texts).anyMatch(small::equals))
                .findFirst();
        return whole.or(() -> Arrays.stream(values())
                .filter(word -> word.forms(texts).anyMatch(form -> form.startsWith(small)))
                .findFirst());
    }

    private Stream<String> forms(Texts texts) {
        return Stream.of(word(texts), english());
    }

    /** All words of a language. */
    public static List<String> words(Texts texts) {
        return Arrays.stream(values()).map(word -> word.word(texts)).toList();
    }
}
