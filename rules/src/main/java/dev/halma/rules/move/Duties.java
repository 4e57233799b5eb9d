package dev.halma.rules.move;

import dev.halma.rules.board.CellSet;
import dev.halma.rules.variant.HouseRules;
import java.util.OptionalInt;

/** The duties of a seat: to take out blockers and to leave its camp in time. Section 8 of the rules. */
final class Duties {

    private final BoardState at;
    private final Layout layout;
    private final long[] pieces;
    private final Reach reach;
    private final Homecoming homecoming;

    Duties(Situation situation) {
        at = situation.at;
        layout = situation.layout;
        pieces = situation.pieces;
        reach = situation.reach;
        homecoming = situation.homecoming();
    }

    /**
     * Whether the seat may have a duty, without checking that a move fulfils it. Fast enough for every node of a
     * search.
     */
    boolean mayBind(int seat) {
        if (layout.blockingIsFree) return false;
        if (mustLeaveCamp(seat)) return true;
        for (int owner = 0; owner < layout.seats; owner++) {
            if (homecoming.isOverBlocking(seat, owner)) return true;
        }
        return false;
    }

    /**
     * The blockers that a seat can move out of goals where it has more than it may keep. Every move of such a piece
     * takes it out, because the goal is full and all empty cells lie outside.
     */
    CellSet blockers(int seat) {
        long[] leaving = new long[4];
        for (int owner = 0; owner < layout.seats; owner++) {
            if (!homecoming.isOverBlocking(seat, owner)) continue;
            for (int parity = 0; parity < 4; parity++) {
                leaving[parity] |= thatLeave(parity, pieces[4 * seat + parity], layout.goals, owner);
            }
        }
        return Layout.cells(leaving, 0);
    }

    /** The pieces that can leave the seat's own camp in one move, once the camp must be left. */
    CellSet campers(int seat) {
        if (layout.blockingIsFree || !mustLeaveCamp(seat)) return CellSet.EMPTY;
        long[] leaving = new long[4];
        for (int parity = 0; parity < 4; parity++) {
            leaving[parity] = thatLeave(parity, pieces[4 * seat + parity], layout.camps, seat);
        }
        return Layout.cells(leaving, 0);
    }

    /** The number of its own turns for which the seat may still leave pieces in its camp; empty if none must leave. */
    OptionalInt freeTurns(int seat) {
        boolean isOff = layout.blockingIsFree || layout.lastFreeTurns[seat] == HouseRules.MOST_TURNS;
        if (isOff || !keepsSomebodyOut(seat)) return OptionalInt.empty();
        int turns = layout.lastFreeTurns[seat] - at.turn;
        return OptionalInt.of(turns < 0 ? 0 : turns / layout.seats + 1);
    }

    private boolean mustLeaveCamp(int seat) {
        return at.turn > layout.lastFreeTurns[seat] && keepsSomebodyOut(seat);
    }

    /** Whether another seat still needs the camp, and more pieces than guards stand in it. */
    private boolean keepsSomebodyOut(int seat) {
        return (layout.campGoals[seat] & at.playing()) != 0 && piecesInCamp(seat) > layout.guards;
    }

    private int piecesInCamp(int seat) {
        int count = 0;
        for (int i = 4 * seat; i < 4 * seat + 4; i++) count += Long.bitCount(pieces[i] & layout.camps[i]);
        return count;
    }

    /** The pieces of a class that stand in an area and can leave it in one move. */
    private long thatLeave(int parity, long own, long[] areas, int area) {
        long leaving = 0;
        for (long rest = own & areas[4 * area + parity]; rest != 0; rest &= rest - 1) {
            if (reach.leaves(parity, rest & -rest, areas, area)) leaving |= rest & -rest;
        }
        return leaving;
    }
}
