package dev.halma.rules.move;

import dev.halma.rules.board.Board;
import dev.halma.rules.board.Direction;
import dev.halma.rules.variant.HouseRules.Hops;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Finds the routes from one cell to another, cell by cell. It shares only the board with the generator, so each checks
 * the other.
 */
public final class Routes {

    private static final int UNREACHED = Integer.MAX_VALUE;

    /** The search for longer routes gives up here: hops can form a wide net. */
    private static final int MOST_HOPS_TRIED = 200_000;

    private final Position position;
    private final Board board;
    private final int from;
    private int hopsTried;

    private Routes(Position position, int from) {
        this.position = position;
        this.board = position.variant().board();
        this.from = from;
    }

    /**
     * The standard route of a move: a step, or the chain with the fewest hops. Ties go to the first by cell names.
     *
     * @throws IllegalArgumentException if the board has no such cells
     */
    public static Optional<Route> shortest(Position position, int from, int to) {
        return all(position, from, to, 1).stream().findFirst();
    }

    /**
     * The routes that visit no cell twice, fewest hops first, then by cell names. In a wide net of hops the longest may
     * be missing.
     *
     * @param most the largest number of routes to return; an open ladder has very many
     * @throws IllegalArgumentException if the board has no such cells
     */
    public static List<Route> all(Position position, int from, int to, int most) {
        Board board = position.variant().board();
        if (board.require(from) == board.require(to) || !position.isEmpty(to)) return List.of();
        if (board.directions().stream().anyMatch(direction -> board.neighbour(from, direction) == to)) {
            return List.of(Route.step(board, from, to));
        }
        return new Routes(position, from).chains(to, most);
    }

    /**
     * The chain through these cells, without its loops: between two visits of the same cell, the landings are left out.
     * Empty if one of its hops can't be made.
     */
    public static Optional<Route> along(Position position, List<Integer> cells) {
        Board board = position.variant().board();
        for (int i = 1; i < cells.size(); i++) {
            if (!lands(position, cells.get(0), cells.get(i - 1), cells.get(i))) return Optional.empty();
        }
        return Optional.of(Route.chain(board, withoutLoops(cells)));
    }

    /**
     * Whether one hop leads from a cell to another.
     *
     * @param origin the cell on which the chain of the moving piece began
     */
    public static boolean lands(Position position, int origin, int cell, int next) {
        return position.variant().board().directions().stream()
                .anyMatch(direction -> landing(position, origin, cell, direction) == next);
    }

    private static List<Integer> withoutLoops(List<Integer> cells) {
        List<Integer> path = new ArrayList<>();
        for (int cell : cells) {
            int before = path.indexOf(cell);
            if (before >= 0) path.subList(before, path.size()).clear();
            path.add(cell);
        }
        return path;
    }

    /**
     * The cells to which a piece can hop next after hopping through these cells, by name. Empty if it can't have done
     * so.
     */
    public static List<Integer> onward(Position position, List<Integer> cells) {
        if (along(position, cells).isEmpty()) return List.of();
        return new Routes(position, cells.get(0)).landingsByName(cells.get(cells.size() - 1));
    }

    /**
     * The landing of one hop in a direction, or {@link Board#NONE} without a piece to hop over and empty cells behind it:
     * one, or with long hops as many as lead to the piece.
     */
    static int landing(Position position, int start, int cell, Direction direction) {
        boolean isLong = position.variant().houseRules().hops() == Hops.LONG;
        List<Integer> line = line(position.variant().board(), cell, direction);
        for (int before = 0; before < line.size() && (isLong || before == 0); before++) {
            // The moving piece has left its start, so that cell can be landed on and can't be hopped over.
            boolean isEmpty = line.get(before) == start || position.isEmpty(line.get(before));
            if (isEmpty) continue;
            int end = 2 * before + 1;
            if (end >= line.size()) return Board.NONE;
            boolean isFree = line.subList(before + 1, end + 1).stream()
                    .allMatch(behind -> behind == start || position.isEmpty(behind));
            return isFree ? line.get(end) : Board.NONE;
        }
        return Board.NONE;
    }

    /** The cells from the next one to the edge. */
    private static List<Integer> line(Board board, int cell, Direction direction) {
        List<Integer> line = new ArrayList<>();
        for (int next = board.neighbour(cell, direction); next != Board.NONE; next = board.neighbour(next, direction)) {
            line.add(next);
        }
        return line;
    }

    private List<Integer> landings(int cell) {
        List<Integer> landings = new ArrayList<>();
        for (Direction direction : board.directions()) {
            int landing = landing(position, from, cell, direction);
            if (landing != Board.NONE) landings.add(landing);
        }
        return landings;
    }

    private List<Integer> landingsByName(int cell) {
        List<Integer> landings = landings(cell);
        landings.sort(Comparator.comparing(board::nameOf));
        return landings;
    }

    private List<Route> chains(int to, int most) {
        int[] hopsLeft = hopsTo(to);
        List<Route> found = new ArrayList<>();
        if (hopsLeft[from] == UNREACHED) return found;
        int cells = board.cells().size();
        for (int hops = hopsLeft[from]; hops < cells && found.size() < most; hops++) {
            boolean deeper = extend(new ArrayList<>(List.of(from)), hops, hopsLeft, found, most);
            if (!deeper) break;
        }
        return found;
    }

    /**
     * The number of hops from each cell to the last one. Hops can be reversed, so one flood fill from there finds it.
     */
    private int[] hopsTo(int to) {
        int[] hops = new int[256];
        Arrays.fill(hops, UNREACHED);
        hops[to] = 0;
        List<Integer> queue = new ArrayList<>(List.of(to));
        for (int i = 0; i < queue.size(); i++) {
            int cell = queue.get(i);
            for (int next : landings(cell)) {
                if (hops[next] != UNREACHED) continue;
                hops[next] = hops[cell] + 1;
                queue.add(next);
            }
        }
        return hops;
    }

    /**
     * Adds the routes that extend the path by exactly this number of hops. Returns whether a path was cut off, so that
     * a longer route may exist.
     */
    private boolean extend(List<Integer> path, int hops, int[] hopsLeft, List<Route> found, int most) {
        int cell = path.get(path.size() - 1);
        if (hops == 0) {
            found.add(Route.chain(board, path));
            return true;
        }
        boolean cutShort = false;
        for (int next : landingsByName(cell)) {
            if (found.size() == most || hopsTried++ > MOST_HOPS_TRIED) return false;
            if (path.contains(next)) continue;
            if (hopsLeft[next] > hops - 1) {
                cutShort = true;
            } else if (hopsLeft[next] > 0 || hops == 1) { // a route ends where it first arrives
                path.add(next);
                cutShort |= extend(path, hops - 1, hopsLeft, found, most);
                path.removeLast();
            }
        }
        return cutShort;
    }
}
