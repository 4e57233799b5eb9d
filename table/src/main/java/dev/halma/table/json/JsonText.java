package dev.halma.table.json;

/** Writes texts in quotes. */
final class JsonText {

    private static final String HEX = "0123456789ABCDEF";

    private JsonText() {}

    static void appendQuoted(String value, StringBuilder out) {
        out.append('"');
        int written = 0;
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c >= ' ' && c != '"' && c != '\\' && !Character.isSurrogate(c)) continue;
            if (Character.isHighSurrogate(c)
                    && i + 1 < value.length()
                    && Character.isLowSurrogate(value.charAt(i + 1))) {
                i++;
                continue;
            }
            out.append(value, written, i);
            appendEscaped(c, out);
            written = i + 1;
        }
        out.append(value, written, value.length()).append('"');
    }

    /** Half a surrogate pair is escaped too: alone it is not a character, and not every encoding has it. */
    private static void appendEscaped(char c, StringBuilder out) {
        out.append('\\');
        switch (c) {
            case '"', '\\' -> out.append(c);
            case '\b' -> out.append('b');
            case '\t' -> out.append('t');
            case '\n' -> out.append('n');
            case '\f' -> out.append('f');
            case '\r' -> out.append('r');
            default -> {
                out.append('u');
                for (int shift = 12; shift >= 0; shift -= 4) out.append(HEX.charAt((c >> shift) & 15));
            }
        }
    }
}
