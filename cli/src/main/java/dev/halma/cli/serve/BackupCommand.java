package dev.halma.cli.serve;

import dev.halma.cli.shared.Refused;
import dev.halma.server.store.StoreFailed;
import dev.halma.server.store.sqlite.Backup;
import java.io.PrintWriter;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Copies the tables and players of a server, which may go on running. */
@Command(
        name = "backup",
        description =
                "Copies the tables and players of a server to a file, and checks the copy. The server may be running.",
        mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
public final class BackupCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Mixin
    private DataFolder data;

    @Parameters(paramLabel = "FILE", description = "The copy. It must not exist.")
    private Path file;

    @Override
    public void run() {
        try {
            int tables = Backup.make(data.path(), file);
            PrintWriter out = spec.commandLine().getOut();
            out.println(file + " holds " + tables + (tables == 1 ? " table" : " tables") + ", checked.");
            out.flush();
        } catch (StoreFailed e) {
            throw new Refused(String.valueOf(e.getMessage()));
        }
    }
}
