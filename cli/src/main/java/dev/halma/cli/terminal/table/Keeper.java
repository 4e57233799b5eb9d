package dev.halma.cli.terminal.table;

import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.GameText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * Keeps a game in a file. A crash leaves the old file or the new one, never half of one.
 *
 * @param isForUnfinished whether a game that is over is no longer kept
 */
public record Keeper(Path file, boolean isForUnfinished) {

    /** Keeps whatever it gets. */
    public Keeper(Path file) {
        this(file, false);
    }

    public void keep(GameRecord record) throws IOException {
        if (isForUnfinished && record.game().isOver()) {
            Files.deleteIfExists(file);
            return;
        }
        Path whole = file.toAbsolutePath();
        Path folder = whole.getParent();
        if (folder != null) Files.createDirectories(folder);
        Path beside = whole.resolveSibling(whole.getFileName() + ".new");
        Files.writeString(beside, GameText.text(record));
        Files.move(beside, whole, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }
}
