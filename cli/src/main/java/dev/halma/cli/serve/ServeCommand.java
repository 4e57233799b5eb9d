package dev.halma.cli.serve;

import dev.halma.cli.shared.Numbers;
import dev.halma.cli.shared.Refused;
import dev.halma.server.CannotListen;
import dev.halma.server.HalmaServer;
import dev.halma.server.Settings;
import dev.halma.server.cluster.BusFailed;
import dev.halma.server.http.tls.PemFiles;
import dev.halma.server.store.StoreFailed;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Serves the web page and the online tables until it is interrupted. */
@Command(
        name = "serve",
        description = "Serves the web page and the online tables until Ctrl-C.",
        footer =
                "%nAn option on the command line counts more than its variable in the environment, and that more than its line in"
                        + " the file of --config. See docs/hosting.md.",
        sortOptions = false,
        mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
public final class ServeCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Mixin
    private PlaceOptions place;

    @Mixin
    private ClusterOptions cluster;

    @Mixin
    private ThinkingOptions thinking;

    @Option(
            names = "--think-elsewhere",
            defaultValue = "${env:HALMA_THINK_ELSEWHERE:-false}",
            description = "Leaves computers to `halma think` at the same store. Or HALMA_THINK_ELSEWHERE=true.")
    private boolean thinksElsewhere;

    @Mixin
    private LimitsOptions limits;

    @Mixin
    private OperatorOptions operator;

    @Option(
            names = "--lan",
            description =
                    "For the room: listens on the address in the local network, shows it as a QR code, and lets in only"
                            + " devices of that network. Or HALMA_LAN=true.")
    private boolean isForTheRoom;

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "A file of settings, a line for each option: port = 8080. Or HALMA_CONFIG.")
    @SuppressWarnings("UnusedVariable") // Configuration reads it, before the other options have their values
    private @Nullable Path config;

    @Option(names = "--print-config", description = "Prints the settings in force and where each comes from, and ends.")
    private boolean printsConfig;

    @Option(names = "--open", description = "Opens the page in the browser.")
    private boolean open;

    @Override
    public void run() {
        Numbers.requireBetween(spec, "--port", place.port(), 0, PlaceOptions.HIGHEST_PORT);
        limits.check(spec);
        thinking.check(spec);
        operator.check(spec);
        if (printsConfig) {
            spec.commandLine().getOut().print(Configuration.print(spec));
            return;
        }
        operator.startLogging();
        HalmaServer server = start();
        PrintWriter out = spec.commandLine().getOut();
        Runtime.getRuntime().addShutdownHook(new Thread(server::close));
        Addresses addresses = new Addresses(place.certificate().isPresent(), server.port());
        List<URI> all = addresses.of(host());
        all.forEach(address -> out.println("Halma is at " + address));
        if (isForTheRoom) LivingRoom.invitation(all.getFirst()).forEach(out::println);
        out.println("Ctrl-C stops it.");
        out.flush();
        if (open) open(isForTheRoom ? all.getFirst() : addresses.here());
        waitForInterrupt();
    }

    private String host() {
        return isForTheRoom ? LivingRoom.address().getHostAddress() : place.host();
    }

    private Settings settings() {
        if (isForTheRoom && place.isBehindProxy())
            throw misuse("--lan is for a server without a proxy: omit --behind-proxy");
        if (thinksElsewhere && cluster.cluster().store().isEmpty()) {
            throw misuse("--think-elsewhere is for servers that share a store: give --store too");
        }
        String host = host();
        Settings usual = Settings.usual(host, place.port(), place.data());
        return new Settings(
                host,
                place.port(),
                place.data(),
                cluster.cluster(),
                thinksElsewhere ? 0 : thinking.thinkersOr(usual.thinkers()),
                thinking.thinkingTime(),
                limits.keepIdle(),
                limits.limits(place.isReachable()),
                new Settings.Operations(
                        place.isBehindProxy(),
                        tls(),
                        operator.metrics(),
                        operator.patience(),
                        place.hosts(),
                        operator.operatorToken(),
                        isForTheRoom),
                usual.times());
    }

    private Optional<PemFiles> tls() {
        if (place.certificate().isPresent() != place.key().isPresent()) {
            throw misuse("--tls-cert and --tls-key belong together");
        }
        return place.certificate()
                .map(certificate -> new PemFiles(certificate, place.key().orElseThrow()));
    }

    private ParameterException misuse(String message) {
        return new ParameterException(spec.commandLine(), message);
    }

    private HalmaServer start() {
        try {
            return HalmaServer.start(settings());
        } catch (StoreFailed | BusFailed e) {
            throw new Refused(String.valueOf(e.getMessage()));
        } catch (CannotListen e) {
            throw new Refused(
                    switch (e.fault()) {
                        case PORT ->
                            "Port " + place.port() + " is not available: " + e.getMessage()
                                    + "\nUse another one, for example `halma serve --port " + another(place.port())
                                    + "`, or `--port 0` for any free port.";
                        case HOST ->
                            place.host() + " is not an address of this machine: " + e.getMessage()
                                    + "\nOmit --host, or use 0.0.0.0 for all addresses of this machine.";
                        case CERTIFICATE -> String.valueOf(e.getMessage());
                    });
        }
    }

    private static int another(int port) {
        return port < 1024 || port == PlaceOptions.HIGHEST_PORT ? 8081 : port + 1;
    }

    private void open(URI address) {
        if (!Browser.open(address)) {
            spec.commandLine().getErr().println("No browser could be opened. Please open the address above yourself.");
            spec.commandLine().getErr().flush();
        }
    }

    static void waitForInterrupt() {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
