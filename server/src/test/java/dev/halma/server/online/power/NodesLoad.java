package dev.halma.server.online.power;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.server.services.RealPostgres;
import dev.halma.testkit.Repository;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What nodes do under {@code ./halma lab load}, and how long games stand still when something fails. It measures time, so it is
 * no test and runs only when it is asked for, with the programs as they were built before: {@code ./halma lab; ./halma mvn -pl
 * server -am test -Dtest=NodesLoad -Dsurefire.failIfNoSpecifiedTests=false}.
 */
@Timeout(value = 1, unit = TimeUnit.HOURS)
@SuppressWarnings({"NullAway.Init", "ThreadSleep"})
class NodesLoad {

    private static final int SECONDS = Integer.getInteger("halma.seconds", 20);
    private static final int TABLES = Integer.getInteger("halma.tables", 200);
    private static final int RATE_WITH_FAULTS = 300;
    private static final long FREEZE_SECONDS = 30;
    private static final long FAULT_SECONDS = 5;
    private static final long BETWEEN_SECONDS = 10;

    /** More often than a load of the usual length lets it happen. */
    private static final int MOST_TIMES = 20;

    /** Both halves of a load, opening its tables, and checking them. */
    private static final Duration TO_END = Duration.ofSeconds(8L * SECONDS + 240);

    @TempDir
    private Path folder;

    /** What a number of entries has cost so far. */
    private record Cost(
            long entries, Duration nodes, Duration postgres, Duration redis, long commits, long log, long disk) {

        static Cost of(Nodes nodes) throws IOException {
            RealPostgres postgres = nodes.postgres();
            String database = RealPostgres.name(nodes.store());
            return new Cost(
                    postgres.ask(database, "SELECT count(*) FROM entry"),
                    nodes.work(),
                    postgres.work(),
                    nodes.redis().work(),
                    postgres.ask(
                            database, "SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()"),
                    postgres.ask(database, "SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn"),
                    postgres.ask(database, "SELECT pg_database_size(current_database())"));
        }

        String since(Cost before) {
            double moves = entries - before.entries;
            return "a move costs %.0f µs of the nodes, %.0f µs of PostgreSQL, %.0f µs of Redis, %.3f commits, %.0f bytes of the write-ahead log, %.0f bytes on disk"
                    .formatted(
                            micros(nodes.minus(before.nodes)) / moves,
                            micros(postgres.minus(before.postgres)) / moves,
                            micros(redis.minus(before.redis)) / moves,
                            (commits - before.commits) / moves,
                            (log - before.log) / moves,
                            (disk - before.disk) / moves);
        }

        private static double micros(Duration time) {
            return time.toNanos() / 1e3;
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void undisturbed(int count) throws Exception {
        try (Nodes nodes = new Nodes(folder, count, count)) {
            String[] options = {"--tables", "" + TABLES, "--seconds", "" + SECONDS};
            ended(load(nodes, options)); // first the servers compile themselves
            Cost before = Cost.of(nodes);
            int code = ended(load(nodes, options));
            System.out.println(count + " nodes: " + said() + Cost.of(nodes).since(before));
            assertThat(code).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource(Fault.class)
    void whileItFailsAgainAndAgain(Fault fault) throws Exception {
        Random random = new Random(5);
        try (Nodes nodes = new Nodes(folder, 3, 3)) {
            String[] options = {
                "--tables", "" + TABLES / 2, "--seconds", "" + 2 * SECONDS, "--rate", "" + RATE_WITH_FAULTS
            };
            ended(load(nodes, options)); // first the servers compile themselves
            long before = entries(nodes);
            Process load = load(nodes, options);
            int times = 0;
            awaitGames(nodes, before, load);
            while (!load.waitFor(times == 0 ? 0 : BETWEEN_SECONDS, TimeUnit.SECONDS) && times < MOST_TIMES) {
                happen(fault, nodes, random.nextInt(nodes.count()));
                times++;
            }
            int code = ended(load);
            System.out.println(fault + ", " + times + " times: " + said());
            assertThat(code).isZero();
        }
    }

    /** Until every table has been made, sat down at and played at, on the whole. */
    private static void awaitGames(Nodes nodes, long before, Process load) throws InterruptedException {
        while (load.isAlive() && entries(nodes) - before < 6L * TABLES) sleep(1);
    }

    /** How the load has ended. One that does not is told to, and counts as failed. */
    private static int ended(Process load) throws InterruptedException {
        if (load.waitFor(TO_END.toSeconds(), TimeUnit.SECONDS)) return load.exitValue();
        load.destroyForcibly().waitFor();
        return -1;
    }

    private static long entries(Nodes nodes) {
        return nodes.postgres().ask(RealPostgres.name(nodes.store()), "SELECT count(*) FROM entry");
    }

    private static void happen(Fault fault, Nodes nodes, int node) throws Exception {
        switch (fault) {
            case NODE_KILLED -> {
                nodes.kill(node);
                sleep(FAULT_SECONDS);
                nodes.startAgain(node);
            }
            case NODE_FROZEN -> {
                nodes.node(node).freeze();
                sleep(FREEZE_SECONDS);
                nodes.node(node).thaw();
            }
            case NODE_WITHOUT_DATABASE -> {
                nodes.network(node).pause();
                sleep(FAULT_SECONDS);
                nodes.network(node).resume();
            }
            case REDIS_KILLED -> {
                nodes.redis().kill();
                sleep(FAULT_SECONDS);
                nodes.redis().startAgain();
            }
            case DATABASE_RESTARTED -> {
                nodes.postgres().stop();
                nodes.postgres().startAgain();
            }
        }
    }

    private Process load(Nodes nodes, String... options) throws IOException {
        String java = ProcessHandle.current().info().command().orElse("java");
        String classes = Repository.file("bench/target/classes") + ":"
                + Files.readString(Repository.file("bench/target/classpath"));
        List<String> command = new ArrayList<>(List.of(java, "-cp", classes, "dev.halma.bench.lab.Lab", "load"));
        nodes.addresses().stream().map(URI::toString).forEach(command::add);
        command.addAll(List.of(options));
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("load.txt").toFile())
                .start();
    }

    private String said() throws IOException {
        return Files.readString(folder.resolve("load.txt"));
    }

    private static void sleep(long seconds) throws InterruptedException {
        Thread.sleep(Duration.ofSeconds(seconds));
    }
}
