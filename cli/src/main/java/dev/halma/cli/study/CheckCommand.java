package dev.halma.cli.study;

import dev.halma.cli.shared.GameFile;
import dev.halma.cli.shared.Refused;
import dev.halma.cli.shared.Wording;
import dev.halma.rules.game.Game;
import dev.halma.rules.notation.GameRecord;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Replays games. */
@Command(
        name = "check",
        description = "Replays each game through the referee. Prints the result, or where and why it goes wrong.",
        mixinStandardHelpOptions = true)
public final class CheckCommand implements Callable<Integer> {

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(arity = "1..*", paramLabel = "FILE.hgn")
    @SuppressWarnings("NullAway.Init")
    private List<String> files;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        Wording wording = Wording.of(spec);
        boolean allGood = true;
        for (String file : files) {
            try {
                out.println(file + ": " + summary(GameFile.read(file, wording), wording));
            } catch (Refused refused) {
                allGood = false;
                out.println(refused.getMessage());
            }
            out.flush();
        }
        return allGood ? 0 : 1;
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
