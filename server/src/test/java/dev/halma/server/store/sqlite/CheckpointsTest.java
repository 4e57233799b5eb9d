package dev.halma.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

class CheckpointsTest {

    private static final int LONG = 64;
    private static final int FAR_TOO_MANY = 20_000; // sooner than SQLite would do it by itself

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    /** Writes until a commit does not make the log longer: it has begun anew. */
    @Test
    void theLogBeginsAnewWhileTheWriterGoesOnAndNothingIsLost() throws Exception {
        Path file = folder.resolve("log.db");
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.OFF);
        config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl(DataFile.url(file));
        try (Connection writer = source.getConnection();
                Statement statement = writer.createStatement();
                Checkpoints checkpoints = new Checkpoints(source, 16, LONG, 1)) {
            Checkpoints.prepare(statement);
            statement.execute("CREATE TABLE page (number INTEGER PRIMARY KEY, content BLOB)");
            writer.setAutoCommit(false);
            Path log = folder.resolve("log.db-wal");
            int written = 0;
            long before;
            do {
                before = Files.size(log);
                statement.execute("INSERT INTO page (content) VALUES (zeroblob(3000))");
                checkpoints.beforeCommit(writer);
                writer.commit();
                checkpoints.afterCommit(writer);
                written++;
            } while (written < FAR_TOO_MANY && Files.size(log) > before);
            assertThat(written).isLessThan(FAR_TOO_MANY);
            try (ResultSet found = statement.executeQuery("SELECT count(*) FROM page")) {
                assertThat(found.getInt(1)).isEqualTo(written);
            }
        }
    }
}
