package dev.halma.cli;

import dev.halma.cli.shared.Wording;
import java.util.Map;
import picocli.CommandLine;

/** The commands with a sentence each, in lines that fit into a terminal. */
record CommandList(Wording wording) {

    private static final int WIDTH = 80;

    /** Each command once, in the given order; hidden ones are left out. */
    String of(Map<String, CommandLine> commands) {
        int column = commands.keySet().stream().mapToInt(String::length).max().orElse(0) + 4;
        StringBuilder list = new StringBuilder();
        commands.forEach((name, command) -> {
            boolean isListed = !command.getCommandSpec().usageMessage().hidden();
            if (isListed && name.equals(command.getCommandName())) add(name, column, list);
        });
        return list.toString();
    }

    private void add(String name, int column, StringBuilder list) {
        StringBuilder line = new StringBuilder("  " + name).append(" ".repeat(column - name.length() - 2));
        for (String word : HelpTexts.inShort(name, wording).split(" ", -1)) {
            if (line.length() + word.length() > WIDTH) {
                list.append(line.toString().stripTrailing()).append(System.lineSeparator());
                line = new StringBuilder(" ".repeat(column));
            }
            line.append(word).append(' ');
        }
        list.append(line.toString().stripTrailing()).append(System.lineSeparator());
    }
}
