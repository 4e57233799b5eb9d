package dev.halma.table.protocol;

import dev.halma.rules.game.Game;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.GameText;
import dev.halma.rules.notation.Parsed;
import dev.halma.rules.variant.Seat;
import dev.halma.table.Chair;
import dev.halma.table.Entry;
import dev.halma.table.May;
import dev.halma.table.Proposal;
import dev.halma.table.Table;
import dev.halma.table.Table.Offer;
import dev.halma.table.TableEvent;
import dev.halma.table.TableStatus;
import dev.halma.table.TableStatus.ClockFaces;
import dev.halma.table.TableView;
import dev.halma.table.json.Json;
import dev.halma.table.json.JsonArray;
import dev.halma.table.json.JsonObject;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Views of tables as JSON. */
public final class ViewJson {

    private ViewJson() {}

    // --- A whole view ---

    static JsonObject write(TableView view, Instant now) {
        JsonObject node = Json.object()
                .put("table", view.table().text())
                .put("version", view.version())
                .put("now", now.toEpochMilli())
                .put("maker", view.maker().text());
        node.put("plan", PlanJson.write(view.plan()));
        node.put("stand", write(view.status()));
        put(node, "game", view.game().map(game -> GameText.text(GameRecord.of(game))));
        return node;
    }

    /** Reads a table as HTTP answers with it. */
    public static TableView parse(String text) throws Reader.Wrong {
        try {
            return view(Reader.of(text));
        } catch (IllegalArgumentException e) {
            throw new Reader.Wrong(String.valueOf(e.getMessage()));
        }
    }

    static TableView view(Reader in) throws Reader.Wrong {
        return new TableView(
                in.table("table"),
                in.number("version"),
                in.player("maker"),
                PlanJson.read(in.object("plan")),
                status(in.object("stand")),
                in.has("game") ? Optional.of(game(in)) : Optional.empty());
    }

    private static Game game(Reader in) throws Reader.Wrong {
        return switch (GameText.parse(in.longText("game"))) {
            case Parsed.Read<GameRecord>(GameRecord record) -> record.game();
            case Parsed.Unreadable<GameRecord> unreadable -> throw in.wrong("game", "a game file");
        };
    }

    // --- Entries ---

    public static JsonArray write(List<Entry> entries) {
        JsonArray array = Json.array();
        entries.forEach(entry -> array.add(write(entry)));
        return array;
    }

    /** An entry as clients see it: without the secret of the table, and without the command that it followed from. */
    private static JsonObject write(Entry entry) {
        TableEvent event = entry.event() instanceof TableEvent.Made(var maker, var plan)
                ? new TableEvent.Made(maker, plan.withoutInvitation())
                : entry.event();
        return Json.object()
                .put("version", entry.version())
                .put("at", entry.at().toEpochMilli())
                .put("event", EventJson.write(event));
    }

    /** Reads a log. */
    public static List<Entry> entries(String text) throws Reader.Wrong {
        return entries(Reader.of("{\"log\":" + text + "}").objects("log"));
    }

    static List<Entry> entries(List<Reader> in) throws Reader.Wrong {
        List<Entry> entries = new ArrayList<>();
        for (Reader one : in) {
            Reader event = one.object("event");
            entries.add(new Entry(
                    one.number("version"),
                    one.time("at"),
                    Optional.empty(),
                    EventJson.read(event, event.node().text())));
        }
        return entries;
    }

    // --- Rights ---

    /** What a player may ask, and for which seat. */
    public static JsonObject write(May may) {
        JsonObject node = Json.object();
        put(node, "play", may.play().map(Seat::name));
        put(node, "resign", may.resign().map(Seat::name));
        JsonObject propose = node.putObject("propose");
        may.propose().forEach((what, seat) -> propose.put(what.text(), seat.name()));
        JsonObject answer = node.putObject("answer");
        may.answer().forEach((what, seat) -> answer.put(what.text(), seat.name()));
        put(node, "resume", may.resume().map(Seat::name));
        put(node, "skip", may.skip().map(Seat::name));
        node.put("standIns", letters(may.standIns()));
        node.put("returns", letters(may.returns()));
        put(node, "speak", may.speak().map(Seat::name));
        return node.put("hints", may.hints()).put("chat", may.chat());
    }

