package dev.halma.table.json;

import java.util.Collection;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

/** A value of JSON. */
public sealed interface Json permits JsonObject, JsonArray, Json.Text, Json.Figure, Json.Flag, Json.Null {

    record Text(String value) implements Json {
        @Override
        public void appendTo(StringBuilder out) {
            JsonText.appendQuoted(value, out);
        }
    }

    /** A number, as it is written: no digit is lost. */
    record Figure(String digits) implements Json {

        /** The number, if it is whole and fits into a long. */
        public OptionalLong whole() {
            for (int i = 0; i < digits.length(); i++) {
                char c = digits.charAt(i);
                if (c == '.' || c == 'e' || c == 'E') return OptionalLong.empty();
            }
            try {
                return OptionalLong.of(Long.parseLong(digits));
            } catch (NumberFormatException e) {
                return OptionalLong.empty();
            }
        }

        @Override
        public void appendTo(StringBuilder out) {
            out.append(digits);
        }
    }

    record Flag(boolean isSo) implements Json {
        @Override
        public void appendTo(StringBuilder out) {
            out.append(isSo);
        }
    }

    enum Null implements Json {
        NULL;

        @Override
        public void appendTo(StringBuilder out) {
            out.append("null");
        }
    }

    static Json of(String value) {
        return new Text(value);
    }

    static Json of(long value) {
        return new Figure(Long.toString(value));
    }

    static Json of(double value) {
        return new Figure(Double.toString(value));
    }

    static Json of(boolean value) {
        return new Flag(value);
    }

    static Json nothing() {
        return Null.NULL;
    }

    static JsonObject object() {
        return new JsonObject();
    }

    static JsonArray array() {
        return new JsonArray();
    }

    static JsonArray array(Stream<? extends Json> values) {
        JsonArray array = new JsonArray();
        values.forEach(array::add);
        return array;
    }

    static JsonArray texts(Collection<String> values) {
        JsonArray array = new JsonArray();
        values.forEach(array::add);
        return array;
    }

    /** Reads a text from outside; nothing if it is not JSON, or is too large or too deep. */
    static Optional<Json> parse(String text) {
        return JsonParser.parse(text);
    }

    default String text() {
        StringBuilder out = new StringBuilder();
        appendTo(out);
        return out.toString();
    }

    void appendTo(StringBuilder out);
}
