package dev.halma.server.lobby;

import dev.halma.rules.game.Beginning.Way;
import dev.halma.rules.notation.HouseText;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.server.identity.PlayerId;
import dev.halma.server.live.Answer;
import dev.halma.server.live.Ask;
import dev.halma.server.live.LiveTables;
import dev.halma.server.live.Snapshot;
import dev.halma.server.store.Store;
import dev.halma.server.store.Summary;
import dev.halma.server.table.Command;
import dev.halma.server.table.Table;
import dev.halma.server.table.TableId;
import dev.halma.server.table.plan.Chair;
import dev.halma.server.table.plan.First;
import dev.halma.server.table.plan.Pace;
import dev.halma.server.table.plan.Plan;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * Brings strangers together: a seat at an open table with the same wishes, or a new table for others to find. The seat is
 * taken by an ordinary command, so that two people never get the same one.
 */
public final class Pairing {

    private static final int MOST = 100;

    private final Store store;
    private final LiveTables tables;

    public Pairing(Store store, LiveTables tables) {
        this.store = store;
        this.tables = tables;
    }

    /** A table at which the player sits. Somebody who waits already goes on waiting at the same one. */
    public CompletableFuture<TableId> pair(PlayerId player, Variant variant, Pace pace) {
        Iterator<Store.Listed> candidates = store.list(new Store.Wanted.Open(), MOST).stream()
                .filter(listed -> fits(listed.summary(), variant, pace))
                .iterator();
        return sitAtNext(candidates, player, variant, pace);
    }

    private static boolean fits(Summary summary, Variant variant, Pace pace) {
        return summary.variant().equals(variant.id())
                && summary.house().equals(HouseText.text(variant))
                && summary.pace().equals(pace.text());
    }

    /** Tries one table after another. Somebody else may take the last chair first. */
    private CompletableFuture<TableId> sitAtNext(
            Iterator<Store.Listed> candidates, PlayerId player, Variant variant, Pace pace) {
        while (candidates.hasNext()) {
            Store.Listed candidate = candidates.next();
            TableId id = candidate.table();
            Optional<Table> table = tables.snapshot(id).map(Snapshot::table);
            if (table.isEmpty()) continue;
            if (!table.get().seatsOf(player).isEmpty()) return CompletableFuture.completedFuture(id);
            if (!isAttended(candidate)) continue;
            Optional<Seat> free = freeSeat(table.get());
            if (free.isEmpty()) continue;
            return sit(id, free.get(), player)
                    .thenCompose(isSeated -> isSeated
                            ? CompletableFuture.completedFuture(id)
                            : sitAtNext(candidates, player, variant, pace));
        }
        return tables.make(player, plan(player, variant, pace), Map.of());
    }

    /** Whether the people at a table still wait there. Whoever has only just sat down may not be connected yet. */
    private boolean isAttended(Store.Listed listed) {
        Instant changedAt = listed.summary().changedAt();
        return tables.around(listed.table())
                .filter(around ->
                        around.absentSince().isEmpty() || around.now().isBefore(changedAt.plus(around.fairWait())))
                .isPresent();
    }

    private static Optional<Seat> freeSeat(Table table) {
        return table.chairs().entrySet().stream()
                .filter(chair -> chair.getValue() instanceof Chair.Open)
                .map(Map.Entry::getKey)
                .findFirst();
    }

    private CompletableFuture<Boolean> sit(TableId table, Seat seat, PlayerId player) {
        CompletableFuture<Boolean> isSeated = new CompletableFuture<>();
        tables.submit(
                table,
                new Ask(
                        new Command.Player(player),
                        Optional.empty(),
                        new Command.Sit(seat, "", ""),
                        Duration.ZERO,
                        answer -> isSeated.complete(answer instanceof Answer.Done)));
        return isSeated;
    }

    private Plan plan(PlayerId player, Variant variant, Pace pace) {
        Map<Seat, Chair> chairs = new EnumMap<>(Seat.class);
        for (int i = 0; i < variant.seats(); i++) {
            chairs.put(Seat.of(i), i == 0 ? Chair.Person.of(player) : new Chair.Open());
        }
        return new Plan(variant, pace, chairs, new First.Thrown(Way.COIN), true, false, tables.freshSecret());
    }
}
