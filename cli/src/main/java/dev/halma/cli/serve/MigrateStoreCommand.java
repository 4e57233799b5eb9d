package dev.halma.cli.serve;

import dev.halma.cli.shared.ProgressBar;
import dev.halma.cli.shared.Refused;
import dev.halma.server.store.StoreFailed;
import dev.halma.server.store.move.Move;
import dev.halma.server.store.postgres.PostgresStore;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Copies an installation from its embedded database to PostgreSQL. */
@Command(
        name = "migrate-store",
        description = {
            "Copies players and tables from an embedded database to PostgreSQL, and checks every game.",
            "The old server may be running. Interrupt and repeat it as you like: only what is new is copied. For the last"
                    + " time, stop the old server first. See docs/scaling.md."
        },
        mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
public final class MigrateStoreCommand implements Runnable {

    private static final String SQLITE = "sqlite:";

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FROM", description = "The old store: sqlite:FOLDER, with the folder of its --data.")
    private String from;

    @Parameters(paramLabel = "TO", description = "The new store: postgresql://USER:PASSWORD@HOST:PORT/NAME.")
    private String to;

    private @Nullable ProgressBar progress;

    @Override
    public void run() {
        if (!from.startsWith(SQLITE)) throw misuse("FROM should be sqlite:FOLDER, not " + from);
        if (!PostgresStore.isAddress(to)) throw misuse("TO should be postgresql://USER:PASSWORD@HOST:PORT/NAME");
        try {
            Move.Report report = Move.run(Path.of(from.substring(SQLITE.length())), to, this::show);
            if (progress != null) progress.clear();
            PrintWriter out = spec.commandLine().getOut();
            out.printf(
                    Locale.ROOT,
                    "%d players and %d tables are in the new store, every game checked."
                            + " New this time: %d entries of %d tables.%n",
                    report.players(),
                    report.tables(),
                    report.entries(),
                    report.copied());
            if (report.removed() > 0) {
                out.printf("%d players and tables that are gone from the old store were removed.%n", report.removed());
            }
            out.flush();
        } catch (StoreFailed e) {
            throw new Refused(String.valueOf(e.getMessage()));
        }
    }

    private void show(int done, int all) {
        if (progress == null) progress = ProgressBar.of(all, spec.commandLine().getErr());
        progress.show(done, "copying tables, " + progress.timeLeft(done) + " left");
    }

    private ParameterException misuse(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
