package dev.halma.server.online;

import tools.jackson.databind.JsonNode;

/** A socket that looks at one table, and what it can say there. */
public final class AtTable implements AutoCloseable {

    private final Wire wire;
    private final String table;
    private int said;

    private AtTable(Wire wire, String table) {
        this.wire = wire;
        this.table = table;
    }

    /** Watches a table. The answer waits to be heard. */
    public static AtTable watching(Wire wire, String table, int since) {
        wire.say("{\"say\":\"watch\",\"table\":\"" + table + "\",\"since\":" + since + "}");
        return new AtTable(wire, table);
    }

    public Wire wire() {
        return wire;
    }

    /** Asks for something without waiting; returns the id of the command. */
    public String asks(String command) {
        String id = "c" + ++said + "-" + Integer.toHexString(System.identityHashCode(this));
        asks(id, command);
        return id;
    }

    public void asks(String id, String command) {
        wire.say("{\"say\":\"ask\",\"id\":\"" + id + "\",\"table\":\"" + table + "\",\"do\":" + command + "}");
    }

    /** Asks for something that is carried out; returns the version after it. */
    public int does(String command) {
        JsonNode answer = wire.answer(asks(command));
        if (!answer.path("say").asString().equals("done")) throw new AssertionError(command + ": " + answer);
        return answer.path("version").asInt();
    }

    /** Asks for something that is refused; returns the key of the reason. */
    public String refusal(String command) {
        return refusal(wire.answer(asks(command)));
    }

    public static String refusal(JsonNode answer) {
        if (!answer.path("say").asString().equals("refused")) throw new AssertionError(answer.toString());
        return answer.path("why").path("key").asString();
    }

    public int sits(String seat, String key, String name) {
        return does("{\"what\":\"sit\",\"seat\":\"%s\",\"key\":\"%s\",\"name\":\"%s\"}".formatted(seat, key, name));
    }

    public static String play(String seat, String text, int after) {
        return "{\"what\":\"play\",\"seat\":\"%s\",\"text\":\"%s\",\"after\":%d}".formatted(seat, text, after);
    }

    public static String on(String what, String seat) {
        return "{\"what\":\"%s\",\"seat\":\"%s\"}".formatted(what, seat);
    }

    public static String on(String what, String seat, String proposal) {
        return "{\"what\":\"%s\",\"seat\":\"%s\",\"proposal\":\"%s\"}".formatted(what, seat, proposal);
    }

    /** Says a preset phrase or free words; returns the answer. */
    public JsonNode speaks(String say, String seat, String words) {
        String id = "s" + ++said;
        String field = say.equals("phrase") ? "phrase" : "text";
        wire.say("{\"say\":\"%s\",\"id\":\"%s\",\"table\":\"%s\",\"seat\":\"%s\",\"%s\":\"%s\"}"
                .formatted(say, id, table, seat, field, words));
        return wire.answer(id);
    }

    @Override
    public void close() {
        wire.close();
    }
}
