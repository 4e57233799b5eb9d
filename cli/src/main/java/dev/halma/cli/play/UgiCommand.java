package dev.halma.cli.play;

import dev.halma.cli.shared.Console;
import dev.halma.cli.shared.Refused;
import dev.halma.cli.shared.Version;
import dev.halma.cli.shared.Wording;
import dev.halma.engine.ugi.SessionEnvironment;
import dev.halma.engine.ugi.UgiSession;
import dev.halma.engine.ugi.Words;
import dev.halma.i18n.Language;
import dev.halma.i18n.Texts;
import dev.halma.jvm.LearnedPatterns;
import dev.halma.jvm.SearchThreads;
import dev.halma.rules.game.Refusal;
import dev.halma.rules.notation.Problem;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Runs the engine for other programs. */
@Command(
        name = "ugi",
        description = {
            "Runs the engine for other programs, by the Universal Game Interface on standard input and output.",
            "See docs/protocol-engine.md. To begin: ugi, position startpos, go movetime 1000, quit."
        },
        mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init")
public final class UgiCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    /** Messages for programs are the same in every language. */
    private static final class English implements Words {
        private final Wording english = new Wording(Texts.of(Language.EN));

        @Override
        public String of(Refusal refusal) {
            return english.of(refusal);
        }

        @Override
        public String of(Problem problem) {
            return english.inLine(problem);
        }
    }

    @Override
    public void run() {
        UgiSession session = new UgiSession(new SessionEnvironment(
                Version.number(),
                this::say,
                System::nanoTime,
                new SearchThread(),
                new English(),
                LearnedPatterns.usual(),
                SearchThreads::new));
        try (BufferedReader in =
                new BufferedReader(new InputStreamReader(Console.of(spec).in(), StandardCharsets.UTF_8))) {
            String line = in.readLine();
            while (line != null && session.answer(line)) line = in.readLine();
        } catch (IOException e) {
            throw new Refused(
                    Wording.of(spec).of("cli.input.unreadable", Map.of("why", String.valueOf(e.getMessage()))));
        } finally {
            session.close();
        }
    }

    /** A program may wait for the answer before it writes the next line. */
    private void say(String line) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(line);
        out.flush();
    }
}
