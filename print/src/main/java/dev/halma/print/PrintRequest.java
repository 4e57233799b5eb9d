package dev.halma.print;

import dev.halma.i18n.Language;
import dev.halma.print.board.Ink;
import dev.halma.print.board.Palette;
import dev.halma.rules.variant.Variant;
import java.util.EnumSet;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * A request to print a set, or several equal ones.
 *
 * @param variant with its house rules, which the rules sheet shows
 * @param cell the millimetres from cell to cell; without it 18, or what fits on a single sheet
 * @param single whether the board has to fit on one sheet
 * @param pawns whether the pieces fold up and stand; otherwise they lie flat
 * @param coordinates whether the board shows letters and numbers
 * @param copies the number of sets
 */
public record PrintRequest(
        Variant variant,
        Paper paper,
        OptionalDouble cell,
        Palette palette,
        Language language,
        Set<Part> parts,
        boolean single,
        boolean pawns,
        boolean coordinates,
        int copies) {

    public PrintRequest {
        parts = Set.copyOf(parts);
    }

    /** Board and pieces of one set on A4 in black and white, in English. */
    public static PrintRequest of(Variant variant) {
        return new PrintRequest(
                variant,
                Paper.A4,
                OptionalDouble.empty(),
                Palette.of(Ink.MONO),
                Language.EN,
                EnumSet.of(Part.BOARD, Part.PIECES),
                false,
                false,
                false,
                1);
    }

    public PrintRequest on(Paper other) {
        return new PrintRequest(variant, other, cell, palette, language, parts, single, pawns, coordinates, copies);
    }

    public PrintRequest withCell(double millimetres) {
        return new PrintRequest(
                variant,
                paper,
                OptionalDouble.of(millimetres),
                palette,
                language,
                parts,
                single,
                pawns,
                coordinates,
                copies);
    }

    public PrintRequest in(Palette other) {
        return new PrintRequest(variant, paper, cell, other, language, parts, single, pawns, coordinates, copies);
    }

    public PrintRequest in(Ink ink) {
        return in(Palette.of(ink));
    }

    public PrintRequest in(Language other) {
        return new PrintRequest(variant, paper, cell, palette, other, parts, single, pawns, coordinates, copies);
    }

    public PrintRequest with(Set<Part> others) {
        return new PrintRequest(variant, paper, cell, palette, language, others, single, pawns, coordinates, copies);
    }

    public PrintRequest withSingle(boolean isSingle) {
        return new PrintRequest(variant, paper, cell, palette, language, parts, isSingle, pawns, coordinates, copies);
    }

    public PrintRequest withPawns(boolean standing) {
        return new PrintRequest(variant, paper, cell, palette, language, parts, single, standing, coordinates, copies);
    }

    public PrintRequest withCoordinates(boolean shown) {
        return new PrintRequest(variant, paper, cell, palette, language, parts, single, pawns, shown, copies);
    }

    public PrintRequest withCopies(int sets) {
        return new PrintRequest(variant, paper, cell, palette, language, parts, single, pawns, coordinates, sets);
    }

    public boolean has(Part part) {
        return parts.contains(part);
    }
}
