package dev.halma.cli.study;

import dev.halma.cli.files.GameFile;
import dev.halma.cli.shared.Console;
import dev.halma.cli.shared.Refused;
import dev.halma.cli.shared.Wording;
import dev.halma.rules.game.Game;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.Parsed;
import java.io.PrintWriter;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Replays games. */
@Command(name = "check", mixinStandardHelpOptions = true)
public final class CheckCommand implements Callable<Integer> {

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(arity = "1..*", paramLabel = "FILE.hgn", descriptionKey = "cli.option.game-files")
    @SuppressWarnings("NullAway.Init")
    private List<String> files;

    @Override
    public Integer call() {
        boolean allGood = true;
        for (String name : files) allGood &= check(new GameFile(name, Console.of(spec)));
        return allGood ? 0 : 1;
    }

    private boolean check(GameFile file) {
        PrintWriter out = spec.commandLine().getOut();
        boolean allGood = true;
        try {
            Iterator<Parsed<GameRecord>> games = file.games().iterator();
            for (int number = 1; games.hasNext(); number++) {
                Parsed<GameRecord> game = games.next();
                boolean isAlone = number == 1 && !games.hasNext();
                allGood &= check(file, isAlone ? file.name() : file.name() + "#" + number, game);
            }
        } catch (Refused refused) {
            allGood = false;
            out.println(refused.getMessage());
        }
        out.flush();
        return allGood;
    }

    /** @param name of the game */
    private boolean check(GameFile file, String name, Parsed<GameRecord> game) {
        PrintWriter out = spec.commandLine().getOut();
        try {
            out.println(name + ": " + summary(file.readable(game), Wording.of(spec)));
            return true;
        } catch (Refused refused) {
            out.println(refused.getMessage());
            return false;
        }
    }

    private static String summary(GameRecord record, Wording wording) {
        Game game = record.game();
        int turns = game.position().turn() - game.start().turn();
        String how = game.isOver() || record.result().equals("*")
                ? wording.of(game.outcome())
                : wording.of("cli.check.given");
        return "ok " + game.variant().id() + ", "
                + wording.of("cli.check.ok", Map.of("turns", turns, "result", record.result(), "how", how));
    }
}
