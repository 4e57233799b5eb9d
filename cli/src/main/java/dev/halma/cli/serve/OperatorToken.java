package dev.halma.cli.serve;

import dev.halma.cli.shared.Refused;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The secret of the operator, in a file: a command line is seen by others. */
final class OperatorToken {

    private static final int SHORTEST = 20;

    private OperatorToken() {}

    static String read(Path file) {
        try {
            String token = Files.readString(file).strip();
            if (token.length() >= SHORTEST) return token;
        } catch (IOException e) {
            throw new Refused(file + " can't be read: " + e.getMessage());
        }
        throw new Refused(file + " has fewer than " + SHORTEST
                + " characters. Make a secret, for example with `openssl rand -hex 24 > " + file + "`.");
    }
}
