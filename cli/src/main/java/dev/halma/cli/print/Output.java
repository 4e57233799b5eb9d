package dev.halma.cli.print;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** A file to write, of the kind that its name ends with. */
public record Output(Path file, Kind kind) {

    /** The kinds of files that sheets can be written as. */
    public enum Kind {
        PDF,
        SVG,
        PNG;

        public String ending() {
            return "." + name().toLowerCase(Locale.ROOT);
        }
    }

    /** The output that a name means, if its ending is one that we know and the file system takes it. */
    public static Optional<Output> of(String name) {
        for (Kind kind : Kind.values()) {
            if (!name.toLowerCase(Locale.ROOT).endsWith(kind.ending())) continue;
            try {
                return Optional.of(new Output(Path.of(name), kind));
            } catch (InvalidPathException e) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** The file for one sheet of several: {@code set.svg} becomes {@code set-2.svg}. */
    public Output numbered(int number) {
        String name = file.toString();
        String stem = name.substring(0, name.length() - kind.ending().length());
        return new Output(Path.of(stem + "-" + number + name.substring(stem.length())), kind);
    }

    public void write(byte[] bytes) throws IOException {
        Files.write(file, bytes);
    }
}
