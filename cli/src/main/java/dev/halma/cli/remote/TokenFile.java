package dev.halma.cli.remote;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;

/**
 * The file with a player's token for a server. Every user who can read it can play as that player, so only its owner
 * can.
 */
public record TokenFile(Path path) {

    /** The token, if the file is there. */
    public Optional<String> read() throws IOException {
        return Files.exists(path) ? Optional.of(Files.readString(path).strip()) : Optional.empty();
    }

    public void write(String token) throws IOException {
        Path folder = path.toAbsolutePath().getParent();
        if (folder != null) Files.createDirectories(folder);
        boolean hasRights = path.getFileSystem().supportedFileAttributeViews().contains("posix");
        if (hasRights) {
            Files.createFile(path, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        }
        Files.writeString(path, token + "\n", StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    }
}
