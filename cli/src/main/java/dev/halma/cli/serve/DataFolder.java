package dev.halma.cli.serve;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Where tables and players are kept. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
final class DataFolder {

    /** As picocli reads it: the variable, or a folder in the current one. */
    static final String USUAL = "${env:HALMA_DATA:-halma-data}";

    @Option(
            names = "--data",
            paramLabel = "FOLDER",
            defaultValue = USUAL,
            description = "Where games and players are kept (${DEFAULT-VALUE}). Or HALMA_DATA.")
    private Path folder;

    Path path() {
        return folder;
    }
}
