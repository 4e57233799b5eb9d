package dev.halma.cli.board;

import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import java.util.Optional;
import picocli.CommandLine.Help.Ansi;

/** Pieces as capital letters, empty cells as dots, those of a camp as colons. */
public record Letters(Position position, Ansi ansi) implements Look {

    private static final String[] COLOURS = {"blue", "red", "green", "yellow", "magenta", "cyan"};

    @Override
    public String cell(int cell) {
        Optional<Seat> owner = position.owner(cell);
        if (owner.isPresent()) return piece(owner.get());
        boolean inCamp = position.variant().seatings().stream()
                .anyMatch(seating ->
                        seating.camp().contains(cell) || seating.goal().contains(cell));
        return faint(inCamp ? ":" : ".");
    }

    @Override
    public String label(String text) {
        boolean isFile = !text.isEmpty() && Character.isLetter(text.charAt(0));
        return isFile ? faint(text) : text;
    }

    private String piece(Seat seat) {
        String letter = seat.name();
        return ansi.enabled() ? ansi.string("@|bold," + COLOURS[seat.index()] + " " + letter + "|@") : letter;
    }

    private String faint(String mark) {
        return ansi.enabled() ? ansi.string("@|faint " + mark + "|@") : mark;
    }
}
