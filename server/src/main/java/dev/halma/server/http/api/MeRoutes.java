package dev.halma.server.http.api;

import dev.halma.rules.message.Message;
import dev.halma.server.lobby.Lobby;
import dev.halma.server.lobby.PlayerNews;
import dev.halma.server.players.Identities;
import dev.halma.server.store.Store;
import dev.halma.table.Naming;
import dev.halma.table.Player;
import dev.halma.table.PlayerId;
import dev.halma.table.protocol.Json;
import dev.halma.table.protocol.Reader;
import dev.halma.table.protocol.ServerJson;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** Requests of players about themselves: name, other devices, tokens, tables, and to be forgotten. */
public final class MeRoutes {

    private final Identities identities;
    private final Callers callers;
    private final Lobby lobby;
    private final PlayerNews news;
    private final Changes changes;

    private final Allowances allowances;

    /** Limits the attempts, so that a client can't guess a code before it expires. */
    private final Allowances claims;

    /** Is called when a player has changed. */
    public interface Changes {
        void changed(PlayerId player, boolean isForgotten);
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
            PlayerNews news,
            Changes changes,
            Allowances allowances,
            Allowances claims) {
        this.identities = identities;
        this.callers = callers;
        this.lobby = lobby;
        this.news = news;
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
    }

    /** Every visit renews the cookie, so that it ends 400 days after the last one. */
    private void me(Context request) {
        Optional<Player> player = callers.player(request);
        if (player.isPresent()) Callers.renew(request);
        answer(request, player);
    }

    private static void answer(Context answer, Optional<Player> player) {
        ObjectNode body = Json.object();
        player.ifPresentOrElse(one -> body.set("player", ServerJson.write(one)), () -> body.putNull("player"));
        Body.answer(answer, HttpStatus.OK, body);
    }

    private void name(Context request) {
        allowances.use(Callers.address(request), Allowances.Cost.NAME);
        Naming.Fit name = fit(Body.read(request, in -> in.text("name")));
        Optional<Player> known = callers.player(request);
        if (known.isPresent()) {
            answer(request, identities.rename(known.get().id(), name));
            changes.changed(known.get().id(), false);
            return;
        }
        Identities.Issued issued = identities.guest(name);
        Callers.keep(request, issued.secret());
        answer(request, Optional.of(issued.player()));
    }

    private void forget(Context request) {
        PlayerId player = callers.require(request).id();
        identities.forget(player);
        changes.changed(player, true);
        Callers.drop(request);
        request.status(HttpStatus.NO_CONTENT);
    }

    private void code(Context request) {
        allowances.use(Callers.address(request), Allowances.Cost.NAME);
        Identities.Code code = identities.code(callers.require(request).id());
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
    private record Wanted(boolean isProgram, String name) {

        static final Wanted USUAL = new Wanted(false, "");

        static Wanted read(Reader in) throws Reader.Wrong {
            return new Wanted(in.flag("program", false), in.text("name", ""));
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
            Player player = callers.require(request);
            issued = new Identities.Issued(player, identities.token(player.id()));
        }
        ObjectNode body = Json.object().put("token", issued.secret());
        body.set("player", ServerJson.write(issued.player()));
        Body.answer(request, HttpStatus.CREATED, body);
    }

    private void tables(Context request) {
        Player player = callers.require(request);
        allowances.use(Callers.address(request), Allowances.Cost.LIST);
        ObjectNode body = Json.object();
        body.set(
                "unfinished",
                ServerJson.tables(lobby.list(new Store.Wanted.Unfinished(player.id())), news.due(player.id())));
        body.set("finished", ServerJson.tables(lobby.list(new Store.Wanted.Finished(player.id()))));
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
