package dev.halma.cli.serve;

import dev.halma.cli.shared.Refused;
import dev.halma.server.store.StoreFailed;
import dev.halma.server.store.sqlite.Restore;
import java.io.PrintWriter;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Puts a copy of tables and players in place of those of a server that is stopped. */
@Command(
        name = "restore",
        description = {
            "Checks a copy that `halma backup` has made, and puts it in place of the data of a server, which must be stopped.",
            "The data that were there are kept beside it. Data that are newer than the copy are not replaced."
        },
        mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
public final class RestoreCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Mixin
    private DataFolder data;

    @Option(names = "--older", description = "Replaces data that are newer than the copy, too.")
    private boolean older;

    @Parameters(paramLabel = "FILE", description = "The copy.")
    private Path file;

    @Override
    public void run() {
        try {
            int tables = Restore.from(file, data.path(), older);
            PrintWriter out = spec.commandLine().getOut();
            out.println(data.path() + " holds " + tables + (tables == 1 ? " table" : " tables") + ", checked.");
            out.flush();
        } catch (StoreFailed e) {
            throw new Refused(String.valueOf(e.getMessage()));
        }
    }
}
