package dev.halma.server.http.api;

import dev.halma.server.hash.Sha256;
import dev.halma.server.lobby.Lobby;
import dev.halma.server.players.Moderation;
import dev.halma.server.store.Store;
import dev.halma.table.PlayerId;
import dev.halma.table.TableId;
import dev.halma.table.json.Json;
import dev.halma.table.json.JsonArray;
import dev.halma.table.json.JsonObject;
import dev.halma.table.protocol.Reader;
import dev.halma.table.protocol.ServerJson;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpStatus;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What the operator may see and do, with the operator's token. Every act is written down. */
public final class AdminRoutes {

    private static final int MOST_NOTES = 200;
    private static final int MOST_HOURS = 24 * 366;
    private static final int LONGEST_REASON = 200;
    private static final Duration DAYS = Duration.ofDays(14);
    private static final String BEARER = "Bearer ";

    private final Optional<byte[]> token; // its hash
    private final Store store;
    private final Lobby lobby;
    private final Allowances attempts;
    private final InstantSource clock;
    private final Acts acts;

    /** What the rest of the server does for the operator. */
    public interface Acts {

        /** Figures of this node. */
        Map<String, Long> figures();

        /** The open connections of each address. */
        Map<String, Integer> addresses();

        /** Ends the game of a table, or closes it before its game; false if there is no such table. */
        boolean close(TableId table);

        void forget(PlayerId player);

        /** The bans have changed. */
        void bansChanged();

        /** No new games begin, and those that are played go on. */
        void maintenance(boolean isOn);
    }

    /**
     * The routes.
     *
     * @param token of the operator; none if there is nothing to do over HTTP
     * @param attempts limits wrong tokens, by address
     */
    public AdminRoutes(
            Optional<String> token, Store store, Lobby lobby, Allowances attempts, InstantSource clock, Acts acts) {
        this.token = token.map(Sha256::of);
        this.store = store;
        this.lobby = lobby;
        this.attempts = attempts;
        this.clock = clock;
        this.acts = acts;
    }

    public void add(RoutesConfig routes) {
        routes.get("/api/admin/status", forOperator(this::status));
        routes.get("/api/admin/tables", forOperator(this::tables));
        routes.get("/api/admin/players/{id}", forOperator(this::player));
        routes.get("/api/admin/addresses", forOperator(this::addresses));
        routes.get("/api/admin/bans", forOperator(this::bans));
        routes.get("/api/admin/audit", forOperator(this::audit));
        routes.get("/api/admin/statistics", forOperator(this::statistics));
        routes.post("/api/admin/tables/{id}/close", forOperator(this::close));
        routes.post("/api/admin/players/{id}/forget", forOperator(this::forget));
        routes.post("/api/admin/bans", forOperator(this::ban));
        routes.post("/api/admin/bans/lift", forOperator(this::lift));
        routes.post("/api/admin/maintenance", forOperator(this::maintenance));
    }

    /** Without a token there is no such request, for anybody. The hashes are compared, so the time reveals nothing. */
    private Handler forOperator(Handler handler) {
        return request -> {
            if (token.isEmpty()) throw Problem.of(HttpStatus.NOT_FOUND, "this server has no operator's token");
            String given = Optional.ofNullable(request.header("Authorization")).orElse("");
            boolean isRight = given.startsWith(BEARER)
                    && MessageDigest.isEqual(
                            Sha256.of(given.substring(BEARER.length()).strip()), token.get());
            if (!isRight) {
                attempts.use(Callers.address(request));
                throw Problem.of(HttpStatus.UNAUTHORIZED, "send the operator's token: Authorization: Bearer TOKEN");
            }
            handler.handle(request);
        };
    }

    private void note(String act, String what) {
        store.moderation().note(new Moderation.Note(clock.instant(), act, what));
    }

    // --- To see ---

    private void status(Context request) {
        JsonObject body = Json.object();
        acts.figures().forEach(body::put);
        Body.answer(request, HttpStatus.OK, body);
    }

    private void tables(Context request) {
        JsonObject body = Json.object();
        body.put("tables", ServerJson.tables(lobby.list(new Store.Wanted.All())));
        Body.answer(request, HttpStatus.OK, body);
    }

    private void player(Context request) {
        PlayerId id = player(request.pathParam("id"));
        JsonObject body = Json.object();
        store.players()
                .byId(id)
                .ifPresentOrElse(found -> body.put("player", ServerJson.write(found)), () -> body.putNull("player"));
        body.put("unfinished", ServerJson.tables(lobby.list(new Store.Wanted.Unfinished(id))));
        Body.answer(request, HttpStatus.OK, body);
    }

