package dev.halma.server.http.api;

import dev.halma.rules.message.Message;
import dev.halma.server.lobby.Lobby;
import dev.halma.server.lobby.PlayerEvents;
import dev.halma.server.players.Identities;
import dev.halma.server.store.Store;
import dev.halma.table.Naming;
import dev.halma.table.Player;
import dev.halma.table.PlayerId;
import dev.halma.table.json.Json;
import dev.halma.table.json.JsonArray;
import dev.halma.table.json.JsonObject;
import dev.halma.table.protocol.Reader;
import dev.halma.table.protocol.ServerJson;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Optional;

/** Requests of players about themselves: name, other devices, tokens, tables, and to be forgotten. */
public final class MeRoutes {

    private final Identities identities;
    private final Callers callers;
    private final Lobby lobby;
    private final PlayerEvents events;
    private final Changes changes;

    private final Allowances allowances;

    /** Limits the attempts, so that a client can't guess a code before it expires. */
    private final Allowances claims;

    /** Is called when a player has changed. */
    public interface Changes {
        void changed(PlayerId player, Change change);
    }

    /** What has happened to a player. */
    public enum Change {
        RENAMED,
        /** A device may not act for them any more. */
        REVOKED,
        FORGOTTEN
    }

    /**
     * Routes with these limits.
     *
     * @param allowances what each address may ask
     * @param claims how often an address may try a code
     */
    public MeRoutes(
            Identities identities,
            Callers callers,
            Lobby lobby,
            PlayerEvents events,
            Changes changes,
            Allowances allowances,
            Allowances claims) {
        this.identities = identities;
        this.callers = callers;
        this.lobby = lobby;
        this.events = events;
        this.changes = changes;
        this.allowances = allowances;
        this.claims = claims;
    }

    public void add(RoutesConfig routes) {
        routes.get("/api/me", this::me);
        routes.post("/api/me", this::name);
        routes.delete("/api/me", this::forget);
        routes.post("/api/me/code", this::code);
        routes.post("/api/me/claim", this::claim);
        routes.post("/api/me/token", this::token);
        routes.get("/api/me/tables", this::tables);
        routes.get("/api/me/devices", this::devices);
        routes.delete("/api/me/devices/{id}", this::revoke);
    }

    /** Every visit renews the cookie, so that it ends 400 days after the last one. */
    private void me(Context request) {
        Optional<Player> player = callers.player(request);
        if (player.isPresent()) Callers.renew(request);
        answer(request, player);
    }

    private static void answer(Context answer, Optional<Player> player) {
        JsonObject body = Json.object();
        player.ifPresentOrElse(one -> body.put("player", ServerJson.write(one)), () -> body.putNull("player"));
        Body.answer(answer, HttpStatus.OK, body);
    }

    private void name(Context request) {
        allowances.use(Callers.address(request), Allowances.Cost.NAME);
        Naming.Fit name = fit(Body.read(request, in -> in.text("name")));
        Optional<Player> known = callers.player(request);
        if (known.isPresent()) {
            callers.requireManager(request);
            answer(request, identities.rename(known.get().id(), name));
            changes.changed(known.get().id(), Change.RENAMED);
            return;
        }
        Identities.Issued issued = identities.guest(name);
        Callers.keep(request, issued.secret());
        answer(request, Optional.of(issued.player()));
    }

    private void forget(Context request) {
        PlayerId player = callers.requireManager(request).id();
        identities.forget(player);
        changes.changed(player, Change.FORGOTTEN);
        Callers.drop(request);
        request.status(HttpStatus.NO_CONTENT);
    }

    private void code(Context request) {
        allowances.use(Callers.address(request), Allowances.Cost.NAME);
        Identities.Code code = identities.code(callers.requireManager(request).id());
        Body.answer(
                request,
                HttpStatus.OK,
                Json.object().put("code", code.text()).put("until", code.until().toEpochMilli()));
    }

