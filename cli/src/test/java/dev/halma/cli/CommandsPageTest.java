package dev.halma.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.i18n.Language;
import dev.halma.i18n.Texts;
import dev.halma.testkit.Repository;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** {@code docs/commands.md} is what the commands say of themselves. */
class CommandsPageTest {

    private static final String INTRODUCTION = """
            # The commands

            For everyone who types `halma`: what each command does and its options, as `halma COMMAND --help` prints them.

            In all of them: exit code 0 is good, 1 refused (an illegal move, an unreadable file, a server that does not answer), 2 misuse of the
            command itself. `NO_COLOR` in the environment switches colours off. `--json`, where there is one, prints JSON for programs on the standard
            output; words for people about progress and errors go to the standard error. `--lang XX` chooses the language. An option
            of `serve`, `think`, `health` and `backup` is also a variable, `--think-time` is `HALMA_THINK_TIME`, and a line of the file that
            `HALMA_CONFIG` or `serve --config` names, `think-time = 500`; `halma serve --print-config` shows what is in force and where from.
            """;

    @Test
    void thePageOfCommandsIsTheirHelp() throws IOException {
        StringBuilder page = new StringBuilder(INTRODUCTION);
        for (String name : names()) {
            page.append("\n## halma ").append(name).append("\n\n```\n");
            page.append(Run.halma(name, "--help").out().strip()).append("\n```\n");
        }
        Path made = Repository.file("cli/target/commands.md");
        Files.writeString(made, page);
        assertThat(Files.readString(Repository.file("docs/commands.md")))
                .as("To renew it: cp cli/target/commands.md docs/commands.md")
                .isEqualTo(page.toString());
    }

    /** The commands that the help lists, in its order. */
    private static List<String> names() {
        PrintWriter nowhere = new PrintWriter(OutputStream.nullOutputStream());
        CommandLine halma = Main.commandLine(
                InputStream.nullInputStream(), nowhere, nowhere, Texts.of(Language.EN), () -> Run.TODAY);
        List<String> names = new ArrayList<>();
        halma.getSubcommands().forEach((name, command) -> {
            boolean isListed = !command.getCommandSpec().usageMessage().hidden();
            if (isListed && name.equals(command.getCommandName())) names.add(name);
        });
        return names;
    }
}
