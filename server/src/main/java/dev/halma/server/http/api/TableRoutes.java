package dev.halma.server.http.api;

import dev.halma.rules.message.Message;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.GameText;
import dev.halma.rules.variant.Seat;
import dev.halma.server.lobby.Lobby;
import dev.halma.server.lobby.Pairing;
import dev.halma.server.lobby.Seating;
import dev.halma.server.store.Store;
import dev.halma.server.tables.Snapshot;
import dev.halma.server.tables.TableRegistry;
import dev.halma.table.Chair;
import dev.halma.table.Plan;
import dev.halma.table.Player;
import dev.halma.table.TableId;
import dev.halma.table.json.Json;
import dev.halma.table.json.JsonObject;
import dev.halma.table.protocol.PlanJson;
import dev.halma.table.protocol.Reader;
import dev.halma.table.protocol.ServerJson;
import dev.halma.table.protocol.ServerMessage;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Creates, finds and reads tables. */
public final class TableRoutes {

    private final Callers callers;
    private final TableRegistry tables;
    private final Lobby lobby;
    private final Pairing pairing;
    private final Store store;
    private final Allowances allowances;
    private final Seating seating;
    private final BooleanSupplier takesNewGames;

    public TableRoutes(
            Callers callers,
            TableRegistry tables,
            Lobby lobby,
            Pairing pairing,
            Seating seating,
            BooleanSupplier takesNewGames,
            Store store,
            Allowances allowances) {
        this.callers = callers;
        this.tables = tables;
        this.lobby = lobby;
        this.pairing = pairing;
        this.seating = seating;
        this.takesNewGames = takesNewGames;
        this.store = store;
        this.allowances = allowances;
    }

    public void add(RoutesConfig routes) {
        routes.get("/api/tables", this::list);
        routes.post("/api/tables", this::make);
        routes.get("/api/tables/{id}", this::table);
        routes.get("/api/tables/{id}/game.hgn", this::game);
        routes.post("/api/pairing", this::pair);
    }

    private void list(Context request) {
        ServerMessage.Lobby now = lobby.now();
        JsonObject body = Json.object();
        body.put("open", ServerJson.tables(now.open()));
        body.put("running", ServerJson.tables(now.running()));
        Body.answer(request, HttpStatus.OK, body);
    }

    private record Wish(Plan plan, Map<Seat, String> names) {}

    private void make(Context request) {
        Player maker = callers.require(request);
        allowances.use(Callers.address(request), Allowances.Cost.TABLE);
        Wish wish = Body.read(request, in -> wish(in, maker));
        if (isListed(wish.plan())) requireFewListed(maker);
        Seating.Place place = place(maker);
        request.future(() -> tables.make(maker.id(), wish.plan(), wish.names())
                .whenComplete((made, failure) -> place.close())
                .thenAccept(id -> Body.answer(
                        request,
                        HttpStatus.CREATED,
                        Json.object()
                                .put("table", id.text())
                                .put("invitation", wish.plan().invitation()))));
    }

    private static boolean isListed(Plan plan) {
        return plan.isPublic() && plan.chairs().values().stream().anyMatch(chair -> chair instanceof Chair.Open);
    }

    private void requireFewListed(Player maker) {
        lobby.objectionToOneMore(maker.id()).ifPresent(why -> {
            throw Problem.refused(why);
        });
    }

    private Seating.Place place(Player player) {
        if (!takesNewGames.getAsBoolean()) throw Problem.refused(Message.of("table.refused.maintenance"));
        return seating.place(player).orElseThrow(() -> Problem.refused(seating.enough(player)));
    }

    private Wish wish(Reader in, Player maker) throws Reader.Wrong {
        Plan plan = PlanJson.read(in, maker.id(), tables.freshSecret());
        Map<Seat, String> names = new EnumMap<>(Seat.class);
        if (in.has("names")) {
            Reader given = in.object("names");
            for (Seat seat : plan.chairs().keySet()) {
                String name = given.name(seat.name());
                if (!name.isEmpty()) names.put(seat, name);
            }
        }
        return new Wish(plan, names);
    }

    private void table(Context request) {
        ServerMessage.State state =
                snapshot(request).stateFor(callers.player(request).map(Player::id));
        allowances.useForLoading(Callers.address(request), state.version());
        Body.answer(request, HttpStatus.OK, ServerJson.table(state));
    }

    private void game(Context request) {
        Snapshot snapshot = snapshot(request);
        allowances.useForLoading(Callers.address(request), snapshot.table().version());
        var game = snapshot.table()
                .game()
                .orElseThrow(() -> Problem.of(
                        HttpStatus.NOT_FOUND, "this game has not begun", Message.of("table.refused.not-begun")));
        GameRecord record = snapshot.named(GameRecord.of(game));
        Optional<LocalDate> date = store.summary(snapshot.table().id())
                .map(summary -> summary.changedAt().atZone(ZoneOffset.UTC).toLocalDate());
        if (date.isPresent()) record = record.withTag("Date", date.get().toString());
        request.header("Cache-Control", "no-store");
        request.header(
                "Content-Disposition",
                "attachment; filename=\"" + snapshot.table().id() + ".hgn\"");
        request.contentType("text/plain; charset=utf-8");
        request.result(GameText.text(record));
    }

    private Snapshot snapshot(Context request) {
        return tables.snapshot(Tables.id(request)).orElseThrow(Tables::unknown);
    }

    private void pair(Context request) {
        Player player = callers.require(request);
        allowances.use(Callers.address(request), Allowances.Cost.TABLE);
        PlanJson.Game wanted = Body.read(request, PlanJson::game);
        requireFewListed(player);
        Seating.Place place = place(player);
        try {
            TableId id = pairing.pair(player.id(), wanted.variant(), wanted.pace());
            Body.answer(request, HttpStatus.OK, Json.object().put("table", id.text()));
        } finally {
            place.close();
        }
    }
}
