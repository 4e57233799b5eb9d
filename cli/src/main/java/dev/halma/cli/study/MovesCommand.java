package dev.halma.cli.study;

import dev.halma.cli.shared.Setup;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Lists the legal moves. */
@Command(
        name = "moves",
        description = "Lists the legal moves of the seat to move: one from-to per line, sorted as text.",
        mixinStandardHelpOptions = true)
public final class MovesCommand implements Runnable {

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private Setup setup;

    @Override
    public void run() {
        Position position = setup.position();
        PrintWriter out = setup.out();
        for (Move move : position.legalMoves()) out.println(move);
        if (position.isOver()) {
            setup.err().println(setup.wording().standing(position));
        }
    }
}
