package dev.halma.rules.message;

import dev.halma.rules.board.Board;
import dev.halma.rules.board.Shape;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Variant;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The board, and the place and the number of pieces of each seat. */
final class SetupMessage {

    private SetupMessage() {}

    static Message board(Variant variant) {
        Board board = variant.board();
        Message message = Message.of("rules.setup." + shape(board));
        return board.shape() == Shape.SQUARE
                ? message.with("size", board.size())
                : message.with("cells", board.cells().size());
    }

    static Message seating(Variant variant) {
        Board board = variant.board();
        List<Integer> taken = variant.seatings().stream().map(Seating::place).toList();
        Predicate<Seating> goalIsFree = seating -> !taken.contains(board.opposite(seating.place()));
        List<Seating> withFreeGoal =
                variant.seatings().stream().filter(goalIsFree).toList();
        Seating first = variant.seatings().getFirst();

        if (withFreeGoal.isEmpty()) {
            String pattern = taken.size() == 2 ? "opposite" : taken.size() == board.places() ? "all" : "pairs";
            return message(pattern, board, first).with("shape", shape(board));
        }
        if (withFreeGoal.size() == taken.size()) {
            return message("apart", board, first).with("seats", Integer.toString(taken.size()));
        }
        Seating between = withFreeGoal.getFirst();
        return message("between", board, first)
                .with("between", between.pieces())
                .with("betweenRows", rows(board, between));
    }

    private static Message message(String pattern, Board board, Seating seating) {
        return Message.of("rules.setup." + pattern)
                .with("pieces", seating.pieces())
                .with("rows", rows(board, seating));
    }

    private static String shape(Board board) {
        return board.shape().name().toLowerCase(Locale.ROOT);
    }

    /** The row lengths of a camp, from the edge or the tip inwards: {@code 4, 3, 2, 1}. */
    private static String rows(Board board, Seating seating) {
        int firstPlace = 0; // there the rows are ranks
        return IntStream.rangeClosed(1, board.ranks())
                .mapToLong(rank -> board.camp(firstPlace, seating.pieces()).stream()
                        .filter(cell -> board.rankOf(cell) == rank)
                        .count())
                .filter(length -> length > 0)
                .mapToObj(Long::toString)
                .collect(Collectors.joining(", "));
    }
}
