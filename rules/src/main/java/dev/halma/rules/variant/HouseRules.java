package dev.halma.rules.variant;

/**
 * What a table may agree on before a game. Each choice has the text that the command line and game files use.
 *
 * @param sides who wins together
 * @param win what a side must reach
 * @param guards how many blockers a seat may keep in its own camp
 * @param repetition whether a position that comes up for the third time is a draw
 * @param quiet whether 100 turns of every seat without a piece coming home are a draw
 */
public record HouseRules(Sides sides, Win win, Guards guards, Repetition repetition, Quiet quiet) {

    /** One of the values of a house rule. */
    public interface Choice {
        String text();
    }

    /** What a side must reach: its first seat home, or all of them. */
    public enum Win implements Choice {
        FIRST,
        BOTH;

        @Override
        public String text() {
            return this == FIRST ? "first" : "both";
        }
    }

    /** How many blockers a seat may keep in its own starting camp. */
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

    /** Whether a position that comes up for the third time ends the game. */
    public enum Repetition implements Choice {
        THIRD,
        OFF;

        @Override
        public String text() {
            return this == OFF ? "off" : "3";
        }

        /** The occurrence that ends the game. */
        public int limit() {
            return this == OFF ? Integer.MAX_VALUE : 3;
        }
    }

    /** Whether a game in which nobody comes home any more ends. */
    public enum Quiet implements Choice {
        HUNDRED,
        OFF;

        @Override
        public String text() {
            return this == OFF ? "off" : "100";
        }

        /** How many quiet turns of all seats together end the game. */
        public int limit(int seats) {
            return this == OFF ? Integer.MAX_VALUE : 100 * seats;
        }
    }

    static HouseRules usual(int seats) {
        return new HouseRules(Sides.alone(seats), Win.FIRST, Guards.NONE, Repetition.THIRD, Quiet.HUNDRED);
    }

    public HouseRules withSides(Sides sides) {
        return new HouseRules(sides, win, guards, repetition, quiet);
    }

    public HouseRules withWin(Win win) {
        return new HouseRules(sides, win, guards, repetition, quiet);
    }

    public HouseRules withGuards(Guards guards) {
        return new HouseRules(sides, win, guards, repetition, quiet);
    }

    public HouseRules withRepetition(Repetition repetition) {
        return new HouseRules(sides, win, guards, repetition, quiet);
    }

    public HouseRules withQuiet(Quiet quiet) {
        return new HouseRules(sides, win, guards, repetition, quiet);
    }

    /** Whether the rules can be played: a win of both partners needs partners. */
    public boolean canBePlayed() {
        return win == Win.FIRST || !sides.isAlone();
    }
}