    private void claim(Context request) {
        claims.use(Callers.address(request));
        Identities.Issued issued = identities
                .claim(Body.read(request, in -> in.text("code")))
                .orElseThrow(() -> Problem.of(
                        HttpStatus.NOT_FOUND,
                        "this code is unknown, used or too old",
                        Message.of("table.refused.code")));
        Callers.keep(request, issued.secret());
        answer(request, Optional.of(issued.player()));
    }

    /** What a token is wanted for: a program that plays as the caller, or a player that is a program. */
    private record Wanted(boolean isProgram, String name, boolean mayManage) {

        static final Wanted USUAL = new Wanted(false, "", false);

        static Wanted read(Reader in) throws Reader.Wrong {
            String scope = in.text("scope", "play");
            if (!scope.equals("play") && !scope.equals("manage")) throw in.wrong("scope", "play or manage");
            return new Wanted(in.flag("program", false), in.text("name", ""), scope.equals("manage"));
        }
    }

    private void token(Context request) {
        allowances.use(Callers.address(request), Allowances.Cost.NAME);
        Wanted wanted = request.bodyAsBytes().length == 0 ? Wanted.USUAL : Body.read(request, Wanted::read);
        Identities.Issued issued;
        if (wanted.isProgram()) {
            String name = wanted.name().isEmpty() ? callers.require(request).name() : wanted.name();
            issued = identities.program(fit(name));
        } else {
            Player player = callers.requireManager(request);
            if (identities.devices(player.id()).size() >= Identities.MOST_DEVICES) {
                throw Problem.of(
                        HttpStatus.CONFLICT,
                        "a player has at most " + Identities.MOST_DEVICES + " devices and tokens; revoke one first");
            }
            String name = wanted.name().isEmpty() ? "" : fit(wanted.name()).name();
            issued = new Identities.Issued(player, identities.token(player.id(), name, wanted.mayManage()));
        }
        JsonObject body = Json.object().put("token", issued.secret());
        body.put("player", ServerJson.write(issued.player()));
        Body.answer(request, HttpStatus.CREATED, body);
    }

    /** The devices and programs that may act for the player. */
    private void devices(Context request) {
        Player player = callers.require(request);
        String own = callers.secretOf(request).map(Identities::device).orElse("");
        JsonObject body = Json.object();
        JsonArray all = body.putArray("devices");
        identities
                .devices(player.id())
                .forEach(device -> all.addObject()
                        .put("id", device.id())
                        .put("name", device.name())
                        .put("scope", device.mayManage() ? "manage" : "play")
                        .put("madeAt", device.madeAt().toEpochMilli())
                        .put("usedAt", device.usedAt().toEpochMilli())
                        .put("this", device.id().equals(own)));
        Body.answer(request, HttpStatus.OK, body);
    }

    private void revoke(Context request) {
        PlayerId player = callers.requireManager(request).id();
        if (!identities.revoke(player, request.pathParam("id"))) {
            throw Problem.of(HttpStatus.NOT_FOUND, "there is no such device; GET /api/me/devices lists them");
        }
        changes.changed(player, Change.REVOKED);
        request.status(HttpStatus.NO_CONTENT);
    }

    private void tables(Context request) {
        Player player = callers.require(request);
        allowances.use(Callers.address(request), Allowances.Cost.LIST);
        JsonObject body = Json.object();
        body.put(
                "unfinished",
                ServerJson.tables(lobby.list(new Store.Wanted.Unfinished(player.id())), events.due(player.id())));
        body.put("finished", ServerJson.tables(lobby.list(new Store.Wanted.Finished(player.id()))));
        Body.answer(request, HttpStatus.OK, body);
    }

    private static Naming.Fit fit(String text) {
        return switch (Naming.of(text)) {
            case Naming.Fit name -> name;
            case Naming.Problem problem ->
                throw Problem.of(
                        HttpStatus.UNPROCESSABLE_CONTENT,
                        "a name has 1 to " + Naming.LONGEST + " characters that can be seen",
                        Message.of("table.refused.name"));
        };
    }
}
