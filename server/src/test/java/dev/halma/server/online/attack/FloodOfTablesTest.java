package dev.halma.server.online.attack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.server.online.AtTable;
import dev.halma.server.online.Guest;
import dev.halma.server.online.House;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Attackers who fill the disk, the lobby or the memory with tables, by every way that leads to one. */
@SuppressWarnings("NullAway.Init")
class FloodOfTablesTest {

    private static final String ALONE = """
            {"variant":"halma-8","pace":"days:30","first":"A","chairs":{"A":{"kind":"me"},"B":{"kind":"me"}}}""";

    @AutoClose
    private House house;

    private Guest eve;

    private void open(int requestsPerMinute) throws Exception {
        house = new House(House.Kind.ONE_SERVER, new House.Limits(1_000_000, requestsPerMinute, 1_000));
        house.stopTime(); // no bucket fills again
        eve = Guest.named("Eve", house::address);
    }

    @BeforeEach
    void openWide() throws Exception {
        open(1_000_000);
    }

    @Test
    void aPersonHasFiftyUnfinishedGames() {
        for (int i = 0; i < 50; i++) eve.makes(ALONE);
        HttpResponse<String> more = eve.post("/api/tables", ALONE);
        assertThat(more.statusCode()).isEqualTo(409);
        assertThat(more.body()).contains("table.refused.too-many-games").contains("50");
    }

    /** Who owns all seats agrees to every rematch alone. */
    @Test
    void rematchesCostAsMuchAsTables() throws Exception {
        house.close();
        open(200);
        String table = eve.makes(ALONE).table();
        int made = 1;
        for (String refusal = ""; refusal.isEmpty() && made < 100; made++) {
            try (AtTable at = eve.watches(table)) {
                at.does(AtTable.play("A", "resign", 0));
                JsonNode answer = at.wire().answer(at.asks(AtTable.on("propose", "A", "rematch")));
                if (answer.path("say").asString().equals("done")) {
                    table = at.wire()
                            .happens("rematched")
                            .path("stand")
                            .path("rematch")
                            .asString();
                } else {
                    refusal = AtTable.refusal(answer);
                    assertThat(refusal).isEqualTo("table.refused.too-many");
                }
            }
        }
        assertThat(made).isLessThan(12);
    }

    @Test
    void pairingListsNoMoreTablesOfOnePlayerThanMaking() {
        int listed = 0;
        for (int seconds = 600; seconds < 620; seconds++) {
            HttpResponse<String> answer =
                    eve.post("/api/pairing", "{\"variant\":\"halma-8\",\"pace\":\"game:" + seconds + "\"}");
            if (answer.statusCode() == 200) listed++;
            else assertThat(answer.body()).contains("table.refused.too-many-open");
        }
        assertThat(listed).isEqualTo(10);
    }
}
