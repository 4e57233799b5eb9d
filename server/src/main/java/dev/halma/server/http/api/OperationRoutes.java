package dev.halma.server.http.api;

import dev.halma.server.cluster.Bus;
import dev.halma.server.operations.Metrics;
import dev.halma.server.operations.Readiness;
import dev.halma.table.json.Json;
import dev.halma.table.json.JsonObject;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/** Health, readiness and metrics, for operators and their monitoring. */
public final class OperationRoutes {

    /** Who may read the metrics. */
    public enum Readers {
        /** Only programs on this machine that come without a proxy in between. */
        LOCAL,
        ALL,
        NOBODY
    }

    private final Readiness readiness;
    private final BooleanSupplier isDueWorkRead;
    private final Bus bus;
    private final Metrics metrics;
    private final Readers readers;

    /** @param isDueWorkRead whether the games of the last run have been taken up */
    public OperationRoutes(
            Readiness readiness, BooleanSupplier isDueWorkRead, Bus bus, Metrics metrics, Readers readers) {
        this.readiness = readiness;
        this.isDueWorkRead = isDueWorkRead;
        this.bus = bus;
        this.metrics = metrics;
        this.readers = readers;
    }

    public void add(RoutesConfig routes) {
        routes.get("/api/health", request -> Body.answer(request, HttpStatus.OK, withBus("alive")));
        routes.get("/api/ready", this::ready);
        routes.get("/api/metrics", this::metrics);
    }

    /** Whether a request is about the server itself, which is answered while it stops, too. */
    static boolean isOne(String path) {
        return path.equals("/api/health") || path.equals("/api/ready") || path.equals("/api/metrics");
    }

    private void ready(Context request) {
        readiness.trouble().ifPresent(why -> {
            throw Problem.unavailable(why, Duration.ofSeconds(2));
        });
        if (!isDueWorkRead.getAsBoolean()) {
            throw Problem.unavailable("the games of the last run are being taken up", Duration.ofSeconds(2));
        }
        Body.answer(request, HttpStatus.OK, withBus("ready"));
    }

    /** Adds the state of the bus. Without messages of other nodes games go on, but slower. */
    private JsonObject withBus(String what) {
        return Json.object().put(what, true).put("bus", bus.isWell() ? "well" : "away");
    }

    private void metrics(Context request) {
        boolean mayRead = switch (readers) {
            case ALL -> true;
            case LOCAL -> isLocal(request);
            case NOBODY -> false;
        };
        if (!mayRead) throw Problem.of(HttpStatus.FORBIDDEN, "the operator of this server has not allowed this");
        request.header("Cache-Control", "no-store");
        request.contentType("text/plain; version=0.0.4; charset=utf-8");
        request.result(metrics.text());
    }

    /** A proxy on this machine brings requests from everywhere, and says so in a header. */
    private static boolean isLocal(Context request) {
        boolean isBrought =
                Stream.of("X-Forwarded-For", "Forwarded", "Via").anyMatch(name -> request.header(name) != null);
        try {
            return !isBrought && InetAddress.getByName(request.ip()).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return false;
        }
    }
}
