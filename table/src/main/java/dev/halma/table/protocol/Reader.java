package dev.halma.table.protocol;

import dev.halma.engine.level.Level;
import dev.halma.rules.variant.Seat;
import dev.halma.table.Naming;
import dev.halma.table.PlayerId;
import dev.halma.table.Proposal;
import dev.halma.table.TableId;
import dev.halma.table.json.Json;
import dev.halma.table.json.JsonArray;
import dev.halma.table.json.JsonObject;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/** Reads the fields of a JSON object from outside. What is missing or wrong is named. */
public final class Reader {

    private static final int LONGEST_TEXT = 4096;

    private final JsonObject node;

    /** A field is missing or has a wrong value. The message names the field and says what would be right. */
    public static final class Wrong extends Exception {

        private static final long serialVersionUID = 1;

        public Wrong(String message) {
            super(message);
        }
    }

    private Reader(Json node) throws Wrong {
        if (!(node instanceof JsonObject object)) throw new Wrong("an object in braces is expected");
        this.node = object;
    }

    /** Reads a text from outside, which has to be an object. */
    public static Reader of(String text) throws Wrong {
        if (text.isBlank()) return new Reader(Json.nothing());
        return new Reader(
                Json.parse(text).orElseThrow(() -> new Wrong("this is not JSON, or it is too large or too deep")));
    }

    public boolean has(String field) {
        return node.has(field) && node.get(field) != Json.Null.NULL;
    }

    public String text(String field) throws Wrong {
        String text = longText(field);
        if (text.length() > LONGEST_TEXT) throw wrong(field, "a text of at most " + LONGEST_TEXT + " characters");
        return text;
    }

    public String text(String field, String otherwise) throws Wrong {
        return has(field) ? text(field) : otherwise;
    }

    /** A person's name, cleaned; nothing where none is given. */
    public String name(String field) throws Wrong {
        String given = text(field, "");
        if (given.isEmpty()) return "";
        if (Naming.of(given) instanceof Naming.Fit(String name)) return name;
        throw wrong(field, "a name of 1 to " + Naming.LONGEST + " characters that can be seen");
    }

    public boolean flag(String field, boolean otherwise) throws Wrong {
        if (!has(field)) return otherwise;
        if (node.get(field) instanceof Json.Flag(boolean isSo)) return isSo;
        throw wrong(field, "true or false");
    }

    public int number(String field) throws Wrong {
        OptionalLong value = whole(field);
        if (value.isEmpty() || value.getAsLong() < 0 || value.getAsLong() > Integer.MAX_VALUE) {
            throw wrong(field, "a whole number from 0 to " + Integer.MAX_VALUE);
        }
        return (int) value.getAsLong();
    }

    long bigNumber(String field) throws Wrong {
        OptionalLong value = whole(field);
        if (value.isEmpty()) throw wrong(field, "a whole number");
        return value.getAsLong();
    }

    private OptionalLong whole(String field) {
        return node.get(field) instanceof Json.Figure figure ? figure.whole() : OptionalLong.empty();
    }

    Instant time(String field) throws Wrong {
        return Instant.ofEpochMilli(bigNumber(field));
    }

    /** A text of any length, from a server. */
    String longText(String field) throws Wrong {
        if (node.get(field) instanceof Json.Text(String text)) return text;
        throw wrong(field, "a text in quotes");
    }

    Optional<Seat> seatOrNone(String field) throws Wrong {
        return has(field) ? Optional.of(seat(field)) : Optional.empty();
    }

    Duration millis(String field) throws Wrong {
        return Duration.ofMillis(bigNumber(field));
    }

    public Reader object(String field) throws Wrong {
        if (node.get(field) instanceof JsonObject object) return new Reader(object);
        throw wrong(field, "an object in braces");
    }

    /** The names of all fields, in their order. */
    Collection<String> fields() {
        return node.names();
    }

    private List<Json> array(String field) throws Wrong {
        if (node.get(field) instanceof JsonArray array) return array.values();
        throw wrong(field, "a list in brackets");
    }

    /** The objects of a list. */
    List<Reader> objects(String field) throws Wrong {
        List<Reader> objects = new ArrayList<>();
        for (Json one : array(field)) objects.add(new Reader(one));
        return objects;
    }

    /** The texts of a list. */
    List<String> texts(String field) throws Wrong {
        List<String> texts = new ArrayList<>();
        for (Json one : array(field)) texts.add(one instanceof Json.Text(String text) ? text : "");
        return texts;
    }

    /** The seats of a list. */
    Set<Seat> seats(String field) throws Wrong {
        Set<Seat> seats = EnumSet.noneOf(Seat.class);
        for (String letter : texts(field)) {
            seats.add(Optional.of(letter)
                    .filter(one -> one.length() == 1)
                    .flatMap(one -> Seat.ofLetter(one.charAt(0)))
                    .orElseThrow(() -> wrong(field, "a list of letters from A to F")));
        }
        return seats;
    }

    JsonObject node() {
        return node;
    }

    Seat seat() throws Wrong {
        return seat("seat");
    }

    public Seat seat(String field) throws Wrong {
        String text = text(field);
        Optional<Seat> seat = text.length() == 1 ? Seat.ofLetter(text.charAt(0)) : Optional.empty();
        return seat.orElseThrow(() -> wrong(field, "a letter from A to F"));
    }

    public Level level() throws Wrong {
        return level("level");
    }

    Level level(String field) throws Wrong {
        return Level.of(number(field)).orElseThrow(() -> wrong(field, "a number from 1 to 8"));
    }

    Proposal proposal() throws Wrong {
        return Proposal.named(text("proposal"))
                .orElseThrow(() -> wrong("proposal", "\"draw\", \"takeback\", \"pause\" or \"rematch\""));
    }

    PlayerId player(String field) throws Wrong {
        String text = text(field);
        if (!PlayerId.isOne(text)) throw wrong(field, "a player's id");
        return new PlayerId(text);
    }

    public TableId table(String field) throws Wrong {
        String text = text(field);
        if (!TableId.isOne(text)) throw wrong(field, "a table's id");
        return new TableId(text);
    }

    /** The error for a field with a wrong value. */
    public Wrong wrong(String field, String expected) {
        Json value = node.get(field);
        String found = value == null ? "it is missing" : "not " + shortened(value.text());
        return new Wrong("\"" + field + "\" should be " + expected + "; " + found);
    }

    private static String shortened(String text) {
        return text.length() <= 60 ? text : text.substring(0, 60) + "…";
    }
}
