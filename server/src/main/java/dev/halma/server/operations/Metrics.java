package dev.halma.server.operations;

import dev.halma.server.tables.Answer;
import dev.halma.table.Command;
import io.javalin.http.Context;
import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.FileDescriptorMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.ToDoubleFunction;

/** The metrics of a server. None contains names of players or ids of tables. */
public final class Metrics implements AutoCloseable {

    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final JvmGcMetrics collections = new JvmGcMetrics();
    private final Map<Class<?>, String> kinds = new ConcurrentHashMap<>();
    private final Map<Answered, Timer> answers = new ConcurrentHashMap<>();
    private final Timer commits;
    private final DistributionSummary groups;

    public Metrics() {
        new JvmMemoryMetrics().bindTo(registry);
        new JvmThreadMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
        new UptimeMetrics().bindTo(registry);
        new FileDescriptorMetrics().bindTo(registry);
        collections.bindTo(registry);
        commits = Timer.builder("halma.store.commit")
                .description("The time of a durable commit")
                .publishPercentiles(0.5, 0.99)
                .register(registry);
        groups = DistributionSummary.builder("halma.store.group")
                .description("How many writes share a commit")
                .publishPercentiles(0.5, 0.99)
                .register(registry);
    }

    /** A gauge that is read when the metrics are requested. */
    public <T> void gauge(String name, String description, T source, ToDoubleFunction<T> figure) {
        Gauge.builder(name, source, figure)
                .description(description)
                .strongReference(true)
                .register(registry);
    }

    /** A counter that its source keeps. */
    public <T> void count(String name, String description, T source, ToDoubleFunction<T> figure) {
        FunctionCounter.builder(name, source, figure).description(description).register(registry);
    }

    public void committed(int writes, Duration time) {
        commits.record(time);
        groups.record(writes);
    }

    /** A request has been answered. Its route is counted, never its address. */
    public void requested(Context request, float millis) {
        String type = request.res().getContentType();
        if (type != null && type.startsWith("application/x-ndjson")) return; // it lasts as long as its client listens
        var endpoint = request.endpoints().lastHttpEndpoint();
        Timer.builder("halma.http.requests")
                .description("Requests by route and status")
                .tag("method", request.method().name())
                .tag("route", endpoint == null ? "none" : endpoint.path)
                .tag("status", Integer.toString(request.statusCode()))
                .register(registry)
                .record(Duration.ofNanos((long) (millis * 1e6)));
    }

    /** The key of a meter: looking up a meter by its tags takes longer than most of what it measures. */
    private record Answered(String kind, Class<?> answer) {}

    /** A command of a player has been answered. */
    public void answered(Command command, Answer answer, long nanos) {
        String kind = kind(command);
        answers.computeIfAbsent(new Answered(kind, answer.getClass()), fresh -> timer(kind, answer))
                .record(nanos, TimeUnit.NANOSECONDS);
    }

    private Timer timer(String kind, Answer answer) {
        return Timer.builder("halma.commands")
                .description("Commands of players by kind and answer")
                .tag("kind", kind)
                .tag(
                        "answer",
                        switch (answer) {
                            case Answer.Done done -> "done";
                            case Answer.Refused refused -> "refused";
                            case Answer.NoSuchTable noTable -> "no-such-table";
                            case Answer.NotStored notStored -> "not-stored";
                        })
                .register(registry);
    }

    private String kind(Command command) {
        return kinds.computeIfAbsent(
                command.getClass(),
                type -> type.getSimpleName().replaceAll("(?<=.)(?=[A-Z])", "-").toLowerCase(Locale.ROOT));
    }

    /** All metrics as Prometheus reads them. */
    public String text() {
        return registry.scrape();
    }

    @Override
    public void close() {
        collections.close();
        registry.close();
    }
}
