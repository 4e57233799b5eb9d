package dev.halma.server.tables;

import dev.halma.rules.variant.Seat;
import dev.halma.server.store.Store;
import dev.halma.server.store.StoreFailed;
import dev.halma.table.Player;
import dev.halma.table.PlayerId;
import dev.halma.table.Table;
import dev.halma.table.TableId;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.BiConsumer;

/** The names of the people at seats. They are kept beside the log: a failure here loses a name and no event. */
record SeatNames(Store store, BiConsumer<TableId, Throwable> failures) {

    /** The names that were given for a seat, or the players' own. */
    Map<Seat, String> of(Table table) {
        Map<PlayerId, String> players = store.players().names(table.players());
        Map<Seat, String> names = new EnumMap<>(Seat.class);
        table.chairs()
                .forEach((seat, chair) -> chair.owner().map(players::get).ifPresent(name -> names.put(seat, name)));
        store.seatNames(table.id()).forEach((seat, name) -> {
            if (name.isEmpty()) return;
            // A program does not pass for a person under another name.
            names.computeIfPresent(
                    seat, (same, own) -> own.endsWith(Player.PROGRAM) ? Player.shownAsProgram(name) : name);
        });
        return names;
    }

    /** Names the people at the device of a player. */
    void give(TableId id, PlayerId player, Map<Seat, String> names) {
        try {
            names.forEach((seat, name) -> store.nameSeat(id, seat, player, name));
        } catch (StoreFailed e) {
            failures.accept(id, e);
        }
    }

    /** Copies the names of people at one device to the rematch, where every player moves on by one seat. */
    void giveAgain(Table over, TableId next) {
        int seats = over.plan().variant().seats();
        store.seatNames(over.id())
                .forEach((seat, name) -> over.chair(seat)
                        .owner()
                        .ifPresent(player -> store.nameSeat(next, Seat.of((seat.index() + 1) % seats), player, name)));
    }
}
