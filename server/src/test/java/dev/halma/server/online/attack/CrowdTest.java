package dev.halma.server.online.attack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.server.online.AtTable;
import dev.halma.server.online.Guest;
import dev.halma.server.online.House;
import dev.halma.server.online.Script;
import dev.halma.server.online.Wire;
import java.time.Duration;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What strangers at a table may cost those who play there, and the server. */
@SuppressWarnings("NullAway.Init")
class CrowdTest {

    private static final String COMPUTERS = """
            {"variant":"chinese-2","first":"A",\
            "chairs":{"A":{"kind":"computer","level":1},"B":{"kind":"computer","level":1}}}""";

    @AutoClose
    private House house;

    private Guest ada;

    @BeforeEach
    void open() throws Exception {
        house = new House();
        ada = Guest.named("Ada", house::address);
    }

    @Test
    void whoComesAndGoesAllTheTimeDoesNotFloodThePlayers() {
        String table = ada.makes(Script.plan("open", "")).table();
        try (AtTable a = ada.watches(table);
                Wire stranger = Guest.stranger(house::address).connect()) {
            a.wire().forget();
            house.stopTime(); // All that follows is within one moment, however slow the machine.
            for (int i = 0; i < 500; i++) {
                stranger.say("{\"say\":\"watch\",\"table\":\"" + table + "\"}");
                stranger.say("{\"say\":\"unwatch\",\"table\":\"" + table + "\"}");
            }
            stranger.say("{\"say\":\"watch\",\"table\":\"" + table + "\"}");
            stranger.say("{\"say\":\"what\"}");
            stranger.hears("not-understood");
            assertThat(a.refusal(AtTable.on("resume", "A"))).isEqualTo("table.refused.not-begun");
            // One for Ada's own coming, and one for the first of the stranger's.
            assertThat(a.wire().rest().stream().filter(CrowdTest::isAround)).hasSizeLessThanOrEqualTo(2);
            house.windOn(Duration.ofSeconds(1));
            long later = house.now().toEpochMilli();
            a.wire()
                    .await(
                            "the stranger, who has stayed in the end",
                            message -> isAround(message)
                                    && message.path("now").asLong() >= later
                                    && message.path("spectators").asInt() == 1);
        }
    }

    private static boolean isAround(JsonNode message) {
        return message.path("say").asString().equals("around");
    }

    @Test
    void computersAmongThemselvesPlayOnlyWhileSomebodyLooksOn() {
        String table = ada.makes(COMPUTERS).table();
        // Another table shows that time has passed and that computers do think.
        try (AtTable a = ada.watches(ada.makes(COMPUTERS).table())) {
            for (int i = 0; i < 4; i++) a.wire().happens("played");
        }
        assertThat(version(table)).isEqualTo(2);
        try (AtTable b = Guest.stranger(house::address).watches(table)) {
            for (int i = 0; i < 3; i++) b.wire().happens("played");
        }
        assertThat(version(table)).isGreaterThan(2);
    }

    private int version(String table) {
        return Guest.json(ada.get("/api/tables/" + table)).path("version").asInt();
    }
}
