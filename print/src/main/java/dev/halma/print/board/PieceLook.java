package dev.halma.print.board;

import dev.halma.print.sheet.Tone;
import dev.halma.rules.variant.Seat;

/**
 * The look of a seat's pieces.
 *
 * @param body the tone of the piece
 * @param pattern the lines on it
 * @param sign the tone of the mark on it
 * @param camp the tone of the cells where it starts
 */
public record PieceLook(Mark mark, Tone body, Hatching pattern, Tone sign, Tone camp) {

    private static final Tone PALE = Tone.grey(0.93);

    /**
     * Black and white alternate from dark to light, so that neighbours at the board differ most. The colours are those
     * of Okabe and Ito, which people with any colour vision can tell apart.
     */
    static PieceLook of(Seat seat, Ink ink) {
        return switch (ink) {
            case MONO -> mono(seat);
            case LIGHT -> light(seat);
            case COLOUR -> coloured(seat, usual(seat));
        };
    }

    /** A look in a colour that the user chose. */
    static PieceLook coloured(Seat seat, Tone body) {
        Tone sign = body.isDark() ? Tone.WHITE : Tone.BLACK;
        return new PieceLook(mark(seat), body, Hatching.PLAIN, sign, body.lighter(0.82));
    }

    private static Mark mark(Seat seat) {
        return switch (seat) {
            case A -> Mark.DOT;
            case B -> Mark.TRIANGLE;
            case C -> Mark.SQUARE;
            case D -> Mark.DIAMOND;
            case E -> Mark.STAR;
            case F -> Mark.CROSS;
        };
    }

    private static PieceLook mono(Seat seat) {
        double body = switch (seat) {
            case A -> 0;
            case B -> 1;
            case C -> 0.4;
            case D -> 0.82;
            case E -> 0.15;
            case F -> 0.94;
        };
        Tone tone = Tone.grey(body);
        return new PieceLook(mark(seat), tone, Hatching.PLAIN, tone.isDark() ? Tone.WHITE : Tone.BLACK, PALE);
    }

    private static PieceLook light(Seat seat) {
        Hatching pattern = switch (seat) {
            case A -> Hatching.HATCHED;
            case B -> Hatching.PLAIN;
            case C -> Hatching.CROSSED;
            case D -> Hatching.DOTTED;
            case E -> Hatching.LINED;
            case F -> Hatching.RINGED;
        };
        return new PieceLook(mark(seat), Tone.WHITE, pattern, Tone.BLACK, Tone.WHITE);
    }

    private static Tone usual(Seat seat) {
        return switch (seat) {
            case A -> new Tone(0x0072B2);
            case B -> new Tone(0xE69F00);
            case C -> new Tone(0x009E73);
            case D -> new Tone(0xD55E00);
            case E -> new Tone(0xCC79A7);
            case F -> new Tone(0xF0E442);
        };
    }
}
