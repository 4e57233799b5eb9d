package dev.halma.cli.match;

import dev.halma.arena.rating.Result;
import dev.halma.cli.files.GameFile;
import dev.halma.cli.shared.Console;
import dev.halma.cli.shared.Reason;
import dev.halma.cli.shared.Refused;
import dev.halma.rules.notation.GameCollection;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.Parsed;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Variant;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * All games of a match or a tournament in one file, each written as soon as it is over. A program that is stopped in the middle
 * of a game leaves that game out; one that is stopped in the middle of writing leaves a part of it, which is cut off when the
 * file is opened again.
 */
final class GamesFile implements AutoCloseable {

    /** The tag with the number of a game, from 1. */
    static final String NUMBER = "Game";

    /** The tag with what all games were played with. */
    static final String SETTINGS = "Settings";

    private static final String BETWEEN_GAMES = "\n\n";

    /** Where a game begins: after an empty line, however an editor ends its lines. */
    private static final Pattern NEXT_GAME = Pattern.compile("\\n[ \\t]*\\r?\\n(?=\\[)");

    private static final Pattern OURS = Pattern.compile("^\\[" + SETTINGS + " \"", Pattern.MULTILINE);

    private final Path path;
    private final Console console;
    private final FileChannel channel;
    private boolean isClosed;

    /** What is kept of a game that was played before. */
    record Kept(Variant variant, List<String> players, String settings, Result result) {}

    private GamesFile(Path path, Console console, FileChannel channel) {
        this.path = path;
        this.console = console;
        this.channel = channel;
    }

    /** Opens or creates a file, and locks it against other programs. */
    static GamesFile open(Path path, Console console) {
        try {
            FileChannel channel = FileChannel.open(
                    path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            GamesFile file = new GamesFile(path, console, channel);
            if (!isLocked(channel)) {
                channel.close();
                throw file.refused("match.file-in-use", Map.of());
            }
            return file;
        } catch (IOException e) {
            throw cannotWrite(path, console, e);
        }
    }

    private static boolean isLocked(FileChannel channel) throws IOException {
        try {
            @Nullable FileLock lock = channel.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    boolean isEmpty() {
        try {
            return channel.size() == 0;
        } catch (IOException e) {
            throw cannotWrite(path, console, e);
        }
    }

    /** The games that are there, by number from 1. */
    Map<Integer, Kept> kept() {
        Map<Integer, Kept> kept = new TreeMap<>();
        if (isEmpty()) return kept;
        GameFile file = new GameFile(path.toString(), console);
        String text = file.text();
        Iterator<Parsed<GameRecord>> games = GameCollection.of(text).iterator();
        while (games.hasNext()) {
            Parsed<GameRecord> game = games.next();
            if (!games.hasNext() && !isWhole(game)) {
                cutOff(text, kept.size());
                return kept;
            }
            keep(file.readable(game), kept);
        }
        if (!text.endsWith(BETWEEN_GAMES)) write(text.endsWith("\n") ? "\n" : BETWEEN_GAMES);
        return kept;
    }

    private static boolean isWhole(Parsed<GameRecord> game) {
        return game instanceof Parsed.Read<GameRecord>(GameRecord record)
                && record.game().isOver();
    }

    private void keep(GameRecord record, Map<Integer, Kept> kept) {
        String number = record.tag(NUMBER).orElse("");
        Result result = Result.of(record).orElse(null);
        if (!number.matches("[1-9][0-9]{0,8}") || result == null) {
            throw refused("match.file-of-another", Map.of("number", kept.size() + 1));
        }
        Variant variant = record.game().variant();
        List<String> players = new ArrayList<>();
        for (Seating seating : variant.seatings()) {
            Seat seat = seating.seat();
            players.add(record.tag(seat.name()).orElse(""));
        }
        kept.put(
                Integer.valueOf(number),
                new Kept(variant, players, record.tag(SETTINGS).orElse(""), result));
    }

    /**
     * Removes the last game, of which only a part was written. A file without another game may be a user's notes or
     * unfinished game, and stays as it is unless it says that it is ours.
     */
    private void cutOff(String text, int before) {
        int start = before == 0 ? 0 : lastStart(text);
        boolean isOurs = before == 0 ? OURS.matcher(text).find() : start > 0;
        if (!isOurs) throw refused("match.file-of-another", Map.of("number", before + 1));
        try {
            channel.truncate(text.substring(0, start).getBytes(StandardCharsets.UTF_8).length);
        } catch (IOException e) {
            throw cannotWrite(path, console, e);
        }
    }

    private static int lastStart(String text) {
        int start = 0;
        for (Matcher next = NEXT_GAME.matcher(text); next.find(); ) start = next.end();
        return start;
    }

    /** Writes a game. It is on the disk when this returns. */
    synchronized void append(GameRecord record) {
        if (!isClosed) write(GameCollection.text(record));
    }

    private void write(String text) {
        try {
            ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
            channel.position(channel.size());
            while (bytes.hasRemaining()) channel.write(bytes);
            channel.force(false);
        } catch (IOException e) {
            throw cannotWrite(path, console, e);
        }
    }

    /** Waits for a game that is being written; no other is written after that. */
    @Override
    public synchronized void close() {
        isClosed = true;
        try {
            channel.close();
        } catch (IOException e) {
            throw cannotWrite(path, console, e);
        }
    }

    Refused refused(String key, Map<String, ?> facts) {
        return new Refused(path + ": " + console.wording().of(key, facts));
    }

    static Refused cannotWrite(Path path, Console console, IOException e) {
        String why = Reason.of(e, console.wording().texts());
        return new Refused(path + ": " + console.wording().of("match.cannot-write", Map.of("why", why)));
    }
}
