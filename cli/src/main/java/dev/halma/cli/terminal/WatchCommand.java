package dev.halma.cli.terminal;

import dev.halma.cli.board.Letters;
import dev.halma.cli.board.TextBoard;
import dev.halma.cli.files.GameOption;
import dev.halma.cli.shared.Wording;
import dev.halma.cli.terminal.replay.Replay;
import dev.halma.cli.terminal.screen.ReplayScreen;
import dev.halma.rules.game.Game;
import dev.halma.rules.message.VariantMessage;
import dev.halma.rules.move.Position;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Replays a game in the terminal. */
@Command(name = "watch", mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
public final class WatchCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE.hgn", descriptionKey = "terminal.option.file")
    private String file;

    @Mixin
    private GameOption game;

    @Mixin
    private Stage stage;

    @Override
    public void run() {
        Wording wording = Wording.of(spec);
        Replay replay = new Replay(game.file(file).game(game.number()));
        if (!stage.hasScreen()) {
            print(replay, wording);
            return;
        }
        try (Stage shown = stage) {
            new ReplayScreen(shown.canvas(wording), wording.texts(), shown.style(), replay).run();
        }
    }

    /** The whole game in words, between its first position and its last one. */
    private void print(Replay replay, Wording wording) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(wording.texts().text(VariantMessage.name(replay.seen().variant())));
        draw(replay, out);
        replay.said(wording.texts()).forEach(out::println);
        while (replay.at() < replay.all()) {
            replay.go(1);
            replay.said(wording.texts()).forEach(out::println);
        }
        draw(replay, out);
    }

    private static void draw(Replay replay, PrintWriter out) {
        Position position = replay.seen().game().map(Game::position).orElseThrow();
        out.print(new TextBoard(position.variant().board(), new Letters(position, Ansi.OFF)).text());
    }
}
