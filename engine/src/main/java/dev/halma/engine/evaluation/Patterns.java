package dev.halma.engine.evaluation;

import dev.halma.rules.board.Board;
import dev.halma.rules.board.Direction;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Variant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * Learned corrections of the lead in a game of two seats. A line is three cells in a row: what a step and a hop need.
 * Each line has a value for each way in which its cells can be empty or occupied; the correction is their sum. The values
 * come from the caller, as data for one board and one size of army.
 */
public final class Patterns {

    /** No corrections. */
    public static final Patterns NONE = new Patterns(new int[0][], new short[0], 0);

    /** The number of ways to occupy a line: each cell is empty, or has a piece of seat A or B. */
    public static final int WAYS = 27;

    private static final int BYTES_OF_HEAD = 8;
    private static final int MAGIC = 0x484C4D31; // "HLM1"

    private final int[][] linesOfCell; // for each cell, pairs of a line and the weight of the cell in its code
    private final short[] values;
    private final int fingerprint;

    private Patterns(int[][] linesOfCell, short[] values, int fingerprint) {
        this.linesOfCell = linesOfCell;
        this.values = values;
        this.fingerprint = fingerprint;
    }

    /** Whether a variant can have patterns: two seats, each with the other's camp for its goal. */
    public static boolean fit(Variant variant) {
        Objects.requireNonNull(variant, "variant");
        if (variant.seats() != 2) return false;
        Seating first = variant.seatings().get(0);
        Seating second = variant.seatings().get(1);
        return first.place() == 0
                && first.goal().equals(second.camp())
                && second.goal().equals(first.camp());
    }

    /** The name that variants with the same board and army share: {@code star-4-10}. */
    public static String name(Variant variant) {
        Objects.requireNonNull(variant, "variant");
        Board board = variant.board();
        return board.shape().name().toLowerCase(Locale.ROOT) + "-" + board.size() + "-" + army(variant);
    }

    /** The lines of a board, each as three cells. */
    public static List<int[]> lines(Board board) {
        Objects.requireNonNull(board, "board");
        List<int[]> lines = new ArrayList<>();
        for (int cell : board.cells().stream().toArray()) {
            for (Direction direction : board.directions()) {
                int next = board.neighbour(cell, direction);
                int last = next == Board.NONE ? Board.NONE : board.neighbour(next, direction);
                if (direction.index() < 4 && last != Board.NONE) lines.add(new int[] {cell, next, last});
            }
        }
        return lines;
    }

    /**
     * The patterns in a file for this variant.
     *
     * @throws IllegalArgumentException if it is a file for another board or army, or no such file
     */
    public static Patterns of(Variant variant, byte[] file) {
        Objects.requireNonNull(variant, "variant");
        Objects.requireNonNull(file, "file");
        List<int[]> lines = lines(variant.board());
        int wanted = BYTES_OF_HEAD + 2 * WAYS * lines.size();
        if (file.length != wanted || number(file, 0) != MAGIC || number(file, 4) != army(variant)) {
            throw new IllegalArgumentException("no patterns for " + variant.id() + ": wanted " + wanted + " bytes for "
                    + army(variant) + " pieces, found " + file.length);
        }
        short[] values = new short[WAYS * lines.size()];
        for (int i = 0; i < values.length; i++) {
            int at = BYTES_OF_HEAD + 2 * i;
            values[i] = (short) (file[at] << 8 | (file[at + 1] & 255));
        }
        return new Patterns(linesOfCell(lines), values, Arrays.hashCode(file));
    }

    private static int number(byte[] file, int at) {
        int number = 0;
        for (int i = 0; i < 4; i++) number = number << 8 | (file[at + i] & 255);
        return number;
    }

    private static int army(Variant variant) {
        return variant.seatings().get(0).pieces();
    }

    private static int[][] linesOfCell(List<int[]> lines) {
        int[][] linesOfCell = new int[256][0];
        for (int line = 0; line < lines.size(); line++) {
            int weight = 1;
            for (int cell : lines.get(line)) {
                int[] known = linesOfCell[cell];
                linesOfCell[cell] = Arrays.copyOf(known, known.length + 2);
                linesOfCell[cell][known.length] = line;
                linesOfCell[cell][known.length + 1] = weight;
                weight *= 3;
            }
        }
        return linesOfCell;
    }

    /** The file of these values, as {@link #of} reads it. */
    public static byte[] file(Variant variant, short[] values) {
        Objects.requireNonNull(variant, "variant");
        Objects.requireNonNull(values, "values");
        byte[] file = new byte[BYTES_OF_HEAD + 2 * values.length];
        for (int i = 0; i < 4; i++) {
            file[i] = (byte) (MAGIC >> (24 - 8 * i));
            file[4 + i] = (byte) (army(variant) >> (24 - 8 * i));
        }
        for (int i = 0; i < values.length; i++) {
            file[BYTES_OF_HEAD + 2 * i] = (byte) (values[i] >> 8);
            file[BYTES_OF_HEAD + 2 * i + 1] = (byte) values[i];
        }
        return file;
    }

    public boolean isEmpty() {
        return values.length == 0;
    }

    /** A number that tells files apart. */
    public int fingerprint() {
        return fingerprint;
    }

    /** The codes of all lines of an empty board, to be kept up to date by {@link #change}. */
    public int[] codes() {
        int[] codes = new int[values.length / WAYS];
        for (int line = 0; line < codes.length; line++) codes[line] = WAYS * line;
        return codes;
    }

    /** The correction of seat A's lead on a board with these codes. */
    public int sum(int[] codes) {
        Objects.requireNonNull(codes, "codes");
        int sum = 0;
        for (int code : codes) sum += values[code];
        return sum;
    }

    /**
     * Puts a piece on a cell or takes it away.
     *
     * @param by 1 more than the seat's index, negative to take away
     * @return the change of {@link #sum}
     */
    public int change(int[] codes, int cell, int by) {
        Objects.requireNonNull(codes, "codes");
        int[] lines = linesOfCell[cell];
        int change = 0;
        for (int i = 0; i < lines.length; i += 2) {
            int old = codes[lines[i]];
            int code = old + by * lines[i + 1];
            change += values[code] - values[old];
            codes[lines[i]] = code;
        }
        return change;
    }
}
