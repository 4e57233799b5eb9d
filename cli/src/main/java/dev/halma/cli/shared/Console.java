package dev.halma.cli.shared;

import java.io.InputStream;
import picocli.CommandLine.Model.CommandSpec;

/** Whoever started the command: what they type, and the language that they are answered in. */
public interface Console {

    /** The console of a command, which its outermost command is. */
    static Console of(CommandSpec command) {
        return (Console) command.root().userObject();
    }

    InputStream in();

    Wording wording();
}
