package dev.halma.print.request;

import dev.halma.i18n.Language;
import dev.halma.print.board.Ink;
import dev.halma.print.paper.Paper;
import dev.halma.rules.variant.Variant;
import java.util.EnumSet;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * A request to print a set.
 *
 * @param variant with its house rules, which the rules sheet shows
 * @param cell the millimetres from cell to cell; without it 18, or what fits on a single sheet
 * @param single whether the board has to fit on one sheet
 * @param pawns whether the pieces fold up and stand; otherwise they lie flat
 * @param coordinates whether the board shows letters and numbers
 */
public record PrintRequest(
        Variant variant,
        Paper paper,
        OptionalDouble cell,
        Ink ink,
        Language language,
        Set<Part> parts,
        boolean single,
        boolean pawns,
        boolean coordinates) {

    public PrintRequest {
        parts = Set.copyOf(parts);
    }

    /** Board and pieces on A4 in black and white, in English. */
    public static PrintRequest of(Variant variant) {
        return new PrintRequest(
                variant,
                Paper.A4,
                OptionalDouble.empty(),
                Ink.MONO,
                Language.EN,
                EnumSet.of(Part.BOARD, Part.PIECES),
                false,
                false,
                false);
    }

    public PrintRequest on(Paper other) {
        return new PrintRequest(variant, other, cell, ink, language, parts, single, pawns, coordinates);
    }

    public PrintRequest withCell(double millimetres) {
        return new PrintRequest(
                variant, paper, OptionalDouble.of(millimetres), ink, language, parts, single, pawns, coordinates);
    }

    public PrintRequest in(Ink other) {
        return new PrintRequest(variant, paper, cell, other, language, parts, single, pawns, coordinates);
    }

    public PrintRequest in(Language other) {
        return new PrintRequest(variant, paper, cell, ink, other, parts, single, pawns, coordinates);
    }

    public PrintRequest with(Set<Part> others) {
        return new PrintRequest(variant, paper, cell, ink, language, others, single, pawns, coordinates);
    }

    public PrintRequest withSingle(boolean isSingle) {
        return new PrintRequest(variant, paper, cell, ink, language, parts, isSingle, pawns, coordinates);
    }

    public PrintRequest withPawns(boolean standing) {
        return new PrintRequest(variant, paper, cell, ink, language, parts, single, standing, coordinates);
    }

    public PrintRequest withCoordinates(boolean shown) {
        return new PrintRequest(variant, paper, cell, ink, language, parts, single, pawns, shown);
    }
}
