package dev.halma.solve;

import dev.halma.rules.board.CellSet;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.HouseRules.Guards;
import dev.halma.rules.variant.HouseRules.Leave;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.solve.Solution.Truth;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Checks a solution by forward search with the moves of the rule book, which share no code with the solver: the truth
 * about a position must follow from the truths after each of its moves.
 */
public final class Check {

    private final Solution solution;
    private final Variant variant;

    public Check(Solution solution) {
        this.solution = Objects.requireNonNull(solution, "solution");
        Variant solved = solution.variant();
        Guards guards = solution.ending() == Ending.BLOCKERS_LEAVE ? Guards.NONE : Guards.ANY;
        // The time to leave counts turns, which a table of placements does not know.
        variant = solved.with(solved.houseRules().withGuards(guards).withLeave(Leave.OFF));
    }

    /** The positions, of this number of random ones, about which table and moves disagree. */
    public List<Position> wrongAmong(long count, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Position> wrong = new ArrayList<>();
        for (long i = 0; i < count; i++) {
            Position position = random(random);
            if (!isRight(position)) wrong.add(position);
        }
        return wrong;
    }

    private Position random(SplittableRandom random) {
        int[] cells = variant.board().cells().stream().toArray();
        int pieces = variant.seating(Seat.A).pieces();
        for (int i = 0; i < 2 * pieces; i++) {
            int other = i + random.nextInt(cells.length - i);
            int cell = cells[i];
            cells[i] = cells[other];
            cells[other] = cell;
        }
        CellSet own = CellSet.of(java.util.Arrays.copyOf(cells, pieces));
        CellSet other = CellSet.of(java.util.Arrays.copyOfRange(cells, pieces, 2 * pieces));
        return position(own, other, Seat.of(random.nextInt(2)));
    }

    private Position position(CellSet ofA, CellSet ofB, Seat toMove) {
        return Position.of(variant, List.of(ofA, ofB), toMove, Set.of(), 0, 1);
    }

    private boolean isRight(Position position) {
        Seat mover = position.toMove();
        Seat other = mover == Seat.A ? Seat.B : Seat.A;
        Truth truth = solution.of(position);
        if (hasWon(position, mover)) return truth instanceof Truth.Never;
        if (hasWon(position, other)) return truth.equals(new Truth.Loss(0));
        return truth.equals(byMoves(position));
    }

    private Truth byMoves(Position position) {
        List<Move> moves = position.isOver() ? List.of() : position.legalMoves();
        if (moves.isEmpty()) return new Truth.Draw(); // no seat can move
        int soonestWin = Integer.MAX_VALUE;
        int latestLoss = 0;
        boolean canDraw = false;
        for (Move move : moves) {
            switch (solution.of(after(position, move))) {
                case Truth.Loss(int turns) -> soonestWin = Math.min(soonestWin, turns + 1);
                case Truth.Win(int turns) -> latestLoss = Math.max(latestLoss, turns + 1);
                case Truth.Draw() -> canDraw = true;
                // The mover has filled the other seat's goal for it.
                case Truth.Never() -> latestLoss = Math.max(latestLoss, 1);
            }
        }
        if (soonestWin < Integer.MAX_VALUE) return new Truth.Win(soonestWin);
        return canDraw ? new Truth.Draw() : new Truth.Loss(latestLoss);
    }

    /** The position after a move, with the other seat to move, even if the game is over. */
    private Position after(Position position, Move move) {
        Seat mover = position.toMove();
        CellSet moved = position.pieces(mover).minus(CellSet.of(move.from())).union(CellSet.of(move.to()));
        CellSet still = position.pieces(mover == Seat.A ? Seat.B : Seat.A);
        return mover == Seat.A ? position(moved, still, Seat.B) : position(still, moved, Seat.A);
    }

    private boolean hasWon(Position position, Seat seat) {
        if (solution.ending() != Ending.FILLED) return position.isHome(seat);
        CellSet goal = variant.seating(seat).goal();
        boolean holdsPart = !goal.intersection(position.pieces(seat)).isEmpty();
        return holdsPart && goal.stream().noneMatch(position::isEmpty);
    }
}
