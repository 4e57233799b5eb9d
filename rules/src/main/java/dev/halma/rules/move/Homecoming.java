package dev.halma.rules.move;

/** Which seats are home, which side has won, and which pieces block. Sections 7 and 8 of the rules. */
final class Homecoming {

    private final BoardState at;
    private final Layout layout;
    private final long[] pieces;
    private final long[] empty;
    private final Reach reach;

    Homecoming(Situation situation) {
        at = situation.at;
        layout = situation.layout;
        pieces = situation.pieces;
        empty = situation.empty;
        reach = situation.reach;
    }

    /** The first seat whose side has won, clockwise from the seat that moved last; or {@link BoardState#NO_SEAT}. */
    int winner(int mover) {
        for (int i = 0; i < layout.seats; i++) {
            int seat = mover + i < layout.seats ? mover + i : mover + i - layout.seats;
            if (goalIsFull(seat) && isHome(seat) && at.sidePlays(seat) && sideHasArrived(seat)) return seat;
        }
        return BoardState.NO_SEAT;
    }

    private boolean sideHasArrived(int seat) {
        if (!layout.bothMustBeHome) return true;
        for (int partner = 0; partner < layout.seats; partner++) {
            if ((layout.sides[seat] >> partner & 1) != 0 && !isHome(partner)) return false;
        }
        return true;
    }

    boolean isHome(int seat) {
        if (!goalIsFull(seat)) return false;
        if (holdsWholeGoal(seat)) return true;
        if (layout.blockingIsFree || !holdsPartOfGoal(seat)) return false;
        for (int other = 0; other < layout.seats; other++) {
            if (other != seat && keepsOpen(other, seat)) return false;
        }
        return true;
    }

    /**
     * Whether one of the blocker's pieces keeps the owner's full goal from counting as filled: a guard, or a piece that
     * can leave.
     */
    private boolean keepsOpen(int blocker, int owner) {
        int count = countBlockers(blocker, owner);
        if (count == 0 || !at.isInPlay(blocker)) return false;
        return layout.allowedGuards(blocker, owner) > 0 || canLeave(blocker, owner);
    }

    private boolean canLeave(int blocker, int owner) {
        for (int parity = 0; parity < 4; parity++) {
            long rest = pieces[4 * blocker + parity] & layout.goals[4 * owner + parity];
            for (; rest != 0; rest &= rest - 1) {
                if (canLeave(parity, rest & -rest)) return true;
            }
        }
        return false;
    }

    /** Whether a piece in a full goal can leave. Any move takes it out, because all empty cells lie outside. */
    private boolean canLeave(int parity, long piece) {
        return reach.hasStep(parity, piece) || reach.prepareHops(parity, piece) != 0;
    }

    /** Whether the seat holds more cells of the owner's full goal than the rules allow. */
    boolean isOverBlocking(int seat, int owner) {
        if (owner == seat || layout.blockingIsFree || !goalIsFull(owner) || !holdsPartOfGoal(owner)) return false;
        int count = countBlockers(seat, owner);
        return count > 0 && count > layout.allowedGuards(seat, owner);
    }

    private int countBlockers(int seat, int owner) {
        int count = 0;
        for (int parity = 0; parity < 4; parity++) {
            count += Long.bitCount(pieces[4 * seat + parity] & layout.goals[4 * owner + parity]);
        }
        return count;
    }

    private boolean goalIsFull(int seat) {
        long[] goals = layout.goals;
        int base = 4 * seat;
        return ((goals[base] & empty[0])
                        | (goals[base + 1] & empty[1])
                        | (goals[base + 2] & empty[2])
                        | (goals[base + 3] & empty[3]))
                == 0;
    }

    private boolean holdsWholeGoal(int seat) {
        for (int i = 4 * seat; i < 4 * seat + 4; i++) {
            if ((layout.goals[i] & ~pieces[i]) != 0) return false;
        }
        return true;
    }

    private boolean holdsPartOfGoal(int seat) {
        for (int i = 4 * seat; i < 4 * seat + 4; i++) {
            if ((layout.goals[i] & pieces[i]) != 0) return true;
        }
        return false;
    }
}
