package dev.halma.cli.shared;

import dev.halma.i18n.Texts;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Map;

/** Why a file could not be read or written. */
public final class Reason {

    private Reason() {}

    /** In the user's language where Java tells the reason by a type, else in the system's own words. */
    public static String of(IOException e, Texts texts) {
        return switch (e) {
            case NoSuchFileException missing -> texts.text("cli.reason.missing", file(missing));
            case AccessDeniedException denied -> texts.text("cli.reason.denied", file(denied));
            case FileAlreadyExistsException there -> texts.text("cli.reason.exists", file(there));
            case DirectoryNotEmptyException full -> texts.text("cli.reason.exists", file(full));
            case FileSystemException other when other.getReason() != null -> other.getReason() + ".";
            default -> String.valueOf(e.getMessage());
        };
    }

    private static Map<String, ?> file(FileSystemException e) {
        return Map.of("file", String.valueOf(e.getFile()));
    }
}
