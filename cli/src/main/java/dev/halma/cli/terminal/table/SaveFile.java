package dev.halma.cli.terminal.table;

import dev.halma.rules.notation.GameCollection;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.GameText;
import dev.halma.rules.notation.Parsed;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/**
 * Keeps a game in a file. A crash leaves the old file or the new one, never half of one.
 *
 * @param isForUnfinished whether a game that is over is no longer kept
 */
public record SaveFile(Path file, boolean isForUnfinished) {

    /** Keeps every game, unfinished or not. */
    public SaveFile(Path file) {
        this(file, false);
    }

    /**
     * Whether a record may take the place of what is there: nothing, or the same game before its last events. Anything else
     * would be lost, a whole collection perhaps.
     */
    public boolean maySave(GameRecord record) throws IOException {
        if (!Files.exists(file) || Files.size(file) == 0) return true;
        List<Parsed<GameRecord>> there = new ArrayList<>();
        try {
            GameCollection.of(Files.readString(file)).forEach(there::add);
        } catch (CharacterCodingException e) {
            return false; // no text, so no game
        }
        return there.size() == 1
                && there.getFirst() instanceof Parsed.Read<GameRecord>(GameRecord old)
                && old.game().isPartOf(record.game());
    }

    /** Keeps another game: beside this one, unless this one is over and no longer there. */
    public SaveFile forAnother() {
        return isForUnfinished ? this : new SaveFile(numbered(), false);
    }

    private Path numbered() {
        String name = file.getFileName().toString().replaceFirst("\\.hgn$", "");
        int number = 2;
        while (Files.exists(file.resolveSibling(name + "-" + number + ".hgn"))) number++;
        return file.resolveSibling(name + "-" + number + ".hgn");
    }

    public void save(GameRecord record) throws IOException {
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
