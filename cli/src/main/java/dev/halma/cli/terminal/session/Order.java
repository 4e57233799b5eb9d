package dev.halma.cli.terminal.session;

import dev.halma.i18n.Texts;
import dev.halma.rules.game.Request;
import dev.halma.rules.notation.MoveText;
import dev.halma.rules.notation.Parsed;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** What a typed line means. */
public sealed interface Order {

    Pattern CELL = Pattern.compile("[a-z][0-9]{1,2}");

    /** A move through cells, {@code d1-e2}, or a pass. */
    record Move(Request.Play request) implements Order {}

    /** One cell alone: to see where its piece can go. */
    record Cell(String name) implements Order {}

    /** A word, and what stands behind it. */
    record Word(CommandWord word, String rest) implements Order {}

    /** The beginning of several words. */
    record Ambiguous(String text, List<CommandWord> words) implements Order {}

    record Unknown(String text) implements Order {}

    record Nothing() implements Order {}

    /** Reads a line. A move may be typed in capitals, and with spaces between its cells. */
    static Order read(String line, Texts texts) {
        String text = line.strip();
        String small = text.toLowerCase(Locale.ROOT);
        if (text.isEmpty()) return new Nothing();
        if (text.equals("?")) return new Word(CommandWord.HELP, "");
        if (CELL.matcher(small).matches()) return new Cell(small);
        if (MoveText.parse(small.replaceAll("[-\\s]+", "-")) instanceof Parsed.Read<Request.Play>(Request.Play move)) {
            return new Move(move);
        }
        String[] parts = text.split("\\s+", 2);
        List<CommandWord> words = CommandWord.typed(parts[0], texts);
        String rest = parts.length > 1 ? parts[1].strip() : "";
        return switch (words.size()) {
            case 0 -> new Unknown(text);
            case 1 -> new Word(words.getFirst(), rest);
            default -> new Ambiguous(parts[0], words);
        };
    }
}
