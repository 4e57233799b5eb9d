package dev.halma.server.operations;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.server.HalmaServer;
import dev.halma.server.Settings;
import dev.halma.server.http.api.OperationRoutes.Readers;
import dev.halma.server.online.AtTable;
import dev.halma.server.online.Guest;
import dev.halma.server.online.Script;
import java.net.URI;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the operator sees and does, and what nobody else does. */
@SuppressWarnings("NullAway.Init")
class AdminTest {

    private static final String TOKEN = "a secret of the operator";

    @TempDir
    private Path data;

    @AutoClose
    private HalmaServer server;

    private Guest ada;
    private Guest eve;

    @BeforeEach
    void start() throws Exception {
        server = server(data.resolve("own"), Optional.of(TOKEN));
        ada = Guest.named("Ada", this::address);
        eve = Guest.named("Eve", this::address);
    }

    private static HalmaServer server(Path data, Optional<String> token) throws Exception {
        return HalmaServer.start(Settings.usual("localhost", 0, data)
                .withOperations(new Settings.Operations(
                        false, Optional.empty(), Readers.LOCAL, Duration.ofSeconds(4), Set.of(), token, false)));
    }

    private URI address() {
        return URI.create("http://localhost:" + server.port());
    }

    private HttpResponse<String> asks(String path, String token) {
        return Guest.send(
                Guest.stranger(this::address).request("/api/admin/" + path).header("Authorization", "Bearer " + token));
    }

    private HttpResponse<String> sees(String path) {
        return asks(path, TOKEN);
    }

    private int does(String path, String body) {
        return Guest.send(Guest.stranger(this::address)
                        .request("/api/admin/" + path)
                        .header("Authorization", "Bearer " + TOKEN)
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString(body)))
                .statusCode();
    }

    @Test
    void nobodyElseSeesAnythingAndGuessingIsLimited() throws Exception {
        assertThat(ada.get("/api/admin/status").statusCode()).isEqualTo(401);
        int status = 401;
        for (int i = 0; i < 20 && status == 401; i++)
            status = asks("tables", "guess " + i).statusCode();
        assertThat(status).isEqualTo(429);
        assertThat(sees("status").statusCode()).isEqualTo(200);
        try (HalmaServer without = server(data.resolve("other"), Optional.empty())) {
            Guest other = Guest.stranger(() -> URI.create("http://localhost:" + without.port()));
            assertThat(other.get("/api/admin/status").statusCode()).isEqualTo(404);
        }
    }

    @Test
    void aTableIsClosedBeforeAndDuringItsGame() {
        String open = ada.makes(Script.plan("open", ",\"public\":true")).table();
        String played = ada.makes(Script.plan("me", "")).table();
        assertThat(sees("tables").body()).contains(open, played, "Ada");
        try (AtTable first = ada.watches(open);
                AtTable second = ada.watches(played)) {
            assertThat(does("tables/" + open + "/close", "{}")).isEqualTo(204);
            first.wire().happens("cancelled");
            assertThat(does("tables/" + played + "/close", "{}")).isEqualTo(204);
            assertThat(second.wire()
                            .happens("played")
                            .path("stand")
                            .path("phase")
                            .asString())
                    .isEqualTo("over");
        }
        assertThat(does("tables/none/close", "{}")).isEqualTo(404);
        assertThat(sees("audit").body()).contains("\"act\":\"close\",\"what\":\"" + open);
    }

    @Test
    void aBannedPlayerIsServedNoMoreUntilTheBanIsLifted() {
        String ban = "{\"kind\":\"player\",\"what\":\"" + eve.id() + "\",\"hours\":2,\"why\":\"insults\"}";
        try (AtTable at = eve.watches(ada.makes(Script.plan("open", "")).table())) {
            assertThat(does("bans", ban)).isEqualTo(204);
            assertThat(at.wire().closeCode()).isIn(1000, 1006);
        }
        HttpResponse<String> refused = eve.post("/api/tables", Script.plan("open", ""));
        assertThat(refused.statusCode()).isEqualTo(403);
        assertThat(refused.body()).contains("table.refused.banned");
        assertThat(ada.get("/api/me").statusCode()).isEqualTo(200);
        assertThat(sees("bans").body()).contains(eve.id(), "insults");
        assertThat(does("bans/lift", "{\"kind\":\"player\",\"what\":\"" + eve.id() + "\"}"))
                .isEqualTo(204);
        eve.makes(Script.plan("open", ""));
        assertThat(does("bans", "{\"kind\":\"player\",\"what\":\"x\",\"hours\":0}"))
                .isEqualTo(400);
    }

    @Test
    void aBannedAddressIsServedNoMoreButTheOperatorIs() {
        String here = "{\"kind\":\"address\",\"what\":\"127.0.0.1\",\"hours\":1}";
        String alsoHere = here.replace("127.0.0.1", "::1");
        assertThat(does("bans", here)).isEqualTo(204);
        assertThat(does("bans", alsoHere)).isEqualTo(204);
        assertThat(ada.get("/api/me").statusCode()).isEqualTo(403);
        assertThat(sees("bans").statusCode()).isEqualTo(200);
    }

    @Test
    void inMaintenanceNoGameBeginsAndGamesGoOn() {
        String table = ada.makes(Script.plan("me", "")).table();
        assertThat(does("maintenance", "{\"on\":true}")).isEqualTo(204);
        assertThat(ada.post("/api/tables", Script.plan("open", "")).body()).contains("table.refused.maintenance");
        try (AtTable at = ada.watches(table)) {
            at.does(Script.of(1, 1).turn(0));
        }
        assertThat(does("maintenance", "{\"on\":false}")).isEqualTo(204);
        ada.makes(Script.plan("open", ""));
    }

    @Test
    void aPlayerIsForgottenAndDaysAreCounted() {
        assertThat(sees("players/" + eve.id()).body()).contains("Eve");
        assertThat(does("players/" + eve.id() + "/forget", "{}")).isEqualTo(204);
        assertThat(Guest.json(eve.get("/api/me")).path("player").isNull()).isTrue();
        ada.makes(Script.plan("open", ""));
        assertThat(sees("statistics").body()).contains("\"tables\":1", "\"players\":1");
        assertThat(sees("addresses").statusCode()).isEqualTo(200);
    }
}
