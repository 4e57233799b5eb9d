package dev.halma.cli.shared;

import java.io.InputStream;
import java.time.LocalDate;
import picocli.CommandLine.Model.CommandSpec;

/** The user of a command: the input, the language of the output, and the date at that place. */
public interface Console {

    /** The console of a command. The outermost command is the console. */
    static Console of(CommandSpec command) {
        return (Console) command.root().userObject();
    }

    InputStream in();

    Wording wording();

    /** The date that is written into games. */
    LocalDate today();
}
