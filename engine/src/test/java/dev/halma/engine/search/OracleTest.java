package dev.halma.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.engine.evaluation.Evaluation;
import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weight;
import dev.halma.engine.evaluation.Weights;
import dev.halma.rules.board.Board;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.game.Event;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Outcome;
import dev.halma.rules.game.Position;
import dev.halma.rules.move.Move;
import dev.halma.rules.notation.HouseText;
import dev.halma.rules.variant.HouseRules;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Side;
import dev.halma.rules.variant.Source;
import dev.halma.rules.variant.Variant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The full search, with its transposition table, windows and move order, finds the same score as plain minimax. Tested
 * on small boards with few pieces per seat, in all kinds of variants.
 */
class OracleTest {

    private static final int POSITIONS = 10;
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
        SplittableRandom random = new SplittableRandom(1884);
        Variant variant = HouseText.parse(small(seats, pieces), house).orThrow();
        int compared = 0;
        for (int i = 0; i < POSITIONS; i++) {
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
                int expected = new Minimax(game).score(game, deep, 0);
                assertThat(found.score()).as("%s, depth %d", game, deep).isEqualTo(expected);
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(2 * POSITIONS);
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
    private record Minimax(Game root, Side side, Terrain terrain) {

        Minimax(Game root) {
            this(root, root.variant().sideOf(root.position().toMove()), Terrain.of(root.variant(), Weights.USUAL));
        }

        int score(Game game, int depth, int ply) {
            Seat toMove = game.position().toMove();
            if (game.position().outcome().isOver()) return endScore(game, ply);
            if (ply > 0 && isRepeated(game)) {
                int evenForSide = even(game);
                int cost = Weights.USUAL.of(Weight.REPETITION);
                Seat last = game.lastEvent().flatMap(Event::seat).orElseThrow();
                return side.contains(last) ? evenForSide - cost : evenForSide + cost;
            }
            if (depth == 0) return lead(game);
            boolean wantsMost = side.contains(toMove);
            int best = wantsMost ? Integer.MIN_VALUE : Integer.MAX_VALUE;
            for (Move move : game.position().legalMoves()) {
                int score = score(game.after(move), depth - 1, ply + 1);
                best = wantsMost ? Math.max(best, score) : Math.min(best, score);
            }
            return best;
        }

        private int endScore(Game game, int ply) {
            if (game.position().outcome() instanceof Outcome.Won(Side winner, Outcome.Why why)) {
                return winner.equals(side) ? Search.WIN - ply : ply - Search.WIN;
            }
            int cost = Weights.USUAL.of(Weight.REPETITION);
            return side.contains(game.position().toMove()) ? even(game) - cost : even(game) + cost;
        }

        private static boolean isRepeated(Game game) {
            return game.timesSeen(game.position()) > 1;
        }

        /** The score of a game without progress. */
        private int even(Game game) {
            return terrain.comparesWays() ? 0 : lead(game);
        }

        private int lead(Game game) {
            return new SearchBoard(game, terrain).lead(side.seats().getFirst().index());
        }
    }
}
