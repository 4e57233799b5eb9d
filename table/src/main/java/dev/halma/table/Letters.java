package dev.halma.table;

/** What a character does to a line of text. */
final class Letters {

    private Letters() {}

    /** White space of any kind, line breaks among it. */
    static boolean isSpace(int each) {
        return Character.isWhitespace(each) || Character.isSpaceChar(each);
    }

    /** Controls, marks of direction, invisible characters, and what is not a character. */
    static boolean isHidden(int each) {
        return switch (Character.getType(each)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED -> true;
            default -> isBlank(each);
        };
    }

    /** Whether there is something to see of it on its own. */
    static boolean isSeen(int each) {
        return switch (Character.getType(each)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.COMBINING_SPACING_MARK -> false;
            default -> !isSpace(each);
        };
    }

    /** Letters and marks that have no shape: joiners, fillers, selectors of variants, the empty Braille cell. */
    private static boolean isBlank(int each) {
        return switch (each) {
            case 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0 -> true;
            default ->
                (each >= 0x180B && each <= 0x180F)
                        || (each >= 0xFE00 && each <= 0xFE0F)
                        || (each >= 0xE0100 && each <= 0xE01EF);
        };
    }
}
