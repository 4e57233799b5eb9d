package dev.halma.cli.files;

import dev.halma.cli.shared.Console;
import dev.halma.cli.shared.Reason;
import dev.halma.cli.shared.Refused;
import dev.halma.cli.shared.Wording;
import dev.halma.rules.notation.GameCollection;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.Parsed;
import dev.halma.rules.notation.Problem;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A file of games, or the standard input as {@code -}. A refusal begins with the file's name. */
public record GameFile(String name, Console console) {

    private static final String STANDARD_INPUT = "-";
    private static final int MOST_BYTES = 256 * 1024 * 1024;
    private static final int MOST_LISTED = 20;

    public boolean isStandardInput() {
        return name.equals(STANDARD_INPUT);
    }

    /** All games, each with its problem where it can't be read. */
    public GameCollection games() {
        return GameCollection.of(text());
    }

    /** The only game of the file, or the one with this number, from 1. */
    public GameRecord game(OptionalInt number) {
        List<String> all = new ArrayList<>();
        @Nullable GameRecord found = null;
        for (Parsed<GameRecord> game : games()) {
            if (all.size() + 1 == number.orElse(1)) found = readable(game);
            all.add(listed(all.size() + 1, game));
        }
        if (found == null) {
            throw refused("cli.file.no-game", Map.of("number", number.orElse(1), "count", all.size()));
        }
        if (number.isEmpty() && all.size() > 1) throw new Refused(whichGame(all));
        return found;
    }

    /** A game of this file, or the refusal that says where it goes wrong. */
    public GameRecord readable(Parsed<GameRecord> game) {
        return switch (game) {
            case Parsed.Read<GameRecord>(GameRecord record) -> record;
            case Parsed.Unreadable<GameRecord>(Problem problem) ->
                throw new Refused(name + ":" + wording().inFile(problem));
        };
    }

    private String whichGame(List<String> all) {
        String which =
                refused("cli.file.which-game", Map.of("count", all.size())).getMessage();
        List<String> lines = new ArrayList<>(all.subList(0, Math.min(all.size(), MOST_LISTED)));
        if (all.size() > MOST_LISTED) lines.add("...");
        return which + "\n" + String.join("\n", lines);
    }

    private String listed(int number, Parsed<GameRecord> game) {
        return switch (game) {
            case Parsed.Read<GameRecord>(GameRecord record) ->
                "%4d  %s  %s  %s"
                        .formatted(number, record.game().variant(), players(record), record.result())
                        .stripTrailing();
            case Parsed.Unreadable<GameRecord>(Problem problem) ->
                "%4d  %s".formatted(number, wording().inFile(problem));
        };
    }

    private static String players(GameRecord record) {
        return record.game().variant().seatings().stream()
                .map(Seating::seat)
                .map(Seat::name)
                .map(seat -> record.tag(seat).orElse(seat))
                .collect(Collectors.joining(" – "));
    }

    /** The whole text. */
    public String text() {
        try (InputStream in = opened()) {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) throw refused("cli.file.too-large", Map.of("bytes", MOST_BYTES));
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (InvalidPathException e) {
            throw refused("cli.file.name", Map.of());
        } catch (NoSuchFileException e) {
            throw refused("cli.file.missing", Map.of());
        } catch (CharacterCodingException e) {
            throw refused("cli.file.not-text", Map.of());
        } catch (IOException e) {
            throw refused(
                    "cli.file.unreadable",
                    Map.of("why", Reason.of(e, console.wording().texts())));
        }
    }

    private InputStream opened() throws IOException {
        if (!isStandardInput()) return Files.newInputStream(Path.of(name));
        return new ByteArrayInputStream(console.in().readNBytes(MOST_BYTES + 1)); // it stays open
    }

    public Refused refused(String key, Map<String, ?> facts) {
        return new Refused(name + ": " + wording().of(key, facts));
    }

    private Wording wording() {
        return console.wording();
    }
}
