package dev.halma.cli;

import dev.halma.rules.game.Position;
import dev.halma.rules.move.Move;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Lists the legal moves. */
@Command(
        name = "moves",
        description = "Lists the legal moves of the seat to move, one from-to a line, sorted as text.",
        mixinStandardHelpOptions = true)
final class MovesCommand implements Runnable {

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private Setup setup;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private House house;

    @Override
    public void run() {
        Position position = setup.position(house.text());
        PrintWriter out = spec.commandLine().getOut();
        for (Move move : position.legalMoves()) out.println(move);
        if (position.outcome().isOver()) {
            spec.commandLine().getErr().println(Wording.standing(position));
        }
    }
}
