package dev.halma.table.protocol;

import dev.halma.engine.level.Level;
import dev.halma.rules.variant.Seat;
import dev.halma.table.Plan;
import dev.halma.table.PlayerId;
import dev.halma.table.Proposal;
import dev.halma.table.TableEvent;
import dev.halma.table.TableId;
import dev.halma.table.json.Json;
import dev.halma.table.json.JsonObject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Events as JSON: in the log, and on the way to clients. */
public final class EventJson {

    private static final String MADE = "made";

    private EventJson() {}

    /** An event as the log keeps it. */
    public static String text(TableEvent event) {
        return write(event).text();
    }

    /**
     * Reads an event of the log. One that this program does not know, or whose values it does not know, is kept as it is.
     *
     * @throws IllegalArgumentException if it is no event, or one without which there is no table
     */
    public static TableEvent parse(String text) {
        try {
            return read(Reader.of(text), text);
        } catch (Reader.Wrong | IllegalArgumentException e) {
            throw new IllegalArgumentException("not an event: " + text, e);
        }
    }

    /** @param text the whole event, which is kept where it is unknown */
    static TableEvent read(Reader in, String text) throws Reader.Wrong {
        String kind = in.text("kind");
        try {
            return read(in, kind, text);
        } catch (Reader.Wrong | IllegalArgumentException e) {
            if (kind.equals(MADE)) throw e;
            return new TableEvent.Unknown(text);
        }
    }

    static JsonObject write(TableEvent event) {
        return switch (event) {
            case TableEvent.Made(PlayerId maker, Plan plan) ->
                kind(MADE).put("maker", maker.text()).put("plan", PlanJson.write(plan));
            case TableEvent.Sat(Seat seat, PlayerId player) -> of("sat", seat).put("player", player.text());
            case TableEvent.Rose(Seat seat) -> of("rose", seat);
            case TableEvent.SentAway(Seat seat, PlayerId player) ->
                of("sent-away", seat).put("player", player.text());
            case TableEvent.ComputerSat(Seat seat, Level level) ->
                of("computer-sat", seat).put("level", level.number());
            case TableEvent.Began began -> began(began);
            case TableEvent.Played(Seat seat, String text, Optional<Duration> left) -> {
                JsonObject node = of("played", seat).put("text", text);
                left.ifPresent(time -> node.put("left", time.toMillis()));
                yield node;
            }
            case TableEvent.Proposed(Seat seat, Proposal what) ->
                of("proposed", seat).put("proposal", what.text());
            case TableEvent.Agreed(Seat seat, Proposal what) ->
                of("agreed", seat).put("proposal", what.text());
            case TableEvent.Declined(Seat seat, Proposal what) ->
                of("declined", seat).put("proposal", what.text());
            case TableEvent.TakenBack(Seat seat, int events) ->
                of("taken-back", seat).put("events", events);
            case TableEvent.Paused() -> kind("paused");
            case TableEvent.Resumed(Seat seat) -> of("resumed", seat);
            case TableEvent.StoodIn(Seat seat, Level level, Seat by) ->
                of("stood-in", seat).put("level", level.number()).put("by", by.name());
            case TableEvent.Returned(Seat seat) -> of("returned", seat);
            case TableEvent.Rematched(TableId table) -> kind("rematched").put("table", table.text());
            case TableEvent.Cancelled() -> kind("cancelled");
            case TableEvent.Unknown(String json) ->
                (JsonObject) Json.parse(json).orElseThrow();
        };
    }

    private static JsonObject kind(String kind) {
        return Json.object().put("kind", kind);
    }

    private static JsonObject of(String kind, Seat seat) {
        return kind(kind).put("seat", seat.name());
    }

    private static JsonObject began(TableEvent.Began began) {
        JsonObject node = kind("began").put("first", began.first().name());
        var rounds = node.putArray("rounds");
        began.rounds().forEach(round -> {
            JsonObject thrown = rounds.addObject();
            round.forEach((seat, number) -> thrown.put(seat.name(), number));
        });
        return node;
    }

    private static TableEvent read(Reader in, String kind, String text) throws Reader.Wrong {
        return switch (kind) {
            case MADE -> new TableEvent.Made(in.player("maker"), PlanJson.read(in.object("plan")));
            case "sat" -> new TableEvent.Sat(in.seat(), in.player("player"));
            case "rose" -> new TableEvent.Rose(in.seat());
            case "sent-away" -> new TableEvent.SentAway(in.seat(), in.player("player"));
            case "computer-sat" -> new TableEvent.ComputerSat(in.seat(), in.level());
            case "began" -> new TableEvent.Began(in.seat("first"), rounds(in));
            case "played" ->
                new TableEvent.Played(
                        in.seat(), in.text("text"), in.has("left") ? Optional.of(in.millis("left")) : Optional.empty());
            case "proposed" -> new TableEvent.Proposed(in.seat(), in.proposal());
            case "agreed" -> new TableEvent.Agreed(in.seat(), in.proposal());
            case "declined" -> new TableEvent.Declined(in.seat(), in.proposal());
            case "taken-back" -> new TableEvent.TakenBack(in.seat(), in.number("events"));
            case "paused" -> new TableEvent.Paused();
            case "resumed" -> new TableEvent.Resumed(in.seat());
            case "stood-in" -> new TableEvent.StoodIn(in.seat(), in.level(), in.seat("by"));
            case "returned" -> new TableEvent.Returned(in.seat());
            case "rematched" -> new TableEvent.Rematched(in.table("table"));
            case "cancelled" -> new TableEvent.Cancelled();
            default -> new TableEvent.Unknown(text);
        };
    }

    private static List<Map<Seat, Integer>> rounds(Reader in) throws Reader.Wrong {
        List<Map<Seat, Integer>> rounds = new ArrayList<>();
        for (Reader round : in.objects("rounds")) {
            Map<Seat, Integer> thrown = new EnumMap<>(Seat.class);
            for (String seat : round.fields()) thrown.put(Seat.valueOf(seat), round.number(seat));
            rounds.add(thrown);
        }
        return rounds;
    }
}
