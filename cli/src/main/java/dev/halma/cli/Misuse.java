package dev.halma.cli;

import dev.halma.cli.shared.Spelling;
import dev.halma.cli.shared.Wording;
import dev.halma.i18n.Language;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What is wrong with a command line, in the user's language, and what may have been meant. */
record Misuse(Wording wording) {

    private static final Pattern OURS =
            Pattern.compile("Invalid value for [^:]*: (?!cannot convert)(.*)", Pattern.DOTALL);

    String text(ParameterException exception) {
        ArgSpec argument = exception.getArgSpec();
        String value = exception.getValue();
        String message = String.valueOf(exception.getMessage());
        return switch (exception) {
            case UnmatchedArgumentException unmatched -> unknown(unmatched);
            case MissingParameterException missing -> missing(missing);
            case OverwrittenOptionException twice ->
                wording.of("cli.only-once", Map.of("name", name(twice.getOverwritten())));
            default -> {
                if (argument != null && value != null) yield wrongValue(argument, value, message);
                if (argument != null && message.startsWith("Expected parameter")) yield noValue(argument);
                // The help of a command that is not there.
                if (value != null && message.startsWith("Unknown subcommand"))
                    yield noCommand(value, exception.getCommandLine());
                yield message;
            }
        };
    }

    /** A value that could not be read. Our own converters say more about it, after what picocli puts before it. */
    private String wrongValue(ArgSpec argument, String value, String message) {
        Class<?> type = argument.typeInfo().getType();
        if (type.isEnum() && type != Language.class) {
            List<String> choices = Arrays.stream(type.getEnumConstants())
                    .map(each -> ((Enum<?>) each).name().toLowerCase(Locale.ROOT))
                    .toList();
            return wording.of("cli.wrong-choice", Map.of("name", name(argument), "value", value, "choices", choices));
        }
        Matcher ours = OURS.matcher(message);
        return ours.matches()
                ? name(argument) + ": " + ours.group(1)
                : wording.of("cli.wrong-value", Map.of("name", name(argument), "value", value));
    }

    private String missing(MissingParameterException exception) {
        // An option is missing, or only its value.
        boolean isThere = String.valueOf(exception.getMessage()).startsWith("Missing required parameter for option");
        List<ArgSpec> missing = exception.getMissing();
        if (isThere && missing.size() == 1) return noValue(missing.getFirst());
        String what = missing.stream().map(Misuse::name).collect(Collectors.joining(", "));
        return what.isEmpty()
                ? String.valueOf(exception.getMessage())
                : wording.of("cli.missing", Map.of("what", what));
    }

    private String noValue(ArgSpec argument) {
        return wording.of("cli.no-value", Map.of("name", name(argument)));
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }

    private String unknown(UnmatchedArgumentException exception) {
        CommandLine command = exception.getCommandLine();
        List<String> unmatched = exception.getUnmatched();
        String first = unmatched.isEmpty() ? "" : unmatched.getFirst();
        if (first.startsWith("-")) {
            String option = first.replaceFirst("=.*", "");
            return wording.of("cli.no-option", Map.of("option", option)) + meant(option, options(command));
        }
        boolean isOutermost = command.getParent() == null;
        return isOutermost && !first.isEmpty()
                ? noCommand(first, command)
                : wording.of("cli.unexpected", Map.of("text", String.join(" ", unmatched)));
    }

    private String noCommand(String name, CommandLine command) {
        return wording.of("cli.no-command", Map.of("command", name))
                + meant(name, command.getSubcommands().keySet());
    }

    private static List<String> options(CommandLine command) {
        return command.getCommandSpec().options().stream()
                .filter(option -> !option.hidden())
                .map(OptionSpec::longestName)
                .toList();
    }

    private String meant(String typed, Collection<String> known) {
        List<String> near = Spelling.near(typed, known);
        return near.isEmpty() ? "" : " " + wording.of("cli.did-you-mean", Map.of("words", near));
    }
}
