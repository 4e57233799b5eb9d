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

    private static Settings settings(Path data, int port) {
        return Settings.usual("localhost", port, data).withLimits(new Settings.Limits(WIDE, WIDE, WIDE, WIDE, WIDE));
    }

    /** Of a node that shares a store and a bus with others. */
    static Settings settings(Path data, int port, String store, String bus) {
        return settings(data, port).withCluster(new Settings.Cluster(Optional.of(store), Optional.of(bus)));
    }

    public static void main(String[] arguments) throws Exception {
        Path data = Path.of(arguments[0]);
        int port = Integer.parseInt(arguments[1]);
        Settings settings =
                arguments.length > 2 ? settings(data, port, arguments[2], arguments[3]) : settings(data, port);
        try (HalmaServer server = HalmaServer.start(settings)) {
            System.out.println(server.port());
            System.in.read();
        } catch (StoreFailed | CannotListen e) {
            System.out.println("refused: " + e.getMessage());
            System.exit(2);
        }
    }
}
