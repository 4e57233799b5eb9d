package dev.halma.engine.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.race.HomeTable;
import dev.halma.engine.race.Prover;
import dev.halma.engine.search.Limits;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.game.Outcome;
import dev.halma.rules.move.LiveBoard;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.testkit.Races;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PuzzleMakerTest {

    private static final long DAY = 20_774; // 2026-11-17

    @ParameterizedTest
    @EnumSource(Grade.class)
    void aDayHasTheSamePuzzleEverywhereAndTheNextDayAnother(Grade grade) {
        assertThat(PuzzleMaker.of(DAY, grade)).isEqualTo(PuzzleMaker.of(DAY, grade));
        assertThat(PuzzleMaker.of(DAY + 3, grade)).isNotEqualTo(PuzzleMaker.of(DAY, grade));
    }

    @ParameterizedTest
    @EnumSource(Grade.class)
    void theFewestTurnsAreProvenWithAllPiecesOnTheBoard(Grade grade) {
        for (long day = DAY; day < DAY + 3; day++) {
            Puzzle puzzle = PuzzleMaker.of(day, grade);
            Position position = puzzle.position();
            HomeTable table = HomeTable.of(position.variant(), Seat.A, 20_000);
            assertThat(Prover.shortest(position, Seat.A, table, Optional.empty(), Limits.nodes(200_000)))
                    .hasValueSatisfying(plan -> assertThat(plan.turns()).isEqualTo(puzzle.turns()));
            assertThat(puzzle.solution()).hasSize(puzzle.turns());
        }
    }

    /** Nearer to A's goal, the other seat's piece might serve a shorter way home. */
    @Test
    void thePieceThatWaitsIsFarEnoughAway() {
        for (long day = 20_000; day < 20_012; day += 3) {
            Puzzle puzzle = PuzzleMaker.of(day, Grade.FIVE);
            Terrain steps = Terrain.of(puzzle.position().variant(), Weights.STEPS_ONLY);
            assertThat(puzzle.position().variant().id()).isEqualTo("twosided-star");
            assertThat(steps.steps(0, puzzle.waitsAt())).isGreaterThanOrEqualTo(puzzle.turns() + 2);
            assertThat(steps.steps(0, puzzle.waitsBeside())).isGreaterThanOrEqualTo(puzzle.turns() + 2);
        }
    }

    /** The second method: every way of the easy puzzles is played on the board with all pieces. */
    @ParameterizedTest
    @EnumSource(names = {"ONE", "TWO"})
    void theWaysOfEasyPuzzlesAreCountedByPlainSearchToo(Grade grade) {
        for (long day = DAY; day < DAY + 3; day++) {
            Puzzle puzzle = PuzzleMaker.of(day, grade);
            assertThat(Races.turnsHome(puzzle.position(), Seat.A, 100_000)).hasValue(puzzle.turns());
            LiveBoard board = puzzle.position().withResigned(Seat.B).live();
            Set<Integer> first = new HashSet<>();
            CellSet goal = puzzle.position().variant().seating(Seat.A).goal();
            assertThat(ways(board, goal, puzzle.turns(), first)).isEqualTo(puzzle.ways());
            assertThat(first).hasSize(puzzle.firstMoves());
        }
    }

    private static int ways(LiveBoard board, CellSet goal, int turns, Set<Integer> first) {
        if (turns == 0) return board.pieces(Seat.A).equals(goal) ? 1 : 0;
        if (board.pieces(Seat.A).minus(goal).size() > turns) return 0;
        int ways = 0;
        int[] moves = new int[LiveBoard.MOST_MOVES];
        int count = board.moves(moves);
        for (int i = 0; i < count; i++) {
            board.make(moves[i]);
            int found = ways(board, goal, turns - 1, new HashSet<>());
            board.undo();
            if (found > 0) first.add(moves[i]);
            ways += found;
        }
        return ways;
    }

    @ParameterizedTest
    @EnumSource(Grade.class)
    void theSolutionIsLegalWhileTheOtherSeatGoesToAndFro(Grade grade) {
        Puzzle puzzle = PuzzleMaker.of(DAY + 1, grade);
        Position position = puzzle.position();
        for (Move move : puzzle.solution()) {
            position = position.after(move);
            if (!position.isOver()) position = puzzle.waiting(position);
            assertThat(position.isHome(Seat.B)).isFalse();
        }
        assertThat(puzzle.routes()).hasSize(puzzle.turns());
        assertThat(Outcome.of(position).result()).isEqualTo("A");
    }
}
