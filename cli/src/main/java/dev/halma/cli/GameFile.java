package dev.halma.cli;

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

/** Reads games from files. What is wrong is told as it stands after the file's name and a colon. */
final class GameFile {

    private static final long MOST_BYTES = 64L * 1024 * 1024;

    private GameFile() {}

    static GameRecord read(String name) {
        return switch (GameText.parse(text(name))) {
            case Parsed.Read<GameRecord>(GameRecord record) -> record;
            case Parsed.Unreadable<GameRecord>(Problem problem) -> throw new Refused(Wording.ofFile(problem));
        };
    }

    private static String text(String name) {
        try {
            Path file = Path.of(name);
            if (Files.size(file) > MOST_BYTES)
                throw new Refused(" larger than any game: more than " + MOST_BYTES + " bytes");
            return Files.readString(file);
        } catch (InvalidPathException e) {
            throw new Refused(" this name can't be used in the present locale; LC_ALL=C.UTF-8 may help");
        } catch (NoSuchFileException e) {
            throw new Refused(" there is no such file");
        } catch (CharacterCodingException e) {
            throw new Refused(" this is not text in UTF-8");
        } catch (IOException e) {
            throw new Refused(" can't be read: " + e.getMessage());
        }
    }
}
