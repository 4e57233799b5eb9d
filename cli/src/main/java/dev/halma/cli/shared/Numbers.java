package dev.halma.cli.shared;

import dev.halma.i18n.Texts;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;

/** Reads and checks numbers from the command line. */
public final class Numbers {

    private Numbers() {}

    public static int whole(String text, Texts texts) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new TypeConversionException(texts.text("cli.not-whole", Map.of("text", text)));
        }
    }

    public static long large(String text, Texts texts) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new TypeConversionException(texts.text("cli.not-whole", Map.of("text", text)));
        }
    }

    public static void requireBetween(CommandSpec command, String name, long value, long most) {
        requireBetween(command, name, value, 1, most);
    }

    public static void requireBetween(CommandSpec command, String name, long value, long least, long most) {
        if (value >= least && value <= most) return;
        Map<String, ?> facts = Map.of("name", name, "least", least, "most", most, "found", value);
        throw new ParameterException(command.commandLine(), Wording.of(command).of("cli.between", facts));
    }
}
