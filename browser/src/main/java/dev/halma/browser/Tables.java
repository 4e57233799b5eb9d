package dev.halma.browser;

import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import dev.halma.rules.notation.GameText;
import dev.halma.rules.notation.Parsed;
import dev.halma.rules.variant.Variant;
import dev.halma.table.Command;
import dev.halma.table.Decision;
import dev.halma.table.DecisionContext;
import dev.halma.table.Entry;
import dev.halma.table.LocalTable;
import dev.halma.table.May;
import dev.halma.table.Plan;
import dev.halma.table.PlayerId;
import dev.halma.table.Table;
import dev.halma.table.TableEvent;
import dev.halma.table.TableId;
import dev.halma.table.TableView;
import dev.halma.table.json.Json;
import dev.halma.table.json.JsonObject;
import dev.halma.table.protocol.ClientJson;
import dev.halma.table.protocol.PlanJson;
import dev.halma.table.protocol.Reader;
import dev.halma.table.protocol.ServerJson;
import dev.halma.table.protocol.ServerMessage;
import dev.halma.table.protocol.ViewJson;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/**
 * The tables of the page by number: those at this device, and those of a server that it follows. The arbiter decides. Texts that the
 * page has written itself are readable; one that is not is an exception.
 */
final class Tables {

    private static final TableId LOCAL = new TableId("here");
    private static final TableId NEXT = new TableId("next");

    private final RuleBook book;
    private final Map<Integer, LocalTable> tables = new HashMap<>();
    private final Map<Integer, TableView> watched = new HashMap<>();
    private final Random random = new Random();
    private long now;
    private Map<PlayerId, Instant> absent = Map.of();
    private int last;

    Tables(RuleBook book) {
        this.book = book;
    }

    // --- At this device ---

    /** A new table. The game begins at once: every chair is taken. */
    Json make(String plan, String maker, double millis, int seed) {
        at(millis);
        random.setSeed(seed);
        return Answer.to(variant(plan), known -> {
            Plan made = read(() -> PlanJson.parse(plan));
            return Answer.yes(opened(LocalTable.made(LOCAL, new PlayerId(maker), made, this::context)));
        });
    }

    /** The variant of a plan. One that was kept by an older page may be gone. */
    private static Parsed<Variant> variant(String plan) {
        return read(() -> RuleBook.variant(
                Reader.of(plan).text("variant"), Reader.of(plan).text("house", "")));
    }

    /** A table that continues a game. */
    Json resume(String plan, String maker, String hgn, double millis) {
        at(millis);
        Plan made = read(() -> PlanJson.parse(plan));
        return Answer.to(
                GameText.parse(hgn),
                record -> Answer.yes(
                        opened(LocalTable.resumed(LOCAL, new PlayerId(maker), made, record.game(), this::context))));
    }

    /** A table whose log was kept. */
    Json replay(String log, double millis) {
        at(millis);
        return opened(LocalTable.replayed(LOCAL, read(() -> ViewJson.entries(log)), this::context));
    }

    /** A command of a player, while others are absent. */
    Json ask(int table, String player, String command, String absentSince, double millis) {
        at(millis);
        absent = read(() -> ServerJson.times(absentSince));
        return decided(
                table, new Command.Player(new PlayerId(player)), read(() -> ClientJson.inGame(Reader.of(command))));
    }

    /** The move that a computer has found after a number of events. */
    Json moveFor(int table, String seat, String move, int after, double millis) {
        at(millis);
        Game game = numbered(table).table().game().orElseThrow();
        Optional<Move> legal = game.legalMoves().stream()
                .filter(one -> one.toString().equals(move))
                .findFirst();
        Move found = legal.orElseThrow(() -> new IllegalArgumentException("no legal move " + move));
        return decided(table, Command.SERVER, new Command.ComputerMove(RuleBook.seat(seat), found, after));
    }

    /** The table of the rematch that was agreed on. */
    Json rematch(int table, double millis, int seed) {
        at(millis);
        random.setSeed(seed);
        return opened(numbered(table).rematch());
    }

