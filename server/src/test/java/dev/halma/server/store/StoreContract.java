package dev.halma.server.store;

import static dev.halma.server.store.Samples.ADA;
import static dev.halma.server.store.Samples.BO;
import static dev.halma.server.store.Samples.NOON;
import static dev.halma.server.store.Samples.begun;
import static dev.halma.server.store.Samples.cancelled;
import static dev.halma.server.store.Samples.made;
import static dev.halma.server.store.Samples.moved;
import static dev.halma.server.store.Samples.table;
import static dev.halma.server.store.Samples.withComputer;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.halma.rules.variant.Seat;
import dev.halma.server.store.Store.Result;
import dev.halma.server.store.Store.Wanted;
import dev.halma.table.Entry;
import dev.halma.table.Player;
import dev.halma.table.Table;
import dev.halma.table.TableEvent;
import dev.halma.table.TableId;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What every store does. */
public abstract class StoreContract {

    private static final TableId ONE = table("one");
    private static final TableId TWO = table("two");

    private Store store;

    /** An empty store. */
    protected abstract Store open();

    @BeforeEach
    final void opens() {
        store = open();
    }

    @AfterEach
    final void closes() {
        store.close();
    }

    private Result append(Append... appends) {
        return store.append(List.of(appends)).join();
    }

    private List<TableId> list(Wanted wanted) {
        return store.list(wanted, 100).stream().map(Store.Listed::table).toList();
    }

    // --- Logs ---

    @Test
    void manyAppendsInOneCommitAreEachOnTheirOwn() {
        List<Append> made =
                IntStream.range(0, 30).mapToObj(i -> made(table("t" + i), NOON)).toList();
        made.forEach(this::append);
        append(begun(made.getFirst(), NOON));
        List<CompletableFuture<Result>> results = made.stream()
                .map(table -> store.append(List.of(begun(table, NOON))))
                .toList();
        assertThat(results.getFirst().join()).isEqualTo(Result.CONFLICT);
        results.stream().skip(1).forEach(result -> assertThat(result.join()).isEqualTo(Result.APPENDED));
        made.forEach(table -> assertThat(store.read(table.table(), 0)).hasSize(3));
        assertThat(store.versions(made.stream().map(Append::table).toList()).values())
                .hasSize(30)
                .containsOnly(3);
        assertThat(list(new Wanted.Unfinished(BO))).hasSize(30);
    }

    @Test
    void aLogIsReadExactlyAsItWasWritten() {
        Append made = made(ONE, NOON);
        Append begun = begun(made, NOON.plusNanos(1));
        assertThat(append(made)).isEqualTo(Result.APPENDED);
        assertThat(append(begun)).isEqualTo(Result.APPENDED);
        List<Entry> whole =
                Stream.concat(made.entries().stream(), begun.entries().stream()).toList();
        assertThat(store.read(ONE, 0)).isEqualTo(whole);
        assertThat(store.read(ONE, 1)).isEqualTo(begun.entries());
        assertThat(store.read(ONE, 3)).isEmpty();
        assertThat(Table.replayed(ONE, store.read(ONE, 0)).phase()).isEqualTo(Table.Phase.PLAYING);
    }

    @Test
    void anEventOfANewerProgramIsKeptAsItIs() {
        Append made = made(ONE, NOON);
        Append strange = new Append(
                ONE,
                List.of(new Entry(
                        2, NOON, Optional.empty(), new TableEvent.Unknown("{\"kind\":\"sang\",\"song\":\"la\"}"))),
                made.summary(),
                false,
                Optional.empty());
        append(made);
        append(strange);
        assertThat(store.read(ONE, 1)).isEqualTo(strange.entries());
    }

    @Test
    void thereIsNothingToReadOfATableThatDoesNotExist() {
        assertThat(store.read(ONE, 0)).isEmpty();
        assertThat(store.summary(ONE)).isEmpty();
        assertThat(store.seatNames(ONE)).isEmpty();
    }

