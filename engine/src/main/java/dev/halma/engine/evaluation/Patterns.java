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
 * Learned corrections of a seat's lead. A line is three cells in a row, as a step and a hop need them. Each cell is
 * empty, or occupied by the seat or by another one. Each line has a value for each combination; the correction is their
 * sum. The caller supplies the values, as data for one board, size of army and number of seats. They hold for seat A.
 * For other seats the board is turned so that they sit where A does ({@link #seenBy}).
 */
public final class Patterns {

    /** No corrections. */
    public static final Patterns NONE = new Patterns(new int[0][][], 0, new short[0], 0);

    /** The number of ways to occupy a line: each cell is empty, or has an own piece or another's. */
    public static final int WAYS = 27;

    private static final int BYTES_OF_HEAD = 8;
    private static final int MAGIC = 0x484C4D31; // "HLM1"

    private final int[][][] views; // for each seat and cell, pairs of a line and the weight of the cell in its code
    private final int seat;
    private final int[][] linesOfCell; // as the seat sees them
    private final short[] values;
    private final int fingerprint;

    private Patterns(int[][][] views, int seat, short[] values, int fingerprint) {
        this.views = views;
        this.seat = seat;
        this.linesOfCell = views.length == 0 ? new int[0][] : views[seat];
        this.values = values;
        this.fingerprint = fingerprint;
    }

    /**
     * Whether a variant can have patterns: two seats across from each other, or more seats that all play alone. The
     * armies are equal and seat A sits at the first place.
     */
    public static boolean fit(Variant variant) {
        Objects.requireNonNull(variant, "variant");
        List<Seating> seatings = variant.seatings();
        Seating first = seatings.get(0);
        boolean areAlike = first.place() == 0
                && seatings.stream().allMatch(seating -> seating.pieces() == first.pieces())
                && variant.houseRules().sides().sides().size() == seatings.size();
        return areAlike && (seatings.size() > 2 || seatings.get(1).startsInGoalOf(first));
    }

    /**
     * The name that variants with the same board, army and number of seats share: {@code star-4-10} with two seats,
     * {@code star-4-10-of-3} with three.
     */
    public static String name(Variant variant) {
        Objects.requireNonNull(variant, "variant");
        Board board = variant.board();
        String name = board.shape().name().toLowerCase(Locale.ROOT) + "-" + board.size() + "-" + army(variant);
        return variant.seats() == 2 ? name : name + "-of-" + variant.seats();
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
        if (file.length != wanted || number(file, 0) != MAGIC || number(file, 4) != armies(variant)) {
            throw new IllegalArgumentException("no patterns for " + variant.id() + ": wanted " + wanted + " bytes for "
                    + variant.seats() + " seats with " + army(variant) + " pieces, found " + file.length);
        }
        short[] values = new short[WAYS * lines.size()];
        for (int i = 0; i < values.length; i++) {
            int at = BYTES_OF_HEAD + 2 * i;
            values[i] = (short) (file[at] << 8 | (file[at + 1] & 255));
        }
        return new Patterns(views(variant, linesOfCell(lines)), 0, values, Arrays.hashCode(file));
    }

    private static int[][][] views(Variant variant, int[][] linesOfCell) {
        int[][][] views = new int[variant.seats()][256][0];
        for (Seating seating : variant.seatings()) {
            int[] turned = Turned.toFirst(variant, seating.seat());
            int[][] view = views[seating.seat().index()];
            for (int cell : variant.board().cells().stream().toArray()) view[cell] = linesOfCell[turned[cell]];
        }
        return views;
    }

    /** These patterns from another seat's view. */
    public Patterns seenBy(int seat) {
        return isEmpty() || seat == this.seat ? this : new Patterns(views, seat, values, fingerprint);
    }

    private static int number(byte[] file, int at) {
        int number = 0;
        for (int i = 0; i < 4; i++) number = number << 8 | (file[at + i] & 255);
        return number;
    }

    private static int army(Variant variant) {
        return variant.seatings().get(0).pieces();
    }

    /** The pieces of a seat, and the number of seats beyond two. */
    private static int armies(Variant variant) {
        return army(variant) + 256 * (variant.seats() - 2);
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
            file[4 + i] = (byte) (armies(variant) >> (24 - 8 * i));
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

    /** A hash of the values, to tell files apart. */
    public int fingerprint() {
        return fingerprint;
    }

    /** The codes of all lines of an empty board, to be kept up to date by {@link #put} and {@link #take}. */
    public int[] codes() {
        int[] codes = new int[values.length / WAYS];
        for (int line = 0; line < codes.length; line++) codes[line] = WAYS * line;
        return codes;
    }

    /** The correction of the seat's lead on a board with these codes. */
    public int sum(int[] codes) {
        Objects.requireNonNull(codes, "codes");
        int sum = 0;
        for (int code : codes) sum += values[code];
        return sum;
    }

    /**
     * Puts a piece on a cell.
     *
     * @param owner the index of the piece's seat
     * @return the change of {@link #sum}
     */
    public int put(int[] codes, int cell, int owner) {
        return change(codes, cell, owner == seat ? 1 : 2);
    }

    /**
     * Takes a piece from a cell.
     *
     * @param owner the index of the piece's seat
     * @return the change of {@link #sum}
     */
    public int take(int[] codes, int cell, int owner) {
        return change(codes, cell, owner == seat ? -1 : -2);
    }

    private int change(int[] codes, int cell, int by) {
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
