package dev.halma.print;

import dev.halma.print.pieces.PieceSheets;
import dev.halma.print.request.CellSize;
import dev.halma.print.request.Part;
import dev.halma.print.request.PrintRefusal;
import dev.halma.print.request.PrintRequest;
import dev.halma.print.request.SetPlan;
import dev.halma.print.sheet.Sheet;
import dev.halma.print.tiles.BoardSheets;
import dev.halma.print.words.RulesSheet;
import dev.halma.print.write.Pdf;
import dev.halma.print.write.Svg;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The result of a request: sheets or a refusal. */
public sealed interface PrintSet {

    /** Sheets ready to print: together as one PDF, or each as SVG, which also serves as a preview. */
    record Ready(PrintRequest request, String title, List<Sheet> sheets) implements PrintSet {
        public Ready {
            sheets = List.copyOf(sheets);
        }

        public byte[] pdf() {
            return Pdf.of(sheets, title, request.language().code());
        }

        public List<String> svg() {
            return sheets.stream().map(Svg::of).toList();
        }
    }

    record Refused(PrintRefusal why) implements PrintSet {}

    /** Draws what is requested: the board first, then the pieces, then the rules. */
    static PrintSet of(PrintRequest request) {
        if (request.parts().isEmpty()) return new Refused(new PrintRefusal.NoParts());
        Optional<PrintRefusal> refusal = CellSize.refusal(request);
        if (refusal.isPresent()) return new Refused(refusal.get());
        SetPlan plan = SetPlan.of(request);
        List<Sheet> sheets = new ArrayList<>();
        if (request.parts().contains(Part.BOARD)) sheets.addAll(new BoardSheets(plan).sheets());
        PieceSheets pieces = new PieceSheets(plan);
        if (request.parts().contains(Part.PIECES)) sheets.addAll(pieces.sheets());
        if (request.parts().contains(Part.RULES)) sheets.add(new RulesSheet(plan, pieces.count()).sheet());
        return new Ready(request, plan.title(), sheets);
    }
}
