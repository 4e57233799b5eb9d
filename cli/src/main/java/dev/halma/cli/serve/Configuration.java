package dev.halma.cli.serve;

import dev.halma.cli.shared.Spelling;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/**
 * The options of an operator's commands from elsewhere than the command line: each is a variable of the environment too,
 * {@code HALMA_PORT}, and a line of one file, {@code port = 8080}. The command line counts most, then the environment, then the
 * file.
 */
public final class Configuration implements IDefaultValueProvider {

    private static final String FILE_OPTION = "--config";
    private static final String FILE_VARIABLE = "HALMA_CONFIG";

    /** Not settings of a server: they say what one start of the program does. */
    private static final Set<String> OF_ONE_START =
            Set.of("help", "version", "lang", "config", "print-config", "open", "json");

    private final Map<String, String> environment;
    private final Set<String> known;
    private @Nullable File read;

    /** A value, and where it stands. */
    private record Line(String value, int number) {}

    private record File(Path path, Map<String, Line> lines) {}

    private Configuration(Map<String, String> environment, Set<String> known) {
        this.environment = environment;
        this.known = known;
    }

    /** Gives all commands that have to do with a server's data their variables and their file. */
    public static void configure(CommandLine halma, Map<String, String> environment) {
        List<CommandLine> operators = halma.getSubcommands().values().stream()
                .filter(command -> Set.of("serve", "think", "health").contains(command.getCommandName())
                        || command.getCommandSpec().findOption("--data") != null)
                .toList();
        Set<String> known = new TreeSet<>();
        operators.forEach(command -> command.getCommandSpec().options().forEach(option -> known.add(name(option))));
        known.removeAll(OF_ONE_START);
        operators.forEach(command -> command.setDefaultValueProvider(new Configuration(environment, known)));
    }

    private static String name(OptionSpec option) {
        return option.longestName().replaceFirst("^--", "");
    }

    static String variable(String name) {
        return "HALMA_" + name.toUpperCase(Locale.ROOT).replace('-', '_');
    }

    @Override
    public @Nullable String defaultValue(ArgSpec argument) {
        if (!(argument instanceof OptionSpec option) || !known.contains(name(option))) return null;
        String variable = environment.getOrDefault(variable(name(option)), "");
        if (!variable.isEmpty()) return variable;
        Line line = file(option.command()).lines().get(name(option));
        return line == null ? null : line.value();
    }

    private File file(CommandSpec command) {
        if (read == null) {
            OptionSpec option = command.findOption(FILE_OPTION);
            Optional<String> named = option == null
                    ? Optional.empty()
                    : option.originalStringValues().stream().findFirst();
            String path = named.orElseGet(() -> environment.getOrDefault(FILE_VARIABLE, ""));
            read = path.isEmpty() ? new File(Path.of(""), Map.of()) : parse(Path.of(path), command);
        }
        return read;
    }

    private File parse(Path path, CommandSpec command) {
        Map<String, Line> lines = new TreeMap<>();
        int number = 0;
        for (String text : text(path, command)) {
            number++;
            String line = text.strip();
            if (line.isEmpty() || line.startsWith("#")) continue;
            String where = path + ":" + number + ": ";
            int equals = line.indexOf('=');
            if (equals < 1) throw misuse(command, where + "a line is a name, = and a value, for example port = 8080.");
            String name = line.substring(0, equals).strip();
            if (!known.contains(name))
                throw misuse(command, where + "there is no setting “" + name + "”." + meant(name));
            Line earlier = lines.put(name, new Line(line.substring(equals + 1).strip(), number));
            if (earlier != null) throw misuse(command, where + name + " stands in line " + earlier.number() + " too.");
        }
        return new File(path, lines);
    }

    private static List<String> text(Path path, CommandSpec command) {
        try {
            return Files.readAllLines(path);
        } catch (IOException e) {
            throw misuse(command, path + " can’t be read as text in UTF-8.");
        }
    }

    private String meant(String name) {
        List<String> near = Spelling.near(name, known);
        return near.isEmpty()
                ? " Settings are the options of halma serve without their hyphens."
                : " Did you mean " + String.join(" or ", near) + "?";
    }

    private static ParameterException misuse(CommandSpec command, String message) {
        return new ParameterException(command.commandLine(), message);
    }

    /** What is in force, and where it comes from: lines that a file of settings may have. */
    static String print(CommandSpec command) {
        Configuration known = (Configuration) command.defaultValueProvider();
        StringBuilder text = new StringBuilder();
        command.options().stream()
                .filter(option -> known.known.contains(name(option)))
                .forEach(option -> text.append(known.print(option)).append('\n'));
        return text.toString();
    }

    private String print(OptionSpec option) {
        String name = name(option);
        Object value = option.getValue();
        String shown = value == null
                ? ""
                : value.toString().replaceFirst("(?<=://)([^:@/]*):[^@/]*@", "$1:***@"); // a password stays hidden
        String line = name + " = " + (value instanceof Enum<?> ? shown.toLowerCase(Locale.ROOT) : shown);
        return (value == null ? "# " + line.strip() : line) + "  # " + origin(option, name);
    }

    private String origin(OptionSpec option, String name) {
        boolean isTyped = option.command().commandLine().getParseResult().hasMatchedOption(option);
        if (isTyped) return option.longestName();
        if (!environment.getOrDefault(variable(name), "").isEmpty()) return variable(name);
        File file = file(option.command());
        Line line = file.lines().get(name);
        return line == null ? "default" : file.path() + ":" + line.number();
    }
}
