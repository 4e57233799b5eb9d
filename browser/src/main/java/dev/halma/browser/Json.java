package dev.halma.browser;

import java.util.Collection;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** JSON, built by hand, because there is no reflection in the browser. */
record Json(String text) {

    static final Json NULL = new Json("null");

    static Json of(String value) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < value.length(); i++) append(quoted, value.charAt(i));
        return new Json(quoted.append('"').toString());
    }

    private static void append(StringBuilder quoted, char c) {
        switch (c) {
            case '"' -> quoted.append("\\\"");
            case '\\' -> quoted.append("\\\\");
            case '\n' -> quoted.append("\\n");
            default -> {
                // Half a surrogate pair is not a character either.
                if (c < ' ' || Character.isSurrogate(c)) {
                    quoted.append("\\u").append(Integer.toHexString(0x10000 | c).substring(1));
                } else {
                    quoted.append(c);
                }
            }
        }
    }

    static Json of(long value) {
        return new Json(Long.toString(value));
    }

    static Json of(double value) {
        return new Json(Double.toString(value));
    }

    static Json of(boolean value) {
        return new Json(Boolean.toString(value));
    }

    static Json array(Stream<Json> values) {
        return new Json(values.map(Json::text).collect(Collectors.joining(",", "[", "]")));
    }

    static Json texts(Collection<String> values) {
        return array(values.stream().map(Json::of));
    }

    static Fields object() {
        return new Fields();
    }

    /** An object under construction. */
    static final class Fields {

        private final StringBuilder text = new StringBuilder("{");

        Fields with(String name, Json value) {
            if (text.length() > 1) text.append(',');
            text.append(of(name).text()).append(':').append(value.text());
            return this;
        }

        Fields with(String name, String value) {
            return with(name, of(value));
        }

        Fields with(String name, long value) {
            return with(name, of(value));
        }

        Fields with(String name, double value) {
            return with(name, of(value));
        }

        Fields with(String name, boolean value) {
            return with(name, of(value));
        }

        Json end() {
            return new Json(text + "}");
        }
    }
}
