package dev.halma.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.cli.Run;
import dev.halma.server.store.sqlite.SqliteStore;
import dev.halma.table.Player;
import dev.halma.table.PlayerId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The way back from a copy. */
@SuppressWarnings("NullAway.Init")
class RestoreTest {

    private static final PlayerId ADA = new PlayerId("ada");

    @TempDir
    private Path folder;

    private Path data() {
        return folder.resolve("data");
    }

    private Path copied() {
        Path copy = folder.resolve("copy.db");
        try (SqliteStore store = SqliteStore.open(data())) {
            store.players().add(new Player(ADA, "Ada", false), "hash", Instant.EPOCH);
        }
        assertThat(Run.halma("backup", "--data", data().toString(), copy.toString())
                        .code())
                .isZero();
        return copy;
    }

    private Run restore(Path copy, String... more) {
        String[] arguments = {"restore", "--data", data().toString(), copy.toString()};
        String[] all =
                Stream.concat(Arrays.stream(arguments), Arrays.stream(more)).toArray(String[]::new);
        return Run.halma(all);
    }

    @Test
    void aCopyTakesThePlaceOfTheData() {
        Path copy = copied();
        try (SqliteStore store = SqliteStore.open(data())) {
            store.players().forget(ADA);
        }
        assertThat(restore(copy)).isEqualTo(new Run(0, data() + " holds 0 tables, checked.\n", ""));
        assertThat(data().resolve("halma.db.replaced")).isNotEmptyFile();
        try (SqliteStore store = SqliteStore.open(data())) {
            assertThat(store.players().byId(ADA)).isPresent();
        }
    }

    @Test
    void whatIsNoCopyIsRefusedAndNothingIsChanged() throws IOException {
        Path copy = copied();
        Path broken = folder.resolve("broken.db");
        byte[] bytes = Files.readAllBytes(copy);
        Arrays.fill(bytes, 4096, bytes.length, (byte) 7);
        Files.write(broken, bytes);
        assertThat(restore(broken).code()).isEqualTo(1);
        assertThat(restore(folder.resolve("none.db")).err()).startsWith("There is no copy at ");
        try (SqliteStore running = SqliteStore.open(data())) {
            assertThat(restore(copy).err()).startsWith("Another server uses ");
            assertThat(running.players().byId(ADA)).isPresent();
        }
    }

    @Test
    void aDoctorSaysWhatIsWrong() throws IOException {
        copied();
        Run well = Run.halma("doctor", "--data", data().toString(), "--port", "0");
        assertThat(well.out()).contains("good   Java ", "undamaged", "Everything is well.");
        Files.write(data().resolve("halma.db"), new byte[5000]);
        Run ill = Run.halma("doctor", "--data", data().toString(), "--port", "0");
        assertThat(ill.code()).isEqualTo(1);
        assertThat(ill.out()).contains("WRONG  ").contains("not a database");
    }
}
