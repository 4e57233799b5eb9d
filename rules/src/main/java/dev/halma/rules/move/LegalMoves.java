package dev.halma.rules.move;

import dev.halma.rules.board.CellSet;

/** The legal moves of a seat: steps and chains, but for blockers that must leave and partners who are home. */
final class LegalMoves {

    private final LiveBoard board;
    private final Layout layout;
    private final long[] pieces;
    private final Reach reach;
    private final Homecoming homecoming;

    LegalMoves(LiveBoard board, Homecoming homecoming) {
        this.board = board;
        this.homecoming = homecoming;
        layout = board.layout;
        pieces = board.pieces;
        reach = board.reach;
    }

    int count(int seat) {
        if (assists(seat)) return 1 + countOf(movedSeat(seat));
        return countOf(seat);
    }

    int list(int seat, int[] into) {
        if (!assists(seat)) return listOf(seat, into, 0);
        into[0] = LiveBoard.PASS;
        return listOf(movedSeat(seat), into, 1);
    }

    boolean isLegal(int seat, int move) {
        if (move == LiveBoard.PASS) return assists(seat);
        int moved = movedSeat(seat);
        int from = LiveBoard.from(move);
        long piece = 1L << from;
        if (moved == LiveBoard.NOBODY || (pieces[4 * moved + (from >> 6)] & piece) == 0) return false;
        CellSet leavers = leavers(moved);
        return (leavers.isEmpty() || leavers.contains(from)) && reach.reaches(from >> 6, piece, LiveBoard.to(move));
    }

    boolean canMove(int seat) {
        for (int parity = 0; parity < 4; parity++) {
            if (reach.hasStep(parity, pieces[4 * seat + parity])) return true;
        }
        for (int parity = 0; parity < 4; parity++) {
            if (reach.prepareHops(parity, pieces[4 * seat + parity]) != 0) return true;
        }
        return assists(seat);
    }

    /** Whether the seat is home in a game where that is not enough: then it helps its partner, or passes. */
    boolean assists(int seat) {
        return layout.bothMustBeHome && homecoming.isHome(seat);
    }

    /** The seat whose pieces a seat moves on its turn; nobody's where it is home and its partner has resigned. */
    int movedSeat(int seat) {
        if (!assists(seat)) return seat;
        for (int partner = 0; partner < layout.seats; partner++) {
            boolean isPartner = partner != seat && (layout.sides[seat] >> partner & 1) != 0;
            if (isPartner && !board.hasResigned(partner)) return partner;
        }
        return LiveBoard.NOBODY;
    }

    private int countOf(int seat) {
        if (seat == LiveBoard.NOBODY) return 0;
        CellSet leavers = leavers(seat);
        int count = 0;
        for (int parity = 0; parity < 4; parity++) {
            long own = leavers.isEmpty() ? pieces[4 * seat + parity] : leavers.word(parity);
            if (own != 0) count += reach.countSteps(parity, own) + reach.countHops(parity, own);
        }
        return count;
    }

    private int listOf(int seat, int[] into, int length) {
        if (seat == LiveBoard.NOBODY) return length;
        CellSet leavers = leavers(seat);
        int end = length;
        for (int parity = 0; parity < 4; parity++) {
            long own = leavers.isEmpty() ? pieces[4 * seat + parity] : leavers.word(parity);
            end = reach.listSteps(parity, own, into, end);
            end = reach.listHops(parity, own, into, end);
        }
        return end;
    }

    /**
     * The blockers of which one must leave now. All moves of such a piece take it out: the goal it stands in is full, so
     * whatever is empty lies outside.
     */
    private CellSet leavers(int seat) {
        for (int owner = 0; owner < layout.seats; owner++) {
            if (homecoming.isOverBlocking(seat, owner)) return homecoming.mustLeave(seat);
        }
        return CellSet.EMPTY;
    }
}
