package dev.halma.server.store;

import dev.halma.engine.level.Level;
import dev.halma.rules.game.Game;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variants;
import dev.halma.table.Chair;
import dev.halma.table.Command;
import dev.halma.table.Entry;
import dev.halma.table.First;
import dev.halma.table.Pace;
import dev.halma.table.Plan;
import dev.halma.table.PlayerId;
import dev.halma.table.Table;
import dev.halma.table.TableEvent;
import dev.halma.table.TableId;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tables for tests of stores. */
public final class Samples {

    public static final Instant NOON = Instant.parse("2026-11-16T12:00:00.123456789Z");
    public static final PlayerId ADA = new PlayerId("ada");
    public static final PlayerId BO = new PlayerId("bo");

    private Samples() {}

    public static TableId table(String id) {
        return new TableId(id);
    }

    /** A public table that Ada makes, with one free chair. */
    public static Append made(TableId id, Instant at) {
        return made(id, at, true);
    }

    public static Append made(TableId id, Instant at, boolean isPublic) {
        Plan plan = new Plan(
                Variants.find("chinese-2").orElseThrow(),
                new Pace.PerGame(Duration.ofMinutes(10), Duration.ofSeconds(5)),
                Map.of(Seat.A, Chair.Person.of(ADA), Seat.B, new Chair.Open()),
                new First.Agreed(Seat.A),
                isPublic,
                false,
                "p0sW3dQ9");
        return next(id, List.of(), at, new TableEvent.Made(ADA, plan));
    }

    /** What follows a log. */
    public static Append next(TableId id, List<Entry> log, Instant at, TableEvent... events) {
        List<Entry> whole = new java.util.ArrayList<>(log);
        for (TableEvent event : events) {
            Optional<Command.Id> cause = whole.isEmpty() ? Optional.empty() : Optional.of(new Command.Id(BO, "c1"));
            whole.add(new Entry(whole.size() + 1, at, cause, event));
        }
        Summary summary = Summary.of(Table.replayed(id, whole), at);
        return new Append(id, whole.subList(log.size(), whole.size()), summary, true, Optional.empty());
    }

    /** Bo sits down, and the game begins. */
    public static Append begun(Append made, Instant at) {
        return next(
                made.table(),
                made.entries(),
                at,
                new TableEvent.Sat(Seat.B, BO),
                new TableEvent.Began(Seat.A, List.of()));
    }

    /** A move, the first legal one. */
    public static Append moved(TableId id, List<Entry> log, Instant at) {
        Game game = Table.replayed(id, log).game().orElseThrow();
        String move = game.legalMoves().getFirst().toString();
        Append next = next(
                id, log, at, new TableEvent.Played(game.position().toMove(), move, Optional.of(Duration.ofMinutes(9))));
        return new Append(id, next.entries(), next.summary(), false, Optional.empty());
    }

    /** A computer sits down. */
    public static Append withComputer(Append made, Instant at) {
        return next(
                made.table(),
                made.entries(),
                at,
                new TableEvent.ComputerSat(Seat.B, Level.of(2).orElseThrow()),
                new TableEvent.Began(Seat.B, List.of()));
    }

    public static Append cancelled(Append made, Instant at) {
        return next(made.table(), made.entries(), at, new TableEvent.Cancelled());
    }
}
