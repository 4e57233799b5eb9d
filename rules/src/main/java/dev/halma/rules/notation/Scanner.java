package dev.halma.rules.notation;

import java.util.List;
import java.util.function.Function;

/** A text and an offset in it. The readers walk over it and stop with {@link #expected} at the first problem. */
final class Scanner {

    private static final int LONGEST_FOUND = 24;

    private final String text;
    private int at;

    Scanner(String text) {
        this.text = text;
    }

    /** Carries a problem from deep inside a reader to its caller. Never leaves this package. */
    @SuppressWarnings("serial") // thrown and caught within one call
    static final class Stop extends RuntimeException {
        private final Problem problem;

        private Stop(Problem problem) {
            super(problem.toString());
            this.problem = problem;
        }

        /** Skips the stack trace: it is never read, and creating one costs more than the parsing. */
        @Override
        public synchronized Throwable fillInStackTrace() {
            return this;
        }
    }

    /** Reads a whole text. Anything but white space after the value is a problem. */
    static <T> Parsed<T> read(String text, Function<Scanner, T> reader) {
        return new Scanner(text).part(scanner -> {
            T value = reader.apply(scanner);
            scanner.skipSpace();
            if (!scanner.isAtEnd()) throw scanner.expected(new Expected.EndOfText());
            return value;
        });
    }

    /** Reads a part of a text, from here on. */
    <T> Parsed<T> part(Function<Scanner, T> reader) {
        try {
            return new Parsed.Read<>(reader.apply(this));
        } catch (Stop stop) {
            return new Parsed.Unreadable<>(stop.problem);
        }
    }

    boolean isAtEnd() {
        return at == text.length();
    }

    int at() {
        return at;
    }

    void goTo(int offset) {
        at = offset;
    }

    /** The next character; a zero at the end of the text. */
    char peek() {
        return peek(0);
    }

    char peek(int ahead) {
        return at + ahead < text.length() ? text.charAt(at + ahead) : 0;
    }

    char next() {
        return text.charAt(at++);
    }

    void skipSpace() {
        while (at < text.length() && isSpace(text.charAt(at))) at++;
    }

    /** Whether there is an empty line between an offset and here. */
    boolean isPastEmptyLine(int from) {
        boolean isEmpty = false;
        for (int i = from; i < at; i++) {
            if (text.charAt(i) == '\n' && isEmpty) return true;
            isEmpty = text.charAt(i) == '\n' || (isEmpty && isSpace(text.charAt(i)));
        }
        return false;
    }

    /** Goes to the next line that begins with a character and stands after an empty line; to the end if there is none. */
    void goToParagraph(char first) {
        int before = at;
        while (!isAtEnd()) {
            skipSpace();
            if (peek() == first && isPastEmptyLine(before)) return;
            before = at;
            if (!isAtEnd()) at++;
        }
    }

    private static boolean isSpace(char c) {
        return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\uFEFF' || c == '\u00A0';
    }

    /** Takes a character if it comes next. */
    boolean take(char wanted) {
        if (isAtEnd() || peek() != wanted) return false;
        at++;
        return true;
    }

    void require(char wanted) {
        if (!take(wanted)) throw expected(new Expected.OneOf(List.of(String.valueOf(wanted))));
    }

    /** Takes letters and digits. */
    String word() {
        int start = at;
        while (isLetterOrDigit(peek())) at++;
        return text.substring(start, at);
    }

    static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    static boolean isLetterOrDigit(char c) {
        return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }

    /** Takes a number without sign or leading zeros. */
    int number(int least, int most) {
        int start = at;
        long value = 0;
        while (isDigit(peek()) && value <= most) value = 10 * value + next() - '0';
        boolean padded = at - start > 1 && text.charAt(start) == '0';
        if (at == start || padded || value < least || value > most || isDigit(peek())) {
            throw expectedAt(start, new Expected.NumberBetween(least, most));
        }
        return (int) value;
    }

    Stop expected(Expected expected) {
        return expectedAt(at, expected);
    }

    Stop expectedAt(int offset, Expected expected) {
        int line = 1;
        int lineStart = 0;
        for (int i = 0; i < offset; i++) {
            if (text.charAt(i) == '\n') {
                line++;
                lineStart = i + 1;
            }
        }
        return new Stop(new Problem(line, offset - lineStart + 1, found(offset), expected));
    }

    /** The text at an offset: up to the next white space, and at least one character. */
    private String found(int offset) {
        int end = offset;
        while (end < text.length() && end - offset < LONGEST_FOUND && (end == offset || !isSpace(text.charAt(end))))
            end++;
        if (end > offset && end < text.length() && Character.isHighSurrogate(text.charAt(end - 1))) end++;
        return printable(text.substring(offset, end));
    }

    /** Replaces control characters by their numbers, because the text goes to terminals. */
    private static String printable(String found) {
        StringBuilder printable = new StringBuilder();
        for (int i = 0; i < found.length(); i++) {
            char c = found.charAt(i);
            if (Character.isISOControl(c)) {
                printable.append("\\u").append(Integer.toHexString(0x10000 | c).substring(1));
            } else {
                printable.append(c);
            }
        }
        return printable.toString();
    }
}
