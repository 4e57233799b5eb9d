package dev.halma.cli.serve;

import dev.halma.cli.shared.Refused;
import dev.halma.server.CannotListen;
import dev.halma.server.HalmaServer;
import java.io.PrintWriter;
import java.net.URI;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
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
            defaultValue = "8080",
            description = "The port to listen on (${DEFAULT-VALUE}); 0 for any free port.")
    private int port;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            defaultValue = "localhost",
            description = "The address to listen on (${DEFAULT-VALUE}, only for browsers on this machine);"
                    + " 0.0.0.0 for all machines in the network.")
    private String host;

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

    private HalmaServer start() {
        try {
            return HalmaServer.start(host, port);
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
