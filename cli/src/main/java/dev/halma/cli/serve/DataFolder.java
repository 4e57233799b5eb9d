package dev.halma.cli.serve;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Where tables and players are kept. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
final class DataFolder {

    /** As picocli reads it: the variable, or a folder in the current one. */
    static final String USUAL = "${env:HALMA_DATA:-./halma-data}";

    @Option(
            names = "--data",
            paramLabel = "DIR",
            defaultValue = USUAL,
            description = "The folder with the tables and players ($$HALMA_DATA, or halma-data).")
    private Path folder;

    Path path() {
        return folder;
    }
}
