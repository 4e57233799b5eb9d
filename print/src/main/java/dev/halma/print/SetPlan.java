package dev.halma.print;

import dev.halma.i18n.Texts;
import dev.halma.print.board.BoardPicture;
import dev.halma.print.board.BoardPlan;
import dev.halma.print.board.BoardStyle;
import dev.halma.print.board.Camps;
import dev.halma.print.board.PieceLook;
import dev.halma.print.sheet.Box;
import dev.halma.rules.message.VariantMessage;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;

/** A request that can be printed, with everything that its sheets share. */
record SetPlan(PrintRequest request, BoardPlan board, Camps camps, Texts texts) {

    static SetPlan of(PrintRequest request) {
        BoardPlan board = BoardPlan.framed(request.variant().board(), CellSize.of(request));
        return new SetPlan(request, board, Camps.of(request.variant()), Texts.of(request.language()));
    }

    Variant variant() {
        return request.variant();
    }

    /** The name of the variant. */
    String title() {
        return texts.text(VariantMessage.name(variant()));
    }

    PieceLook look(Seat seat) {
        return request.palette().look(seat);
    }

    /** A small picture of the whole board, in the middle of a box and as large as fits. */
    BoardPicture smallBoard(Box room) {
        BoardPlan small = BoardPlan.fitting(variant().board(), variant().board().cells(), room);
        return BoardPicture.at(small.centredIn(room), small, camps, BoardStyle.small(request.palette()));
    }

    boolean isTactile() {
        return board.cell() >= CellSize.TACTILE;
    }

    BoardStyle style() {
        return new BoardStyle(request.palette(), request.coordinates(), true, isTactile());
    }
}
