package dev.halma.engine.evaluation;

import dev.halma.rules.board.Board;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.board.Direction;
import dev.halma.rules.move.LiveBoard;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Variant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The cost of a piece on each cell, per seat. It falls towards the far end of the goal. A seat's way left is the sum
 * over its pieces minus the sum over its goal.
 */
public final class Terrain {

    /** The terrains requested last. The array is replaced and never changed, so threads may share it. */
    private static volatile Kept[] kept = {};

    private static final int MOST_KEPT = 6;

    private record Kept(Variant variant, Weights weights, Terrain terrain) {}

    private final int[] costs;
    private final int[] homeCosts;
    private final byte[] steps;
    private final int rear;
    private final int turnValue;
    private final int rival;
    private final int partner;
    private final int nearlyHome;

    private Terrain(Variant variant, Weights weights) {
        costs = new int[256 * variant.seats()];
        homeCosts = new int[variant.seats()];
        steps = new byte[256 * variant.seats()];
        boolean twoSides = variant.houseRules().sides().sides().size() == 2;
        rear = weights.of(twoSides ? Weight.REAR : Weight.CROWD_REAR);
        turnValue = weights.of(Weight.TURN);
        rival = weights.of(twoSides ? Weight.OPPONENT : Weight.RIVAL);
        partner = weights.of(Weight.PARTNER);
        nearlyHome = weights.of(Weight.NEARLY_HOME);
        int lag = weights.of(twoSides ? Weight.LAG : Weight.CROWD_LAG);
        for (Seating seating : variant.seatings()) survey(variant.board(), seating, weights, lag);
    }

    /** The terrain of a variant. Recent ones are cached. */
    public static Terrain of(Variant variant, Weights weights) {
        Kept[] known = kept;
        for (Kept one : known) {
            if (one.weights.equals(weights) && one.variant.equals(variant)) return one.terrain;
        }
        Terrain terrain = new Terrain(variant, weights);
        Kept[] more = Arrays.copyOf(known, Math.min(MOST_KEPT, known.length + 1));
        System.arraycopy(known, 0, more, 1, more.length - 1);
        more[0] = new Kept(variant, weights, terrain);
        kept = more;
        return terrain;
    }

    private void survey(Board board, Seating seating, Weights weights, int lag) {
        int seat = seating.seat().index();
        int start = farthest(board, seating.camp(), seating.goal());
        int end = farthest(board, seating.goal(), seating.camp());
        int[] toGoal = stepsTo(board, seating.goal());
        int[] toEnd = stepsTo(board, CellSet.of(end));
        int whole = toGoal[start];
        for (int cell : board.cells().stream().toArray()) {
            steps[256 * seat + cell] = (byte) toGoal[cell];
            int lagging = lag * toGoal[cell] * toGoal[cell] / whole;
            int aside = (int) Math.round(weights.of(Weight.ASIDE) * aside(board, start, end, cell));
            costs[256 * seat + cell] =
                    weights.of(Weight.STEP) * toGoal[cell] + weights.of(Weight.DEPTH) * toEnd[cell] + lagging + aside;
        }
        homeCosts[seat] =
                seating.goal().stream().map(cell -> costs[256 * seat + cell]).sum();
    }

    /** The cell of one set that is farthest in the drawing from the middle of the other: the tip of a camp. */
    private static int farthest(Board board, CellSet cells, CellSet other) {
        double x = other.stream().mapToDouble(board::x).average().orElseThrow();
        double y = other.stream().mapToDouble(board::y).average().orElseThrow();
        int farthest = Board.NONE;
        double most = -1;
        for (int cell : cells.stream().toArray()) {
            double distance = Math.hypot(board.x(cell) - x, board.y(cell) - y);
            if (distance > most + 1e-9) {
                most = distance;
                farthest = cell;
            }
        }
        return farthest;
    }

    private static int[] stepsTo(Board board, CellSet ends) {
        int[] steps = new int[256];
        Arrays.fill(steps, -1);
        List<Integer> queue = new ArrayList<>();
        for (int end : ends.stream().toArray()) {
            steps[end] = 0;
            queue.add(end);
        }
        for (int i = 0; i < queue.size(); i++) {
            int cell = queue.get(i);
            for (Direction direction : board.directions()) {
                int next = board.neighbour(cell, direction);
                if (next == Board.NONE || steps[next] >= 0) continue;
                steps[next] = steps[cell] + 1;
                queue.add(next);
            }
        }
        return steps;
    }

    /** The distance of a cell from the straight line between start and end, in steps. */
    private static double aside(Board board, int start, int end, int cell) {
        double lineX = board.x(end) - board.x(start);
        double lineY = board.y(end) - board.y(start);
        double cross = lineX * (board.y(cell) - board.y(start)) - lineY * (board.x(cell) - board.x(start));
        // On a square board diagonal steps reduce the cost of standing aside, by about a third according to matches.
        double step = board.directions().size() == 8 ? 3 : 2;
        return Math.abs(cross) / Math.hypot(lineX, lineY) / step;
    }

    /** The reduction of a seat's way left by a move. */
    public int gain(int seat, int from, int to) {
        return costs[256 * seat + from] - costs[256 * seat + to];
    }

    /** The reduction of the seat's way left by a move; 0 for a pass. */
    public int gain(Position position, Move move) {
        if (move.isPass()) return 0;
        return gain(position.owner(move.from()).orElseThrow().index(), move.from(), move.to());
    }

    /** The way left of a seat. */
    public int wayLeft(LiveBoard board, int seat) {
        int sum = -homeCosts[seat];
        for (int cell = 0; cell < 256; cell++) {
            if (board.ownerIndex(cell) == seat) sum += costs[256 * seat + cell];
        }
        return sum;
    }

    /** The way left of a seat. */
    public int wayLeft(Position position, Seat seat) {
        return position.pieces(seat).stream()
                        .map(cell -> costs[256 * seat.index() + cell])
                        .sum()
                - homeCosts[seat.index()];
    }

    /** A seat with at most this way left may be home, or held up by a piece in its goal. */
    public int nearlyHome() {
        return nearlyHome;
    }

    /**
     * The part of the leading rival's way that counts. With many rivals, holding one up rarely works. But a rival that
     * is almost home must count.
     */
    public int rivals(int wayLeft) {
        return wayLeft * rival / 100;
    }

    /**
     * The part of the ways of the leader's partners that counts. Their pieces serve the leader as ladders, and the
     * leader may get stuck.
     */
    public int partners(int waysLeft) {
        return (int) ((long) waysLeft * partner / 1000);
    }

    /** Whether a lead is the difference of two ways. If so, a lead of 0 means that neither side is ahead. */
    public boolean comparesWays() {
        return rival == 100;
    }

    /** Whether only the seat's own way counts. */
    public boolean countsNobodyElse() {
        return rival == 0;
    }

    /** The steps from a cell to a seat's goal. */
    public int steps(int seat, int cell) {
        return steps[256 * seat + cell];
    }

    /** The extra cost of a rearmost piece this many steps from its goal. */
    public int rear(int steps) {
        return rear * steps;
    }

    /** The expected gain of a turn. */
    public int turnValue() {
        return turnValue;
    }
}
