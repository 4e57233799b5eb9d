package dev.halma.server.online.power;

import dev.halma.server.online.Guest;
import dev.halma.server.online.Script;
import dev.halma.server.store.Store;
import dev.halma.server.store.sqlite.SqliteStore;
import dev.halma.testkit.Effort;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The plug of a real server is pulled again and again while games are played. */
@Tag("law")
@SuppressWarnings("NullAway.Init")
class PowerCutTest {

    @TempDir
    private Path folder;

    @Test
    @Timeout(value = 5, unit = TimeUnit.MINUTES) // one story of many waits, each of which has its own limit
    void noAcknowledgedMoveIsLostAndNoneIsMadeTwice() throws Exception {
        int count = Effort.times(8, 50);
        int cuts = Effort.times(1, 6);
        int turns = Effort.times(200, 3000);
        int mostBetweenCuts = Effort.times(200, 1500);
        Random random = new Random(Effort.seed());
        List<Script> scripts =
                Effort.seeds(count).mapToObj(seed -> Script.of(seed, turns)).toList();
        List<Pair> pairs = new ArrayList<>();
        Tally acknowledged = new Tally(count);
        Path data = folder.resolve("data");
        try (Mains mains = new Mains(data);
                ExecutorService players = Executors.newFixedThreadPool(count);
                acknowledged) {
            mains.on();
            List<Guest> both = List.of(Guest.named("Ada", mains::address), Guest.named("Bo", mains::address));
            List<CompletableFuture<Void>> games = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                Guest.Made made = both.getFirst().makes(Script.plan("invited", ""));
                pairs.add(new Pair(both, made, scripts.get(i), mains, acknowledged));
            }
            pairs.forEach(pair -> games.add(CompletableFuture.runAsync(pair::play, players)));
            acknowledged.allow(turns);
            for (int cut = 0; cut < cuts; cut++) {
                acknowledged.awaitMore(1 + random.nextInt(mostBetweenCuts));
                mains.cut();
                mains.on();
            }
            acknowledged.endAfter(count);
            games.forEach(CompletableFuture::join);
            mains.stop();
        }
        Findings findings = new Findings();
        try (Store store = SqliteStore.open(data)) {
            for (int i = 0; i < count; i++) findings.add(pairs.get(i), scripts.get(i), store);
        }
        findings.assertNothingLost(cuts, pairs, acknowledged);
    }
}
