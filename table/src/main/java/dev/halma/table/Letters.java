package dev.halma.table;

/** What a character does to a line of text, and which ones an id has. */
final class Letters {

    private static final int LONGEST_ID = 64;

    private Letters() {}

    /** Whether a text is an id: 1 to 64 letters, digits, hyphens and underscores. */
    static boolean isId(String text) {
        if (text.isEmpty() || text.length() > LONGEST_ID) return false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean fits =
                    (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
            if (!fits) return false;
        }
        return true;
    }

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