    private static Json letters(Set<Seat> seats) {
        return Json.texts(seats.stream().map(Seat::name).toList());
    }

    // --- The status ---

    public static JsonObject write(TableStatus status) {
        JsonObject node = Json.object().put("phase", phase(status.phase())).put("paused", status.isPaused());
        put(node, "toMove", status.toMove().map(Seat::name));
        put(node, "thinking", status.thinking().map(Seat::name));
        put(node, "rematch", status.rematch().map(Object::toString));
        JsonObject chairs = node.putObject("chairs");
        status.chairs().forEach((seat, chair) -> {
            JsonObject one = PlanJson.chair(chair);
            Optional.ofNullable(status.names().get(seat)).ifPresent(name -> one.put("name", name));
            chairs.put(seat.name(), one);
        });
        JsonArray offers = node.putArray("talks");
        status.offers().forEach((what, offer) -> {
            JsonObject one = offers.addObject()
                    .put("proposal", what.text())
                    .put("by", offer.proposer().name());
            JsonArray agreed = one.putArray("agreed");
            offer.agreed().forEach(seat -> agreed.add(seat.name()));
        });
        return clocks(node, status.clocks());
    }

    private static JsonObject clocks(JsonObject node, ClockFaces shown) {
        if (shown.left().isEmpty()) return node.putNull("clocks");
        JsonObject clocks = node.putObject("clocks");
        JsonObject left = clocks.putObject("left");
        shown.left().forEach((seat, time) -> left.put(seat.name(), time.toMillis()));
        put(clocks, "running", shown.running().map(Seat::name));
        clocks.put("since", shown.since().toEpochMilli());
        return node;
    }

    static TableStatus status(Reader in) throws Reader.Wrong {
        Map<Seat, Chair> chairs = new EnumMap<>(Seat.class);
        Map<Seat, String> names = new EnumMap<>(Seat.class);
        Reader seats = in.object("chairs");
        for (String letter : seats.fields()) {
            Reader chair = seats.object(letter);
            chairs.put(Seat.valueOf(letter), PlanJson.chair(chair));
            if (chair.has("name")) names.put(Seat.valueOf(letter), chair.text("name"));
        }
        Map<Proposal, Offer> offers = new EnumMap<>(Proposal.class);
        for (Reader offer : in.objects("talks")) {
            offers.put(offer.proposal(), new Offer(offer.seat("by"), offer.seats("agreed")));
        }
        return new TableStatus(
                phase(in),
                in.flag("paused", false),
                in.seatOrNone("toMove"),
                in.seatOrNone("thinking"),
                in.has("rematch") ? Optional.of(in.table("rematch")) : Optional.empty(),
                chairs,
                names,
                offers,
                in.has("clocks") ? clocks(in.object("clocks")) : ClockFaces.NONE);
    }

    private static ClockFaces clocks(Reader in) throws Reader.Wrong {
        Reader times = in.object("left");
        Map<Seat, Duration> left = new EnumMap<>(Seat.class);
        for (String letter : times.fields()) left.put(Seat.valueOf(letter), times.millis(letter));
        return new ClockFaces(left, in.seatOrNone("running"), in.time("since"));
    }

    static String phase(Table.Phase phase) {
        return phase.name().toLowerCase(Locale.ROOT);
    }

    static Table.Phase phase(Reader in) throws Reader.Wrong {
        String text = in.text("phase");
        return Arrays.stream(Table.Phase.values())
                .filter(phase -> phase(phase).equals(text))
                .findFirst()
                .orElseThrow(() -> in.wrong("phase", "gathering, playing, over or cancelled"));
    }

    private static void put(JsonObject node, String field, Optional<String> text) {
        text.ifPresentOrElse(value -> node.put(field, value), () -> node.putNull(field));
    }
}
