package dev.halma.table.json;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads JSON as RFC 8259 has it, and nothing besides: no comments, no field twice, nothing after the value. Each method returns null
 * where the text is wrong or too large.
 */
final class JsonParser {

    private static final int DEEPEST = 16;
    private static final int LONGEST = 1 << 20;
    private static final int MOST_DIGITS = 20;

    private final String text;
    private int at;

    private JsonParser(String text) {
        this.text = text;
    }

    static Optional<Json> parse(String text) {
        JsonParser parser = new JsonParser(text);
        Json value = parser.value(0);
        parser.skipSpace();
        return value == null || parser.at < text.length() ? Optional.empty() : Optional.of(value);
    }

    /** @param depth how many objects and arrays it is in */
    private @Nullable Json value(int depth) {
        skipSpace();
        return switch (peek()) {
            case '{' -> object(depth + 1);
            case '[' -> array(depth + 1);
            case '"' -> text();
            case 't' -> word("true", new Json.Flag(true));
            case 'f' -> word("false", new Json.Flag(false));
            case 'n' -> word("null", Json.nothing());
            default -> figure();
        };
    }

    private @Nullable Json object(int depth) {
        JsonObject object = new JsonObject();
        if (depth > DEEPEST) return null;
        at++;
        if (follows('}')) return object;
        do {
            skipSpace();
            String name = peek() == '"' ? quoted() : null;
            if (name == null || object.has(name) || !follows(':')) return null;
            Json value = value(depth);
            if (value == null) return null;
            object.put(name, value);
        } while (follows(','));
        return follows('}') ? object : null;
    }

    private @Nullable Json array(int depth) {
        JsonArray array = new JsonArray();
        if (depth > DEEPEST) return null;
        at++;
        if (follows(']')) return array;
        do {
            Json value = value(depth);
            if (value == null) return null;
            array.add(value);
        } while (follows(','));
        return follows(']') ? array : null;
    }

    private @Nullable Json word(String word, Json value) {
        if (!text.startsWith(word, at)) return null;
        at += word.length();
        return value;
    }

    // --- Numbers ---

    private @Nullable Json figure() {
        int start = at;
        if (peek() == '-') at++;
        boolean hasZero = peek() == '0';
        int digits = digits();
        if (digits == 0 || (hasZero && digits > 1)) return null;
        if (peek() == '.') {
            at++;
            if (digits() == 0) return null;
        }
        if (peek() == 'e' || peek() == 'E') {
            at++;
            if (peek() == '+' || peek() == '-') at++;
            if (digits() == 0) return null;
        }
        return at - start > MOST_DIGITS ? null : new Json.Figure(text.substring(start, at));
    }

    private int digits() {
        int start = at;
        while (peek() >= '0' && peek() <= '9') at++;
        return at - start;
    }

    // --- Texts ---

    private @Nullable Json text() {
        String quoted = quoted();
        return quoted == null ? null : new Json.Text(quoted);
    }

    private @Nullable String quoted() {
        int start = ++at;
        while (isPlain(peek())) at++;
        if (at - start > LONGEST) return null;
        if (peek() == '"') return text.substring(start, at++);
        StringBuilder unescaped = new StringBuilder().append(text, start, at);
        while (peek() != '"') {
            int c = isPlain(peek()) ? text.charAt(at++) : escaped();
            if (c < 0 || unescaped.length() >= LONGEST) return null;
            unescaped.append((char) c);
        }
        at++;
        return unescaped.toString();
    }

    /** A character that stands for itself; the end of the text is none. */
    private static boolean isPlain(int c) {
        return c >= ' ' && c != '"' && c != '\\';
    }

    /** The character that is escaped here; -1 if none is. */
    private int escaped() {
        if (peek() != '\\') return -1;
        at++;
        int c = peek();
        at++;
        return switch (c) {
            case '"', '\\', '/' -> c;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> hex();
            default -> -1;
        };
    }

    private int hex() {
        int value = 0;
        for (int i = 0; i < 4; i++) {
            int digit = peek() < 0 || peek() > 'f' ? -1 : Character.digit((char) peek(), 16);
            if (digit < 0) return -1;
            value = value * 16 + digit;
            at++;
        }
        return value;
    }

    // --- Characters ---

    /** The next character; -1 at the end. */
    private int peek() {
        return at < text.length() ? text.charAt(at) : -1;
    }

    private void skipSpace() {
        while (peek() == ' ' || peek() == '\n' || peek() == '\r' || peek() == '\t') at++;
    }

    /** Whether a character comes next, after space; then it is read. */
    private boolean follows(char c) {
        skipSpace();
        if (peek() != c) return false;
        at++;
        return true;
    }
}
