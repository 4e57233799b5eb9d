package dev.halma.table;

import java.util.regex.Pattern;

/** A player as others may know them. It proves nothing: who presents a token is that player. */
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
