package dev.halma.table.json;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An object of JSON. Its fields are written in the order in which they were put. Equal objects have equal fields in any order. */
public final class JsonObject implements Json {

    private final Map<String, Json> fields = new LinkedHashMap<>();

    JsonObject() {}

    public JsonObject put(String name, Json value) {
        fields.put(name, value);
        return this;
    }

    public JsonObject put(String name, String value) {
        return put(name, Json.of(value));
    }

    public JsonObject put(String name, long value) {
        return put(name, Json.of(value));
    }

    public JsonObject put(String name, double value) {
        return put(name, Json.of(value));
    }

    public JsonObject put(String name, boolean value) {
        return put(name, Json.of(value));
    }

    public JsonObject putNull(String name) {
        return put(name, Json.nothing());
    }

    /** Puts a new object, and returns it. */
    public JsonObject putObject(String name) {
        JsonObject inner = new JsonObject();
        put(name, inner);
        return inner;
    }

    /** Puts a new array, and returns it. */
    public JsonArray putArray(String name) {
        JsonArray inner = new JsonArray();
        put(name, inner);
        return inner;
    }

    public boolean has(String name) {
        return fields.containsKey(name);
    }

    public @Nullable Json get(String name) {
        return fields.get(name);
    }

    /** The names of the fields, in their order. */
    public Collection<String> names() {
        return fields.keySet();
    }

    @Override
    public void appendTo(StringBuilder out) {
        char before = '{';
        for (Map.Entry<String, Json> field : fields.entrySet()) {
            out.append(before);
            JsonText.appendQuoted(field.getKey(), out);
            out.append(':');
            field.getValue().appendTo(out);
            before = ',';
        }
        if (fields.isEmpty()) out.append('{');
        out.append('}');
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof JsonObject object && fields.equals(object.fields);
    }

    @Override
    public int hashCode() {
        return fields.hashCode();
    }

    @Override
    public String toString() {
        return text();
    }
}
