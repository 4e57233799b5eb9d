package dev.halma.rules.move;

/** The rules applied to a board: reachable cells, home, duties, legal moves. */
final class Situation {

    final BoardState at;
    final Layout layout;
    final long[] pieces;
    final long[] empty;
    final Reach reach;
    private final Homecoming homecoming;
    private final Duties duties;
    private final LegalMoves legal;

    /** @param empty the empty cells, four words that the owner keeps up to date */
    Situation(BoardState at, long[] empty) {
        this.at = at;
        this.empty = empty;
        layout = at.layout;
        pieces = at.pieces;
        reach = new Reach(layout, empty);
        homecoming = new Homecoming(this);
        duties = new Duties(this);
        legal = new LegalMoves(this);
    }

    Homecoming homecoming() {
        return homecoming;
    }

    Duties duties() {
        return duties;
    }

    LegalMoves legal() {
        return legal;
    }
}
