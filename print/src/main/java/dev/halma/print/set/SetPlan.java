package dev.halma.print.set;

import dev.halma.i18n.Texts;
import dev.halma.print.board.BoardPlan;
import dev.halma.print.board.BoardStyle;
import dev.halma.print.board.Camps;
import dev.halma.print.board.Look;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;

/** A request that can be printed, with what all its sheets need to know. */
record SetPlan(PrintRequest request, BoardPlan board, Camps camps, Texts texts) {

    static SetPlan of(PrintRequest request) {
        BoardPlan board = BoardPlan.framed(request.variant().board(), CellSize.of(request));
        return new SetPlan(request, board, Camps.of(request.variant()), Texts.of(request.language()));
    }

    Variant variant() {
        return request.variant();
    }

    String title() {
        return PrintSet.title(request);
    }

    Look look(Seat seat) {
        return Look.of(seat, request.ink());
    }

    boolean isTactile() {
        return board.cell() >= CellSize.TACTILE;
    }

    BoardStyle style() {
        return new BoardStyle(request.ink(), request.coordinates(), true, isTactile());
    }
}
