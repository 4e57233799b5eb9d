package dev.halma.cli.serve;

import dev.halma.server.Settings;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options for the store and bus that several servers share. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
final class ClusterOptions {

    @Option(
            names = "--store",
            paramLabel = "ADDRESS",
            defaultValue = "${env:HALMA_STORE:-" + Option.NULL_VALUE + "}",
            description = "A database that several servers share: postgresql://USER:PASSWORD@HOST:PORT/NAME."
                    + " Or HALMA_STORE, which hides the password from other users.")
    private @Nullable String store;

    @Option(
            names = "--bus",
            paramLabel = "ADDRESS",
            defaultValue = "${env:HALMA_BUS:-" + Option.NULL_VALUE + "}",
            description = "What carries messages between them: redis://HOST:PORT. Or HALMA_BUS.")
    private @Nullable String bus;

    Settings.Cluster cluster() {
        return new Settings.Cluster(Optional.ofNullable(store), Optional.ofNullable(bus));
    }
}