    private void addresses(Context request) {
        JsonObject body = Json.object();
        JsonObject open = body.putObject("connections");
        acts.addresses().entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                .limit(MOST_NOTES)
                .forEach(one -> open.put(one.getKey(), one.getValue()));
        Body.answer(request, HttpStatus.OK, body);
    }

    private void bans(Context request) {
        JsonObject body = Json.object();
        JsonArray all = body.putArray("bans");
        store.moderation()
                .bans(clock.instant())
                .forEach(ban -> all.addObject()
                        .put("kind", ban.kind().name().toLowerCase(Locale.ROOT))
                        .put("what", ban.what())
                        .put("until", ban.until().toEpochMilli())
                        .put("why", ban.why()));
        Body.answer(request, HttpStatus.OK, body);
    }

    private void audit(Context request) {
        JsonObject body = Json.object();
        JsonArray all = body.putArray("acts");
        store.moderation()
                .notes(MOST_NOTES)
                .forEach(note -> all.addObject()
                        .put("at", note.at().toEpochMilli())
                        .put("act", note.act())
                        .put("what", note.what()));
        Body.answer(request, HttpStatus.OK, body);
    }

    private void statistics(Context request) {
        JsonObject body = Json.object();
        JsonArray all = body.putArray("days");
        store.moderation()
                .days(clock.instant().minus(DAYS))
                .forEach(day -> all.addObject()
                        .put("date", day.date().toString())
                        .put("tables", day.tables())
                        .put("players", day.players()));
        Body.answer(request, HttpStatus.OK, body);
    }

    // --- To do ---

    private void close(Context request) {
        TableId table = Tables.id(request);
        if (!acts.close(table)) throw Tables.unknown();
        note("close", table.text());
        request.status(HttpStatus.NO_CONTENT);
    }

    private void forget(Context request) {
        PlayerId id = player(request.pathParam("id"));
        acts.forget(id);
        note("forget", id.text());
        request.status(HttpStatus.NO_CONTENT);
    }

    /** What is to be banned, or no longer. */
    private record About(Moderation.Kind kind, String what) {

        static About read(Reader in) throws Reader.Wrong {
            String kind = in.text("kind");
            boolean isPlayer = kind.equals("player");
            if (!isPlayer && !kind.equals("address")) throw in.wrong("kind", "player or address");
            String what = in.text("what");
            boolean fits = isPlayer ? PlayerId.isOne(what) : what.matches("[0-9a-fA-F.:]{2,45}");
            if (!fits) throw in.wrong("what", isPlayer ? "the id of a player" : "an address");
            return new About(
                    isPlayer ? Moderation.Kind.PLAYER : Moderation.Kind.ADDRESS,
                    isPlayer ? what : Callers.network(what));
        }
    }

    private record Wish(About about, int hours, String why) {

        static Wish read(Reader in) throws Reader.Wrong {
            int hours = in.number("hours");
            if (hours < 1 || hours > MOST_HOURS) throw in.wrong("hours", "1 to " + MOST_HOURS);
            String why = in.text("why", "");
            if (why.length() > LONGEST_REASON) throw in.wrong("why", "at most " + LONGEST_REASON + " characters");
            return new Wish(About.read(in), hours, why);
        }
    }

    private void ban(Context request) {
        Wish wish = Body.read(request, Wish::read);
        About about = wish.about();
        Instant until = clock.instant().plus(Duration.ofHours(wish.hours()));
        store.moderation().ban(new Moderation.Ban(about.kind(), about.what(), until, wish.why()));
        note("ban " + about.kind().name().toLowerCase(Locale.ROOT), about.what() + " for " + wish.hours() + " h");
        acts.bansChanged();
        request.status(HttpStatus.NO_CONTENT);
    }

    private void lift(Context request) {
        About about = Body.read(request, About::read);
        store.moderation().lift(about.kind(), about.what());
        note("lift " + about.kind().name().toLowerCase(Locale.ROOT), about.what());
        acts.bansChanged();
        request.status(HttpStatus.NO_CONTENT);
    }

    private void maintenance(Context request) {
        boolean isOn = Body.read(request, in -> in.flag("on", true));
        acts.maintenance(isOn);
        note("maintenance", isOn ? "on" : "off");
        request.status(HttpStatus.NO_CONTENT);
    }

    private static PlayerId player(String text) {
        if (!PlayerId.isOne(text)) throw Problem.of(HttpStatus.NOT_FOUND, "there is no such player");
        return new PlayerId(text);
    }
}
