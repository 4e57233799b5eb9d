package dev.halma.print.board;

import dev.halma.print.sheet.Tone;
import dev.halma.rules.variant.Seat;
import java.util.Map;

/**
 * How all seats look on a sheet.
 *
 * @param colours the colours that the user chose, which only coloured ink shows; other seats have their usual one
 */
public record Palette(Ink ink, Map<Seat, Tone> colours) {

    public Palette {
        colours = Map.copyOf(colours);
    }

    public static Palette of(Ink ink) {
        return new Palette(ink, Map.of());
    }

    public PieceLook look(Seat seat) {
        Tone chosen = colours.get(seat);
        return ink == Ink.COLOUR && chosen != null ? PieceLook.coloured(seat, chosen) : PieceLook.of(seat, ink);
    }
}
