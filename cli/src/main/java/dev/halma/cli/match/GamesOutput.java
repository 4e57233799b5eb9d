package dev.halma.cli.match;

import dev.halma.cli.shared.Console;
import dev.halma.cli.shared.Refused;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.GameText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;

/** Where the games of a match go: nowhere, into one file, or into a folder with a file for each. */
interface GamesOutput extends AutoCloseable {

    /**
     * Writes a game.
     *
     * @param number from 1
     */
    void write(int number, GameRecord record);

    @Override
    default void close() {}

    static GamesOutput to(@Nullable Path path, Console console) {
        if (path == null) return (number, record) -> {};
        return path.toString().endsWith(".hgn") ? collection(path, console) : folder(path, console);
    }

    private static GamesOutput folder(Path folder, Console console) {
        return (number, record) -> {
            Path file = folder.resolve("game-%04d.hgn".formatted(number));
            try {
                Files.createDirectories(folder);
                Files.writeString(file, GameText.text(record));
            } catch (IOException e) {
                throw GamesFile.cannotWrite(file, console, e);
            }
        };
    }

    private static GamesOutput collection(Path path, Console console) {
        GamesFile file = GamesFile.open(path, console);
        if (!file.isEmpty()) {
            file.close();
            throw file.refused("match.file-is-there", Map.of());
        }
        return new GamesOutput() {
            @Override
            public void write(int number, GameRecord record) {
                file.append(record.withTag(GamesFile.NUMBER, Integer.toString(number)));
            }

            @Override
            public void close() {
                file.close();
            }
        };
    }

    static GameRecord.Tag date(Console console) {
        return new GameRecord.Tag("Date", console.today().toString());
    }

    /** What went wrong in a game or in writing it down. */
    static RuntimeException failed(ExecutionException e) {
        return e.getCause() instanceof Refused refused
                ? refused
                : new IllegalStateException("a game went wrong", e.getCause());
    }
}
