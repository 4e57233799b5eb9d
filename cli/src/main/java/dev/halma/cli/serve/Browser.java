package dev.halma.cli.serve;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.stream.Stream;

/** The web browser of this machine. */
final class Browser {

    /** The commands that open an address on Linux, macOS and Windows. The first that exists is used. */
    private static final List<List<String>> COMMANDS =
            List.of(List.of("xdg-open"), List.of("open"), List.of("rundll32", "url.dll,FileProtocolHandler"));

    private Browser() {}

    /** Opens an address. Returns whether a command accepted it. */
    static boolean open(URI address) {
        return COMMANDS.stream().anyMatch(command -> starts(command, address));
    }

    private static boolean starts(List<String> command, URI address) {
        try {
            new ProcessBuilder(Stream.concat(command.stream(), Stream.of(address.toString()))
                            .toList())
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return true;
        } catch (IOException e) {
            return false; // there is no such command here
        }
    }
}
