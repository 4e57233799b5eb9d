package dev.halma.cli.match;

import dev.halma.cli.shared.Console;
import dev.halma.cli.shared.Wording;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The option {@code --report}: files for the table, each in the format of its name. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
final class ReportOption {

    private static final String KINDS = ".*\\.(txt|md|json)";

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(names = "--report", paramLabel = "FILE.txt|.md|.json", descriptionKey = "cli.option.report")
    private @Nullable List<Path> files;

    /** Refuses names without a known format. */
    void check() {
        for (Path file : files()) {
            if (file.toString().matches(KINDS)) continue;
            throw new ParameterException(
                    command.commandLine(), wording().of("match.no-report", Map.of("file", file.toString())));
        }
    }

    void write(Ranking ranking) {
        for (Path file : files()) {
            String name = file.toString();
            String text = name.endsWith(".json")
                    ? ranking.json() + "\n"
                    : name.endsWith(".md")
                            ? ranking.markdown(wording().texts())
                            : ranking.text(wording().texts());
            try {
                Files.writeString(file, text);
            } catch (IOException e) {
                throw GamesFile.cannotWrite(file, Console.of(command), e);
            }
        }
    }

    private List<Path> files() {
        return files == null ? List.of() : files;
    }

    private Wording wording() {
        return Wording.of(command);
    }
}
