package dev.halma.rules.notation;

import dev.halma.rules.game.Request;
import dev.halma.rules.variant.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Moves as {@code d4-e5}, {@code c3-e5-g5} or {@code pass}, and what else a player can say on a line. */
public final class MoveText {

    static final String PASS = "pass";
    static final String RESIGN = "resign";
    static final String TIME = "time";
    static final String DRAW = "draw";

    private static final List<String> WORDS = List.of(PASS, RESIGN, TIME, DRAW);

    /**
     * A request with the seat it was made for.
     *
     * @param by the seat that a prefix names, as in {@code B:resign}; without one it is the seat to move
     */
    public record Said(Optional<Seat> by, Request request) {}

    private MoveText() {}

    /** Reads a request of the seat to move. */
    public static Parsed<Request> parse(String text) {
        return Scanner.read(text, MoveText::request);
    }

    /** Reads a request that may name its seat before a colon. */
    public static Parsed<Said> parseSaid(String text) {
        return Scanner.read(text, MoveText::said);
    }

    static Said said(Scanner scanner) {
        scanner.skipSpace();
        Optional<Seat> by = Seat.ofLetter(scanner.peek()).filter(seat -> scanner.peek(1) == ':');
        if (by.isPresent()) scanner.goTo(scanner.at() + 2);
        return new Said(by, request(scanner));
    }

    private static Request request(Scanner scanner) {
        scanner.skipSpace();
        int start = scanner.at();
        if (Scanner.isDigit(scanner.peek(1))) return path(scanner);
        return switch (scanner.word()) {
            case PASS -> new Request.Pass();
            case RESIGN -> new Request.Resign();
            case TIME -> new Request.TimeOut();
            case DRAW -> new Request.Draw();
            default -> throw scanner.expectedAt(start, new Expected.Move(WORDS));
        };
    }

    private static Request path(Scanner scanner) {
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

    /** A dash after a cell goes on with the path, white space before it or not. */
    private static boolean takeDash(Scanner scanner) {
        int end = scanner.at();
        scanner.skipSpace();
        if (scanner.take('-')) return true;
        scanner.goTo(end);
        return false;
    }

    /** A small letter and a number: whether there is such a cell is for the referee to say. */
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
