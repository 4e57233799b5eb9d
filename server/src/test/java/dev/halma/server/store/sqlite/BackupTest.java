package dev.halma.server.store.sqlite;

import static dev.halma.server.store.Samples.NOON;
import static dev.halma.server.store.Samples.begun;
import static dev.halma.server.store.Samples.made;
import static dev.halma.server.store.Samples.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.halma.server.store.Append;
import dev.halma.server.store.Store;
import dev.halma.server.store.StoreFailed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BackupTest {

    @TempDir
    private Path folder;

    private Path data;
    private Path copy;

    @BeforeEach
    void fills() {
        data = folder.resolve("it\u2019s data");
        copy = folder.resolve("copy.db");
        try (Store store = SqliteStore.open(data)) {
            Append one = made(table("one"), NOON);
            store.append(List.of(one, made(table("two"), NOON))).join();
            store.append(List.of(begun(one, NOON))).join();
        }
    }

    @Test
    void nothingInTheNameOfAFolderOrFileIsTakenForASetting() throws IOException {
        Path odd = folder.resolve("a?mode=memory&b %41#ü");
        try (Store store = SqliteStore.open(odd)) {
            store.append(List.of(made(table("one"), NOON))).join();
        }
        assertThat(odd.resolve(DataFile.NAME)).isNotEmptyFile();
        Path oddCopy = folder.resolve("copy?journal_mode=off&x.db");
        assertThat(Backup.make(odd, oddCopy)).isEqualTo(1);
        assertThat(oddCopy).isNotEmptyFile();
    }

    @Test
    void onlyTheOwnerMayReadAFolderThatWasMadeAndACopy() throws IOException {
        Assumptions.assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"));
        Backup.make(data, copy);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(data)))
                .isEqualTo("rwx------");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(copy)))
                .isEqualTo("rw-------");
    }

    @Test
    void aCopyIsMadeWhileAServerRunsAndIsAWholeStore() throws IOException {
        try (Store store = SqliteStore.open(data)) {
            store.append(List.of(made(table("three"), NOON))).join();
            assertThat(Backup.make(data, copy)).isEqualTo(3);
            store.append(List.of(made(table("four"), NOON))).join();
        }
        Path restored = Files.createDirectory(folder.resolve("restored"));
        Files.copy(copy, restored.resolve(DataFile.NAME));
        try (Store store = SqliteStore.open(restored);
                Store original = SqliteStore.open(data)) {
            assertThat(store.read(table("one"), 0)).hasSize(3).isEqualTo(original.read(table("one"), 0));
            assertThat(store.read(table("three"), 0)).hasSize(1);
            assertThat(store.read(table("four"), 0)).isEmpty();
        }
    }

    @Test
    void aCopyIsMadeWithoutAServerToo() {
        assertThat(Backup.make(data, copy)).isEqualTo(2);
        assertThat(folder).isDirectoryNotContaining("glob:**.part*");
    }

    @Test
    void nothingIsOverwritten() throws IOException {
        Files.writeString(copy, "precious");
        assertThatThrownBy(() -> Backup.make(data, copy))
                .isInstanceOf(StoreFailed.class)
                .hasMessageContaining("exists already");
        assertThat(copy).hasContent("precious");
    }

    @Test
    void whereThereIsNoStoreNothingIsMade() {
        Path nowhere = folder.resolve("nowhere");
        assertThatThrownBy(() -> Backup.make(nowhere, copy))
                .isInstanceOf(StoreFailed.class)
                .hasMessageContaining("There is no store in " + nowhere);
        assertThat(nowhere).doesNotExist();
        assertThat(copy).doesNotExist();
    }

    @Test
    void aTargetThatCannotBeWrittenIsRefused() {
        assertThatThrownBy(() -> Backup.make(data, folder.resolve("missing/copy.db")))
                .isInstanceOf(StoreFailed.class)
                .hasMessageContaining("missing");
    }

    @Test
    void aLogThatCannotBePlayedThroughIsNoBackup() throws SQLException {
        change("UPDATE entry SET event = '{\"kind\":\"cancelled\"}' WHERE table_id = 'one' AND version = 1");
        assertNoCopy();
    }

    @Test
    void aLogWithoutItsEndIsNoBackup() throws SQLException {
        change("DELETE FROM entry WHERE table_id = 'one' AND version = 3");
        assertNoCopy();
    }

    private void change(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + data.resolve(DataFile.NAME));
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private void assertNoCopy() {
        assertThatThrownBy(() -> Backup.make(data, copy))
                .isInstanceOf(StoreFailed.class)
                .hasMessageContaining("The log of table one can't be played through");
        assertThat(folder).isDirectoryNotContaining("glob:**copy.db*");
    }
}
