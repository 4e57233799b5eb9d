package dev.halma.rules.move;

import dev.halma.rules.board.Board;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.board.Lattice;
import dev.halma.rules.variant.HouseRule;
import dev.halma.rules.variant.HouseRules.Guards;
import dev.halma.rules.variant.HouseRules.Hops;
import dev.halma.rules.variant.HouseRules.Places;
import dev.halma.rules.variant.HouseRules.Win;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Variant;

/** The constants of a game, as flat arrays for the inner loops. A set of cells is four words per seat. */
final class Layout {

    final Variant variant;
    final Board board;
    final int seats;

    final int axes;
    final long[] stepMasks;
    final int[] stepShifts;
    final long[] hopMasks;
    final int[] hopShifts;

    final long[] camps;
    final long[] goals;
    final int[] sides; // for each seat, its side as a set of bits
    final boolean bothMustBeHome;
    final boolean hasPlaces;
    final boolean blockingIsFree;
    final boolean hopsAreLong;
    final int guards;
    final int[] lastFreeTurns; // for each seat, the last turn on which it may stay in its camp
    final int[] campGoals; // for each seat, the other seats whose goal is its camp, as a set of bits
    final int quietLimit;
    final int lastTurn;
    final long rulesKey; // the part of the position's key that stays the same through a game

    Layout(Variant variant) {
        this.variant = variant;
        board = variant.board();
        seats = variant.seats();
        Lattice lattice = board.lattice();
        axes = lattice.axes();
        stepMasks = lattice.stepMasks();
        stepShifts = lattice.stepShifts();
        hopMasks = lattice.hopMasks();
        hopShifts = lattice.hopShifts();
        camps = new long[4 * seats];
        goals = new long[4 * seats];
        sides = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
            put(variant.seatings().get(seat).camp(), camps, seat);
            put(variant.seatings().get(seat).goal(), goals, seat);
            for (Seat partner : variant.sideOf(Seat.of(seat)).seats()) sides[seat] |= 1 << partner.index();
        }
        bothMustBeHome = variant.houseRules().win() == Win.BOTH;
        hasPlaces = variant.houseRules().places() == Places.ON;
        blockingIsFree = variant.houseRules().guards() == Guards.ANY;
        hopsAreLong = variant.houseRules().hops() == Hops.LONG;
        guards = variant.houseRules().guards().allowed();
        quietLimit = variant.houseRules().quiet().limit(seats);
        lastTurn = variant.houseRules().length().lastTurn(seats);
        rulesKey = rulesKey(variant);
        lastFreeTurns = new int[seats];
        campGoals = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
            int army = variant.seatings().get(seat).pieces();
            lastFreeTurns[seat] = variant.houseRules().leave().lastFreeTurn(army, seats);
            for (int owner = 0; owner < seats; owner++) {
                Seating other = variant.seatings().get(owner);
                boolean isThere = variant.seatings().get(seat).startsInGoalOf(other);
                if (owner != seat && isThere) campGoals[seat] |= 1 << owner;
            }
        }
    }

    private static long rulesKey(Variant variant) {
        long key = Keys.join(0, variant.board().toString());
        for (Seating seating : variant.seatings()) {
            for (int parity = 0; parity < 4; parity++) {
                key = Keys.join(
                        Keys.join(key, seating.camp().word(parity)),
                        seating.goal().word(parity));
            }
        }
        for (HouseRule rule : HouseRule.values()) {
            // Short hops leave the key as it is, so that it is the same as before there were long ones.
            boolean counts = rule != HouseRule.HOPS || variant.houseRules().hops() == Hops.LONG;
            if (counts) key = Keys.join(key, rule.choice(variant.houseRules()));
        }
        return key;
    }

    /** The cells of the board without one of these pieces, as four words. */
    long[] emptyAmong(long[] pieces) {
        long[] empty = new long[4];
        put(board.cells(), empty, 0);
        for (int i = 0; i < pieces.length; i++) empty[i & 3] &= ~pieces[i];
        return empty;
    }

    static void put(CellSet cells, long[] words, int seat) {
        for (int parity = 0; parity < 4; parity++) words[4 * seat + parity] = cells.word(parity);
    }

    static CellSet cells(long[] words, int seat) {
        return new CellSet(words[4 * seat], words[4 * seat + 1], words[4 * seat + 2], words[4 * seat + 3]);
    }

    /**
     * The number of blockers that the seat may keep in the owner's goal. Guards stand in their own starting camp only.
     */
    int allowedGuards(int seat, int owner) {
        return (campGoals[seat] >> owner & 1) != 0 ? guards : 0;
    }
}
