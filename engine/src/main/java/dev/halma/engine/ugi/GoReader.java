package dev.halma.engine.ugi;

import dev.halma.engine.search.Limits;
import dev.halma.engine.ugi.UgiCommand.Go;
import dev.halma.engine.ugi.UgiCommand.Unknown;
import dev.halma.rules.variant.Seat;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Reads the limits of one {@code go}, word by word. */
final class GoReader {

    private static final long MOST_MILLIS = 1_000_000_000_000L;
    private static final int MOST_TURNS = 1000;

    private final List<String> words;
    private int next;
    private Go go = new Go(Limits.DEEPEST, Long.MAX_VALUE, Long.MAX_VALUE, false, Clocks.NONE);

    private GoReader(List<String> words) {
        this.words = words;
    }

    static UgiCommand read(List<String> words) {
        GoReader reader = new GoReader(words);
        while (reader.next < words.size()) {
            Optional<Unknown> wrong = reader.limit(words.get(reader.next++));
            if (wrong.isPresent()) return wrong.get();
        }
        return reader.go;
    }

    private Optional<Unknown> limit(String word) {
        return switch (word) {
            case "infinite" -> {
                go = new Go(go.depth(), go.nodes(), go.nanos(), true, go.clocks());
                yield Optional.empty();
            }
            case "movetime", "depth", "nodes", "movestogo" -> number(word);
            case "time", "inc" -> seats(word);
            case "wtime", "winc" -> clock(word, Seat.A);
            case "btime", "binc" -> clock(word, Seat.B);
            default ->
                wrong(
                        "movetime, depth, nodes, infinite, time, inc, wtime, btime, winc, binc, movestogo or perft, found "
                                + UgiParser.shown(word));
        };
    }

    private Optional<Unknown> number(String word) {
        long most = switch (word) {
            case "movetime" -> MOST_MILLIS;
            case "movestogo" -> MOST_TURNS;
            default -> Long.MAX_VALUE;
        };
        OptionalLong read = next < words.size() ? UgiParser.number(words.get(next++), 1, most) : OptionalLong.empty();
        if (read.isEmpty()) return wrong("a whole number from 1 after " + word);
        long value = read.getAsLong();
        go = switch (word) {
            case "movetime" -> new Go(go.depth(), go.nodes(), value * 1_000_000, go.infinite(), go.clocks());
            case "nodes" -> new Go(go.depth(), value, go.nanos(), go.infinite(), go.clocks());
            case "movestogo" -> go.with(go.clocks().withTurnsToGo((int) value));
            default ->
                new Go((int) Math.min(Limits.DEEPEST, value), go.nodes(), go.nanos(), go.infinite(), go.clocks());
        };
        return Optional.empty();
    }

    /** Reads {@code A 60000 B 60000}, with any number of seats. */
    private Optional<Unknown> seats(String word) {
        Optional<Seat> seat = seat();
        if (seat.isEmpty()) return wrong("a seat and milliseconds after " + word + ", such as A 60000");
        while (seat.isPresent()) {
            next++;
            Optional<Unknown> wrong = clock(word + " " + seat.get(), seat.get());
            if (wrong.isPresent()) return wrong;
            seat = seat();
        }
        return Optional.empty();
    }

    private Optional<Seat> seat() {
        boolean isLetter = next < words.size() && words.get(next).length() == 1;
        return isLetter ? Seat.ofLetter(words.get(next).charAt(0)) : Optional.empty();
    }

    /** Reads a seat's clock. It may show zero: then the move has to come at once. */
    private Optional<Unknown> clock(String word, Seat seat) {
        OptionalLong millis =
                next < words.size() ? UgiParser.number(words.get(next++), 0, MOST_MILLIS) : OptionalLong.empty();
        if (millis.isEmpty()) return wrong("milliseconds from 0 after " + word);
        boolean isIncrement = word.startsWith("inc") || word.endsWith("inc");
        go = go.with(
                isIncrement
                        ? go.clocks().withIncrement(seat, millis.getAsLong())
                        : go.clocks().withLeft(seat, millis.getAsLong()));
        return Optional.empty();
    }

    private static Optional<Unknown> wrong(String expected) {
        return Optional.of(new Unknown("go: expected " + expected));
    }
}
