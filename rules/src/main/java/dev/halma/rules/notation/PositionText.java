package dev.halma.rules.notation;

import dev.halma.rules.board.Board;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.HouseRules;
import dev.halma.rules.variant.HouseRules.Places;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Variant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Positions as {@code ROWS SEAT QUIET TURN}, see section 11 of the rules. */
public final class PositionText {

    private PositionText() {}

    public static Parsed<Position> parse(Variant variant, String text) {
        return Scanner.read(text, scanner -> read(scanner, variant));
    }

    static Position read(Scanner scanner, Variant variant) {
        scanner.skipSpace();
        int start = scanner.at();
        List<CellSet> pieces = rows(scanner, variant);
        for (Seating seating : variant.seatings()) {
            if (pieces.get(seating.seat().index()).size() != seating.pieces()) {
                throw scanner.expectedAt(start, new Expected.Pieces(seating.seat(), seating.pieces()));
            }
        }
        scanner.skipSpace();
        int seatAt = scanner.at();
        Seat toMove = seat(scanner, variant);
        Set<Seat> resigned = resigned(scanner, variant);
        List<Seat> placed = placed(scanner, variant, resigned);
        if (resigned.contains(toMove)) throw scanner.expectedAt(seatAt, inPlay(variant, resigned));
        int quiet = counter(scanner, 0);
        int turn = counter(scanner, 1);
        return Position.of(variant, pieces, toMove, resigned, placed, quiet, turn);
    }

    private static List<CellSet> rows(Scanner scanner, Variant variant) {
        List<CellSet> pieces = new ArrayList<>();
        for (int seat = 0; seat < variant.seats(); seat++) pieces.add(CellSet.EMPTY);
        Board board = variant.board();
        int rank = board.ranks();
        for (int[] row : board.rows()) {
            row(scanner, variant, row, rank, pieces);
            scanner.skipSpace();
            if (rank > 1) scanner.require('/');
            scanner.skipSpace();
            rank--;
        }
        return pieces;
    }

    private static void row(Scanner scanner, Variant variant, int[] row, int rank, List<CellSet> pieces) {
        int start = scanner.at();
        int filled = 0;
        while (filled < row.length) {
            if (Scanner.isDigit(scanner.peek())) {
                filled += scanner.number(1, row.length);
            } else if (!Scanner.isLetterOrDigit(scanner.peek())) {
                throw scanner.expectedAt(start, new Expected.Row(rank, row.length));
            } else {
                int seat = seat(scanner, variant).index();
                pieces.set(seat, pieces.get(seat).union(CellSet.of(row[filled++])));
            }
        }
        boolean longer = Scanner.isLetterOrDigit(scanner.peek());
        if (filled > row.length || longer) throw scanner.expectedAt(start, new Expected.Row(rank, row.length));
    }

    private static Seat seat(Scanner scanner, Variant variant) {
        Optional<Seat> seat = Seat.ofLetter(scanner.peek()).filter(variant::hasSeat);
        if (seat.isEmpty()) throw scanner.expected(inPlay(variant, Set.of()));
        scanner.next();
        return seat.get();
    }

    private static Expected inPlay(Variant variant, Set<Seat> resigned) {
        return new Expected.SeatInPlay(variant.seatings().stream()
                .map(Seating::seat)
                .filter(seat -> !resigned.contains(seat))
                .toList());
    }

    private static Set<Seat> resigned(Scanner scanner, Variant variant) {
        Set<Seat> resigned = EnumSet.noneOf(Seat.class);
        if (!scanner.take('-')) return resigned;
        do {
            int start = scanner.at();
            if (!resigned.add(seat(scanner, variant))) {
                throw scanner.expectedAt(start, inPlay(variant, resigned));
            }
        } while (Scanner.isLetterOrDigit(scanner.peek()));
        return resigned;
    }

    /** Seats that have a place although they are not home any more. Only the house rule {@code places} has them. */
    private static List<Seat> placed(Scanner scanner, Variant variant, Set<Seat> resigned) {
        if (variant.houseRules().places() == Places.OFF || !scanner.take('+')) return List.of();
        Set<Seat> gone = EnumSet.noneOf(Seat.class);
        gone.addAll(resigned);
        List<Seat> placed = new ArrayList<>();
        do {
            int start = scanner.at();
            Seat seat = seat(scanner, variant);
            if (!gone.add(seat)) throw scanner.expectedAt(start, inPlay(variant, gone));
            placed.add(seat);
        } while (Scanner.isLetterOrDigit(scanner.peek()));
        return placed;
    }

    private static int counter(Scanner scanner, int least) {
        int end = scanner.at();
        scanner.skipSpace();
        if (scanner.isAtEnd()) return least;
        if (scanner.at() == end) throw scanner.expected(new Expected.OneOf(List.of(" ")));
        return scanner.number(least, HouseRules.MOST_TURNS);
    }

    public static String text(Position position) {
        return position.toString();
    }
}
