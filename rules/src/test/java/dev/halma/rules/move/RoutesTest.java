package dev.halma.rules.move;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.game.Event;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Verdict;
import dev.halma.rules.notation.MoveText;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.Law;
import dev.halma.testkit.Sketch;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RoutesTest {

    /** A ring of four landings, with a way on from the far corner. */
    private static final Position RING = Sketch.square("""
            . . . . .
            . . b . .
            . b . . .
            b . b . .
            a b . . .
            """).toMove(Seat.A);

    @Test
    @Law("6.3b")
    void comeShortestFirstAndThenByTheNamesOfTheirCells() {
        assertThat(routes(RING, "a1", "c3", 9)).containsExactly("a1-a3-c3", "a1-c1-c3");
        assertThat(routes(RING, "a1", "a3", 9)).containsExactly("a1-a3", "a1-c1-c3-a3");
        assertThat(routes(RING, "a1", "c5", 9)).containsExactly("a1-a3-c3-c5", "a1-c1-c3-c5");
    }

    @Test
    void goOnFromLandingToLandingAsLongAsThePieceCanHop() {
        assertThat(onward(RING, "a1")).containsExactly("a3", "c1");
        assertThat(onward(RING, "a1", "a3")).containsExactly("a1", "c3");
        assertThat(onward(RING, "a1", "a3", "c3", "c5")).containsExactly("c3");
        assertThat(onward(RING, "a1", "c5")).isEmpty(); // no single hop leads there
        assertThat(onward(RING, "b1")).isEmpty(); // it is not that piece's turn
    }

    private static List<String> onward(Position position, String... landings) {
        List<Integer> cells = Arrays.stream(landings).map(RoutesTest::cell).toList();
        return position.nextHops(cells).stream()
                .map(position.variant().board()::nameOf)
                .toList();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "a1-a3-a1-c1, a1-c1", // back to the start
        "a1-a3-c3-a3-c3-c5, a1-a3-c3-c5", // to and fro
        "a1-c1-c3-a3-a1-a3, a1-a3", // all the way round
        "a1-c1-c3-a3-a1-c1-c3-c5, a1-c1-c3-c5",
        "a1-c1-c3-a3, a1-c1-c3-a3", // the longer way is no loop
    })
    @Law("6.2d")
    void areKeptWithoutTheirLoops(String asked, String kept) {
        Verdict verdict = Game.from(RING).play(MoveText.parse(asked).orThrow());
        assertThat(verdict).isInstanceOf(Verdict.Accepted.class);
        Game game = ((Verdict.Accepted) verdict).game();
        assertThat(game.lastEvent()).contains(new Event.Moved(Seat.A, route(kept)));
    }

    private static Route route(String names) {
        return Route.chain(
                RING.variant().board(),
                Arrays.stream(names.split("-", -1)).map(RoutesTest::cell).toList());
    }

    @Test
    void ofASeatAreThereOutOfTurnToo() {
        assertThat(RING.chains(Seat.A))
                .extracting(Route::toString)
                .containsExactly("a1-a3", "a1-c1", "a1-a3-c3", "a1-a3-c3-c5");
        assertThat(RING.chains(Seat.B))
                .extracting(Route::toString)
                .contains("b1-d3")
                .allMatch(route -> !route.startsWith("a1"));
        assertThat(RING.chains(Seat.B)).allMatch(route -> route.hops() > 0);
    }

    @Test
    void areAsManyAsAskedForAtTheMost() {
        assertThat(routes(RING, "a1", "c3", 1)).containsExactly("a1-a3-c3");
    }

    @Test
    void ofAStepIsTheStepAlone() {
        assertThat(Routes.all(RING, cell("c3"), cell("c3"), 9)).isEmpty();
        Position start = Position.start(Variants.named("american-2"), Seat.A);
        assertThat(routes(start, "c4", "d5", 9)).containsExactly("c4-d5");
        assertThat(Routes.shortest(
                        start, start.variant().board().cellNamed("c4").orElseThrow(), 0))
                .isEmpty();
    }

    @Test
    void goInTheOrderOfTheNamesAsText() {
        Position position = Sketch.square("""
                . . . . . . . . . . . .
                . . . . . . . . . . . .
                . . . . . . . . . . . .
                . . b . . . . . . . . .
                . b . b . . . . . . . .
                . a . . . . . . . . . .
                . b . b . . . . . . . .
                . . b . . . . . . . . .
                . . . . . . . . . . . .
                . . . . . . . . . . . .
                . . . . . . . . . . . .
                . . . . . . . . . . . .
                """).toMove(Seat.A);
        assertThat(routes(position, "b7", "d7", 2)).containsExactly("b7-b5-d5-d7", "b7-b9-d9-d7");
    }

    @Test
    void areGivenUpWhereNoLongerOneIsFoundInTime() {
        assertThat(routes(RING, "a1", "c3", 1_000_000)).hasSize(2);
    }

    @Test
    void endInTimeWhereHopsFormAWideNet() {
        StringBuilder drawing = new StringBuilder();
        for (int rank = 16; rank >= 1; rank--) {
            for (int file = 1; file <= 16; file++) {
                boolean post = (file + rank) % 2 == 1;
                drawing.append(rank == 1 && file == 1 ? "a " : post ? "b " : ". ");
            }
            drawing.append('\n');
        }
        Position net = Sketch.square(drawing.toString()).toMove(Seat.A);
        List<String> routes = routes(net, "a1", "o15", 1000);
        assertThat(routes).hasSize(1000).doesNotHaveDuplicates();
        assertThat(routes.getFirst().split("-", -1)).hasSize(15);
    }

    private static List<String> routes(Position position, String from, String to, int most) {
        var board = position.variant().board();
        return Routes.all(
                        position,
                        board.cellNamed(from).orElseThrow(),
                        board.cellNamed(to).orElseThrow(),
                        most)
                .stream()
                .map(Route::toString)
                .toList();
    }

    private static int cell(String name) {
        return RING.variant().board().cellNamed(name).orElseThrow();
    }
}
