package dev.halma.cli;

import dev.halma.rules.game.Game;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.GameText;
import dev.halma.rules.notation.Parsed;
import dev.halma.rules.notation.Problem;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Replays games. */
@Command(
        name = "check",
        description = "Replays each game through the referee: says the result, or where and why it goes wrong.",
        mixinStandardHelpOptions = true)
final class CheckCommand implements Callable<Integer> {

    private static final long MOST_BYTES = 64L * 1024 * 1024;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(arity = "1..*", paramLabel = "FILE.hgn")
    @SuppressWarnings("NullAway.Init")
    private List<String> files;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        boolean allGood = true;
        for (String file : files) {
            try {
                out.println(file + ": " + verdict(file));
            } catch (Refused refused) {
                allGood = false;
                out.println(file + ":" + refused.getMessage());
            }
            out.flush();
        }
        return allGood ? 0 : 1;
    }

    private static String verdict(String file) {
        return switch (GameText.parse(read(file))) {
            case Parsed.Read<GameRecord>(GameRecord record) -> summary(record);
            case Parsed.Unreadable<GameRecord>(Problem problem) -> throw new Refused(Wording.ofFile(problem));
        };
    }

    private static String summary(GameRecord record) {
        Game game = record.game();
        int turns = game.position().turn() - game.start().turn();
        String how = game.isOver() || record.result().equals("*")
                ? Wording.why(game.outcome())
                : "by the file: the moves leave the game open";
        return "ok " + game.variant().id() + ", " + turns + (turns == 1 ? " turn, " : " turns, ") + record.result()
                + ", " + how;
    }

    private static String read(String name) {
        try {
            Path file = Path.of(name);
            if (Files.size(file) > MOST_BYTES)
                throw new Refused(" larger than any game: more than " + MOST_BYTES + " bytes");
            return Files.readString(file);
        } catch (InvalidPathException e) {
            throw new Refused(" this name can't be used in the present locale; LC_ALL=C.UTF-8 may help");
        } catch (NoSuchFileException e) {
            throw new Refused(" there is no such file");
        } catch (CharacterCodingException e) {
            throw new Refused(" this is not text in UTF-8");
        } catch (IOException e) {
            throw new Refused(" can't be read: " + e.getMessage());
        }
    }
}
