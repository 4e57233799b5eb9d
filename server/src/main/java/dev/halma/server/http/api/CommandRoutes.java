package dev.halma.server.http.api;

import dev.halma.rules.message.Message;
import dev.halma.server.tables.Answer;
import dev.halma.server.tables.Ask;
import dev.halma.server.tables.Client;
import dev.halma.server.tables.CommandSink;
import dev.halma.table.Command;
import dev.halma.table.Player;
import dev.halma.table.TableId;
import dev.halma.table.json.Json;
import dev.halma.table.protocol.ClientJson;
import dev.halma.table.protocol.Reader;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Commands to tables, each answered when it is on disk. */
public final class CommandRoutes {

    private final Callers callers;
    private final CommandSink commands;

    public CommandRoutes(Callers callers, CommandSink commands) {
        this.callers = callers;
        this.commands = commands;
    }

    public void add(RoutesConfig routes) {
        routes.post("/api/tables/{id}/commands", this::ask);
    }

    private record Asked(String id, Command command) {

        static Asked read(Reader in) throws Reader.Wrong {
            return new Asked(ClientJson.id(in), ClientJson.command(in.object("do")));
        }
    }

    private void ask(Context request) {
        Player player = callers.require(request);
        TableId table = Tables.id(request);
        Asked asked = Body.read(request, Asked::read);
        request.future(() -> submitted(player, Callers.address(request), table, asked)
                .thenAccept(answer -> answer(request, answer)));
    }

    private CompletableFuture<Answer> submitted(Player player, String address, TableId table, Asked asked) {
        CompletableFuture<Answer> answered = new CompletableFuture<>();
        commands.submit(
                new Client(player, address),
                table,
                new Ask(
                        new Command.Player(player.id()),
                        Optional.of(new Command.Id(player.id(), asked.id())),
                        asked.command(),
                        Duration.ZERO,
                        answered::complete));
        return answered;
    }

    private static void answer(Context request, Answer answer) {
        switch (answer) {
            case Answer.Done(int version) ->
                Body.answer(request, HttpStatus.OK, Json.object().put("version", version));
            case Answer.Refused(Message why) -> Problem.refused(why).answer(request);
            case Answer.NoSuchTable() -> Tables.unknown().answer(request);
            case Answer.NotStored notStored ->
                Problem.unavailable("the store can't be written; nothing has happened", Duration.ofSeconds(1))
                        .with(notStored.why())
                        .answer(request);
        }
    }
}
