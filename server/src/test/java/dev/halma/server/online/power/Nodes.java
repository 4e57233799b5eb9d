package dev.halma.server.online.power;

import dev.halma.server.CannotListen;
import dev.halma.server.HalmaServer;
import dev.halma.server.services.Ports;
import dev.halma.server.services.RealPostgres;
import dev.halma.server.services.RealRedis;
import dev.halma.server.services.Relay;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Nodes on a real PostgreSQL and a real Redis. Anything of it may fail. Some nodes have processes of their own, which can be
 * killed and frozen; the others run in this process, since to start a Java costs more than all the rest.
 */
final class Nodes implements Supply, AutoCloseable {

    private final Path folder;
    private final RealPostgres postgres = RealPostgres.start();
    private final RealRedis redis = RealRedis.start();
    private final String store = postgres.freshDatabase();
    private final List<Relay> network = new ArrayList<>();
    private final List<ServerProcess> processes = new ArrayList<>();
    private final List<HalmaServer> here = new ArrayList<>();
    private final AtomicInteger asked = new AtomicInteger();

    /** @param processes how many nodes have a process of their own */
    Nodes(Path folder, int count, int processes) throws IOException, CannotListen {
        this.folder = folder;
        for (int i = 0; i < count; i++) {
            network.add(new Relay(postgres.port()));
            if (i < processes) this.processes.add(start(i, Ports.free()));
            else
                here.add(HalmaServer.start(
                        ServeUntilKilled.settings(folder.resolve("node" + i), 0, way(i), redis.address())));
        }
    }

    private ServerProcess start(int node, int port) throws IOException {
        return ServerProcess.startNode(folder.resolve("node" + node), port, way(node), redis.address());
    }

    /** Every node has a network of its own to the database. */
    private String way(int node) {
        return store.replace(":" + postgres.port(), ":" + network.get(node).port());
    }

    /** How many nodes have a network of their own. */
    int count() {
        return network.size();
    }

    /** How many nodes have a process of their own: the first ones. */
    int processes() {
        return processes.size();
    }

    /** The address of the database without a network that can fail. */
    String store() {
        return store;
    }

    RealPostgres postgres() {
        return postgres;
    }

    RealRedis redis() {
        return redis;
    }

    Relay network(int node) {
        return network.get(node);
    }

    synchronized ServerProcess node(int node) {
        return processes.get(node);
    }

    void kill(int node) throws InterruptedException {
        node(node).kill();
    }

    /** After it was killed: at the same port. */
    void startAgain(int node) throws IOException {
        ServerProcess fresh = start(node, node(node).port());
        synchronized (this) {
            processes.set(node, fresh);
        }
    }

    /** The nodes with a process of their own. */
    List<URI> addresses() {
        return processes.stream().map(ServerProcess::address).toList();
    }

    /** The processor time that these have taken. */
    Duration work() {
        return processes.stream().map(ServerProcess::work).reduce(Duration.ZERO, Duration::plus);
    }

    /** The next node. */
    @Override
    public URI address() {
        int node = asked.getAndIncrement() % count();
        if (node < processes()) return node(node).address();
        return URI.create("http://localhost:" + here.get(node - processes()).port());
    }

    @Override
    public int start() {
        return 0;
    }

    /** There is always another node. */
    @Override
    public void waitForStartAfter(int start, RuntimeException cut) {}

    @Override
    public Duration patience() {
        return Duration.ofSeconds(3);
    }

    @Override
    public void close() {
        processes.forEach(ServerProcess::close);
        here.forEach(HalmaServer::close);
        network.forEach(Relay::close);
        redis.close();
        postgres.close();
    }
}
