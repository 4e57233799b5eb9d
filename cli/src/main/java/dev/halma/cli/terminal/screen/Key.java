package dev.halma.cli.terminal.screen;

import java.io.IOException;
import java.util.Map;
import org.jline.utils.NonBlockingReader;

/**
 * A key that was pressed.
 *
 * @param letter what it writes, for {@link Kind#LETTER}
 */
record Key(Kind kind, char letter) {

    enum Kind {
        LETTER,
        ENTER,
        TAB,
        BACK_TAB,
        BACKSPACE,
        ESCAPE,
        UP,
        DOWN,
        LEFT,
        RIGHT,
        HOME,
        END,
        PAGE_UP,
        PAGE_DOWN,
        REDRAW,
        CLEAR,
        /** The input is over. */
        GONE,
        OTHER
    }

    private static final int ESCAPE_CODE = 27;
    private static final int DELETE_CODE = 127;

    /** The longest pause between the characters of one key. */
    private static final long WITHIN_A_KEY_MILLIS = 300;

    private static final long BETWEEN_KEYS_MILLIS = 1000;

    /** The keys by the end of their sequences, behind {@code ESC [} or {@code ESC O}. */
    private static final Map<String, Kind> SEQUENCES = Map.ofEntries(
            Map.entry("A", Kind.UP),
            Map.entry("B", Kind.DOWN),
            Map.entry("C", Kind.RIGHT),
            Map.entry("D", Kind.LEFT),
            Map.entry("H", Kind.HOME),
            Map.entry("F", Kind.END),
            Map.entry("1~", Kind.HOME),
            Map.entry("4~", Kind.END),
            Map.entry("7~", Kind.HOME),
            Map.entry("8~", Kind.END),
            Map.entry("5~", Kind.PAGE_UP),
            Map.entry("6~", Kind.PAGE_DOWN),
            Map.entry("M", Kind.ENTER),
            Map.entry("Z", Kind.BACK_TAB));

    private static Key of(Kind kind) {
        return new Key(kind, ' ');
    }

    /**
     * Reads keys from a terminal.
     *
     * <p>Escape alone and the first character of an arrow key are the same. Time tells them apart, and where the
     * connection is slow, the bracket that comes next.
     */
    static final class Source {

        private final NonBlockingReader in;
        private boolean isAfterEscape;

        Source(NonBlockingReader in) {
            this.in = in;
        }

        /** Waits for the next key. */
        Key next() throws IOException {
            int code = read();
            boolean isLateSequence = isAfterEscape && (code == '[' || code == 'O');
            isAfterEscape = false;
            if (isLateSequence) return sequence();
            return switch (code) {
                case NonBlockingReader.EOF, 4 -> of(Kind.GONE);
                case '\r', '\n' -> of(Kind.ENTER);
                case '\t' -> of(Kind.TAB);
                case '\b', DELETE_CODE -> of(Kind.BACKSPACE);
                case 12 -> of(Kind.REDRAW);
                case 21 -> of(Kind.CLEAR);
                case ESCAPE_CODE -> escape();
                default -> code < ' ' ? of(Kind.OTHER) : new Key(Kind.LETTER, (char) code);
            };
        }

        /** Again and again, since a read without a limit would keep the terminal from being closed. */
        private int read() throws IOException {
            int code = NonBlockingReader.READ_EXPIRED;
            while (code == NonBlockingReader.READ_EXPIRED) code = in.read(BETWEEN_KEYS_MILLIS);
            return code;
        }

        private Key escape() throws IOException {
            int introducer = in.read(WITHIN_A_KEY_MILLIS);
            if (introducer == '[' || introducer == 'O') return sequence();
            isAfterEscape = introducer < 0;
            return of(isAfterEscape ? Kind.ESCAPE : Kind.OTHER);
        }

        private Key sequence() throws IOException {
            StringBuilder sequence = new StringBuilder();
            int next = read();
            while (next >= 0) {
                sequence.append((char) next);
                if (next >= '@') break; // the final character
                next = read();
            }
            return of(SEQUENCES.getOrDefault(sequence.toString(), Kind.OTHER));
        }
    }
}