    @Test
    void whoComesSecondWithAVersionWritesNothing() {
        Append made = made(ONE, NOON);
        append(made);
        assertThat(append(made(ONE, NOON.plusSeconds(1)))).isEqualTo(Result.CONFLICT);
        Append begun = begun(made, NOON.plusSeconds(2));
        append(begun);
        assertThat(append(cancelled(made, NOON.plusSeconds(3)))).isEqualTo(Result.CONFLICT);
        assertThat(store.read(ONE, 0)).hasSize(3);
        assertThat(store.summary(ONE)).contains(begun.summary());
    }

    @Test
    void aLogNeverHasAGap() {
        Append made = made(ONE, NOON);
        assertThat(append(begun(made, NOON))).isEqualTo(Result.CONFLICT);
        append(made);
        Entry late = new Entry(3, NOON, Optional.empty(), new TableEvent.Cancelled());
        assertThat(append(new Append(ONE, List.of(late), made.summary(), false, Optional.empty())))
                .isEqualTo(Result.CONFLICT);
        Entry next = new Entry(2, NOON, Optional.empty(), new TableEvent.Cancelled());
        Append torn = new Append(
                ONE,
                List.of(next, new Entry(4, NOON, Optional.empty(), next.event())),
                made.summary(),
                false,
                Optional.empty());
        assertThatThrownBy(() -> append(torn)).hasCauseInstanceOf(StoreFailed.class);
        assertThat(store.read(ONE, 0)).isEqualTo(made.entries());
        assertThat(append(begun(made, NOON))).isEqualTo(Result.APPENDED);
    }

    @Test
    void anAppendToSeveralTablesIsAllOrNothing() {
        Append one = made(ONE, NOON);
        append(one);
        assertThat(append(made(TWO, NOON), made(ONE, NOON))).isEqualTo(Result.CONFLICT);
        assertThat(store.read(TWO, 0)).isEmpty();
        assertThat(store.summary(TWO)).isEmpty();
        assertThat(list(new Wanted.Unfinished(ADA))).containsExactly(ONE);
        assertThat(append(begun(one, NOON), made(TWO, NOON))).isEqualTo(Result.APPENDED);
        assertThat(store.read(TWO, 0)).hasSize(1);
    }

    @Test
    void ofManyWhoWriteTheSameVersionAtOnceOneWins() {
        List<CompletableFuture<Result>> racers = IntStream.range(0, 100)
                .mapToObj(i -> store.append(List.of(made(ONE, NOON.plusSeconds(i)), made(table("of" + i), NOON))))
                .toList();
        List<Result> results = racers.stream().map(CompletableFuture::join).toList();
        assertThat(results).containsOnlyOnce(Result.APPENDED);
        int winner = results.indexOf(Result.APPENDED);
        assertThat(store.read(ONE, 0).getFirst().at()).isEqualTo(NOON.plusSeconds(winner));
        assertThat(list(new Wanted.Unfinished(ADA))).containsExactlyInAnyOrder(ONE, table("of" + winner));
    }

