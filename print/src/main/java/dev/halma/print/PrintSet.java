package dev.halma.print;

import dev.halma.print.board.Ink;
import dev.halma.print.board.Palette;
import dev.halma.print.sheet.Pdf;
import dev.halma.print.sheet.Sheet;
import dev.halma.print.sheet.Svg;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;

/** The result of a request: sheets or a refusal. */
public sealed interface PrintSet {

    /** Sheets ready to print: together as one PDF, or each different one as SVG, which also serves as a preview. */
    record Ready(PrintRequest request, String title, List<Sheet> sheets) implements PrintSet {
        public Ready {
            sheets = List.copyOf(sheets);
        }

        public byte[] pdf() {
            return Pdf.of(sheets, title, request.language().code());
        }

        /** The sheets, those of several copies once. */
        public List<Sheet> different() {
            return List.copyOf(new LinkedHashSet<>(sheets));
        }

        public List<String> svg() {
            return different().stream().map(Svg::of).toList();
        }
    }

    record Refused(PrintRefusal why) implements PrintSet {}

    /** Draws what is requested: boards, pieces, rules, how to make the sets, and the teacher's page. */
    static PrintSet of(PrintRequest request) {
        Optional<PrintRefusal> refusal = refusal(request);
        if (refusal.isPresent()) return new Refused(refusal.get());
        SetPlan plan = SetPlan.of(request);
        return new Ready(request, plan.title(), new Composition(plan).sheets());
    }

    private static Optional<PrintRefusal> refusal(PrintRequest request) {
        if (request.parts().isEmpty()) return Optional.of(new PrintRefusal.NoParts());
        int copies = request.copies();
        if (copies < 1 || copies > PrintRefusal.CopiesOutside.MOST) {
            return Optional.of(new PrintRefusal.CopiesOutside(copies));
        }
        Palette palette = request.palette();
        if (palette.ink() != Ink.COLOUR && !palette.colours().isEmpty()) {
            return Optional.of(new PrintRefusal.ColoursWithoutInk());
        }
        return CellSize.refusal(request);
    }
}
