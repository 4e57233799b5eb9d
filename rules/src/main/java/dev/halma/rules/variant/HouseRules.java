package dev.halma.rules.variant;

import java.util.Objects;

/**
 * The rules that players may agree on before a game. Each choice has a text for the command line and game files.
 *
 * @param sides which seats win together
 * @param win the seats of a side that must come home
 * @param guards the number of blockers that a seat may keep in its own camp
 * @param leave whether a camp must be left in time
 * @param repetition whether a position that comes up for the third time is a draw
 * @param quiet whether 100 turns of every seat without a piece coming home are a draw
 * @param length whether 500 turns of every seat are a draw
 * @param places whether the others play on for their places after the first seat is home
 * @param hops whether a piece may hop over one that is not its neighbour
 */
public record HouseRules(
        Sides sides,
        Win win,
        Guards guards,
        Leave leave,
        Repetition repetition,
        Quiet quiet,
        Length length,
        Places places,
        Hops hops) {

    public HouseRules {
        Objects.requireNonNull(sides, "sides");
        Objects.requireNonNull(win, "win");
        Objects.requireNonNull(guards, "guards");
        Objects.requireNonNull(leave, "leave");
        Objects.requireNonNull(repetition, "repetition");
        Objects.requireNonNull(quiet, "quiet");
        Objects.requireNonNull(length, "length");
        Objects.requireNonNull(places, "places");
        Objects.requireNonNull(hops, "hops");
    }

    /**
     * The largest number of turns that a position can count. A counter that reaches it ends the game, even if its rule
     * is off, so no counter overflows.
     */
    public static final int MOST_TURNS = 1_000_000_000;

    /** A choice of a house rule. */
    public interface Choice {
        String text();
    }

    /** The seats of a side that must come home: the first one, or all of them. */
    public enum Win implements Choice {
        FIRST,
        BOTH;

        @Override
        public String text() {
            return this == FIRST ? "first" : "both";
        }
    }

    /** The number of blockers that a seat may keep in its own starting camp. */
    public enum Guards implements Choice {
        NONE,
        ONE,
        ANY;

        @Override
        public String text() {
            return this == ANY ? "any" : Integer.toString(allowed());
        }

        public int allowed() {
            return switch (this) {
                case NONE -> 0;
                case ONE -> 1;
                case ANY -> Integer.MAX_VALUE;
            };
        }
    }

    /** Whether a seat must leave its camp after four turns for each of its pieces. */
    public enum Leave implements Choice {
        FOUR,
        OFF;

        @Override
        public String text() {
            return this == OFF ? "off" : "4";
        }

        /** The last turn, of all seats together, on which a seat with this number of pieces may stay. */
        public int lastFreeTurn(int pieces, int seats) {
            return this == OFF ? MOST_TURNS : 4 * pieces * seats;
        }
    }

    /** Whether a position that comes up for the third time ends the game. */
    public enum Repetition implements Choice {
        THIRD,
        OFF;

        @Override
        public String text() {
            return this == OFF ? "off" : "3";
        }

        /** The number of occurrences that ends the game. */
        public int limit() {
            return this == OFF ? Integer.MAX_VALUE : 3;
        }
    }

    /** Whether a game ends after many quiet turns. */
    public enum Quiet implements Choice {
        HUNDRED,
        OFF;

        @Override
        public String text() {
            return this == OFF ? "off" : "100";
        }

        /** The number of quiet turns, of all seats together, that ends the game. */
        public int limit(int seats) {
            return this == OFF ? MOST_TURNS : 100 * seats;
        }
    }

    /** Whether a game ends after a fixed number of turns. */
    public enum Length implements Choice {
        FIVE_HUNDRED,
        OFF;

        @Override
        public String text() {
            return this == OFF ? "off" : "500";
        }

        /** The last turn of a game, of all seats together. */
        public int lastTurn(int seats) {
            return this == OFF ? MOST_TURNS - 1 : 500 * seats;
        }
    }

    /** Whether a game goes on after the first seat is home, until every seat but one has its place. */
    public enum Places implements Choice {
        OFF,
        ON;

        @Override
        public String text() {
            return this == OFF ? "off" : "on";
        }

        boolean isFor(int seats) {
            return this == OFF || seats > 2;
        }
    }

    /** How far away the piece may stand that is hopped over. */
    public enum Hops implements Choice {
        /** Only over a neighbour. */
        SHORT,
        /** Over one piece at any distance, with as many empty cells behind it as before it. */
        LONG;

        @Override
        public String text() {
            return this == SHORT ? "short" : "long";
        }
    }

    /**
     * The rules of most variants: every seat plays alone, the first one home wins, and there are no guards.
     *
     * @throws IllegalArgumentException if there are more than six seats
     */
    public static HouseRules usual(int seats) {
        return new HouseRules(
                Sides.alone(seats),
                Win.FIRST,
                Guards.NONE,
                Leave.FOUR,
                Repetition.THIRD,
                Quiet.HUNDRED,
                Length.FIVE_HUNDRED,
                Places.OFF,
                Hops.SHORT);
    }

    public HouseRules withSides(Sides sides) {
        return new HouseRules(sides, win, guards, leave, repetition, quiet, length, places, hops);
    }

    public HouseRules withWin(Win win) {
        return new HouseRules(sides, win, guards, leave, repetition, quiet, length, places, hops);
    }

    public HouseRules withGuards(Guards guards) {
        return new HouseRules(sides, win, guards, leave, repetition, quiet, length, places, hops);
    }

    public HouseRules withLeave(Leave leave) {
        return new HouseRules(sides, win, guards, leave, repetition, quiet, length, places, hops);
    }

    public HouseRules withRepetition(Repetition repetition) {
        return new HouseRules(sides, win, guards, leave, repetition, quiet, length, places, hops);
    }

    public HouseRules withQuiet(Quiet quiet) {
        return new HouseRules(sides, win, guards, leave, repetition, quiet, length, places, hops);
    }

    public HouseRules withLength(Length length) {
        return new HouseRules(sides, win, guards, leave, repetition, quiet, length, places, hops);
    }

    public HouseRules withPlaces(Places places) {
        return new HouseRules(sides, win, guards, leave, repetition, quiet, length, places, hops);
    }

    public HouseRules withHops(Hops hops) {
        return new HouseRules(sides, win, guards, leave, repetition, quiet, length, places, hops);
    }

    /**
     * Whether the choices fit together: a win of both partners needs partners, and places need three or more seats that
     * play alone.
     */
    public boolean canBePlayed() {
        boolean winFits = win == Win.FIRST || !sides.isAlone();
        boolean placesFit = places == Places.OFF || canHavePlaces();
        return winFits && placesFit;
    }

    /** Whether three or more seats play alone. */
    boolean canHavePlaces() {
        return sides.isAlone() && Places.ON.isFor(sides.sides().size());
    }
}
