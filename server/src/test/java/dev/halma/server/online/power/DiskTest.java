package dev.halma.server.online.power;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.halma.server.HalmaServer;
import dev.halma.server.Settings;
import dev.halma.server.online.AtTable;
import dev.halma.server.online.Guest;
import dev.halma.server.online.Script;
import dev.halma.server.store.StoreFailed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A real server whose disk is full, or can't be used. */
@SuppressWarnings("NullAway.Init")
class DiskTest {

    /** A disk of two megabytes in a namespace of its own, for which no right is needed; two thirds of it are taken. */
    private static final String SMALL_DISK =
            "mount -t tmpfs -o size=2m tmpfs \"$0\" && head -c 1400000 /dev/zero > \"$0/ballast\" && exec \"$@\"";

    private static final Script SCRIPT = Script.of(12, 2000);

    @TempDir
    private Path folder;

    private static boolean hasNamespaces() throws InterruptedException {
        try {
            return new ProcessBuilder("unshare", "-rm", "mount", "-t", "tmpfs", "tmpfs", "/mnt")
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            return false;
        }
    }

    @Test
    void aFullDiskRefusesMovesWithWordsAndTheGameGoesOnWhenThereIsRoom() throws Exception {
        assumeTrue(hasNamespaces(), "this machine gives no namespaces");
        Path disk = Files.createDirectory(folder.resolve("disk"));
        List<String> around = List.of("unshare", "-rm", "sh", "-c", SMALL_DISK, disk.toString());
        try (ServerProcess server = ServerProcess.start(disk, around)) {
            Guest ada = Guest.named("Ada", server::address);
            Guest bo = Guest.named("Bo", server::address);
            Guest.Made made = ada.makes(Script.plan("open", ""));
            try (AtTable a = ada.watches(made.table());
                    AtTable b = bo.watches(made.table())) {
                b.sits("B", "", "");
                int turn = 0;
                JsonNode answer = move(a, b, turn);
                while (answer.path("say").asString().equals("done")) answer = move(a, b, ++turn);
                assertThat(AtTable.refusal(answer)).isEqualTo("table.refused.not-stored");
                assertThat(ada.post("/api/tables", Script.plan("open", "")).statusCode())
                        .isIn(201, 503); // a small thing may still fit
                assertThat(version(ada, made)).isEqualTo(turn + Pair.BEFORE_THE_GAME);
                Path ballast = Path.of("/proc/" + server.pid() + "/root" + disk + "/ballast");
                Files.delete(ballast);
                assertThat(move(a, b, turn).path("version").asInt()).isEqualTo(turn + Pair.BEFORE_THE_GAME + 1);
                assertThat(version(ada, made)).isEqualTo(turn + Pair.BEFORE_THE_GAME + 1);
            }
        }
    }

    private static JsonNode move(AtTable a, AtTable b, int turn) {
        AtTable mover = turn % 2 == 0 ? a : b;
        JsonNode answer = mover.wire().answer(mover.asks(SCRIPT.turn(turn)));
        mover.wire().forget();
        return answer;
    }

    private static int version(Guest guest, Guest.Made made) {
        return Guest.json(guest.get("/api/tables/" + made.table()))
                .path("version")
                .asInt();
    }

    @Test
    void aFolderThatCanNotBeUsedIsRefusedWithWords() throws Exception {
        Path file = Files.writeString(folder.resolve("file"), "not a folder");
        assertThatThrownBy(() -> HalmaServer.start(Settings.usual("localhost", 0, file)))
                .isInstanceOf(StoreFailed.class)
                .hasMessageStartingWith(file.toString())
                .hasMessageContaining("--data");
        assertThat(file).hasContent("not a folder");
    }

    @Test
    void aReadOnlyFolderIsRefusedWithWords() throws Exception {
        assumeTrue(hasNamespaces(), "this machine gives no namespaces");
        Path disk = Files.createDirectory(folder.resolve("read-only"));
        List<String> around = List.of(
                "unshare", "-rm", "sh", "-c", "mount -t tmpfs -o ro tmpfs \"$0\" && exec \"$@\"", disk.toString());
        try (ServerProcess server = ServerProcess.start(disk, around)) {
            assertThat(server.firstLine()).startsWith("refused: ").contains("Give the server the right to write");
            assertThat(server.stop()).isEqualTo(2);
        }
    }
}
