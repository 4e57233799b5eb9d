package dev.halma.server.store.sqlite;

import static dev.halma.server.store.Samples.NOON;
import static dev.halma.server.store.Samples.made;
import static dev.halma.server.store.Samples.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.halma.server.store.Append;
import dev.halma.server.store.Store;
import dev.halma.server.store.StoreFailed;
import dev.halma.testkit.ShortLived;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What becomes of a store with trouble on the disk. */
class SqliteFailuresTest {

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void namesTheFile() {
        file = folder.resolve(DataFile.NAME);
    }

    private AbstractThrowableAssert<?, ?> assertThatOpeningFails() {
        return assertThatThrownBy(() -> SqliteStore.open(folder)).isInstanceOf(StoreFailed.class);
    }

    private void fill(int tables) {
        try (Store store = SqliteStore.open(folder)) {
            List<CompletableFuture<Store.Result>> all = IntStream.range(0, tables)
                    .mapToObj(i -> store.append(List.of(made(table("t" + i), NOON))))
                    .toList();
            assertThat(all).allSatisfy(each -> assertThat(each.join()).isEqualTo(Store.Result.APPENDED));
        }
    }

    private void sql(String... statements) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            for (String each : statements) statement.execute(each);
        }
    }

    @Test
    void whatWasWrittenIsThereAfterClosingAndOpening() {
        fill(20);
        try (Store store = SqliteStore.open(folder)) {
            assertThat(store.list(new Store.Wanted.Open(), 100)).hasSize(20);
            assertThat(store.read(table("t7"), 0))
                    .isEqualTo(made(table("t7"), NOON).entries());
        }
    }

    @Test
    void theFileOfAnotherProgramIsRefusedAndLeftAlone() throws IOException, SQLException {
        sql("CREATE TABLE notes (text TEXT)", "INSERT INTO notes VALUES ('mine')");
        byte[] before = Files.readAllBytes(file);
        assertThatOpeningFails()
                .hasMessageContaining("belongs to another program")
                .hasMessageContaining("--data");
        assertThat(Files.readAllBytes(file)).isEqualTo(before);
    }

    @Test
    void aFileThatIsNoDatabaseIsRefusedAndLeftAlone() throws IOException {
        Files.writeString(file, "Dear diary, ".repeat(1000));
        assertThatOpeningFails().hasMessageContaining("is damaged").hasMessageContaining("halma backup");
        assertThat(file).content().startsWith("Dear diary");
    }

    @Test
    void aFileDamagedInTheMiddleIsRefusedAndLeftAlone() throws IOException {
        fill(200);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            ByteBuffer rubbish = ByteBuffer.allocate(16 * 4096);
            while (rubbish.hasRemaining()) rubbish.put((byte) 0x5a);
            channel.write(rubbish.flip(), channel.size() / 2 / 4096 * 4096);
        }
        byte[] before = Files.readAllBytes(file);
        assertThatOpeningFails().hasMessageContaining("is damaged");
        assertThat(Files.readAllBytes(file)).isEqualTo(before);
    }

    @Test
    void aFileThatHasBeenCutOffIsRefused() throws IOException {
        fill(200);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.truncate(channel.size() / 2);
        }
        assertThatOpeningFails().hasMessageContaining("is damaged");
    }

    @Test
    void theFileOfANewerVersionIsRefusedAndLeftAlone() throws SQLException, IOException {
        fill(1);
        sql("INSERT INTO flyway_schema_history (installed_rank, version, description, type, script, checksum,"
                + " installed_by, execution_time, success) VALUES (99, '99', 'of the future', 'SQL', 'V99__x.sql', 1,"
                + " '', 1, 1)");
        assertThatOpeningFails().hasMessageContaining("newer version of Halma");
        Files.delete(folder.resolve("halma.lock"));
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement();
                var rows = statement.executeQuery("SELECT count(*) FROM game_table")) {
            assertThat(rows.getInt(1)).isEqualTo(1);
        }
    }

    @Test
    void aSecondServerInTheSameFolderIsRefused() {
        try (Store first = SqliteStore.open(folder)) {
            assertThatOpeningFails().hasMessageContaining("Another server uses " + folder);
            first.append(List.of(made(table("one"), NOON))).join();
        }
        SqliteStore.open(folder).close();
    }

    @Test
    void aFolderThatCannotBeMadeIsRefused() throws IOException {
        Path inTheWay = Files.writeString(folder.resolve("in-the-way"), "a file");
        assertThatThrownBy(() -> SqliteStore.open(inTheWay.resolve("data")))
                .isInstanceOf(StoreFailed.class)
                .hasMessageContaining("can't be made the data folder")
                .hasMessageContaining("HALMA_DATA");
        assertThatThrownBy(() -> SqliteStore.open(inTheWay)).isInstanceOf(StoreFailed.class);
        assertThat(inTheWay).hasContent("a file");
    }

    @Test
    void aFolderWhereTheFileShouldBeIsRefused() throws IOException {
        Files.createDirectories(file.resolve("something"));
        assertThatOpeningFails().hasMessageContaining(file.toString());
    }

    @Test
    void anInterruptedBeginningIsTakenUp() throws IOException, SQLException {
        Files.createFile(file);
        SqliteStore.open(folder).close();
        Files.delete(file);
        sql("PRAGMA application_id = " + DataFile.APPLICATION);
        fill(1);
        try (Store store = SqliteStore.open(folder)) {
            assertThat(store.read(table("t0"), 0))
                    .isEqualTo(made(table("t0"), NOON).entries());
        }
    }

    @Test
    void aFullDiskLosesNothingAcknowledgedAndTheStoreGoesOnOnceThereIsRoom() {
        SqliteDatabase database = SqliteDatabase.open(folder);
        database.fullAt(60);
        List<Integer> acknowledged = new ArrayList<>();
        try (Store store = SqliteStore.of(database)) {
            int next = 0;
            while (isAppended(store, next)) acknowledged.add(next++);
            assertThat(acknowledged).isNotEmpty();
            List<Append> tooMuch = IntStream.range(0, 50)
                    .mapToObj(i -> made(table("full" + i), NOON))
                    .toList();
            assertThatThrownBy(() -> store.append(tooMuch).join())
                    .hasCauseInstanceOf(StoreFailed.class)
                    .hasMessageContaining("The disk is full")
                    .hasMessageContaining("Make room");
            assertThat(store.read(table("full0"), 0)).isEmpty();
            assertThat(acknowledged)
                    .allSatisfy(i -> assertThat(store.read(table("t" + i), 0)).hasSize(1));

            database.fullAt(Integer.MAX_VALUE);
            assertThat(store.append(tooMuch).join()).isEqualTo(Store.Result.APPENDED);
            assertThat(store.list(new Store.Wanted.Open(), 10_000)).hasSize(acknowledged.size() + 50);
        }
        try (Store again = SqliteStore.open(folder)) {
            assertThat(again.list(new Store.Wanted.Open(), 10_000)).hasSize(acknowledged.size() + 50);
        }
    }

    private static boolean isAppended(Store store, int number) {
        return store.append(List.of(made(table("t" + number), NOON)))
                .handle((result, failure) -> failure == null)
                .join();
    }

    @Test
    void aKilledProcessLosesNothingAcknowledged() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(ShortLived.java(UntilKilled.class.getName(), folder.toString()))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        List<String> acknowledged = new ArrayList<>();
        try (BufferedReader out = process.inputReader()) {
            while (acknowledged.size() < 500) acknowledged.add(out.readLine());
            assertThatOpeningFails().hasMessageContaining("Another server");
            process.toHandle().destroyForcibly(); // the process itself would close its output too
            out.lines().filter(line -> line.matches("t\\d+")).forEach(acknowledged::add);
        }
        process.waitFor();
        acknowledged.removeLast(); // perhaps cut off in the middle of its number
        try (Store store = SqliteStore.open(folder)) {
            assertThat(acknowledged)
                    .allSatisfy(id -> assertThat(store.read(table(id), 0)).hasSize(1));
        }
    }
}
