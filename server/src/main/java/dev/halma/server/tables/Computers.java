package dev.halma.server.tables;

import dev.halma.engine.level.Level;
import dev.halma.rules.game.Game;
import dev.halma.rules.variant.Seat;
import dev.halma.server.cluster.Bus;
import dev.halma.server.cluster.Channel;
import dev.halma.server.cluster.LeaseHolder;
import dev.halma.server.store.Work;
import dev.halma.server.tables.thinking.Thinking;
import dev.halma.table.Command;
import dev.halma.table.Table;
import dev.halma.table.TableId;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;

/**
 * Orders the moves of computers. Where only computers play on, they move only while a client watches, so that games
 * without spectators do not load the server. No lease is written for those: the nodes with clients take the work
 * themselves.
 */
final class Computers {

    private final Thinking thinking;
    private final LeaseHolder leases;
    private final Bus bus;
    private final BiConsumer<TableId, Command> commands;

    /** @param commands takes the commands of the server itself */
    Computers(Thinking thinking, LeaseHolder leases, Bus bus, BiConsumer<TableId, Command> commands) {
        this.thinking = thinking;
        this.leases = leases;
        this.bus = bus;
        this.commands = commands;
    }

    /**
     * Orders the move that a computer owes at a table of this node, and forgets an earlier order.
     *
     * @param isVisited whether a client of any node watches
     */
    void follow(Table table, BooleanSupplier isVisited) {
        boolean isWanted = table.thinking().isPresent() && (table.hasPersonInPlay() || isVisited.getAsBoolean());
        if (isWanted) order(table);
        else forget(table.id());
    }

    /** Called when a client watches: computers among themselves move on. */
    void visited(Table table) {
        if (table.hasPersonInPlay() || table.thinking().isEmpty()) return;
        if (leases.does(Work.COMPUTER)) leases.assume(table);
        order(table);
    }

    void forget(TableId id) {
        thinking.forget(id);
    }

    private void order(Table table) {
        if (!leases.does(Work.COMPUTER)) {
            bus.publish(Channel.WORK, table.id().text()); // to nodes that think
            return;
        }
        Seat seat = table.thinking().orElseThrow();
        Game game = table.game().orElseThrow();
        Level level = table.chair(seat).thinker().orElseThrow();
        Thinking.Task task = new Thinking.Task(table.id(), game, level, table.hasPersonInPlay());
        thinking.think(task, move -> {
            if (leases.has(table)) {
                commands.accept(table.id(), new Command.ComputerMove(seat, move, game.eventCount()));
            }
        });
    }
}
