package dev.halma.print.board;

import dev.halma.print.sheet.Tone;
import dev.halma.rules.variant.Seat;

/**
 * The look of a seat's pieces.
 *
 * @param body the tone of the piece
 * @param sign the tone of the mark on it
 * @param onBoard the tone of the mark on the cells where it starts, which must be faint
 * @param camp the tone of those cells
 */
public record Look(Mark mark, Tone body, Tone sign, Tone onBoard, Tone camp) {

    private static final Tone PALE = Tone.grey(0.93);
    private static final Tone MEDIUM = Tone.grey(0.55);

    /**
     * Black and white alternate from dark to light, so that neighbours at the board differ most. The colours are those
     * of Okabe and Ito, which people with any colour vision can tell apart.
     */
    public static Look of(Seat seat, Ink ink) {
        return switch (ink) {
            case MONO ->
                switch (seat) {
                    case A -> mono(Mark.DOT, 0, 1);
                    case B -> mono(Mark.RING, 1, 0);
                    case C -> mono(Mark.TRIANGLE, 0.4, 1);
                    case D -> mono(Mark.SQUARE, 0.82, 0);
                    case E -> mono(Mark.CROSS, 0.15, 1);
                    case F -> mono(Mark.STAR, 0.94, 0);
                };
            case COLOUR ->
                switch (seat) {
                    case A -> colour(Mark.DOT, 0x0072B2, Tone.WHITE);
                    case B -> colour(Mark.RING, 0xE69F00, Tone.BLACK);
                    case C -> colour(Mark.TRIANGLE, 0x009E73, Tone.WHITE);
                    case D -> colour(Mark.SQUARE, 0xD55E00, Tone.WHITE);
                    case E -> colour(Mark.CROSS, 0xCC79A7, Tone.BLACK);
                    case F -> colour(Mark.STAR, 0xF0E442, Tone.BLACK);
                };
        };
    }

    private static Look mono(Mark mark, double body, double sign) {
        return new Look(mark, Tone.grey(body), Tone.grey(sign), MEDIUM, PALE);
    }

    private static Look colour(Mark mark, int rgb, Tone sign) {
        Tone tone = new Tone(rgb);
        return new Look(mark, tone, sign, tone.lighter(0.25), tone.lighter(0.82));
    }
}
