package dev.halma.cli;

import dev.halma.cli.bot.BotCommand;
import dev.halma.cli.install.CompletionCommand;
import dev.halma.cli.install.ManCommand;
import dev.halma.cli.match.BenchCommand;
import dev.halma.cli.match.MatchCommand;
import dev.halma.cli.match.RatingsCommand;
import dev.halma.cli.match.TournamentCommand;
import dev.halma.cli.play.LevelsCommand;
import dev.halma.cli.play.RefereeCommand;
import dev.halma.cli.play.UgiCommand;
import dev.halma.cli.print.DiagramCommand;
import dev.halma.cli.print.PrintCommand;
import dev.halma.cli.puzzle.PuzzleCommand;
import dev.halma.cli.remote.ServerAddress;
import dev.halma.cli.serve.AdminCommand;
import dev.halma.cli.serve.BackupCommand;
import dev.halma.cli.serve.Configuration;
import dev.halma.cli.serve.DoctorCommand;
import dev.halma.cli.serve.HealthCommand;
import dev.halma.cli.serve.MigrateStoreCommand;
import dev.halma.cli.serve.RestoreCommand;
import dev.halma.cli.serve.ServeCommand;
import dev.halma.cli.serve.ThinkCommand;
import dev.halma.cli.shared.Console;
import dev.halma.cli.shared.Numbers;
import dev.halma.cli.shared.Refused;
import dev.halma.cli.shared.Terminal;
import dev.halma.cli.shared.Version;
import dev.halma.cli.shared.Wording;
import dev.halma.cli.study.AnalyseCommand;
import dev.halma.cli.study.CheckCommand;
import dev.halma.cli.study.MovesCommand;
import dev.halma.cli.study.PerftCommand;
import dev.halma.cli.study.RulesCommand;
import dev.halma.cli.study.ShowCommand;
import dev.halma.cli.study.SolveCommand;
import dev.halma.cli.study.VariantsCommand;
import dev.halma.cli.terminal.PlayCommand;
import dev.halma.cli.terminal.WatchCommand;
import dev.halma.i18n.Language;
import dev.halma.i18n.Texts;
import dev.halma.print.Millimetres;
import java.io.InputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** The {@code halma} command. Exit codes: 0 good, 1 refused, 2 misuse. */
@Command(
        name = "halma",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        subcommands = {
            HelpCommand.class,
            PlayCommand.class,
            WatchCommand.class,
            RulesCommand.class,
            VariantsCommand.class,
            LevelsCommand.class,
            PuzzleCommand.class,
            PrintCommand.class,
            DiagramCommand.class,
            ShowCommand.class,
            AnalyseCommand.class,
            CheckCommand.class,
            MatchCommand.class,
            TournamentCommand.class,
            RatingsCommand.class,
            ServeCommand.class,
            HealthCommand.class,
            DoctorCommand.class,
            AdminCommand.class,
            BackupCommand.class,
            RestoreCommand.class,
            MigrateStoreCommand.class,
            ThinkCommand.class,
            BotCommand.class,
            UgiCommand.class,
            RefereeCommand.class,
            MovesCommand.class,
            PerftCommand.class,
            SolveCommand.class,
            BenchCommand.class,
            CompletionCommand.class,
            ManCommand.class
        })
public final class Main implements Callable<Integer>, Console {

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    @Option(names = "--lang", paramLabel = "XX", scope = ScopeType.INHERIT, descriptionKey = "cli.option.lang")
    private @Nullable Language language;

    private final InputStream in;
    private final Texts usual;
    private final Supplier<LocalDate> today;

    private Main(InputStream in, Texts usual, Supplier<LocalDate> today) {
        this.in = in;
        this.usual = usual;
        this.today = today;
    }

