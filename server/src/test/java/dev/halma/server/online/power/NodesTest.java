package dev.halma.server.online.power;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.server.online.Guest;
import dev.halma.server.online.Script;
import dev.halma.server.services.Patience;
import dev.halma.server.store.Store;
import dev.halma.server.store.postgres.PostgresStore;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Everything fails once, while games are played at three nodes. Longer: {@code ./halma mvn -pl server test
 * -Dtest=NodesTest -Dhalma.games=100 -Dhalma.rounds=10}.
 */
@SuppressWarnings("NullAway.Init")
class NodesTest {

    private static final int GAMES = Integer.getInteger("halma.games", 20);
    private static final int ROUNDS = Integer.getInteger("halma.rounds", 1);
    private static final int SCRIPTS = 10;
    private static final int TURNS = 3000;
    private static final int MOST_BETWEEN_FAULTS = 500;

    @TempDir
    private Path folder;

    private void happen(Fault fault, Nodes nodes, int node, Tally acknowledged) throws Exception {
        switch (fault) {
            case NODE_KILLED -> {
                nodes.kill(node);
                acknowledged.awaitMore(MOST_BETWEEN_FAULTS);
                nodes.startAgain(node);
            }
            case NODE_FROZEN -> {
                nodes.node(node).freeze();
                acknowledged.awaitMore(MOST_BETWEEN_FAULTS);
                nodes.node(node).thaw();
            }
            case NODE_WITHOUT_DATABASE -> {
                nodes.network(node).pause();
                acknowledged.awaitMore(MOST_BETWEEN_FAULTS);
                nodes.network(node).resume();
            }
            case REDIS_KILLED -> {
                nodes.redis().kill();
                acknowledged.awaitMore(MOST_BETWEEN_FAULTS);
                nodes.redis().startAgain();
            }
            case DATABASE_RESTARTED -> {
                nodes.postgres().stop();
                nodes.postgres().startAgain();
            }
        }
    }

    @Test
    void whateverFailsGamesGoOnAndNoAcknowledgedMoveIsLostOrMadeTwice() throws Exception {
        Random random = new Random(12);
        List<Script> scripts = new ArrayList<>();
        for (int seed = 0; seed < SCRIPTS; seed++) scripts.add(Script.of(seed, TURNS * ROUNDS));
        List<Pair> pairs = new ArrayList<>();
        Tally acknowledged = new Tally();
        Findings findings = new Findings();
        List<Fault> faults = new ArrayList<>();
        for (int round = 0; round < ROUNDS; round++) faults.addAll(Arrays.asList(Fault.values()));
        Collections.shuffle(faults, random);
        try (Nodes nodes = new Nodes(folder, 3);
                ExecutorService players = Executors.newFixedThreadPool(GAMES)) {
            List<Guest> both = List.of(Guest.named("Ada", nodes::address), Guest.named("Bo", nodes::address));
            for (int i = 0; i < GAMES; i++) {
                Guest.Made made = both.getFirst().makes(Script.plan("invited", ""));
                pairs.add(new Pair(both, made, scripts.get(i % SCRIPTS), nodes, acknowledged));
            }
            List<CompletableFuture<Void>> games = new ArrayList<>();
            pairs.forEach(pair -> games.add(CompletableFuture.runAsync(pair::play, players)));
            for (Fault fault : faults) {
                acknowledged.awaitMore(1 + random.nextInt(MOST_BETWEEN_FAULTS));
                happen(fault, nodes, random.nextInt(nodes.count()), acknowledged);
            }
            acknowledged.endAfter(GAMES);
            games.forEach(CompletableFuture::join);
            try (Store store = PostgresStore.open(nodes.store(), Instant.now(), Patience.LIMITS.database())) {
                for (int i = 0; i < GAMES; i++) findings.add(pairs.get(i), scripts.get(i % SCRIPTS), store);
            }
        }
        System.out.println(faults + ": " + findings.text(faults.size(), pairs));
        assertThat(findings.wrong).isEmpty();
        assertThat(findings.lost).isZero();
        assertThat(findings.doubled).isZero();
        assertThat(findings.found).isGreaterThanOrEqualTo(acknowledged.count());
    }
}
