package dev.halma.testkit;

import java.nio.file.Files;
import java.nio.file.Path;

/** Files of this repository, wherever in it the tests are started. */
public final class Repository {

    private Repository() {}

    /** The file or folder of this name, such as {@code docs/rules.md}. */
    public static Path file(String name) {
        return root().resolve(name);
    }

    /**
     * The repository's folder.
     *
     * @throws IllegalStateException outside a repository
     */
    public static Path root() {
        Path here = Path.of("").toAbsolutePath();
        for (Path folder = here; folder != null; folder = folder.getParent()) {
            if (Files.isExecutable(folder.resolve("halma")) && Files.isDirectory(folder.resolve("rules")))
                return folder;
        }
        throw new IllegalStateException(here + " is not inside Halma's repository: no folder above it has ./halma.");
    }
}
