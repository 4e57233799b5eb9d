package dev.halma.print;

import dev.halma.print.board.BoardPlan;
import dev.halma.print.sheet.Box;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The cell sizes that a request allows, and the size that it gets. */
final class CellSize {

    static final double USUAL = 18;
    private static final double LEAST = 10;
    private static final double LEAST_ON_ONE_SHEET = 5;
    private static final double MOST = 60;

    /** Smaller pawns can't be folded, and larger ones don't stand. */
    private static final double LEAST_OF_PAWNS = 14;

    private static final double MOST_OF_PAWNS = 40;

    /** From this size on, pieces and cells have edges that can be traced with relief paint. */
    static final double TACTILE = 30;

    private CellSize() {}

    static double of(PrintRequest request) {
        return request.cell().orElseGet(() -> Math.min(USUAL, most(request)));
    }

    /** Why the requested size can't be printed; empty if it can. */
    static Optional<PrintRefusal> refusal(PrintRequest request) {
        double cell = of(request);
        double least = least(request);
        double most = most(request);
        // Also refuses NaN.
        if (cell >= least && cell <= most) return Optional.empty();
        List<String> because = new ArrayList<>();
        if (request.single() && request.parts().contains(Part.BOARD)) because.add("single");
        if (request.pawns() && request.parts().contains(Part.PIECES)) because.add("pawns");
        return Optional.of(new PrintRefusal.CellOutside(cell, least, most, because));
    }

    private static double least(PrintRequest request) {
        boolean pawns = request.pawns() && request.parts().contains(Part.PIECES);
        if (pawns) return LEAST_OF_PAWNS;
        return request.single() ? LEAST_ON_ONE_SHEET : LEAST;
    }

    private static double most(PrintRequest request) {
        boolean pawns = request.pawns() && request.parts().contains(Part.PIECES);
        double most = pawns ? MOST_OF_PAWNS : MOST;
        return request.single() ? Math.min(most, fitting(request)) : most;
    }

    /** The largest cells with which the whole board fits on one sheet, in tenths of a millimetre. */
    private static double fitting(PrintRequest request) {
        double largest = Page.bothWays(request.paper()).stream()
                .map(Page::roomForParts)
                .mapToDouble(room -> largestIn(request, room))
                .max()
                .orElseThrow();
        return Math.floor(largest * 10) / 10;
    }

    private static double largestIn(PrintRequest request, Box room) {
        return BoardPlan.largestCell(request.variant().board(), room.width(), room.height());
    }
}
