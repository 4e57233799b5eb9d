package dev.halma.table;

import java.text.Normalizer;
import java.util.regex.Pattern;

/** The result of checking a text as a player's name. */
public sealed interface Naming {

    /** The most code points of a name. */
    int LONGEST = 24;

    /** More marks on one letter than any language needs would cover the lines above and below. */
    Pattern TOO_MANY_MARKS = Pattern.compile("(\\p{M}{4})\\p{M}+");

    /** A name that can be shown: one line, without what is invisible or turns the direction of the text. */
    record Fit(String name) implements Naming {}

    /** Why a text is no name. */
    enum Problem implements Naming {
        /** Nothing is left that can be seen. */
        EMPTY,
        TOO_LONG
    }

    /** Cleans a text, and checks whether the result is a name. */
    static Naming of(String text) {
        String name = cleaned(text);
        if (name.codePoints().noneMatch(Letters::isSeen)) return Problem.EMPTY;
        return name.codePointCount(0, name.length()) > LONGEST ? Problem.TOO_LONG : new Fit(name);
    }

    /** One line, without what is invisible or turns the direction of the text. */
    static String cleaned(String text) {
        StringBuilder clean = new StringBuilder();
        Normalizer.normalize(text, Normalizer.Form.NFC).codePoints().forEach(each -> {
            if (Letters.isSpace(each)) clean.append(' ');
            else if (!Letters.isHidden(each)) clean.appendCodePoint(each);
        });
        // Composed again: the loop may have removed a character between a letter and its mark.
        String composed = Normalizer.normalize(clean, Normalizer.Form.NFC);
        return TOO_MANY_MARKS
                .matcher(composed)
                .replaceAll("$1")
                .replaceAll(" +", " ")
                .strip();
    }
}
