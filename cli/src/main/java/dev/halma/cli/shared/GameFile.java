package dev.halma.cli.shared;

import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.GameText;
import dev.halma.rules.notation.Parsed;
import dev.halma.rules.notation.Problem;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;

/** Reads games from files. A refusal begins with the file's name. */
public final class GameFile {

    private static final long MOST_BYTES = 64L * 1024 * 1024;

    private GameFile() {}

    public static GameRecord read(String name, Wording wording) {
        return switch (GameText.parse(text(name, wording))) {
            case Parsed.Read<GameRecord>(GameRecord record) -> record;
            case Parsed.Unreadable<GameRecord>(Problem problem) ->
                throw new Refused(name + ":" + wording.inFile(problem));
        };
    }

    private static String text(String name, Wording wording) {
        try {
            Path file = Path.of(name);
            if (Files.size(file) > MOST_BYTES) {
                throw new Refused(name + ": " + wording.of("cli.file.too-large", Map.of("bytes", MOST_BYTES)));
            }
            return Files.readString(file);
        } catch (InvalidPathException e) {
            throw new Refused(name + ": " + wording.of("cli.file.name"));
        } catch (NoSuchFileException e) {
            throw new Refused(name + ": " + wording.of("cli.file.missing"));
        } catch (CharacterCodingException e) {
            throw new Refused(name + ": " + wording.of("cli.file.not-text"));
        } catch (IOException e) {
            throw new Refused(
                    name + ": " + wording.of("cli.file.unreadable", Map.of("why", String.valueOf(e.getMessage()))));
        }
    }
}
