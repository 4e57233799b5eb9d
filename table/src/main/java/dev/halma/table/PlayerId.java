package dev.halma.table;

/** The public id of a player. It proves nothing: only a token proves who a client is. */
public record PlayerId(String text) {

    public PlayerId {
        if (!isOne(text)) throw new IllegalArgumentException("not a player's id: " + text);
    }

    public static boolean isOne(String text) {
        return Letters.isId(text);
    }

    @Override
    public String toString() {
        return text;
    }
}
