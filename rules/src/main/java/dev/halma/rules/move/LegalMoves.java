package dev.halma.rules.move;

import dev.halma.rules.board.CellSet;

/** The legal moves of a seat: steps and chains, limited by duties and by the rules for a partner who is home. */
final class LegalMoves {

    private final BoardState at;
    private final Layout layout;
    private final long[] pieces;
    private final Reach reach;
    private final Homecoming homecoming;
    private final Duties duties;

    LegalMoves(Situation situation) {
        at = situation.at;
        layout = situation.layout;
        pieces = situation.pieces;
        reach = situation.reach;
        homecoming = situation.homecoming();
        duties = situation.duties();
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
        if (moved == BoardState.NO_SEAT || (pieces[4 * moved + (from >> 6)] & piece) == 0) return false;
        int to = LiveBoard.to(move);
        return (!duties.mayBind(moved) || doesDuty(moved, from, to)) && reach.reaches(from >> 6, piece, to);
    }

    private boolean doesDuty(int seat, int from, int to) {
        CellSet blockers = duties.blockers(seat);
        CellSet campers = duties.campers(seat);
        boolean isFree = blockers.isEmpty() && campers.isEmpty();
        return isFree || blockers.contains(from) || (campers.contains(from) && !isInCamp(seat, to));
    }

    private boolean isInCamp(int seat, int cell) {
        return (layout.camps[4 * seat + (cell >> 6)] >>> cell & 1) != 0;
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

    /** Whether the seat is home but its side has not won: then it moves its partner's pieces, or passes. */
    boolean assists(int seat) {
        return layout.bothMustBeHome && homecoming.isHome(seat);
    }

    /** The seat whose pieces a seat moves on its turn, or {@code NO_SEAT} if it is home and its partner has resigned. */
    int movedSeat(int seat) {
        if (!assists(seat)) return seat;
        for (int partner = 0; partner < layout.seats; partner++) {
            boolean isPartner = partner != seat && (layout.sides[seat] >> partner & 1) != 0;
            if (isPartner && !at.hasResigned(partner)) return partner;
        }
        return BoardState.NO_SEAT;
    }

    private int countOf(int seat) {
        if (seat == BoardState.NO_SEAT) return 0;
        if (duties.mayBind(seat)) return listOf(seat, new int[LiveBoard.MOST_MOVES], 0);
        int count = 0;
        for (int parity = 0; parity < 4; parity++) {
            long own = pieces[4 * seat + parity];
            if (own != 0) count += reach.countSteps(parity, own) + reach.countHops(parity, own);
        }
        return count;
    }

    private int listOf(int seat, int[] into, int length) {
        if (seat == BoardState.NO_SEAT) return length;
        if (duties.mayBind(seat)) return listDuties(seat, into, length);
        int end = length;
        for (int parity = 0; parity < 4; parity++) end = list(parity, pieces[4 * seat + parity], into, end);
        return end;
    }

    /** The moves that fulfil a duty if there are any, otherwise all moves. */
    private int listDuties(int seat, int[] into, int length) {
        CellSet blockers = duties.blockers(seat);
        CellSet campers = duties.campers(seat).minus(blockers);
        boolean isFree = blockers.isEmpty() && campers.isEmpty();
        int end = length;
        int[] ofCampers = new int[LiveBoard.MOST_MOVES];
        for (int parity = 0; parity < 4; parity++) {
            end = list(parity, isFree ? pieces[4 * seat + parity] : blockers.word(parity), into, end);
            int count = list(parity, campers.word(parity), ofCampers, 0);
            for (int i = 0; i < count; i++) {
                if (!isInCamp(seat, LiveBoard.to(ofCampers[i]))) into[end++] = ofCampers[i];
            }
        }
        return end;
    }

    private int list(int parity, long own, int[] into, int length) {
        return reach.listHops(parity, own, into, reach.listSteps(parity, own, into, length));
    }
}
