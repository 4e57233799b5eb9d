package dev.halma.table;

import java.util.regex.Pattern;

/** The public id of a player. It proves nothing: only a token proves who a client is. */
public record PlayerId(String text) {

    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{1,64}");

    public PlayerId {
        if (!isOne(text)) throw new IllegalArgumentException("not a player's id: " + text);
    }

    public static boolean isOne(String text) {
        return FORM.matcher(text).matches();
    }

    @Override
    public String toString() {
        return text;
    }
}
