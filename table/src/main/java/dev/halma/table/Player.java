package dev.halma.table;

/**
 * A person or program that plays at tables.
 *
 * @param isProgram whether it is a program that plays by itself
 */
public record Player(PlayerId id, String name, boolean isProgram) {

    /** The mark behind the name of a program. The same in every language, and read out by screen readers. */
    public static final String PROGRAM = " 🤖";

    /** The name as all others see it: that of a program says so. */
    public String shownName() {
        return isProgram ? shownAsProgram(name) : name;
    }

    /** The name of a program with its mark. */
    public static String shownAsProgram(String name) {
        return name.endsWith(PROGRAM) ? name : name + PROGRAM;
    }
}
