package dev.halma.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.i18n.Language;
import dev.halma.i18n.Texts;
import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import picocli.CommandLine;

/** One run of the command: its exit code and output. */
public record Run(int code, String out, String err) {

    /** The date of every run: a test at midnight sees the same files as any other. */
    public static final LocalDate TODAY = LocalDate.of(2026, 2, 28);

    public static Run halma(String... arguments) {
        return withInput("", arguments);
    }

    public static Run withInput(String input, String... arguments) {
        return in(Language.EN, input, arguments);
    }

    /** A run in an environment with this language. */
    public static Run in(Language environment, String input, String... arguments) {
        Texts usual = Texts.of(environment);
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        ByteArrayInputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        CommandLine command = Main.commandLine(in, new PrintWriter(out), new PrintWriter(err), usual, () -> TODAY);
        int code = command.execute(arguments);
        command.getOut().flush();
        command.getErr().flush();
        return new Run(code, lines(out), lines(err));
    }

    /** Requires that the command was refused: with this code and answer, and nothing on standard output. */
    public void requireRefused(int expectedCode, String answer) {
        assertThat(err).contains(answer);
        assertThat(code).isEqualTo(expectedCode);
        assertThat(out).isEmpty();
    }

    private static String lines(StringWriter text) {
        return text.toString().replace(System.lineSeparator(), "\n");
    }
}
