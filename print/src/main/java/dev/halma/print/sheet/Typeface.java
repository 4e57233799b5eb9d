package dev.halma.print.sheet;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/** The two fonts of all texts: their widths and their letters. */
@SuppressWarnings("ImmutableEnumChecker") // the widths are never changed
public enum Typeface {
    REGULAR("Roboto-Regular.ttf"),
    BOLD("Roboto-Bold.ttf");

    /** The name of the font in pages and drawings. */
    public static final String FAMILY = "Roboto";

    private static final int FIRST_LETTER = ' ';
    private static final int LETTERS = 0x2500;
    private static final int UNKNOWN = -1;

    private final String file;
    private final int[] widths; // by letter, in thousandths of the size

    Typeface(String file) {
        this.file = file;
        this.widths = read();
    }

    public static Typeface of(Lettering type) {
        return type.bold() ? BOLD : REGULAR;
    }

    /** The font file. */
    public InputStream open() {
        return Objects.requireNonNull(
                Typeface.class.getResourceAsStream("/dev/halma/print/font/" + file), "the font " + file);
    }

    /** Reads the widths once, because the parser's own data must not be shared between threads. */
    private int[] read() {
        try (InputStream in = open();
                TrueTypeFont font = new TTFParser().parse(new RandomAccessReadBuffer(in))) {
            CmapLookup glyphs = font.getUnicodeCmapLookup();
            int[] byLetter = new int[LETTERS];
            for (int letter = 0; letter < LETTERS; letter++) {
                int glyph = letter < FIRST_LETTER ? 0 : glyphs.getGlyphId(letter);
                byLetter[letter] = glyph == 0 ? UNKNOWN : font.getAdvanceWidth(glyph) * 1000 / font.getUnitsPerEm();
            }
            return byLetter;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The width of a text of this size, in the unit of the size. */
    public double width(String text, double size) {
        return thousandths(text) * size / 1000;
    }

    /** The width of a text in thousandths of its size: a whole number, so parts of a text add up exactly. */
    int thousandths(String text) {
        int sum = 0;
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i); // both halves of a surrogate pair have no width, as our fonts lack the letter
            if (knows(letter)) sum += widths[letter];
        }
        return sum;
    }

    public static double width(String text, Lettering type) {
        return of(type).width(text, type.size());
    }

    public boolean knows(int letter) {
        return letter < LETTERS && widths[letter] != UNKNOWN;
    }

    /** The text with a question mark for each letter that the font lacks. A player's name may contain any letter. */
    public String known(String text) {
        StringBuilder known = new StringBuilder();
        text.codePoints()
                .map(letter -> Character.isWhitespace(letter) ? ' ' : letter)
                .forEach(letter -> known.appendCodePoint(knows(letter) ? letter : '?'));
        return known.toString();
    }
}
