package dev.halma.engine.puzzle;

import java.util.Arrays;
import java.util.Optional;

/** How hard a puzzle is: the turns that its solution takes, from two to six. */
public enum Grade {
    ONE(1, 2),
    TWO(2, 3),
    THREE(3, 4),
    FOUR(4, 5),
    FIVE(5, 6);

    private final int number;
    private final int turns;

    Grade(int number, int turns) {
        this.number = number;
        this.turns = turns;
    }

    public static Optional<Grade> of(int number) {
        return Arrays.stream(values()).filter(grade -> grade.number == number).findFirst();
    }

    /** From 1, the easiest, to 5. */
    public int number() {
        return number;
    }

    /** The turns of the solution. */
    public int turns() {
        return turns;
    }
}
