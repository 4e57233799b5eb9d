package dev.halma.server.online.power;

import dev.halma.server.online.Guest;
import dev.halma.server.online.Script;
import dev.halma.server.services.Patience;
import dev.halma.server.store.Store;
import dev.halma.server.store.postgres.PostgresStore;
import dev.halma.testkit.Effort;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
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

/** Everything fails once while games are played at several nodes, and each of the games goes on meanwhile. */
@Tag("law")
@SuppressWarnings("NullAway.Init")
class NodeFaultsTest {

    @TempDir
    private Path folder;

    private static void happen(Fault fault, Nodes nodes, Random random, Tally acknowledged, int moves)
            throws Exception {
        int node = random.nextInt(nodes.processes());
        int anyNode = random.nextInt(nodes.count());
        switch (fault) {
            case NODE_KILLED -> {
                nodes.kill(node);
                goOn(acknowledged, moves);
                nodes.startAgain(node);
            }
            case NODE_FROZEN -> {
                nodes.node(node).freeze();
                goOn(acknowledged, moves);
                nodes.node(node).thaw();
            }
            case NODE_WITHOUT_DATABASE -> {
                nodes.network(anyNode).pause();
                goOn(acknowledged, moves);
                nodes.network(anyNode).resume();
            }
            case REDIS_KILLED -> {
                nodes.redis().kill();
                goOn(acknowledged, moves);
                nodes.redis().startAgain();
            }
            case DATABASE_RESTARTED -> {
                nodes.postgres().stop();
                nodes.postgres().startAgain();
                goOn(acknowledged, moves);
            }
        }
    }

    /** Every game goes on, whatever it had to do with what has failed. */
    private static void goOn(Tally acknowledged, int moves) throws InterruptedException {
        acknowledged.allow(moves);
        acknowledged.awaitAllowed();
    }

    @Test
    @Timeout(value = 5, unit = TimeUnit.MINUTES) // one story of many waits, each of which has its own limit
    void whateverFailsGamesGoOnAndNoAcknowledgedMoveIsLostOrMadeTwice() throws Exception {
        int count = Effort.times(4, 20);
        int turns = Effort.times(150, 1500);
        int moves = Effort.times(10, 100); // of each game before something fails, and as many while it does
        Random random = new Random(Effort.seed());
        List<Script> scripts =
                Effort.seeds(count).mapToObj(seed -> Script.of(seed, turns)).toList();
        List<Pair> pairs = new ArrayList<>();
        Tally acknowledged = new Tally(count);
        Findings findings = new Findings();
        List<Fault> faults = new ArrayList<>(List.of(Fault.values()));
        Collections.shuffle(faults, random);
        try (Nodes nodes = new Nodes(folder, 3, Effort.times(1, 3));
                ExecutorService players = Executors.newFixedThreadPool(count);
                acknowledged) {
            List<Guest> both = List.of(Guest.named("Ada", nodes::address), Guest.named("Bo", nodes::address));
            for (int i = 0; i < count; i++) {
                Guest.Made made = both.getFirst().makes(Script.plan("invited", ""));
                pairs.add(new Pair(both, made, scripts.get(i), nodes, acknowledged));
            }
            List<CompletableFuture<Void>> games = new ArrayList<>();
            pairs.forEach(pair -> games.add(CompletableFuture.runAsync(pair::play, players)));
            for (Fault fault : faults) {
                acknowledged.allow(moves);
                acknowledged.awaitMore(1 + random.nextInt(moves * count / 2));
                happen(fault, nodes, random, acknowledged, moves);
            }
            acknowledged.allow(moves);
            acknowledged.endAfter(count);
            games.forEach(CompletableFuture::join);
            try (Store store = PostgresStore.open(nodes.store(), Instant.now(), Patience.LIMITS.database())) {
                for (int i = 0; i < count; i++) findings.add(pairs.get(i), scripts.get(i), store);
            }
        }
        findings.assertNothingLost(faults.size(), pairs, acknowledged);
    }
}
