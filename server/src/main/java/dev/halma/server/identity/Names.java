package dev.halma.server.identity;

import java.util.Optional;

/** stand-in */
public final class Names {
    private Names() {}

    public static Optional<String> cleaned(String name) {
        return name.isBlank() ? Optional.empty() : Optional.of(name.strip());
    }
}
