package dev.halma.server;

import dev.halma.rules.message.Message;
import dev.halma.server.http.api.Allowances;
import dev.halma.server.http.api.Allowances.Cost;
import dev.halma.server.lobby.Seating;
import dev.halma.server.operations.Metrics;
import dev.halma.server.tables.Answer;
import dev.halma.server.tables.Ask;
import dev.halma.server.tables.Client;
import dev.halma.server.tables.CommandSink;
import dev.halma.server.tables.TableRegistry;
import dev.halma.table.Command;
import dev.halma.table.TableId;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Takes the commands of players: measures each, limits the games of a player, and passes it to its table. */
record PlayerCommands(
        TableRegistry tables, Seating seating, BooleanSupplier takesNewGames, Allowances allowances, Metrics metrics)
        implements CommandSink {

    private static final Seating.Place NONE = () -> {};

    @Override
    public void submit(Client client, TableId table, Ask ask) {
        long start = System.nanoTime();
        boolean isOneMore = Seating.isOneMoreGame(ask.command());
        if (isOneMore && !takesNewGames.getAsBoolean()) {
            answer(ask, new Answer.Refused(Message.of("table.refused.maintenance")), start);
            return;
        }
        Cost cost = ask.command() instanceof Command.Sit ? Cost.SIT : Cost.TABLE;
        if (isOneMore && !allowances.has(client.address(), cost)) {
            answer(ask, new Answer.Refused(Message.of("table.refused.too-many")), start);
            return;
        }
        Optional<Seating.Place> place = isOneMore ? seating.place(client.player()) : Optional.of(NONE);
        if (place.isEmpty()) {
            answer(ask, new Answer.Refused(seating.enough(client.player())), start);
            return;
        }
        tables.submit(table, new Ask(ask.actor(), ask.id(), ask.command(), ask.lag(), answer -> {
            place.get().close();
            answer(ask, answer, start);
        }));
    }

    private void answer(Ask ask, Answer answer, long start) {
        metrics.answered(ask.command(), answer, System.nanoTime() - start);
        ask.answer().accept(answer);
    }
}
