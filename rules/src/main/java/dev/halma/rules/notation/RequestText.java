package dev.halma.rules.notation;

import dev.halma.rules.game.Request;
import dev.halma.rules.variant.Seat;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Players' requests as text: a move, {@code pass}, {@code resign}, {@code offer draw}, {@code accept draw}. */
public final class RequestText {

    static final String RESIGN = "resign";
    private static final String OFFER = "offer";
    private static final String ACCEPT = "accept";
    private static final String DRAW = "draw";

    private static final List<String> WORDS = List.of(MoveText.PASS, RESIGN, OFFER + " " + DRAW, ACCEPT + " " + DRAW);

    /**
     * A request and its seat.
     *
     * @param by the seat in a prefix such as {@code B:resign}; without a prefix, the seat to move is meant
     */
    public record Said(Optional<Seat> by, Request request) {}

    private RequestText() {}

    public static Parsed<Request> parse(String text) {
        return Scanner.read(text, RequestText::read);
    }

    /** Reads a request that may have a seat as a prefix. */
    public static Parsed<Said> parseSaid(String text) {
        return Scanner.read(text, scanner -> {
            scanner.skipSpace();
            Optional<Seat> by = seatPrefix(scanner);
            return new Said(by, read(scanner));
        });
    }

    /** The text that {@link #parse} reads as this request. */
    public static String text(Request request) {
        return switch (Objects.requireNonNull(request, "request")) {
            case Request.Path path -> path.toString();
            case Request.Pass() -> MoveText.PASS;
            case Request.Resign() -> RESIGN;
            case Request.OfferDraw() -> OFFER + " " + DRAW;
            case Request.AcceptDraw() -> ACCEPT + " " + DRAW;
        };
    }

    /** Takes {@code B:} if it comes next. */
    static Optional<Seat> seatPrefix(Scanner scanner) {
        Optional<Seat> seat = Seat.ofLetter(scanner.peek()).filter(found -> scanner.peek(1) == ':');
        if (seat.isPresent()) scanner.goTo(scanner.at() + 2);
        return seat;
    }

    private static Request read(Scanner scanner) {
        scanner.skipSpace();
        if (MoveText.isPath(scanner)) return MoveText.path(scanner);
        int start = scanner.at();
        return switch (scanner.word()) {
            case MoveText.PASS -> new Request.Pass();
            case RESIGN -> new Request.Resign();
            case OFFER -> draw(scanner, new Request.OfferDraw());
            case ACCEPT -> draw(scanner, new Request.AcceptDraw());
            default -> throw scanner.expectedAt(start, new Expected.Move(WORDS));
        };
    }

    private static Request draw(Scanner scanner, Request request) {
        scanner.skipSpace();
        int start = scanner.at();
        if (!scanner.word().equals(DRAW)) throw scanner.expectedAt(start, new Expected.OneOf(List.of(DRAW)));
        return request;
    }
}
