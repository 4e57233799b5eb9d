package dev.halma.table;

/**
 * What makes a game between unequal people fair.
 *
 * @param takesBack whether the seat may take moves back
 * @param getsHints whether the computer may advise the seat
 * @param headStart by how many turns the seat is ahead: the others miss as many at first
 */
public record Allowance(boolean takesBack, boolean getsHints, int headStart) {

    public static final int MOST_HEAD_START = 8;

    public static final Allowance USUAL = new Allowance(true, true, 0);

    /** @throws IllegalArgumentException if the head start is negative or too long */
    public Allowance {
        if (headStart < 0 || headStart > MOST_HEAD_START) {
            throw new IllegalArgumentException("a head start from 0 to " + MOST_HEAD_START + ", not " + headStart);
        }
    }
}