    private Json opened(LocalTable table) {
        tables.put(++last, table);
        return state(table.table(), table.table().maker())
                .put("table", last)
                .put("entries", ViewJson.write(table.log()))
                .put("moments", moments(table.table().game()));
    }

    private Json decided(int number, Command.Actor actor, Command command) {
        LocalTable table = numbered(number);
        return switch (table.ask(actor, command)) {
            case Decision.Refused(var why) -> Answer.no(why);
            case Decision.Accepted(List<Entry> entries, Table next) ->
                Answer.yes(state(next, actor instanceof Command.Player(PlayerId player) ? player : next.maker())
                        .put("entries", ViewJson.write(entries))
                        .put(
                                "moments",
                                Json.array(played(entries, next).stream().map(book::view))));
        };
    }

    /** The positions after the moves of a decision. What is taken back comes before them. */
    private static List<Game> played(List<Entry> entries, Table next) {
        long count = entries.stream()
                .filter(entry -> entry.event() instanceof TableEvent.Played)
                .count();
        if (count == 0) return List.of();
        List<Game> history = next.game().orElseThrow().history();
        return history.subList(history.size() - (int) count, history.size());
    }

    private LocalTable numbered(int number) {
        LocalTable table = tables.get(number);
        if (table == null) throw new IllegalArgumentException("no table has the number " + number);
        return table;
    }

    // --- At a server ---

    /** Starts to follow a table, from a message with its state. */
    Json watch(String state, String me, double millis) {
        at(millis);
        if (!(ServerJson.parse(state) instanceof ServerMessage.State(TableView view, Instant sent))) {
            throw new IllegalArgumentException("no state of a table: " + state);
        }
        watched.put(++last, view);
        return state(Table.seen(view), new PlayerId(me)).put("table", last).put("moments", moments(view.game()));
    }

    /** The table after a message about what has happened, with a position for each move and for the beginning. */
    Json follow(int table, String happened, String me, double millis) {
        at(millis);
        if (!(ServerJson.parse(happened) instanceof ServerMessage.Happened message)) {
            throw new IllegalArgumentException("nothing that happened at a table: " + happened);
        }
        List<Json> moments = new ArrayList<>();
        TableView view = seen(table);
        for (Entry entry : message.entries()) {
            view = view.after(List.of(entry), message.status());
            boolean isMoment = entry.event() instanceof TableEvent.Played || entry.event() instanceof TableEvent.Began;
            if (isMoment) moments.add(book.view(view.game().orElseThrow()));
        }
        view = view.after(List.of(), message.status());
        watched.put(table, view);
        return state(Table.seen(view), new PlayerId(me)).put("moments", Json.array(moments.stream()));
    }

    /** What a player may ask of a table, while some players are absent. */
    Json rights(int table, String me, String absentSince, double millis) {
        at(millis);
        absent = read(() -> ServerJson.times(absentSince));
        return ViewJson.write(May.of(Table.seen(seen(table)), new PlayerId(me), context()));
    }

    private TableView seen(int number) {
        TableView view = watched.get(number);
        if (view == null) throw new IllegalArgumentException("no table has the number " + number);
        return view;
    }

    // --- Both ---

    void close(int table) {
        tables.remove(table);
        watched.remove(table);
    }

    private JsonObject state(Table table, PlayerId viewer) {
        return Json.object()
                .put("version", table.version())
                .put("stand", ViewJson.write(table.status(Map.of())))
                .put("may", ViewJson.write(May.of(table, viewer, context())));
    }

    private Json moments(Optional<Game> game) {
        return Json.array(game.map(Game::history).orElse(List.of()).stream().map(book::view));
    }

    private void at(double millis) {
        now = (long) millis;
        absent = Map.of();
    }

    private DecisionContext context() {
        return new DecisionContext(Instant.ofEpochMilli(now), absent, Duration.ZERO, random, () -> NEXT);
    }

    /** Reads a text of the page. */
    private interface Text<T> {
        T read() throws Reader.Wrong;
    }

    private static <T> T read(Text<T> text) {
        try {
            return text.read();
        } catch (Reader.Wrong e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }
}
