package dev.halma.engine.puzzle;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.level.Dice;
import dev.halma.engine.race.Formations;
import dev.halma.engine.race.HomeTable;
import dev.halma.rules.board.Board;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.board.Direction;
import dev.halma.rules.move.Keys;
import dev.halma.rules.move.LiveBoard;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Makes puzzles. Seat A's pieces take random moves out of their goal; the turns back are counted exactly. Of several
 * such positions the puzzle is the one with the fewest first moves that solve it, and then the fewest solutions.
 *
 * <p>The count also holds with the other seat's pieces on the board. They are so far away that a way home that touches
 * one of them takes more turns (see {@link dev.halma.engine.race.Prover}). Boards and places are chosen for that.
 */
public final class PuzzleMaker {

    private static final List<String> BOARDS = List.of("chinese-2", "diamond-9", "twosided-star");

    /** The size of the table, enough for two or three turns on these boards. The rest of a way is searched. */
    private static final int FORMATIONS = 20_000;

    private static final int TRIES = 400;
    private static final int FOUND = 6;

    private final Variant variant;
    private final CellSet goal;
    private final Formations formations;

    /** @param day the number of the day, counted from 1970-01-01 */
    private PuzzleMaker(long day) {
        variant = Variants.named(BOARDS.get((int) Long.remainderUnsigned(day, BOARDS.size())));
        goal = variant.seating(Seat.A).goal();
        formations = new Formations(variant, Seat.A, HomeTable.of(variant, Seat.A, FORMATIONS));
    }

    /**
     * The puzzle of a day and a grade.
     *
     * @param day the number of the day, counted from 1970-01-01
     */
    public static Puzzle of(long day, Grade grade) {
        Objects.requireNonNull(grade, "grade");
        return new PuzzleMaker(day).make(new Dice(Keys.key(8 * day + grade.number())), grade);
    }

    /** A formation that may become a puzzle. */
    private record Candidate(CellSet formation, int firstMoves, int ways) {

        private boolean isBetterThan(Candidate other) {
            return firstMoves == other.firstMoves ? ways < other.ways : firstMoves < other.firstMoves;
        }
    }

    private Puzzle make(Dice dice, Grade grade) {
        Optional<Candidate> best = Optional.empty();
        int found = 0;
        for (int i = 0; found < FOUND && (i < TRIES || best.isEmpty()); i++) {
            CellSet formation = walk(dice, grade.turns());
            if (formations.turns(formation, grade.turns()) != grade.turns()) continue;
            Candidate candidate = candidate(formation, grade.turns());
            if (candidate.firstMoves == 1) found++;
            if (best.isEmpty() || candidate.isBetterThan(best.get())) best = Optional.of(candidate);
        }
        return puzzle(best.orElseThrow(), grade, dice);
    }

    private Candidate candidate(CellSet formation, int turns) {
        int first = formations.bestMoves(formation, turns).size();
        int ways = first == 1 ? formations.ways(formation, turns, Puzzle.MANY) : Puzzle.MANY;
        return new Candidate(formation, first, ways);
    }

    /** The cells of the pieces after this number of random moves out of the full goal. None enters its own camp. */
    private CellSet walk(Dice dice, int turns) {
        CellSet camp = variant.seating(Seat.A).camp();
        CellSet formation = goal;
        for (int i = 0; i < turns; i++) {
            List<Integer> moves = formations.moves(formation);
            int move = moves.get(dice.roll(moves.size()));
            if (camp.contains(LiveBoard.to(move))) continue;
            formation = after(formation, move);
        }
        return formation;
    }

    private static CellSet after(CellSet formation, int move) {
        return formation.minus(CellSet.of(LiveBoard.from(move))).union(CellSet.of(LiveBoard.to(move)));
    }

    private Puzzle puzzle(Candidate candidate, Grade grade, Dice dice) {
        int[] waiting = waiting(dice, grade.turns() + 2);
        CellSet others =
                variant.seating(Seat.B).goal().minus(CellSet.of(waiting[0])).union(CellSet.of(waiting[1]));
        Position position = Position.of(variant, List.of(candidate.formation, others), Seat.A, Set.of(), 0, 1);
        return new Puzzle(
                position,
                grade,
                solution(position, candidate.formation, grade.turns()),
                candidate.firstMoves,
                candidate.ways == Puzzle.MANY
                        ? formations.ways(candidate.formation, grade.turns(), Puzzle.MANY)
                        : candidate.ways,
                waiting[1],
                waiting[2]);
    }

    /**
     * The cell of its goal that the other seat leaves empty, and two neighbouring cells outside between which its last
     * piece moves.
     *
     * @param far the least distance of these cells from seat A's goal, in steps
     */
    private int[] waiting(Dice dice, int far) {
        Board board = variant.board();
        CellSet full = variant.seating(Seat.B).goal();
        Terrain steps = Terrain.of(variant, Weights.STEPS_ONLY);
        List<int[]> choices = new ArrayList<>();
        for (int hole : full.stream().toArray()) {
            for (int cell : neighbours(board, hole)) {
                if (full.contains(cell) || steps.steps(0, cell) < far) continue;
                for (int beside : neighbours(board, cell)) {
                    boolean isFree = !full.contains(beside) && steps.steps(0, beside) >= far;
                    if (isFree) choices.add(new int[] {hole, cell, beside});
                }
            }
        }
        return choices.get(dice.roll(choices.size()));
    }

    private static List<Integer> neighbours(Board board, int cell) {
        List<Integer> neighbours = new ArrayList<>();
        for (Direction direction : board.directions()) {
            int next = board.neighbour(cell, direction);
            if (next != Board.NONE) neighbours.add(next);
        }
        return neighbours;
    }

    /** The first way home. A move of A is legal whether or not B has moved: they are far apart. */
    private List<Move> solution(Position start, CellSet formation, int turns) {
        List<Move> solution = new ArrayList<>();
        CellSet now = formation;
        for (int left = turns; left > 0; left--) {
            int code = formations.bestMoves(now, left).get(0);
            Position itsTurn =
                    Position.of(variant, List.of(now, start.pieces(Seat.B)), Seat.A, Set.of(), 0, start.turn());
            solution.add(
                    itsTurn.legalMove(LiveBoard.from(code), LiveBoard.to(code)).orElseThrow());
            now = after(now, code);
        }
        return solution;
    }
}
