package dev.halma.cli.shared;

import java.io.InputStream;
import picocli.CommandLine.Model.CommandSpec;

/** The user of a command: the input, and the language of the output. */
public interface Console {

    /** The console of a command. The outermost command is the console. */
    static Console of(CommandSpec command) {
        return (Console) command.root().userObject();
    }

    InputStream in();

    Wording wording();
}
