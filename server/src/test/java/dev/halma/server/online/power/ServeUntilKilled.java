package dev.halma.server.online.power;

import dev.halma.server.CannotListen;
import dev.halma.server.HalmaServer;
import dev.halma.server.Settings;
import dev.halma.server.store.StoreFailed;
import java.nio.file.Path;
import java.util.Optional;

/** A process with a real server, until somebody kills it or closes its input. */
final class ServeUntilKilled {

    private static final int WIDE = 1_000_000;

    private ServeUntilKilled() {}

    public static void main(String[] arguments) throws Exception {
        int port = Integer.parseInt(arguments[1]);
        Settings settings = Settings.usual("localhost", port, Path.of(arguments[0]))
                .withLimits(new Settings.Limits(WIDE, WIDE, WIDE, WIDE));
        if (arguments.length > 2) {
            settings = settings.withCluster(new Settings.Cluster(Optional.of(arguments[2]), Optional.of(arguments[3])));
        }
        try (HalmaServer server = HalmaServer.start(settings)) {
            System.out.println(server.port());
            System.in.read();
        } catch (StoreFailed | CannotListen e) {
            System.out.println("refused: " + e.getMessage());
            System.exit(2);
        }
    }
}
