package dev.halma.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.cli.Main;
import dev.halma.cli.Run;
import dev.halma.i18n.Language;
import dev.halma.i18n.Texts;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;

class UgiTest {

    @Test
    void answersInOneRun() {
        Run run = Run.withInput("""
                ugi
                isready
                nonsense

                setoption name Variant value halma-8
                position startpos moves d1-e2 h5-g4 b1-h5 g4-g3
                show
                quit
                isready
                """, "ugi");
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .contains("\nugiok\nreadyok\ninfo string unknown command 'nonsense'\n")
                .endsWith("""
                info string position: move 4 'g4-g3': A blocker must leave first: e8, f7, f8, g6, g7, g8, h6, h7\
                 or h8 has to move out of the goal that it blocks.
                4bbbb/5bbb/6bb/7b/a7/aa6/aaa5/aaaa4 a 0 1
                """);
    }

    @Test
    void theEndOfTheInputStopsASearch() {
        Run run = Run.withInput("go infinite\n", "ugi");
        assertThat(run.code()).isZero();
        assertThat(run.out().lines().toList().getLast()).startsWith("bestmove ");
    }

    @Test
    void anInfiniteSearchAnswersMeanwhileAndEndsWhenItIsStopped() throws IOException, InterruptedException {
        try (PipedOutputStream toEngine = new PipedOutputStream();
                PipedInputStream in = new PipedInputStream(toEngine)) {
            Answers answers = new Answers();
            Thread engine = Thread.ofPlatform()
                    .start(() -> Main.commandLine(
                                    in,
                                    new PrintWriter(answers),
                                    new PrintWriter(new StringWriter()),
                                    Texts.of(Language.EN))
                            .execute("ugi"));
            // The search of a won position ends at once. With go infinite, bestmove waits for stop all the same.
            write(toEngine, "setoption name Variant value chinese-2");
            write(toEngine, "position fen a/aa/aaa/aaa1/8a4/12/5b5/10/9/10/11/4b7/bb1b9/bb2/bb1/1b/1 a 0 90");
            write(toEngine, "go infinite");
            write(toEngine, "go depth 1");
            write(toEngine, "isready");
            assertThat(until(answers, "readyok"))
                    .contains("info string a search is under way: stop it first")
                    .doesNotContain("bestmove");
            write(toEngine, "stop");
            assertThat(until(answers, "bestmove")).contains("bestmove ");
            // Free again at once.
            write(toEngine, "go nodes 2000");
            assertThat(until(answers, "bestmove")).doesNotContain("under way");
            write(toEngine, "quit");
            engine.join();
        }
    }

    private static void write(PipedOutputStream to, String line) throws IOException {
        to.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        to.flush();
    }

    /** Collects lines from any thread. Java's pipes break when a writing thread ends. */
    private static final class Answers extends Writer {

        private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
        private final StringBuilder unfinished = new StringBuilder();

        @Override
        public void write(char[] text, int from, int length) {
            for (int i = from; i < from + length; i++) {
                if (text[i] != '\n') {
                    unfinished.append(text[i]);
                } else {
                    lines.add(unfinished.toString().strip());
                    unfinished.setLength(0);
                }
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }

    private static String until(Answers answers, String start) throws InterruptedException {
        StringBuilder all = new StringBuilder();
        String line;
        do {
            line = answers.lines.take();
            all.append(line).append('\n');
        } while (!line.startsWith(start));
        return all.toString();
    }
}
