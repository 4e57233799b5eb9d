package dev.halma.server.simulation.world;

import dev.halma.rules.variant.Seat;
import dev.halma.server.players.PlayerStore;
import dev.halma.server.store.Append;
import dev.halma.server.store.Lease;
import dev.halma.server.store.Leases;
import dev.halma.server.store.NodeId;
import dev.halma.server.store.Rooms;
import dev.halma.server.store.Store;
import dev.halma.server.store.StoreFailed;
import dev.halma.server.store.Summary;
import dev.halma.server.store.Work;
import dev.halma.table.Entry;
import dev.halma.table.PlayerId;
import dev.halma.table.Table.Phase;
import dev.halma.table.TableId;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The database as one node reaches it. A write becomes durable after a while, and is acknowledged after another; a crash may
 * come before, between and after. While there is trouble it fails now and then, and for a while it can't be reached.
 */
public final class SimulatedStore implements Store {

    private static final int COMMIT_MILLIS = 20;
    private static final int ANSWER_MILLIS = 5;
    private static final int LATE_COMMIT_MILLIS = 300;
    private static final int FAILURES = 40;

    /** After so long a node knows that its write is durable. */
    public static final Duration LONGEST_ANSWER = Duration.ofMillis(ANSWER_MILLIS + 1);

    private final SimulatedDatabase database;
    private final SimulatedTime time;
    private final Life life;
    private final NodeId node;
    private final PlayerStore players = new SimulatedPlayers();
    private Instant lastCommit = Instant.EPOCH;
    private Instant cutUntil = Instant.EPOCH;

    public SimulatedStore(SimulatedDatabase database, Life life, NodeId node) {
        this.database = database;
        this.time = life.time();
        this.life = life;
        this.node = node;
    }

    /** The line to the database is cut until a moment. */
    public void cutUntil(Instant moment) {
        cutUntil = moment;
    }

    /** The node is dead, and the others will see it soon, even if it had promised to come back later. */
    public void died(Duration life) {
        database.rooms().limit(node, time.instant().plus(life));
    }

    private boolean isCut() {
        return time.instant().isBefore(cutUntil);
    }

    private boolean fails() {
        return isCut() || (database.hasTrouble() && time.oneIn(FAILURES));
    }

    private void check() {
        if (fails()) throw new StoreFailed("the disk is gone");
    }

    private static StoreFailed inDoubt() {
        return new StoreFailed("the line was lost", new IOException("reset"), true);
    }

    // --- Writing ---

    @Override
    public CompletableFuture<Result> append(List<Append> appends) {
        if (fails()) throw new StoreFailed("the disk is full");
        Instant askedAt = time.instant();
        return soon(true, () -> {
            boolean isSpurious = !isShared() && fails();
            return isSpurious ? Result.CONFLICT : database.append(appends, node, askedAt);
        });
    }

    /**
     * Puts a write into the next commit.
     *
     * @param mayBeLate whether it may become durable after a later one of this node
     */
    private <T> CompletableFuture<T> soon(boolean mayBeLate, Supplier<T> write) {
        CompletableFuture<T> answer = new CompletableFuture<>();
        Instant wanted = time.instant().plus(time.upTo(COMMIT_MILLIS));
        lastCommit = wanted.isAfter(lastCommit) ? wanted : lastCommit;
        life.write(lastCommit, () -> commit(write, answer, mayBeLate));
        return answer;
    }

    private <T> void commit(Supplier<T> write, CompletableFuture<T> answer, boolean mayBeLate) {
        if (fails()) {
            boolean isInDoubt = isShared() && time.oneIn(2);
            boolean isLate = isInDoubt && mayBeLate && !isCut() && time.oneIn(2);
            // The node has lost its line, but the database has the write and goes on with it.
            if (isLate) {
                time.after(time.upTo(LATE_COMMIT_MILLIS), () -> {
                    T unused = write.get();
                });
            }
            later(() -> answer.completeExceptionally(isInDoubt ? inDoubt() : new StoreFailed("the disk is full")));
            return;
        }
        T result = write.get();
        boolean isHeard = !isShared() || !fails();
        later(() -> {
            if (isHeard) answer.complete(result);
            else answer.completeExceptionally(inDoubt());
        });
    }

    private void later(Runnable action) {
        life.after(time.upTo(ANSWER_MILLIS), action);
    }

