package dev.halma.table.protocol;

import dev.halma.engine.level.Level;
import dev.halma.rules.variant.Seat;
import dev.halma.table.Naming;
import dev.halma.table.PlayerId;
import dev.halma.table.Proposal;
import dev.halma.table.TableId;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Reads the fields of a JSON object from outside. What is missing or wrong is named. */
public final class Reader {

    private static final int LONGEST_TEXT = 4096;

    private final JsonNode node;

    /** A field is missing or has a wrong value. The message names the field and says what would be right. */
    public static final class Wrong extends Exception {

        private static final long serialVersionUID = 1;

        public Wrong(String message) {
            super(message);
        }
    }

    public Reader(JsonNode node) throws Wrong {
        if (!node.isObject()) throw new Wrong("an object in braces is expected");
        this.node = node;
    }

    public boolean has(String field) {
        return node.hasNonNull(field);
    }

    public String text(String field) throws Wrong {
        JsonNode value = node.path(field);
        if (!value.isString()) throw wrong(field, "a text in quotes");
        String text = value.stringValue();
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
        if (!node.path(field).isBoolean()) throw wrong(field, "true or false");
        return node.path(field).booleanValue();
    }

    public int number(String field) throws Wrong {
        JsonNode value = node.path(field);
        if (!value.isIntegralNumber() || !value.canConvertToInt() || value.intValue() < 0) {
            throw wrong(field, "a whole number from 0 to " + Integer.MAX_VALUE);
        }
        return value.intValue();
    }

    long bigNumber(String field) throws Wrong {
        JsonNode value = node.path(field);
        if (!value.isIntegralNumber() || !value.canConvertToLong()) throw wrong(field, "a whole number");
        return value.longValue();
    }

    Instant time(String field) throws Wrong {
        return Instant.ofEpochMilli(bigNumber(field));
    }

    /** A text of any length, from a server. */
    String longText(String field) throws Wrong {
        if (!node.path(field).isString()) throw wrong(field, "a text in quotes");
        return node.path(field).stringValue();
    }

    Optional<Seat> seatOrNone(String field) throws Wrong {
        return has(field) ? Optional.of(seat(field)) : Optional.empty();
    }

    Duration millis(String field) throws Wrong {
        return Duration.ofMillis(bigNumber(field));
    }

    public Reader object(String field) throws Wrong {
        if (!node.path(field).isObject()) throw wrong(field, "an object in braces");
        return new Reader(node.path(field));
    }

    /** The names of all fields, in their order. */
    Collection<String> fields() {
        return node.propertyNames();
    }

    JsonNode array(String field) throws Wrong {
        if (!node.path(field).isArray()) throw wrong(field, "a list in brackets");
        return node.path(field);
    }

    /** The objects of a list. */
    List<Reader> objects(String field) throws Wrong {
        List<Reader> objects = new ArrayList<>();
        for (JsonNode one : array(field)) objects.add(new Reader(one));
        return objects;
    }

    /** The texts of a list. */
    List<String> texts(String field) throws Wrong {
        List<String> texts = new ArrayList<>();
        for (JsonNode one : array(field)) texts.add(one.asString(""));
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

    JsonNode node() {
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
        JsonNode value = node.path(field);
        String found = value.isMissingNode() ? "it is missing" : "not " + shortened(value.toString());
        return new Wrong("\"" + field + "\" should be " + expected + "; " + found);
    }

    private static String shortened(String text) {
        return text.length() <= 60 ? text : text.substring(0, 60) + "…";
    }
}
