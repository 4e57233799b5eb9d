package dev.halma.print;

import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Sheet;
import java.util.ArrayList;
import java.util.List;

/**
 * Puts the sheets of a request together. Boards and rules come once per set; sheets that all sets share come once. Equal
 * sheets are one object, which a file has to hold only once.
 */
final class Composition {

    private final PrintRequest request;
    private final SetPlan plan;
    private final BoardSheets board;
    private final List<Sheet> sheets = new ArrayList<>();

    Composition(SetPlan plan) {
        this.plan = plan;
        this.request = plan.request();
        this.board = new BoardSheets(plan);
    }

    List<Sheet> sheets() {
        boolean together = isTogether();
        int copies = request.copies();
        int paper = together ? copies : board.count() * copies + pieceSheets();
        List<Filler> pending = new ArrayList<>();
        if (together) pending.add(NestedSheets.ofOneSet(plan));
        else if (copies > 1) pending.addAll(CardRow.all(plan));
        pending.addAll(Notes.all(plan, paper));
        if (request.has(Part.BOARD)) addTimes(copies, board.sheets(pending));
        // Cards only fill the room beside a board. They are not worth sheets of their own.
        pending.removeIf(CardRow.class::isInstance);
        if (request.has(Part.PIECES) && !together) sheets.addAll(pieces(pending));
        if (request.has(Part.RULES)) {
            addTimes(copies, List.of(new RulesSheet(plan).sheet()));
            sheets.add(MakingSheet.of(plan, paper));
        }
        if (request.has(Part.TEACHER)) sheets.addAll(new TeacherSheets(plan).sheets());
        return sheets;
    }

    /**
     * Whether a board and its pieces share one sheet. It also answers when neither is requested, for the other sheets.
     */
    private boolean isTogether() {
        if (board.count() > 1 || request.has(Part.BOARD) != request.has(Part.PIECES)) return false;
        return NestedSheets.ofOneSet(plan).fill(new Drawing(), board.blank(0, 0)) > 0;
    }

    private int pieceSheets() {
        return request.copies() == 1 ? new PieceSheets(plan).count() : new NestedSheets(plan).count();
    }

    private List<Sheet> pieces(List<Filler> pending) {
        return request.copies() == 1 ? new PieceSheets(plan).sheets(pending) : new NestedSheets(plan).sheets(pending);
    }

    private void addTimes(int times, List<Sheet> some) {
        for (int i = 0; i < times; i++) sheets.addAll(some);
    }
}
