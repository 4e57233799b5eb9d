package dev.halma.print;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.halma.print.ReadPage.Inked;
import dev.halma.print.board.BoardPlan;
import dev.halma.rules.board.Board;
import dev.halma.rules.board.Shape;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Glued boards have the right size, and every cell once. */
class BoardSheetsTest {

    private static final double CELL = 18;
    private static final double CUT_LINE = 0.25;
    private static final double HOLE = 0.86;

    /** Every board, on every paper. */
    private static Stream<Arguments> boardsOnPapers() {
        Map<Board, Variant> boards = new LinkedHashMap<>();
        Variants.all().forEach(variant -> boards.putIfAbsent(variant.board(), variant));
        return boards.values().stream()
                .flatMap(variant -> Arrays.stream(Paper.values()).map(paper -> Arguments.of(variant, paper)));
    }

    @ParameterizedTest
    @MethodSource("boardsOnPapers")
    void everyCellIsOnOneOfThePartsAndHasItsSize(Variant variant, Paper paper) {
        int found = 0;
        for (ReadPage page : tiles(variant, paper)) {
            Rectangle2D tile = tile(page);
            found += (int) cells(page, variant, CELL).stream()
                    .filter(cell -> isOn(tile, cell))
                    .count();
        }
        assertThat(found).isEqualTo(variant.board().cells().size());
    }

    /** A cell that a cut halves belongs to the tile on its left. */
    private static boolean isOn(Rectangle2D tile, Point2D cell) {
        double slack = 0.05;
        return cell.getX() > tile.getMinX() + slack
                && cell.getX() < tile.getMaxX() + slack
                && cell.getY() > tile.getMinY()
                && cell.getY() < tile.getMaxY();
    }

    @ParameterizedTest
    @MethodSource("boardsOnPapers")
    void neighboursInARowAreExactlyACellApart(Variant variant, Paper paper) {
        for (ReadPage page : tiles(variant, paper)) {
            List<Point2D> cells = cells(page, variant, CELL);
            for (int i = 0; i < cells.size(); i++) {
                assertThat(Apart.nearest(cells, i)).isCloseTo(CELL, within(0.1));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("boardsOnPapers")
    void thePartsTogetherAreAsLargeAsTheBoard(Variant variant, Paper paper) {
        BoardPlan plan = BoardPlan.framed(variant.board(), CELL);
        double area = tiles(variant, paper).stream()
                .map(BoardSheetsTest::tile)
                .mapToDouble(tile -> tile.getWidth() * tile.getHeight())
                .sum();
        assertThat(Math.sqrt(area)).isCloseTo(Math.sqrt(plan.width() * plan.height()), within(0.1));
    }

    @ParameterizedTest
    @ValueSource(doubles = {10, 18, 30, 45, 60})
    void anySizeThatIsOfferedCanBePrinted(double cell) {
        Variant star = Variants.named("chinese-6");
        int found = 0;
        for (ReadPage page : board(PrintRequest.of(star).withCell(cell))) {
            Rectangle2D tile = tile(page);
            found += (int) cells(page, star, cell).stream()
                    .filter(middle -> isOn(tile, middle))
                    .count();
        }
        assertThat(found).isEqualTo(121);
    }

    @Test
    void coordinatesNameEveryFileAndRank() {
        PrintRequest request = PrintRequest.of(Variants.named("halma-8"));
        assertThat(board(request.withCoordinates(true)).getFirst().written()).contains("87654321abcdefgh");
        assertThat(board(request).getFirst().written()).doesNotContain("abcdefgh");
    }

    @ParameterizedTest
    @MethodSource("boardsOnPapers")
    void aSingleSheetHoldsTheWholeBoardWithItsCoordinates(Variant variant, Paper paper) {
        PrintRequest request =
                PrintRequest.of(variant).on(paper).withSingle(true).withCoordinates(true);
        assertThat(board(request)).hasSize(1).noneMatch(ReadPage::cutsLetters);
    }

    @Test
    void flapsNameThePartThatIsGluedOnThem() {
        List<ReadPage> pages = tiles(Variants.named("american-2"), Paper.A4);
        assertThat(pages.get(0).written()).contains("Glue under row 1, column 2", "Glue under row 2, column 1");
        assertThat(pages.get(1).written())
                .contains("Glue under row 2, column 2")
                .doesNotContain("column 3");
        assertThat(pages.get(3).written()).doesNotContain("Glue");
    }

    private static List<ReadPage> tiles(Variant variant, Paper paper) {
        return ReadBack.set(variant, paper).pagesWith("Board");
    }

    private static List<ReadPage> board(PrintRequest request) {
        return ReadBack.of(request.with(EnumSet.of(Part.BOARD))).pages();
    }

    /** The tile to cut out: the largest rectangle with a cutting line around it. */
    private static Rectangle2D tile(ReadPage page) {
        return page.inked().stream()
                .filter(shape -> shape.line()
                        .filter(width -> Math.abs(width - CUT_LINE) < 0.01)
                        .isPresent())
                .filter(shape -> shape.sides().size() == 3 && !shape.filled())
                .map(Inked::bounds)
                .max(Comparator.comparingDouble(Rectangle2D::getWidth))
                .orElseThrow();
    }

    /** The centres of the cells on a page: squares of the cell's size, or slightly smaller circles. */
    private static List<Point2D> cells(ReadPage page, Variant variant, double cell) {
        boolean isSquare = variant.board().shape() == Shape.SQUARE;
        return page.inked().stream()
                .filter(shape -> shape.filled() && shape.line().isPresent())
                .filter(shape -> isSquare == !shape.sides().isEmpty())
                .filter(shape -> {
                    double size = isSquare
                            ? shape.bounds().getWidth()
                            : (shape.bounds().getWidth() + shape.line().orElseThrow()) / HOLE;
                    return Math.abs(size - cell) < 0.1;
                })
                .<Point2D>map(shape -> new Point2D.Double(
                        shape.bounds().getCenterX(), shape.bounds().getCenterY()))
                .toList();
    }
}
