package dev.halma.server.simulation;

import dev.halma.rules.variant.Seat;
import dev.halma.server.identity.PlayerId;
import dev.halma.server.identity.PlayerStore;
import dev.halma.server.protocol.EventJson;
import dev.halma.server.store.Append;
import dev.halma.server.store.Store;
import dev.halma.server.store.StoreFailed;
import dev.halma.server.store.Summary;
import dev.halma.server.table.Entry;
import dev.halma.server.table.Table.Phase;
import dev.halma.server.table.TableId;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/**
 * A store that survives crashes. An append becomes durable after a while, and is acknowledged after another; a crash may
 * come before, between and after. While there is trouble it fails now and then, to write and to read.
 */
final class SimulatedStore implements Store {

    private static final int COMMIT_MILLIS = 20;
    private static final int ANSWER_MILLIS = 5;
    private static final int FAILURES = 40;

    private final SimulatedTime time;
    private final Consumer<Append> witness;
    private final Map<TableId, List<Entry>> logs = new LinkedHashMap<>();
    private final Map<TableId, Summary> summaries = new LinkedHashMap<>();
    private final Map<TableId, Map<Seat, String>> names = new LinkedHashMap<>();
    private final PlayerStore players = new SimulatedPlayers();
    private Instant lastCommit = Instant.EPOCH;
    private boolean hasTrouble;
    private int run;

    /** @param witness sees every append at the moment when it is durable */
    SimulatedStore(SimulatedTime time, Consumer<Append> witness) {
        this.time = time;
        this.witness = witness;
    }

    void setTrouble(boolean trouble) {
        hasTrouble = trouble;
    }

    /** What is not durable yet is lost, and nobody hears of what is. */
    void crash() {
        run++;
        lastCommit = time.instant();
    }

    @Override
    public CompletableFuture<Result> append(List<Append> appends) {
        if (fails()) throw new StoreFailed("the disk is full");
        CompletableFuture<Result> answer = new CompletableFuture<>();
        Instant wanted = time.instant().plus(time.upTo(COMMIT_MILLIS));
        lastCommit = wanted.isAfter(lastCommit) ? wanted : lastCommit;
        int mine = run;
        time.at(lastCommit, () -> {
            if (mine == run) commit(appends, answer);
        });
        return answer;
    }

    private void commit(List<Append> appends, CompletableFuture<Result> answer) {
        int mine = run;
        if (fails()) {
            later(mine, () -> answer.completeExceptionally(new StoreFailed("the disk is full")));
            return;
        }
        boolean isFirst = appends.stream()
                .allMatch(append -> append.entries().getFirst().version()
                        == log(append.table()).size() + 1);
        if (!isFirst || fails()) {
            later(mine, () -> answer.complete(Result.CONFLICT));
            return;
        }
        for (Append append : appends) {
            append.entries().forEach(entry -> log(append.table()).add(written(entry)));
            summaries.put(append.table(), append.summary());
            witness.accept(append);
        }
        later(mine, () -> answer.complete(Result.APPENDED));
    }

    private void later(int mine, Runnable action) {
        time.after(time.upTo(ANSWER_MILLIS), () -> {
            if (mine == run) action.run();
        });
    }

    /** As it would come back from a disk. */
    private static Entry written(Entry entry) {
        return new Entry(entry.version(), entry.at(), entry.cause(), EventJson.parse(EventJson.text(entry.event())));
    }

    private List<Entry> log(TableId table) {
        return logs.computeIfAbsent(table, fresh -> new ArrayList<>());
    }

    private boolean fails() {
        return hasTrouble && time.oneIn(FAILURES);
    }

    @Override
    public List<Entry> read(TableId table, int after) {
        if (fails()) throw new StoreFailed("the disk is gone");
        List<Entry> log = logs.getOrDefault(table, List.of());
        return List.copyOf(log.subList(Math.min(after, log.size()), log.size()));
    }

    @Override
    public Optional<Summary> summary(TableId table) {
        return Optional.ofNullable(summaries.get(table));
    }

    @Override
    public List<Listed> list(Wanted wanted, int most) {
        return summaries.entrySet().stream()
                .filter(row -> isWanted(row.getValue(), wanted))
                .map(row -> new Listed(row.getKey(), row.getValue()))
                .limit(most)
                .toList();
    }

    private static boolean isWanted(Summary summary, Wanted wanted) {
        return switch (wanted) {
            case Wanted.Open() -> summary.phase() == Phase.GATHERING && summary.freeChairs() > 0;
            case Wanted.Running() -> summary.phase() == Phase.PLAYING;
            case Wanted.Unfinished(PlayerId player) -> summary.players().contains(player);
            case Wanted.Finished(PlayerId player) -> summary.phase() == Phase.OVER;
            case Wanted.Due(Instant until) ->
                summary.wakeAt().filter(at -> !at.isAfter(until)).isPresent();
        };
    }

    @Override
    public int removeUnchangedSince(Instant moment, int most) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void nameSeat(TableId table, Seat seat, PlayerId player, String name) {
        if (fails()) throw new StoreFailed("the disk is full");
        names.computeIfAbsent(table, fresh -> new EnumMap<>(Seat.class)).put(seat, name);
    }

    @Override
    public Map<Seat, String> seatNames(TableId table) {
        return names.getOrDefault(table, Map.of());
    }

    @Override
    public PlayerStore players() {
        return players;
    }

    @Override
    public Map<TableId, Integer> versions(Collection<TableId> tables) {
        Map<TableId, Integer> versions = new LinkedHashMap<>();
        tables.forEach(table -> versions.put(table, log(table).size()));
        return versions;
    }

    @Override
    public void close() {}
}
