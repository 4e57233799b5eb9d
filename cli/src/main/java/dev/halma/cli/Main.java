package dev.halma.cli;

import java.io.InputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
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
            HelpCommand.class,
            VariantsCommand.class,
            ShowCommand.class,
            MovesCommand.class,
            PerftCommand.class,
            RefereeCommand.class,
            CheckCommand.class,
            MatchCommand.class,
            BenchCommand.class,
            UgiCommand.class,
            AnalyseCommand.class,
            PrintCommand.class,
            DiagramCommand.class
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
        PrintWriter out = new PrintWriter(new OutputStreamWriter(new StrictOutput(), StandardCharsets.UTF_8));
        PrintWriter err = new PrintWriter(new OutputStreamWriter(System.err, StandardCharsets.UTF_8));
        int code;
        try {
            code = commandLine(System.in, out, err).execute(arguments);
            out.flush();
        } catch (StrictOutput.Lost lost) {
            code = lost.complain(err);
        }
        err.flush();
        // Not exit: what is still buffered for an output that nobody reads would be tried again, and waited for.
        Runtime.getRuntime().halt(code);
    }

    /** The whole command, with the streams that it reads and writes. */
    static CommandLine commandLine(InputStream in, PrintWriter out, PrintWriter err) {
        CommandLine commandLine = new CommandLine(new Main(in));
        commandLine.setOut(out).setErr(err);
        commandLine.setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF));
        commandLine.setExpandAtFiles(false);
        commandLine.setCaseInsensitiveEnumValuesAllowed(true);
        commandLine.registerConverter(Integer.class, Numbers::whole).registerConverter(int.class, Numbers::whole);
        commandLine.registerConverter(Long.class, Numbers::large).registerConverter(long.class, Numbers::large);
        commandLine.setParameterExceptionHandler(Main::misuse);
        commandLine.setExecutionExceptionHandler((exception, failed, parsed) -> {
            if (exception instanceof StrictOutput.Lost lost) return lost.complain(failed.getErr());
            if (!(exception instanceof Refused)) throw exception;
            failed.getErr().println(exception.getMessage());
            return CommandLine.ExitCode.SOFTWARE;
        });
        return commandLine;
    }

    private static int misuse(ParameterException exception, String[] arguments) {
        CommandLine command = exception.getCommandLine();
        command.getErr().println(exception.getMessage());
        command.getErr().println("See `" + command.getCommandSpec().qualifiedName() + " --help`.");
        return CommandLine.ExitCode.USAGE;
    }

    InputStream in() {
        return in;
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Which command? For example: halma show american-2");
    }
}
