package dev.halma.print;

import dev.halma.print.Tiling.Span;
import dev.halma.print.board.BoardPlan;
import dev.halma.print.sheet.Box;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** How a board is cut into sheets of one orientation. */
record BoardTiles(Page page, List<Span> columns, List<Span> rows) {

    /** The width of a flap, which is glued under the next tile. */
    static final double FLAP = 10;

    /** The orientation that takes fewer sheets; portrait if both take the same. */
    static BoardTiles of(BoardPlan board, Paper paper) {
        return Page.bothWays(paper).stream()
                .flatMap(page -> of(board, page).stream())
                .min(Comparator.comparingInt(BoardTiles::count))
                .orElseThrow(() -> new IllegalArgumentException("cells too large for " + paper));
    }

    private static Optional<BoardTiles> of(BoardPlan board, Page page) {
        Box room = page.roomForParts();
        return Tiling.spans(board.width(), board.cutsAcross(), room.width(), FLAP)
                .flatMap(columns -> Tiling.spans(board.height(), board.cutsDown(), room.height(), FLAP)
                        .map(rows -> new BoardTiles(page, columns, rows)));
    }

    int count() {
        return columns.size() * rows.size();
    }
}
