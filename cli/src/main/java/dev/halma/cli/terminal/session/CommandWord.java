package dev.halma.cli.terminal.session;

import dev.halma.i18n.Texts;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** The words that a player can type besides moves: in English, and in the player's language. An unambiguous beginning is enough. */
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

    /** Whether it ends or may end the game: it has to be typed whole, and is asked about. */
    boolean isGrave() {
        return this == RESIGN || this == DRAW;
    }

    /** The words that can be meant: the one that is typed whole, or all that begin so and need not be typed whole. */
    public static List<CommandWord> typed(String text, Texts texts) {
        String small = text.toLowerCase(texts.language().locale());
        List<CommandWord> whole = Arrays.stream(values())
                .filter(word -> word.forms(texts).anyMatch(small::equals))
                .toList();
        if (!whole.isEmpty()) return whole.subList(0, 1);
        return Arrays.stream(values())
                .filter(word -> !word.isGrave() && word.forms(texts).anyMatch(form -> form.startsWith(small)))
                .toList();
    }

    private Stream<String> forms(Texts texts) {
        return Stream.of(word(texts), english());
    }

    /** All words of a language. */
    public static List<String> words(Texts texts) {
        return Arrays.stream(values()).map(word -> word.word(texts)).toList();
    }
}
