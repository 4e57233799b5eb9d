package dev.halma.server;

import dev.halma.server.lobby.Seating;
import dev.halma.server.operations.Metrics;
import dev.halma.server.tables.Answer;
import dev.halma.server.tables.Ask;
import dev.halma.server.tables.CommandSink;
import dev.halma.server.tables.TableRegistry;
import dev.halma.table.Player;
import dev.halma.table.TableId;
import java.util.Optional;

/** Takes the commands of players: measures each, limits the games of programs, and passes it to its table. */
record PlayerCommands(TableRegistry tables, Seating seating, Metrics metrics) implements CommandSink {

    private static final Seating.Place NONE = () -> {};

    @Override
    public void submit(Player player, TableId table, Ask ask) {
        long start = System.nanoTime();
        Optional<Seating.Place> place =
                Seating.isOneMoreGame(ask.command()) ? seating.place(player) : Optional.of(NONE);
        if (place.isEmpty()) {
            answer(ask, new Answer.Refused(seating.enough()), start);
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
