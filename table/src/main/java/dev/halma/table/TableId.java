package dev.halma.table;

import java.util.regex.Pattern;

/** The address of a table: letters that can't be guessed. */
public record TableId(String text) {

    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{1,64}");

    public TableId {
        if (!isOne(text)) throw new IllegalArgumentException("not a table's id: " + text);
    }

    public static boolean isOne(String text) {
        return FORM.matcher(text).matches();
    }

    @Override
    public String toString() {
        return text;
    }
}
