package dev.halma.server.online.power;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.server.online.Guest;
import dev.halma.server.online.Script;
import dev.halma.server.store.Store;
import dev.halma.server.store.sqlite.SqliteStore;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The plug of a real server is pulled again and again while many games are played. Longer:
 * {@code ./halma mvn -pl server test -Dtest=PowerCutTest -Dhalma.games=400 -Dhalma.cuts=200}.
 */
@SuppressWarnings("NullAway.Init")
class PowerCutTest {

    private static final int GAMES = Integer.getInteger("halma.games", 50);
    private static final int CUTS = Integer.getInteger("halma.cuts", 4);
    private static final int SCRIPTS = 10;
    private static final int TURNS = 3000;
    private static final int MOST_BETWEEN_CUTS = 1500;

    @TempDir
    private Path folder;

    @Test
    void noAcknowledgedMoveIsLostAndNoneIsMadeTwice() throws Exception {
        Random random = new Random(11);
        List<Script> scripts = new ArrayList<>();
        for (int seed = 0; seed < SCRIPTS; seed++) scripts.add(Script.of(seed, TURNS));
        List<Pair> pairs = new ArrayList<>();
        Tally acknowledged = new Tally();
        Path data = folder.resolve("data");
        try (Mains mains = new Mains(data);
                ExecutorService players = Executors.newFixedThreadPool(GAMES)) {
            mains.on();
            List<Guest> both = List.of(Guest.named("Ada", mains::address), Guest.named("Bo", mains::address));
            List<CompletableFuture<Void>> games = new ArrayList<>();
            for (int i = 0; i < GAMES; i++) {
                Guest.Made made = both.getFirst().makes(Script.plan("invited", ""));
                Pair pair = new Pair(both, made, scripts.get(i % SCRIPTS), mains, acknowledged);
                pairs.add(pair);
            }
            pairs.forEach(pair -> games.add(CompletableFuture.runAsync(() -> pair.play(), players)));
            for (int cut = 0; cut < CUTS; cut++) {
                acknowledged.awaitMore(random.nextInt(MOST_BETWEEN_CUTS));
                mains.cut();
                mains.on();
            }
            acknowledged.endAfter(GAMES);
            games.forEach(CompletableFuture::join);
            mains.stop();
        }
        Findings findings = new Findings();
        try (Store store = SqliteStore.open(data)) {
            for (int i = 0; i < GAMES; i++) findings.add(pairs.get(i), scripts.get(i % SCRIPTS), store);
        }
        System.out.println(findings.text(CUTS, pairs));
        assertThat(findings.wrong).isEmpty();
        assertThat(findings.lost).isZero();
        assertThat(findings.doubled).isZero();
        assertThat(findings.found).isGreaterThanOrEqualTo(acknowledged.count());
    }
}
