package dev.halma.cli.serve;

import dev.halma.cli.remote.RemoteServer;
import dev.halma.cli.shared.Numbers;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Asks a server whether it is ready, for supervisors. */
@Command(
        name = "health",
        description = "Asks a server whether it is ready. Exit code 0 if it is, 1 if not, for supervisors.",
        mixinStandardHelpOptions = true)
public final class HealthCommand implements Callable<Integer> {

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    @Option(
            names = "--server",
            paramLabel = "URL",
            description = "The server. By default the one on this machine, at --port.")
    private @Nullable URI server;

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "8080",
            description = "Its port on this machine (${DEFAULT-VALUE}). Or HALMA_PORT.")
    private int port;

    @Option(names = "--json", description = "Prints the server’s answer, for programs.")
    private boolean isJson;

    @Override
    public Integer call() {
        Numbers.requireBetween(spec, "--port", port, PlaceOptions.HIGHEST_PORT);
        URI asked = server == null ? URI.create("http://localhost:" + port) : server;
        try {
            RemoteServer.Answer answer = new RemoteServer(asked, "").get("/api/ready");
            return say(answer.isGood(), isJson ? answer.body().toString() : asked + " is ready.");
        } catch (RemoteServer.Busy e) {
            return say(
                    false, isJson ? "{\"ready\":false}" : asked + " is not ready: it answers with " + e.status() + ".");
        } catch (IOException e) {
            return say(false, isJson ? "{\"ready\":false}" : asked + " does not answer.");
        }
    }

    private int say(boolean isReady, String words) {
        PrintWriter to = isReady || isJson
                ? spec.commandLine().getOut()
                : spec.commandLine().getErr();
        to.println(words);
        to.flush();
        return isReady ? 0 : 1;
    }
}
