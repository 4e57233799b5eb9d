package dev.halma.server.online;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.server.online.Guest.Made;
import dev.halma.server.online.House.Limits;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** What keeps floods out. */
@ParameterizedClass
@EnumSource(House.Kind.class)
@SuppressWarnings("NullAway.Init")
class LimitsTest {

    @Parameter
    private House.Kind kind;

    /** How a client sees the end that offers on after it: the network then drops the server's goodbye, or not. */
    private static final int CUT_OFF = 1006;

    @AutoClose
    private House house;

    private Guest ada;

    @BeforeEach
    void open() throws Exception {
        house = new House(kind, new Limits(20, 100, 5));
        house.stopTime(); // or a slow machine would never be too fast
        ada = Guest.named("Ada", house::address);
    }

    @Test
    void tooManyRequestsAreToldWhenToComeBack() {
        HttpResponse<String> answer = ada.get("/api/me");
        for (int i = 0; i < 1000 && answer.statusCode() == 200; i++) answer = ada.get("/api/me");
        assertThat(answer.statusCode()).isEqualTo(429);
        assertThat(Integer.parseInt(answer.headers().firstValue("Retry-After").orElseThrow()))
                .isPositive();
        assertThat(answer.headers().firstValue("Content-Type")).contains("application/problem+json");
        assertThat(answer.body()).contains("table.refused.too-many");
    }

    /** Identities cost nothing, so a limit by player alone would be none. */
    @Test
    void tablesAreCountedByAddressWhoeverMakesThem() throws Exception {
        try (House other = new House(kind, new Limits(100, 125, 5))) { // two names and three tables, with a little more
            other.stopTime();
            Guest one = Guest.named("One", other::address);
            Guest two = Guest.named("Two", other::address);
            for (int i = 0; i < 2; i++) one.makes(Script.plan("open", ""));
            two.makes(Script.plan("open", ""));
            assertThat(two.post("/api/tables", Script.plan("open", "")).statusCode())
                    .isEqualTo(429);
        }
    }

    @Test
    void codesCanNotBeGuessedByTryingThemAll() {
        Guest thief = Guest.stranger(house::address);
        int status = 404;
        int tries = 0;
        while (status == 404 && tries++ < 100) {
            status = thief.post("/api/me/claim", "{\"code\":\"KQRT-5ZMA\"}").statusCode();
        }
        assertThat(status).isEqualTo(429);
        assertThat(tries).isEqualTo(11); // whatever node is asked
    }

    @Test
    void aFloodOfMessagesEndsTheConnectionAndNobodyElses() {
        Made made = ada.makes(Script.plan("open", ""));
        try (AtTable calm = ada.watches(made.table());
                Wire flood = ada.connect()) {
            for (int i = 0; i < 500; i++) flood.say("{\"say\":\"pong\",\"number\":1}");
            assertThat(flood.closeCode()).isIn(1008, CUT_OFF);
            assertThat(calm.refusal(AtTable.on("resume", "A"))).isEqualTo("table.refused.not-begun");
        }
    }

    @Test
    void aFloodOfPhrasesIsRefused() {
        Made made = ada.makes(Script.plan("open", ""));
        try (AtTable a = ada.watches(made.table())) {
            List<String> answers = new ArrayList<>();
            for (int i = 0; i < 15; i++)
                answers.add(a.speaks("phrase", "A", "hello").toString());
            assertThat(answers.getFirst()).contains("done");
            assertThat(answers.getLast()).contains("table.refused.too-many");
            try (AtTable another = ada.watches(made.table())) {
                assertThat(AtTable.refusal(another.speaks("phrase", "A", "hello")))
                        .isEqualTo("table.refused.too-many");
            }
        }
    }

    @Test
    void oneAddressHasOnlySoManyConnections() {
        List<Wire> wires = new ArrayList<>();
        for (int i = 0; i < 5 * house.nodes(); i++) wires.add(ada.connect());
        wires.forEach(wire -> wire.hears("welcome"));
        try (Wire more = ada.connect()) {
            assertThat(more.closeCode()).isEqualTo(1008);
        }
        wires.forEach(Wire::close);
    }
}