    @Test
    void whatIsAcknowledgedCanBeRead() {
        List<CompletableFuture<Integer>> seen = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            TableId id = table("t" + i);
            seen.add(store.append(List.of(made(id, NOON)))
                    .thenApplyAsync(result -> store.read(id, 0).size()));
        }
        assertThat(seen.stream().map(CompletableFuture::join)).containsOnly(1);
    }

    @Test
    void closingFinishesWhatWaitsAndRefusesWhatComesLater() {
        List<CompletableFuture<Result>> waiting = IntStream.range(0, 50)
                .mapToObj(i -> store.append(List.of(made(table("t" + i), NOON))))
                .toList();
        store.close();
        assertThat(waiting.stream().map(CompletableFuture::join)).containsOnly(Result.APPENDED);
        assertThatThrownBy(() -> append(made(ONE, NOON)))
                .isInstanceOf(CompletionException.class)
                .hasCauseInstanceOf(StoreFailed.class);
        assertThatThrownBy(() -> store.read(ONE, 0)).isInstanceOf(StoreFailed.class);
    }

    // --- The index ---

    @Test
    void theIndexSaysWhatTheLastAppendSaid() {
        Append made = made(ONE, NOON);
        append(made);
        assertThat(store.summary(ONE)).contains(made.summary());
        Append begun = begun(made, NOON.plusSeconds(1));
        append(begun);
        assertThat(store.summary(ONE)).contains(begun.summary());
        assertThat(begun.summary().players()).containsExactly(ADA, BO);
    }

    @Test
    void theIndexFollowsTheMovesOfAMinuteAndOfTheNext() {
        Append made = made(ONE, NOON);
        Append begun = begun(made, NOON);
        append(made);
        append(begun);
        List<Entry> log = new ArrayList<>(made.entries());
        log.addAll(begun.entries());
        for (int seconds : List.of(1, 2, 61, 62)) {
            Append move = moved(ONE, log, NOON.plusSeconds(seconds));
            assertThat(append(move)).isEqualTo(Result.APPENDED);
            assertThat(append(move)).isEqualTo(Result.CONFLICT);
            log.addAll(move.entries());
            assertThat(store.summary(ONE)).contains(move.summary());
            assertThat(store.versions(List.of(ONE))).containsEntry(ONE, log.size());
            assertThat(store.read(ONE, 0)).isEqualTo(log);
        }
    }

    @Test
    void publicTablesAreListedWithThoseThatChangedLastFirst() {
        Append first = made(ONE, NOON);
        append(first);
        append(made(TWO, NOON.plusSeconds(1)));
        append(made(table("private"), NOON.plusSeconds(2), false));
        assertThat(list(new Wanted.Open())).containsExactly(TWO, ONE);
        assertThat(store.list(new Wanted.Open(), 1)).hasSize(1);
        append(begun(first, NOON.plusSeconds(3)));
        assertThat(list(new Wanted.Open())).containsExactly(TWO);
        assertThat(list(new Wanted.Running())).containsExactly(ONE);
    }

    @Test
    void openTablesAreFoundByWhatIsPlayedThereHoweverManyOthersThereAre() {
        append(made(ONE, NOON));
        append(made(TWO, NOON.plusSeconds(1)));
        Store.Wish wish = new Store.Wish("chinese-2", "", "game:600+5");
        assertThat(store.list(new Wanted.Open(Instant.MIN, Optional.of(wish)), 2))
                .extracting(Store.Listed::table)
                .containsExactly(TWO, ONE);
        for (Store.Wish other : List.of(
                new Store.Wish("chinese-3", "", "game:600+5"),
                new Store.Wish("chinese-2", "guards=0", "game:600+5"),
                new Store.Wish("chinese-2", "", "game:600"))) {
            assertThat(list(new Wanted.Open(Instant.MIN, Optional.of(other)))).isEmpty();
        }
    }

    @Test
    void openTablesThatNobodyHasSatDownAtForLongAreLeftOut() {
        append(made(ONE, NOON));
        append(made(TWO, NOON.plusSeconds(1)));
        assertThat(list(new Wanted.Open(NOON.plusSeconds(1), Optional.empty()))).containsExactly(TWO);
    }

    @Test
    void aPlayersTablesAreThoseWithASeatOfTheirs() {
        Append one = made(ONE, NOON);
        Append two = made(TWO, NOON.plusSeconds(1), false);
        append(one, two);
        assertThat(list(new Wanted.Unfinished(ADA))).containsExactly(TWO, ONE);
        assertThat(list(new Wanted.Unfinished(BO))).isEmpty();
        append(begun(one, NOON.plusSeconds(2)));
        append(cancelled(two, NOON.plusSeconds(3)));
        assertThat(list(new Wanted.Unfinished(ADA))).containsExactly(ONE);
        assertThat(list(new Wanted.Unfinished(BO))).containsExactly(ONE);
        assertThat(list(new Wanted.Finished(ADA))).containsExactly(TWO);
    }

    @Test
    void whoStandsUpIsNoLongerListed() {
        Append made = made(ONE, NOON);
        append(made);
        Append sat = Samples.next(ONE, made.entries(), NOON, new TableEvent.Sat(Seat.B, BO));
        append(sat);
        assertThat(list(new Wanted.Unfinished(BO))).containsExactly(ONE);
        List<Entry> log = store.read(ONE, 0);
        append(Samples.next(ONE, log, NOON, new TableEvent.Rose(Seat.B)));
        assertThat(list(new Wanted.Unfinished(BO))).isEmpty();
        assertThat(list(new Wanted.Open())).containsExactly(ONE);
    }

    @Test
    void tablesAreDueInTheOrderOfTheirTimes() {
        Append one = made(ONE, NOON);
        Append two = made(TWO, NOON);
        append(one, two, made(table("three"), NOON));
        append(begun(one, NOON)); // its clock has ten minutes
        append(withComputer(two, NOON.plusSeconds(5))); // to move at once
        assertThat(list(new Wanted.Due(NOON.plusSeconds(4)))).isEmpty();
        assertThat(list(new Wanted.Due(NOON.plusSeconds(5)))).containsExactly(TWO);
        assertThat(list(new Wanted.Due(Instant.MAX))).containsExactly(TWO, ONE);
        assertThat(list(new Wanted.Due(Instant.MIN))).isEmpty();
    }

    @Test
    void dueTablesAreReadInPagesWithoutGapsHoweverManyAreDueTogether() {
        Set<TableId> all = new HashSet<>();
        for (int i = 0; i < 7; i++) {
            Append one = made(table("due" + i), NOON);
            append(one);
            append(withComputer(one, NOON.plusSeconds(i / 4)));
            all.add(one.table());
        }
        Set<TableId> read = new HashSet<>();
        Wanted.Due next = new Wanted.Due(Instant.MAX);
        for (List<Store.Listed> page = store.list(next, 2); !page.isEmpty(); page = store.list(next, 2)) {
            page.forEach(one -> assertThat(read.add(one.table())).isTrue());
            next = next.after(page.getLast());
        }
        assertThat(read).isEqualTo(all);
    }

    @Test
    void tablesThatHaveNotChangedForLongCanBeRemoved() {
        store.players().add(new Player(ADA, "Ada", false), "hash", NOON);
        append(made(ONE, NOON));
        append(made(TWO, NOON.plusSeconds(1)));
        append(made(table("three"), NOON.plusSeconds(2)));
        store.nameSeat(ONE, Seat.A, ADA, "Ann");
        assertThat(store.removeUnchangedSince(NOON, 10)).isZero();
        assertThat(store.removeUnchangedSince(NOON.plusSeconds(2), 1)).isEqualTo(1);
        assertThat(store.read(ONE, 0)).isEmpty();
        assertThat(store.summary(ONE)).isEmpty();
        assertThat(store.seatNames(ONE)).isEmpty();
        assertThat(store.removeUnchangedSince(NOON.plusSeconds(2), 10)).isEqualTo(1);
        assertThat(list(new Wanted.Unfinished(ADA))).containsExactly(table("three"));
        assertThat(append(made(ONE, NOON))).isEqualTo(Result.APPENDED);
    }

    // --- Names at seats ---

    @Test
    void peopleAtOneDeviceHaveNamesOfTheirOwn() {
        store.players().add(new Player(ADA, "Ada", false), "hash", NOON);
        append(made(ONE, NOON));
        store.nameSeat(ONE, Seat.A, ADA, "Ann");
        store.nameSeat(ONE, Seat.B, ADA, "Ben");
        store.nameSeat(ONE, Seat.B, ADA, "Bea");
        assertThat(store.seatNames(ONE))
                .containsOnly(java.util.Map.entry(Seat.A, "Ann"), java.util.Map.entry(Seat.B, "Bea"));
        store.nameSeat(ONE, Seat.B, ADA, "");
        assertThat(store.seatNames(ONE)).containsOnlyKeys(Seat.A);
        store.players().forget(ADA);
        assertThat(store.seatNames(ONE)).isEmpty();
    }

    @Test
    void aSeatOfNoTableOrNoPlayerIsNotNamed() {
        append(made(ONE, NOON));
        store.nameSeat(ONE, Seat.A, ADA, "Ann");
        store.players().add(new Player(ADA, "Ada", false), "hash", NOON);
        store.nameSeat(TWO, Seat.A, ADA, "Ann");
        assertThat(store.seatNames(ONE)).isEmpty();
        assertThat(store.seatNames(TWO)).isEmpty();
    }
}
