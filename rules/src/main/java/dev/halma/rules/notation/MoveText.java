package dev.halma.rules.notation;

import dev.halma.rules.game.Request;
import java.util.ArrayList;
import java.util.List;

/** Moves as {@code d4-e5}, {@code c3-e5-g5} or {@code pass}. */
public final class MoveText {

    static final String PASS = "pass";

    private MoveText() {}

    public static Parsed<Request.Play> parse(String text) {
        return Scanner.read(text, MoveText::read);
    }

    private static Request.Play read(Scanner scanner) {
        scanner.skipSpace();
        if (isPath(scanner)) return path(scanner);
        int start = scanner.at();
        if (!scanner.word().equals(PASS)) throw scanner.expectedAt(start, new Expected.Move(List.of(PASS)));
        return new Request.Pass();
    }

    /** Whether a cell comes next. */
    static boolean isPath(Scanner scanner) {
        return Scanner.isDigit(scanner.peek(1));
    }

    static Request.Path path(Scanner scanner) {
        List<String> cells = new ArrayList<>();
        cells.add(cell(scanner));
        scanner.skipSpace();
        scanner.require('-');
        do {
            scanner.skipSpace();
            cells.add(cell(scanner));
        } while (takeDash(scanner));
        return new Request.Path(cells);
    }

    /** Takes a dash after a cell, with or without white space before it. It continues the path. */
    private static boolean takeDash(Scanner scanner) {
        int end = scanner.at();
        scanner.skipSpace();
        if (scanner.take('-')) return true;
        scanner.goTo(end);
        return false;
    }

    /** A small letter and a number. The referee checks whether there is such a cell. */
    private static String cell(Scanner scanner) {
        int start = scanner.at();
        String name = scanner.word();
        boolean wellFormed = name.length() >= 2
                && name.length() <= 3
                && name.charAt(0) >= 'a'
                && name.charAt(0) <= 'z'
                && name.charAt(1) != '0'
                && name.chars().skip(1).allMatch(c -> c >= '0' && c <= '9');
        if (!wellFormed) throw scanner.expectedAt(start, new Expected.Cell());
        return name;
    }
}
