package dev.halma.server.online;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.server.HalmaServer;
import dev.halma.server.Settings;
import dev.halma.server.services.RealPostgres;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Two nodes that share a database and have nothing to carry their news. */
class WithoutBusTest {

    private static final Script SCRIPT = Script.of(9, 10);

    private static HalmaServer start(RealPostgres.Lent database) throws Exception {
        Settings.Cluster cluster = new Settings.Cluster(Optional.of(database.address()), Optional.empty());
        return HalmaServer.start(Settings.usual("localhost", 0, Path.of("")).withCluster(cluster));
    }

    private static URI address(HalmaServer server) {
        return URI.create("http://localhost:" + server.port());
    }

    @Test
    void theyFindEachOthersMovesInTheLogAndSaySo() throws Exception {
        try (RealPostgres.Lent database = RealPostgres.shared().lend();
                HalmaServer one = start(database);
                HalmaServer two = start(database)) {
            Guest ada = Guest.named("Ada", () -> address(one));
            Guest bo = Guest.named("Bo", () -> address(two));
            assertThat(ada.get("/api/health").body()).contains("\"bus\":\"away\"");
            Guest.Made made = ada.makes(Script.plan("open", ""));
            try (AtTable a = ada.watches(made.table());
                    AtTable b = bo.watches(made.table())) {
                b.sits("B", "", "");
                a.wire().happens("began");
                a.does(SCRIPT.turn(0));
                b.wire().happens("played");
                b.does(SCRIPT.turn(1));
                a.wire().happens("played");
            }
        }
    }
}
