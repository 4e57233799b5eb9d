package dev.halma.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.cli.Run;
import dev.halma.server.store.sqlite.SqliteStore;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command; what a copy holds is tested with the store. */
class BackupTest {

    @TempDir
    private Path folder;

    @Test
    void aRunningServersDataIsCopiedOnce() {
        Path copy = folder.resolve("copy.db");
        try (SqliteStore running = SqliteStore.open(folder.resolve("data"))) {
            assertThat(running.commits()).isZero();
            Run first = Run.halma("backup", "--data", folder.resolve("data").toString(), copy.toString());
            assertThat(first).isEqualTo(new Run(0, copy + " holds 0 tables, checked.\n", ""));
            Run second = Run.halma("backup", "--data", folder.resolve("data").toString(), copy.toString());
            assertThat(second.code()).isEqualTo(1);
            assertThat(second.err()).startsWith(copy + " exists already");
        }
    }

    @Test
    void whereThereIsNothingToCopyItIsSaid() {
        Run run = Run.halma(
                "backup",
                "--data",
                folder.resolve("none").toString(),
                folder.resolve("copy").toString());
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).startsWith("There is no store in " + folder.resolve("none"));
    }

    @Test
    void theUsualFolderIsToldByTheHelp() {
        assertThat(Run.halma("backup", "--help").out()).contains("--data=FOLDER", "HALMA_DATA");
    }
}