    @Override
    public void nameSeat(TableId table, Seat seat, PlayerId player, String name) {
        check();
        database.names(table).put(seat, name);
    }

    // --- Reading ---

    @Override
    public List<Entry> read(TableId table, int after) {
        check();
        List<Entry> log = database.log(table);
        return List.copyOf(log.subList(Math.min(after, log.size()), log.size()));
    }

    @Override
    public Optional<Summary> summary(TableId table) {
        check();
        return Optional.ofNullable(database.index().get(table));
    }

    @Override
    public List<Listed> list(Wanted wanted, int most) {
        Stream<Listed> found = database.index().entrySet().stream()
                .filter(row -> isWanted(row.getKey(), row.getValue(), wanted))
                .map(row -> new Listed(row.getKey(), row.getValue()));
        return (wanted instanceof Wanted.Due ? found.sorted(FIRST_DUE) : found)
                .limit(most)
                .toList();
    }

    private static final Comparator<Listed> FIRST_DUE = Comparator.comparing(
                    (Listed one) -> one.summary().wakeAt().orElseThrow())
            .thenComparing(one -> one.table().text());

    private static boolean isWanted(TableId id, Summary summary, Wanted wanted) {
        return switch (wanted) {
            case Wanted.Open open -> summary.phase() == Phase.GATHERING && summary.freeChairs() > 0;
            case Wanted.Running() -> summary.phase() == Phase.PLAYING;
            case Wanted.All() -> true;
            case Wanted.Unfinished(PlayerId player) -> summary.players().contains(player);
            case Wanted.Finished(PlayerId player) -> summary.phase() == Phase.OVER;
            case Wanted.Due(Instant from, Optional<TableId> after, Instant until) ->
                summary.wakeAt()
                        .filter(at -> !at.isAfter(until) && !at.isBefore(from))
                        .filter(at -> at.isAfter(from)
                                || id.text().compareTo(after.map(TableId::text).orElse("")) > 0)
                        .isPresent();
        };
    }

    @Override
    public Map<Seat, String> seatNames(TableId table) {
        check();
        return Map.copyOf(database.names(table));
    }

    @Override
    public Map<TableId, Integer> versions(Collection<TableId> tables) {
        check();
        Map<TableId, Integer> versions = new LinkedHashMap<>();
        tables.forEach(table -> versions.put(table, database.log(table).size()));
        return versions;
    }

    @Override
    public PlayerStore players() {
        return players;
    }

    @Override
    public int removeUnchangedSince(Instant moment, int most) {
        throw new UnsupportedOperationException();
    }

    // --- Other nodes ---

    @Override
    public boolean isShared() {
        return database.isShared();
    }

    @Override
    public Leases leases() {
        return new Leases() {
            @Override
            public List<Claimed> claim(Set<Work> kinds, Lease lease, Instant now, int most) {
                check();
                return database.leases().claim(database.index(), kinds, lease, now, most).stream()
                        .map(table -> new Claimed(table, database.log(table).size()))
                        .toList();
            }

            @Override
            public Set<TableId> renew(Lease lease, Collection<TableId> tables) {
                check();
                return database.leases().renew(lease, tables);
            }

            @Override
            public boolean claim(String job, Lease lease, Instant now) {
                throw new UnsupportedOperationException();
            }

            @Override
            public void release(String job, NodeId who) {
                throw new UnsupportedOperationException();
            }
        };
    }

    @Override
    public Rooms rooms() {
        if (!isShared()) return Rooms.NONE;
        return new Rooms() {
            @Override
            public CompletableFuture<Boolean> alive(NodeId who, Instant until) {
                return soon(false, () -> database.rooms().alive(who, until));
            }

            @Override
            public CompletableFuture<?> tell(NodeId who, TableId table, Visitor visitor) {
                return soon(false, () -> {
                    database.rooms().tell(who, table, visitor);
                    return visitor;
                });
            }

            @Override
            public Map<TableId, List<Visitor>> elsewhere(NodeId who, Collection<TableId> tables, Instant now) {
                check();
                return database.rooms().elsewhere(who, tables, now);
            }

            @Override
            public int clean(Instant before) {
                throw new UnsupportedOperationException();
            }
        };
    }

    @Override
    public void close() {}
}
