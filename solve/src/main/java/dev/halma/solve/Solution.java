package dev.halma.solve;

import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import java.util.Objects;

/** A complete table: the truth about every position of two seats on a board. */
public final class Solution {

    private final Variant variant;
    private final Ending ending;
    private final Ranking ranking;
    private final Table table;
    private final int[] numbers;
    private final int cells;

    Solution(Variant variant, Ending ending, Ranking ranking, Table table) {
        this.variant = variant;
        this.ending = ending;
        this.ranking = ranking;
        this.table = table;
        numbers = Moves.numbers(variant.board());
        cells = variant.board().cells().size();
    }

    /** The truth about one position, for the seat to move. */
    public sealed interface Truth {
        /** It wins with the last of this number of turns, those of both seats counted. */
        record Win(int turns) implements Truth {}

        /** It has lost after this number of turns. */
        record Loss(int turns) implements Truth {}

        /** Neither seat can force a win. */
        record Draw() implements Truth {}

        /** The seat to move has won already, so the position does not come up. */
        record Never() implements Truth {}
    }

    /**
     * The counts of a complete table, of all positions with either seat to move.
     *
     * @param wins for the seat to move
     * @param losses for the seat to move
     * @param never positions that don't come up
     * @param longest the turns of the longest win or loss
     */
    public record Counts(long positions, long wins, long losses, long draws, long never, int longest) {

        /** The wins of one seat, whichever is to move, as the literature counts them. */
        public long winsOfOneSeat() {
            return (wins + losses) / 2;
        }
    }

    public Variant variant() {
        return variant;
    }

    public Ending ending() {
        return ending;
    }

    /** Counts the whole table. */
    public Counts counts() {
        long[] of = new long[256];
        for (long number = 0; number < table.size(); number++) of[table.get(number)]++;
        long wins = 0;
        long losses = 0;
        int longest = 0;
        for (int value = 1; value < Table.NEVER; value++) {
            if (value % 2 == 0) wins += of[value];
            else losses += of[value];
            if (of[value] > 0) longest = value - 1;
        }
        return new Counts(2 * table.size(), 2 * wins, 2 * losses, 2 * of[Table.OPEN], 2 * of[Table.NEVER], longest);
    }

    /**
     * The truth about a position of this board.
     *
     * @throws IllegalArgumentException if the position belongs to another board or army
     */
    public Truth of(Position position) {
        Objects.requireNonNull(position, "position");
        boolean fits = position.variant().board().equals(variant.board())
                && position.variant().seatings().equals(variant.seatings());
        if (!fits) throw new IllegalArgumentException(variant + " is solved, not " + position.variant());
        Seat mover = position.toMove();
        Seat other = mover == Seat.A ? Seat.B : Seat.A;
        return truth(table.get(ranking.rank(army(position, mover, mover), army(position, other, mover))));
    }

    private int[] army(Position position, Seat seat, Seat view) {
        return position.pieces(seat).stream()
                .map(cell -> view == Seat.A ? numbers[cell] : cells - 1 - numbers[cell])
                .sorted()
                .toArray();
    }

    private static Truth truth(int value) {
        if (value == Table.OPEN) return new Truth.Draw();
        if (value == Table.NEVER) return new Truth.Never();
        return value % 2 == 0 ? new Truth.Win(value - 1) : new Truth.Loss(value - 1);
    }

    /** A checksum of the table (CRC-32C), to compare solutions of different machines. */
    public long checksum() {
        java.util.zip.CRC32C sum = new java.util.zip.CRC32C();
        byte[] buffer = new byte[1 << 16];
        int length = 0;
        for (long number = 0; number < table.size(); number++) {
            buffer[length++] = (byte) table.get(number);
            if (length == buffer.length) {
                sum.update(buffer, 0, length);
                length = 0;
            }
        }
        sum.update(buffer, 0, length);
        return sum.getValue();
    }
}
