package dev.halma.cli.study;

import dev.halma.cli.board.Letters;
import dev.halma.cli.board.TextBoard;
import dev.halma.cli.shared.Setup;
import dev.halma.cli.shared.Terminal;
import dev.halma.rules.move.Position;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Draws a board in the terminal. */
@Command(name = "show", mixinStandardHelpOptions = true)
public final class ShowCommand implements Runnable {

    private enum Colour {
        auto,
        always,
        never
    }

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private Setup setup;

    @Option(names = "--colour", paramLabel = "WHEN", descriptionKey = "terminal.option.colour")
    private @Nullable Colour colour;

    @Override
    public void run() {
        Position position = setup.position();
        Ansi ansi = switch (Optional.ofNullable(colour).orElse(Colour.auto)) {
            case auto -> Terminal.ansi();
            case always -> Ansi.ON;
            case never -> Ansi.OFF;
        };
        setup.out().print(new TextBoard(position.variant().board(), new Letters(position, ansi)).text());
        setup.out().println(setup.wording().standing(position));
    }
}
