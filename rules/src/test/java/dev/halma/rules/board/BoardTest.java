package dev.halma.rules.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.halma.testkit.Law;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BoardTest {

    static Stream<Board> boards() {
        return Stream.of(
                        IntStream.rangeClosed(4, 16).mapToObj(Board::square),
                        IntStream.rangeClosed(2, 5).mapToObj(Board::star),
                        IntStream.rangeClosed(3, 9).mapToObj(Board::diamond))
                .flatMap(board -> board);
    }

    @ParameterizedTest
    @MethodSource("boards")
    @Law({"2.1", "2.3", "2.7"})
    void hasAsManyCellsAsTheRulesSay(Board board) {
        int n = board.size();
        int expected = switch (board.shape()) {
            case SQUARE -> n * n;
            case STAR -> 6 * n * (n + 1) / 2 + 3 * n * (n + 1) + 1;
            case DIAMOND -> n * n;
        };
        assertThat(board.cells().size()).isEqualTo(expected);
    }

    @ParameterizedTest
    @MethodSource("boards")
    @Law("2.2")
    void findsEveryCellByItsName(Board board) {
        assertThat(board.cells().stream()).allSatisfy(cell -> {
            assertThat(board.cellNamed(board.nameOf(cell))).hasValue(cell);
            assertThat(board.at(board.fileOf(cell), board.rankOf(cell))).isEqualTo(cell);
        });
    }

    @ParameterizedTest
    @MethodSource("boards")
    @Law("2.6")
    void neighboursAreAtTheSameDistanceInADrawingOfAStar(Board board) {
        if (board.shape() == Shape.SQUARE) return;
        assertThat(board.cells().stream()).allSatisfy(cell -> {
            for (Direction direction : board.directions()) {
                int next = board.neighbour(cell, direction);
                if (next == Board.NONE) continue;
                assertThat(Math.hypot(board.x(next) - board.x(cell), board.y(next) - board.y(cell)))
                        .isEqualTo(board.pitch(), within(1e-9));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("boards")
    @Law("2.5")
    void neighboursAreMutual(Board board) {
        assertThat(board.cells().stream()).allSatisfy(cell -> {
            for (Direction direction : board.directions()) {
                int next = board.neighbour(cell, direction);
                if (next != Board.NONE) {
                    assertThat(board.neighbour(next, direction.opposite())).isEqualTo(cell);
                }
            }
        });
    }

    @Test
    @Law("2.4")
    void namesTheTipsOfTheStarClockwiseFromTheBottom() {
        Board star = Board.star(4);
        assertThat(IntStream.range(0, 6).mapToObj(place -> tip(star, place)))
                .containsExactly("e1", "a5", "e13", "m17", "q13", "m5");
        assertThat(names(star, star.rows().get(12)))
                .startsWith("a5")
                .endsWith("m5")
                .hasSize(13);
        assertThat(names(star, star.rows().get(8)))
                .startsWith("e9")
                .endsWith("m9")
                .hasSize(9);
    }

    @Test
    @Law("2.7")
    void namesTheTipsOfTheDiamond() {
        Board diamond = Board.diamond(9);
        assertThat(names(diamond, diamond.rows().getFirst())).containsExactly("i17");
        assertThat(names(diamond, diamond.rows().getLast())).containsExactly("a1");
    }

    @Test
    @Law("3.2")
    void theSmallCampLiesWithinTheLargeOne() {
        Board square = Board.square(16);
        for (int place = 0; place < 4; place++) {
            assertThat(square.camp(place, 13).minus(square.camp(place, 19)).isEmpty())
                    .isTrue();
        }
    }

    @Test
    @Law("3.1")
    void drawsTheCampsOfTheSquareBoard() {
        assertThat(drawing(Board.square(16), camps(Board.square(16), 19, 0, 2))).isEqualTo("""
                        ...........#####
                        ...........#####
                        ............####
                        .............###
                        ..............##
                        ................
                        ................
                        ................
                        ................
                        ................
                        ................
                        ##..............
                        ###.............
                        ####............
                        #####...........
                        #####...........
                        """);
        assertThat(drawing(Board.square(10), camps(Board.square(10), 15, 0, 2))).isEqualTo("""
                        .....#####
                        ......####
                        .......###
                        ........##
                        .........#
                        #.........
                        ##........
                        ###.......
                        ####......
                        #####.....
                        """);
    }

    @Test
    @Law("3.4")
    void drawsTheLargeCampsOfTheStar() {
        assertThat(drawing(Board.star(4), camps(Board.star(4), 15, 0, 3))).isEqualTo("""
                        #
                        ##
                        ###
                        ####
                        ....#####....
                        ............
                        ...........
                        ..........
                        .........
                        ..........
                        ...........
                        ............
                        ....#####....
                        ####
                        ###
                        ##
                        #
                        """);
    }

    @Test
    void refusesSizesAndCampsThatDoNotExist() {
        assertThatThrownBy(() -> Board.square(17)).hasMessageContaining("4 to 16");
        assertThatThrownBy(() -> Board.star(1)).hasMessageContaining("2 to 5");
        assertThatThrownBy(() -> Board.star(4).camp(0, 19)).hasMessageContaining("no camp of 19");
    }

    private static CellSet camps(Board board, int size, int... places) {
        return Arrays.stream(places).mapToObj(place -> board.camp(place, size)).reduce(CellSet.EMPTY, CellSet::union);
    }

    /** The cell of a point with the fewest neighbours inside the point. */
    private static String tip(Board star, int place) {
        CellSet camp = star.camp(place, 10);
        return camp.stream()
                .filter(cell -> star.directions().stream()
                                .filter(direction -> star.neighbour(cell, direction) != Board.NONE)
                                .count()
                        == 2)
                .mapToObj(star::nameOf)
                .collect(Collectors.joining(" "));
    }

    private static List<String> names(Board board, int[] row) {
        return Arrays.stream(row).mapToObj(board::nameOf).toList();
    }

    private static String drawing(Board board, CellSet marked) {
        return board.rows().stream()
                .map(row -> Arrays.stream(row)
                        .mapToObj(cell -> marked.contains(cell) ? "#" : ".")
                        .collect(Collectors.joining("", "", "\n")))
                .collect(Collectors.joining());
    }
}
