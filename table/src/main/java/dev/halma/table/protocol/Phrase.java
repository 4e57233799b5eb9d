package dev.halma.table.protocol;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What players can say to each other. Every page says it in its own language. */
public enum Phrase {
    HELLO,
    GOOD_LUCK,
    HAVE_FUN,
    WELL_PLAYED,
    NICE_CHAIN,
    OOPS,
    THINKING,
    YOUR_TURN,
    ONE_MOMENT,
    BACK_AGAIN,
    THANK_YOU,
    GOOD_GAME,
    GOODBYE;

    public String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static Optional<Phrase> named(String text) {
        return Arrays.stream(values())
                .filter(phrase -> phrase.text().equals(text))
                .findFirst();
    }
}
