package dev.halma.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.engine.evaluation.Evaluation;
import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weight;
import dev.halma.engine.evaluation.Weights;
import dev.halma.rules.board.Board;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.LiveBoard;
import dev.halma.rules.move.Position;
import dev.halma.rules.notation.HouseText;
import dev.halma.rules.variant.HouseRules;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Side;
import dev.halma.rules.variant.Source;
import dev.halma.rules.variant.Variant;
import dev.halma.testkit.Effort;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The full search, with its transposition table, windows and move order, finds the same score as plain minimax. Tested
 * on small boards with few pieces per seat, in all kinds of variants.
 */
@Tag("law")
class OracleTest {

    private static final int SIZE = 5;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2 | 3 | 4 | ''",
                "2 | 2 | 4 | guards=1",
                "2 | 3 | 3 | guards=any",
                "3 | 2 | 3 | ''",
                "4 | 2 | 3 | ''",
                "4 | 2 | 3 | sides=opposite",
                "4 | 2 | 3 | sides=adjacent",
                "4 | 2 | 3 | sides=opposite,win=both",
            })
    void searchingEverythingFindsWhatMinimaxFinds(int seats, int pieces, int depth, String house) {
        SplittableRandom random = new SplittableRandom(Effort.seed());
        Variant variant = HouseText.parse(small(seats, pieces), house).orThrow();
        int positions = Effort.times(4, 40);
        int compared = 0;
        for (int i = 0; i < positions; i++) {
            Game game = Game.from(scattered(variant, pieces, random));
            if (game.isOver()) continue;
            for (int deep = 1; deep <= depth; deep++) {
                Variation found = new Search(
                                game,
                                game.legalMoves(),
                                TranspositionTable.ofMegabytes(1),
                                Limits.depth(deep),
                                Evaluation.of(Weights.USUAL),
                                Breadth.FULL)
                        .best(variation -> {});
                if (found.depth() < deep) break; // it has found the end of the game
                int expected = new Minimax(game).score(deep);
                assertThat(found.score()).as("%s, depth %d", game, deep).isEqualTo(expected);
                compared++;
            }
        }
        assertThat(compared).isGreaterThanOrEqualTo(positions);
    }

    /** Seats in the corners of a small square. Each goal is the corner straight across. */
    private static Variant small(int seats, int pieces) {
        Board board = Board.square(SIZE);
        int[] places = seats == 2 ? new int[] {0, 2} : seats == 3 ? new int[] {0, 1, 2} : new int[] {0, 1, 2, 3};
        List<Seating> seatings = new ArrayList<>();
        for (int place : places) {
            seatings.add(new Seating(
                    Seat.of(seatings.size()),
                    place,
                    corner(board, place, pieces),
                    corner(board, (place + 2) % 4, pieces)));
        }
        return new Variant("small", Source.BEYOND_THE_SHEETS, board, seatings, HouseRules.usual(seats));
    }

    /** The corner cell and its neighbours along the edges. */
    private static CellSet corner(Board board, int place, int pieces) {
        String[] cells = List.of("a1 a2 b1", "a5 b5 a4", "e5 e4 d5", "e1 d1 e2")
                .get(place)
                .split(" ", -1);
        return CellSet.of(Arrays.stream(cells)
                .limit(pieces)
                .mapToInt(name -> board.cellNamed(name).orElseThrow())
                .toArray());
    }

    /** Random pieces, sometimes so late that camps must be left. */
    private static Position scattered(Variant variant, int pieces, SplittableRandom random) {
        List<Integer> free =
                new ArrayList<>(variant.board().cells().stream().boxed().toList());
        List<CellSet> placed = new ArrayList<>();
        for (int seat = 0; seat < variant.seats(); seat++) {
            CellSet own = CellSet.EMPTY;
            for (int i = 0; i < pieces; i++) {
                int cell = free.get(random.nextInt(free.size()));
                free.remove(Integer.valueOf(cell));
                own = own.union(CellSet.of(cell));
            }
            placed.add(own);
        }
        int turn = 1 + random.nextInt(3) * 20;
        return Position.of(variant, placed, Seat.of(random.nextInt(variant.seats())), Set.of(), 0, turn);
    }

    /** Searches every move that the rules allow. The root's side maximises the score, all others minimise it. */
    private static final class Minimax {

        private final Side side;
        private final boolean twoSides;
        private final Terrain terrain;
        private final LiveBoard board;
        private final SearchBoard ways; // makes the same moves, to know each side's way
        private final Deque<Long> path = new ArrayDeque<>(); // the keys of the positions before this one

        Minimax(Game root) {
            side = root.variant().sideOf(root.position().toMove());
            twoSides = root.variant().houseRules().sides().sides().size() == 2;
            terrain = Terrain.of(root.variant(), Weights.USUAL);
            board = root.position().live();
            ways = new SearchBoard(root, terrain);
        }

        int score(int depth) {
            return score(depth, board.toMove());
        }

        private int score(int depth, Seat last) {
            Seat toMove = board.toMove();
            if (board.isOver()) return endScore(toMove);
            if (path.contains(board.key())) return withoutProgress(last);
            if (depth == 0) return lead();
            boolean wantsMost = side.contains(toMove);
            int best = wantsMost ? Integer.MIN_VALUE : Integer.MAX_VALUE;
            int[] moves = new int[LiveBoard.MOST_MOVES];
            int count = board.moves(moves);
            for (int i = 0; i < count; i++) {
                int score = scoreAfter(moves[i], depth, toMove);
                best = wantsMost ? Math.max(best, score) : Math.min(best, score);
            }
            return best;
        }

        private int scoreAfter(int move, int depth, Seat mover) {
            path.push(board.key());
            board.make(move);
            ways.make(move);
            int score = score(depth - 1, mover);
            ways.undo();
            board.undo();
            path.pop();
            return score;
        }

        private int endScore(Seat toMove) {
            if (board.winner() == LiveBoard.NO_SEAT) return withoutProgress(toMove);
            boolean isWon = side.contains(Seat.of(board.winner()));
            // With more than two sides the others may play otherwise, so their win is only expected.
            int win = (isWon || twoSides ? Search.WIN : Search.EXPECTED_WIN) - path.size();
            return isWon ? win : -win;
        }

        /** The score of a game without progress, which costs the side of a seat something. */
        private int withoutProgress(Seat seat) {
            int even = terrain.comparesWays() ? 0 : lead();
            int cost = Weights.USUAL.of(Weight.REPETITION);
            return side.contains(seat) ? even - cost : even + cost;
        }

        private int lead() {
            return ways.lead(side.seats().getFirst().index());
        }
    }
}
