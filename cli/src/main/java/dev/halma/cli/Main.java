package dev.halma.cli;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The {@code halma} command. Exit codes: 0 good, 1 refused, 2 misuse. */
@Command(
        name = "halma",
        description = "Halma and Chinese Checkers: the rule book, exactly refereed.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        subcommands = {
            VariantsCommand.class,
            ShowCommand.class,
            MovesCommand.class,
            PerftCommand.class,
            RefereeCommand.class,
            CheckCommand.class,
            MatchCommand.class,
            BenchCommand.class
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:good", "1:refused: an illegal move, an unreadable position, game or house rule", "2:misuse"})
public final class Main implements Runnable {

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    private final InputStream in;

    private Main(InputStream in) {
        this.in = in;
    }

    public static void main(String[] arguments) {
        PrintWriter out = writer(System.out);
        PrintWriter err = writer(System.err);
        int code = commandLine(System.in, out, err).execute(arguments);
        out.flush();
        err.flush();
        System.exit(code);
    }

    /** The whole command, with the streams that it reads and writes. */
    static CommandLine commandLine(InputStream in, PrintWriter out, PrintWriter err) {
        CommandLine commandLine = new CommandLine(new Main(in));
        commandLine.setOut(out).setErr(err);
        commandLine.setColorScheme(CommandLine.Help.defaultColorScheme(Terminal.ansi()));
        commandLine.setExecutionExceptionHandler((exception, failed, parsed) -> {
            if (!(exception instanceof Refused)) throw exception;
            failed.getErr().println(exception.getMessage());
            return CommandLine.ExitCode.SOFTWARE;
        });
        return commandLine;
    }

    private static PrintWriter writer(OutputStream stream) {
        return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8));
    }

    InputStream in() {
        return in;
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Which command? For example: halma show american-2");
    }
}
