package dev.halma.print;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.print.board.Ink;
import dev.halma.print.sheet.Shape;
import dev.halma.print.sheet.Tone;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.awt.geom.Point2D;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** There are enough pieces for everyone, with room for the scissors between them. */
class PieceSheetsTest {

    private static final int SPARE = 2;
    private static final double GAP = 2;

    @ParameterizedTest
    @MethodSource("dev.halma.print.PrintedSetsTest#variantsOnPapers")
    void everySeatHasItsPiecesAndTwoSpare(Variant variant, Paper paper) {
        ReadBack set = ReadBack.set(variant, paper);
        assertThat(set.pages().stream().mapToInt(page -> discs(page, 18).size()).sum())
                .isEqualTo(needed(variant));
        boolean isBesideTheBoard = !discs(set.pages().getFirst(), 18).isEmpty();
        assertThat(set.pagesWith("Pieces: sheet")).hasSize(isBesideTheBoard ? 0 : 2);
    }

    @ParameterizedTest
    @ValueSource(doubles = {10, 25, 37.5, 60})
    void largeOnesTakeMoreSheetsAndNoneGetsLost(double cell) {
        for (Variant variant : List.of(Variants.named("american-3"), Variants.named("chinese-6"))) {
            List<ReadPage> pages = pieces(PrintRequest.of(variant).withCell(cell));
            assertThat(pages.stream().mapToInt(page -> discs(page, cell).size()).sum())
                    .isEqualTo(needed(variant));
        }
    }

    @ParameterizedTest
    @MethodSource("dev.halma.print.PrintedSetsTest#variantsOnPapers")
    void scissorsFitBetweenTheDiscs(Variant variant, Paper paper) {
        for (ReadPage page : ReadBack.set(variant, paper).pages()) {
            List<Point2D> discs = discs(page, 18);
            for (int i = 0; i < discs.size(); i++) {
                assertThat(Apart.nearest(discs, i)).isGreaterThan(0.8 * 18 + GAP - 0.1);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"american-2", "american-4", "chinese-6", "diamond-9"})
    void pawnsStandForEveryPiece(String id) {
        Variant variant = Variants.named(id);
        List<ReadPage> pages = pieces(PrintRequest.of(variant).withPawns(true));
        long strips = pages.stream()
                .flatMap(page -> page.inked().stream())
                .filter(shape -> shape.filled() && Math.abs(shape.bounds().getHeight() - 2 * 18 * 1.68) < 0.1)
                .count();
        assertThat(strips).isEqualTo(needed(variant));
    }

    @Test
    void theLineToCutAlongIsVisibleOnEveryDisc() {
        for (Ink ink : Ink.values()) {
            PrintRequest request =
                    PrintRequest.of(Variants.named("chinese-6")).in(ink).with(EnumSet.of(Part.PIECES));
            List<Shape.Circle> edges = ReadBack.printed(request).sheets().stream()
                    .flatMap(sheet -> sheet.shapes().stream())
                    .flatMap(shape -> shape instanceof Shape.Circle circle ? Stream.of(circle) : Stream.empty())
                    .filter(circle -> Math.abs(circle.radius() - 7.2) < 0.2)
                    .toList();
            assertThat(edges).hasSize(72).allSatisfy(edge -> {
                assertThat(edge.paint().fill()).contains(Tone.WHITE);
                assertThat(edge.paint().stroke().orElseThrow().tone()).isEqualTo(Tone.BLACK);
            });
        }
    }

    static int needed(Variant variant) {
        return variant.seatings().stream().mapToInt(Seating::pieces).sum() + SPARE * variant.seats();
    }

    private static List<ReadPage> pieces(PrintRequest request) {
        return ReadBack.of(request.with(EnumSet.of(Part.PIECES))).pages();
    }

    /** Circles of the size of a piece, with its edge. */
    static List<Point2D> discs(ReadPage page, double cell) {
        return page.inked().stream()
                .filter(shape -> shape.filled() && shape.sides().isEmpty())
                .filter(shape ->
                        Math.abs(shape.bounds().getWidth() + shape.line().orElse(0.0) - 0.8 * cell) < 0.05)
                .filter(shape -> shape.line().isPresent())
                .<Point2D>map(shape -> new Point2D.Double(
                        shape.bounds().getCenterX(), shape.bounds().getCenterY()))
                .toList();
    }
}
