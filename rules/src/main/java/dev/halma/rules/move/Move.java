package dev.halma.rules.move;

import dev.halma.rules.board.Board;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A legal move: from one cell to another, or a pass. Only the generator creates moves, so each was legal where it came
 * from.
 */
public final class Move {

    private static final Comparator<Move> BY_TEXT =
            Comparator.comparing(Move::isPass).thenComparing(Move::fromName).thenComparing(Move::toName);

    private final Board board;
    private final int code;

    private Move(Board board, int code) {
        this.board = board;
        this.code = code;
    }

    /** The legal moves of the seat to move, sorted by their texts, a pass last. */
    public static List<Move> legalOn(Position position) {
        int[] codes = new int[position.countMoves()];
        int count = position.moves(codes);
        List<Move> moves = new ArrayList<>(count);
        for (int i = 0; i < count; i++) moves.add(new Move(position.variant().board(), codes[i]));
        moves.sort(BY_TEXT);
        return List.copyOf(moves);
    }

    /**
     * The legal move with these ends, if there is one. Faster than listing all moves.
     *
     * @throws IllegalArgumentException if an end is not a number from 0 to 255
     */
    public static Optional<Move> legalOn(Position position, int from, int to) {
        if (((from | to) & ~255) != 0) {
            throw new IllegalArgumentException("cells are numbers from 0 to 255, not " + from + " and " + to);
        }
        int code = LiveBoard.move(from, to);
        return position.isLegal(code) ? Optional.of(new Move(position.variant().board(), code)) : Optional.empty();
    }

    /** The int by which a live board knows this move. */
    public int code() {
        return code;
    }

    public boolean isPass() {
        return code == LiveBoard.PASS;
    }

    public int from() {
        return LiveBoard.from(code);
    }

    public int to() {
        return LiveBoard.to(code);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Move move && code == move.code && board.equals(move.board);
    }

    @Override
    public int hashCode() {
        return code;
    }

    /** The two ends, {@code c3-g5}, or {@code pass}. */
    @Override
    public String toString() {
        return isPass() ? "pass" : fromName() + "-" + toName();
    }

    private String fromName() {
        return board.nameOf(from());
    }

    private String toName() {
        return board.nameOf(to());
    }
}
