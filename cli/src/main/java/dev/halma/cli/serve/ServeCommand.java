package dev.halma.cli.serve;

import dev.halma.cli.shared.Refused;
import dev.halma.server.CannotListen;
import dev.halma.server.HalmaServer;
import dev.halma.server.Settings;
import dev.halma.server.store.StoreFailed;
import java.io.PrintWriter;
import java.net.URI;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Serves the web page until it is interrupted. */
@Command(name = "serve", description = "Serves the web page until Ctrl-C.", mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
public final class ServeCommand implements Runnable {

    private static final int HIGHEST_PORT = 65_535;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "${env:HALMA_PORT:-8080}",
            description = "The port to listen on (${DEFAULT-VALUE}); 0 for any free port. Or HALMA_PORT.")
    private int port;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            defaultValue = "${env:HALMA_HOST:-localhost}",
            description = "The address to listen on (${DEFAULT-VALUE}, only for browsers on this machine);"
                    + " 0.0.0.0 for all machines in the network. Or HALMA_HOST.")
    private String host;

    @Mixin
    private DataFolder data;

    @Option(
            names = "--behind-proxy",
            defaultValue = "${env:HALMA_BEHIND_PROXY:-false}",
            description = "Believes the X-Forwarded headers of a reverse proxy. Or HALMA_BEHIND_PROXY=true.")
    private boolean behindProxy;

    @Option(
            names = "--thinkers",
            paramLabel = "N",
            defaultValue = "${env:HALMA_THINKERS:-0}",
            description = "How many threads think for computers; 0 (${DEFAULT-VALUE}) for half of the processors."
                    + " Or HALMA_THINKERS.")
    private int thinkers;

    @Option(
            names = "--think-time",
            paramLabel = "MS",
            defaultValue = "${env:HALMA_THINK_TIME:-500}",
            description = "The longest time for a computer's move, in milliseconds (${DEFAULT-VALUE})."
                    + " Or HALMA_THINK_TIME.")
    private int thinkTime;

    @Option(
            names = "--keep-idle",
            paramLabel = "DAYS",
            defaultValue = "${env:HALMA_KEEP_IDLE:-400}",
            description =
                    "How long tables without a change and players who do not come are kept (${DEFAULT-VALUE} days)."
                            + " Or HALMA_KEEP_IDLE.")
    private int keepIdle;

    @Option(
            names = "--messages-per-second",
            paramLabel = "N",
            defaultValue = "${env:HALMA_MESSAGES_PER_SECOND:-200}",
            description = "What one connection may send in the long run (${DEFAULT-VALUE})."
                    + " Or HALMA_MESSAGES_PER_SECOND.")
    private int messagesPerSecond;

    @Option(
            names = "--requests-per-minute",
            paramLabel = "N",
            defaultValue = "${env:HALMA_REQUESTS_PER_MINUTE:-1200}",
            description = "What one address may ask over HTTP (${DEFAULT-VALUE}). Or HALMA_REQUESTS_PER_MINUTE.")
    private int requestsPerMinute;

    @Option(
            names = "--sockets-per-address",
            paramLabel = "N",
            defaultValue = "${env:HALMA_SOCKETS_PER_ADDRESS:-1000}",
            description = "How many connections of one address may be open (${DEFAULT-VALUE})."
                    + " Or HALMA_SOCKETS_PER_ADDRESS.")
    private int socketsPerAddress;

    @Option(names = "--open", description = "Opens the page in the browser.")
    private boolean open;

    @Override
    public void run() {
        if (port < 0 || port > HIGHEST_PORT) {
            throw new ParameterException(
                    spec.commandLine(), "--port must be a number from 0 to " + HIGHEST_PORT + ", not " + port);
        }
        HalmaServer server = start();
        PrintWriter out = spec.commandLine().getOut();
        Runtime.getRuntime().addShutdownHook(new Thread(server::close));
        Addresses.of(host, server.port()).forEach(address -> out.println("Halma is at " + address));
        out.println("Ctrl-C stops it.");
        out.flush();
        if (open) open(Addresses.here(server.port()));
        waitForInterrupt();
    }

    private Settings settings() {
        requirePositive("--think-time", thinkTime);
        requirePositive("--keep-idle", keepIdle);
        requirePositive("--messages-per-second", messagesPerSecond);
        requirePositive("--requests-per-minute", requestsPerMinute);
        requirePositive("--sockets-per-address", socketsPerAddress);
        Settings usual = Settings.usual(host, port, data.path());
        return new Settings(
                host,
                port,
                data.path(),
                behindProxy,
                thinkers > 0 ? thinkers : usual.thinkers(),
                Duration.ofMillis(thinkTime),
                messagesPerSecond,
                requestsPerMinute,
                socketsPerAddress,
                Duration.ofDays(keepIdle));
    }

    private void requirePositive(String option, int number) {
        if (number > 0) return;
        throw new ParameterException(spec.commandLine(), option + " must be a number above 0, not " + number);
    }

    private HalmaServer start() {
        try {
            return HalmaServer.start(settings());
        } catch (StoreFailed e) {
            throw new Refused(String.valueOf(e.getMessage()));
        } catch (CannotListen e) {
            throw new Refused(
                    switch (e.fault()) {
                        case PORT ->
                            "Port " + port + " is not available: " + e.getMessage()
                                    + "\nUse another one, for example `halma serve --port " + another(port)
                                    + "`, or `--port 0` for any free port.";
                        case HOST ->
                            host + " is not an address of this machine: " + e.getMessage()
                                    + "\nOmit --host, or use 0.0.0.0 for all addresses of this machine.";
                    });
        }
    }

    private static int another(int port) {
        return port < 1024 || port == HIGHEST_PORT ? 8081 : port + 1;
    }

    private void open(URI address) {
        if (!Browser.open(address)) {
            spec.commandLine().getErr().println("No browser could be opened. Please open the address above yourself.");
            spec.commandLine().getErr().flush();
        }
    }

    private static void waitForInterrupt() {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
