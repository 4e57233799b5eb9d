package dev.halma.cli.install;

import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints the script with which a shell completes commands and options. */
@Command(
        name = "completion",
        description = "Prints the script with which a shell completes commands and options.",
        footer = "%nExample: halma completion bash > /etc/bash_completion.d/halma",
        mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
public final class CompletionCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "SHELL", description = "bash, zsh or fish.")
    private Shell shell;

    enum Shell {
        BASH,
        ZSH,
        FISH
    }

    @Override
    public void run() {
        CommandLine halma = spec.root().commandLine();
        PrintWriter out = spec.commandLine().getOut();
        out.print(
                switch (shell) {
                    case BASH -> AutoComplete.bash("halma", halma).replaceAll("(?m)^# (Date|Version):.*\n", "");
                    case ZSH -> zsh(halma);
                    case FISH -> fish(halma);
                });
        out.flush();
    }

    private static List<CommandLine> commands(CommandLine halma) {
        return List.copyOf(halma.getSubcommands().values());
    }

    private static List<OptionSpec> options(CommandLine command) {
        return command.getCommandSpec().options().stream()
                .filter(option -> !option.hidden())
                .toList();
    }

    /** The first line of a description, without what quotes and brackets would mean to a shell. */
    private static String about(String... description) {
        String first = description.length == 0 ? "" : description[0];
        return first.replaceAll("\\$\\{[^}]*}", "")
                .replaceAll("[\\[\\]'\"`:\\\\()]", "")
                .replace("%n", " ")
                .strip();
    }

    private static String about(CommandLine command) {
        return about(command.getHelp().description().strip().lines().findFirst().orElse(""));
    }

    private static String zsh(CommandLine halma) {
        StringBuilder text = new StringBuilder("#compdef halma\n\n_halma() {\n  local -a commands\n  commands=(\n");
        commands(halma)
                .forEach(command -> text.append("    '")
                        .append(command.getCommandName())
                        .append(':')
                        .append(about(command))
                        .append("'\n"));
        text.append("  )\n  if (( CURRENT == 2 )); then\n    _describe command commands\n    return\n  fi\n");
        text.append("  case ${words[2]} in\n");
        for (CommandLine command : commands(halma)) {
            String words = options(command).stream()
                    .map(option -> "'" + option.longestName() + (option.arity().max() > 0 ? "=" : "") + "["
                            + about(option.description()) + "]"
                            + (option.arity().max() > 0 ? ":" + about(option.paramLabel()) + ":_files" : "") + "'")
                    .collect(Collectors.joining(" "));
            text.append("    ").append(command.getCommandName()).append(") shift words; (( CURRENT-- )); _arguments ");
            text.append(words).append(" '*:file:_files' ;;\n");
        }
        return text.append("  esac\n}\n\n_halma \"$@\"\n").toString();
    }

    private static String fish(CommandLine halma) {
        StringBuilder text = new StringBuilder("complete -c halma -n __fish_use_subcommand -f\n");
        for (CommandLine command : commands(halma)) {
            String name = command.getCommandName();
            text.append("complete -c halma -n __fish_use_subcommand -a ")
                    .append(name)
                    .append(" -d '")
                    .append(about(command))
                    .append("'\n");
            options(command)
                    .forEach(option -> text.append("complete -c halma -n '__fish_seen_subcommand_from ")
                            .append(name)
                            .append("' -l ")
                            .append(option.longestName().replaceFirst("^-+", ""))
                            .append(option.arity().max() > 0 ? " -r" : "")
                            .append(" -d '")
                            .append(about(option.description()))
                            .append("'\n"));
        }
        return text.toString();
    }
}
