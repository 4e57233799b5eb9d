package dev.halma.cli.print;

import dev.halma.print.board.Ink;
import picocli.CommandLine.Option;

/** The options of every picture of a board. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
final class PictureOptions {

    @Option(names = "--ink", description = "mono or colour (${DEFAULT-VALUE}).", defaultValue = "mono")
    private Ink ink;

    @Option(names = "--coordinates", description = "Letters and numbers around the board.")
    private boolean coordinates;

    Ink ink() {
        return ink;
    }

    boolean coordinates() {
        return coordinates;
    }
}
