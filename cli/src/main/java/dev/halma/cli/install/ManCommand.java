package dev.halma.cli.install;

import dev.halma.cli.shared.Version;
import java.io.PrintWriter;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints a manual page, made from the help of a command. */
@Command(
        name = "man",
        description = "Prints a manual page, made from the help of a command.",
        footer = "%nExample: halma man serve | man -l -",
        mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
public final class ManCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Parameters(arity = "0..1", paramLabel = "COMMAND", description = "The command. By default halma itself.")
    private @Nullable String name;

    @Override
    public void run() {
        CommandLine halma = spec.root().commandLine();
        CommandLine command = name == null ? halma : halma.getSubcommands().get(name);
        if (command == null) {
            throw new ParameterException(
                    spec.commandLine(), "There is no command “" + name + "”; `halma --help` lists them.");
        }
        PrintWriter out = spec.commandLine().getOut();
        out.print(page(command, name == null));
        out.flush();
    }

    private static String page(CommandLine command, boolean isWhole) {
        Help help = command.getHelp();
        String title = isWhole ? "halma" : "halma-" + command.getCommandName();
        String about = help.description().strip().replaceAll("\\s+", " ");
        StringBuilder page = new StringBuilder();
        page.append(".TH ").append(title.toUpperCase(Locale.ROOT)).append(" 1 \"\" \"halma ");
        page.append(Version.number()).append("\" \"Halma\"\n");
        page.append(".SH NAME\n").append(title).append(" \\- ").append(roff(about.replaceFirst("\\.( .*)?$", "")));
        section(page, "SYNOPSIS", help.synopsis(0));
        page.append("\n.SH DESCRIPTION\n").append(roff(about)).append('\n');
        section(page, "ARGUMENTS", help.parameterList());
        section(page, "OPTIONS", help.optionList());
        section(page, "COMMANDS", help.commandList());
        page.append(
                "\n.SH EXIT STATUS\n0: good. 1: refused, for example an illegal move or an unreadable file. 2: misuse.\n");
        page.append(
                        ".SH ENVIRONMENT\nNO_COLOR: no colours. LC_ALL, LC_MESSAGES, LANG: the language. HALMA_JAVA_OPTS: more")
                .append(" options for Java. HALMA_CONFIG: the file of a server's settings.\n");
        return page.toString();
    }

    /** A part of the help as it is printed. */
    private static void section(StringBuilder page, String title, String text) {
        if (text.isBlank()) return;
        page.append("\n.SH ")
                .append(title)
                .append("\n.nf\n")
                .append(roff(text.stripTrailing()))
                .append("\n.fi");
    }

    /** A line that begins with a dot or an apostrophe would be a command to the formatter. */
    private static String roff(String text) {
        return text.replace("\\", "\\e").replace("-", "\\-").replaceAll("(?m)^([.'])", "\\\\&$1");
    }
}
