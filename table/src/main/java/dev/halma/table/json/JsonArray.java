package dev.halma.table.json;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An array of JSON. */
public final class JsonArray implements Json {

    private final List<Json> values = new ArrayList<>();

    JsonArray() {}

    public JsonArray add(Json value) {
        values.add(value);
        return this;
    }

    public JsonArray add(String value) {
        return add(Json.of(value));
    }

    /** Adds a new object, and returns it. */
    public JsonObject addObject() {
        JsonObject inner = new JsonObject();
        add(inner);
        return inner;
    }

    public List<Json> values() {
        return Collections.unmodifiableList(values);
    }

    @Override
    public void appendTo(StringBuilder out) {
        out.append('[');
        for (int i = 0; i < values.size(); i++) {
            if (i > 0) out.append(',');
            values.get(i).appendTo(out);
        }
        out.append(']');
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof JsonArray array && values.equals(array.values);
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }

    @Override
    public String toString() {
        return text();
    }
}