    public static void main(String[] arguments) {
        PrintWriter out = new PrintWriter(new OutputStreamWriter(new StrictOutput(), StandardCharsets.UTF_8));
        PrintWriter err = new PrintWriter(new OutputStreamWriter(System.err, StandardCharsets.UTF_8));
        int code;
        if (List.of(arguments)
                .equals(List.of("--version"))) { // the question of every script, answered without the commands
            System.out.println(new Version().getVersion()[0]);
            return;
        }
        try {
            code = commandLine(System.in, out, err, Texts.of(PlayersLocale.of(System.getenv())))
                    .execute(arguments);
            out.flush();
        } catch (StrictOutput.Lost lost) {
            code = lost.complain(err);
        }
        err.flush();
        // Not exit, which would flush the output again and wait for a reader that may be gone.
        Runtime.getRuntime().halt(code);
    }

    /** The whole command with its streams and its default language. */
    public static CommandLine commandLine(InputStream in, PrintWriter out, PrintWriter err, Texts usual) {
        return commandLine(in, out, err, usual, () -> LocalDate.now(ZoneId.systemDefault()));
    }

    /** The same with a date of its own. */
    static CommandLine commandLine(
            InputStream in, PrintWriter out, PrintWriter err, Texts usual, Supplier<LocalDate> today) {
        Main main = new Main(in, usual, today);
        CommandLine commandLine = new CommandLine(main);
        HelpTexts.speakThrough(commandLine, main::wording);
        Configuration.configure(commandLine, System.getenv());
        commandLine.setOut(out).setErr(err);
        commandLine.setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF));
        commandLine.setExpandAtFiles(false);
        commandLine.setCaseInsensitiveEnumValuesAllowed(true);
        commandLine
                .registerConverter(Integer.class, text -> Numbers.whole(text, usual))
                .registerConverter(int.class, text -> Numbers.whole(text, usual));
        commandLine
                .registerConverter(Long.class, text -> Numbers.large(text, usual))
                .registerConverter(long.class, text -> Numbers.large(text, usual));
        commandLine.registerConverter(Language.class, code -> language(code, usual));
        commandLine.registerConverter(URI.class, text -> ServerAddress.read(text, usual));
        commandLine.registerConverter(Millimetres.class, text -> length(text, usual));
        commandLine.setParameterExceptionHandler(Main::misuse);
        commandLine.setExecutionExceptionHandler((exception, failed, parsed) -> {
            if (exception instanceof StrictOutput.Lost lost) return lost.complain(failed.getErr());
            if (!(exception instanceof Refused)) throw exception;
            failed.getErr().println(exception.getMessage());
            return CommandLine.ExitCode.SOFTWARE;
        });
        return commandLine;
    }

    private static Language language(String code, Texts usual) {
        return Language.ofCode(code)
                .orElseThrow(() -> new TypeConversionException(
                        usual.text("cli.no-language", Map.of("language", code, "languages", Language.codes()))));
    }

    private static Millimetres length(String text, Texts usual) {
        return Millimetres.parse(text)
                .orElseThrow(() -> new TypeConversionException(usual.text("print.no-length", Map.of("text", text))));
    }

    private static int misuse(ParameterException exception, String[] arguments) {
        CommandLine command = exception.getCommandLine();
        CommandSpec spec = command.getCommandSpec();
        Wording wording = Wording.of(spec);
        command.getErr().println(new Misuse(wording).text(exception));
        command.getErr().println(wording.of("cli.help", Map.of("command", spec.qualifiedName())));
        return CommandLine.ExitCode.USAGE;
    }

    @Override
    public InputStream in() {
        return in;
    }

    @Override
    public Wording wording() {
        return new Wording(language == null ? usual : Texts.of(language));
    }

    @Override
    public LocalDate today() {
        return today.get();
    }

    /** Offers a game to a user at a terminal; a script has to name a command. */
    @Override
    public Integer call() {
        if (!Terminal.isAttended()) {
            String which = wording().of("cli.which-command", Map.of("example", "halma show american-2"));
            throw new ParameterException(spec.commandLine(), which);
        }
        spec.commandLine().getOut().println(wording().of("terminal.offer"));
        return spec.commandLine()
                .execute("play", "--lang", wording().texts().language().code());
    }
}
