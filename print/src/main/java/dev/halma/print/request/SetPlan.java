package dev.halma.print.request;

import dev.halma.i18n.Texts;
import dev.halma.print.board.BoardPicture;
import dev.halma.print.board.BoardPlan;
import dev.halma.print.board.BoardStyle;
import dev.halma.print.board.Camps;
import dev.halma.print.board.Look;
import dev.halma.print.sheet.Box;
import dev.halma.rules.message.VariantMessage;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;

/** A request that can be printed, with everything that its sheets share. */
public record SetPlan(PrintRequest request, BoardPlan board, Camps camps, Texts texts) {

    public static SetPlan of(PrintRequest request) {
        BoardPlan board = BoardPlan.framed(request.variant().board(), CellSize.of(request));
        return new SetPlan(request, board, Camps.of(request.variant()), Texts.of(request.language()));
    }

    public Variant variant() {
        return request.variant();
    }

    /** The name of the variant. */
    public String title() {
        return texts.text(VariantMessage.name(variant()));
    }

    public Look look(Seat seat) {
        return request.palette().look(seat);
    }

    /** A small picture of the whole board, in the middle of a box and as large as fits. */
    public BoardPicture smallBoard(Box room) {
        BoardPlan small = BoardPlan.fitting(variant().board(), variant().board().cells(), room);
        return BoardPicture.at(small.centredIn(room), small, camps, BoardStyle.small(request.palette()));
    }

    public boolean isTactile() {
        return board.cell() >= CellSize.TACTILE;
    }

    public BoardStyle style() {
        return new BoardStyle(request.palette(), request.coordinates(), true, isTactile());
    }
}
