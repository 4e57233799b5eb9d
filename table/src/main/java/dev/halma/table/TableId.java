package dev.halma.table;

/** The address of a table: letters that can't be guessed. */
public record TableId(String text) {

    public TableId {
        if (!isOne(text)) throw new IllegalArgumentException("not a table's id: " + text);
    }

    public static boolean isOne(String text) {
        return Letters.isId(text);
    }

    @Override
    public String toString() {
        return text;
    }
}
