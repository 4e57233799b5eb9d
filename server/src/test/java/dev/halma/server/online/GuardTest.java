package dev.halma.server.online;

import static dev.halma.server.online.Guest.json;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.halma.server.online.Guest.Made;
import dev.halma.server.online.House.Limits;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What keeps others' pages, forged papers and floods out. */
@ParameterizedClass
@EnumSource(House.Kind.class)
@SuppressWarnings("NullAway.Init")
class GuardTest {

    @Parameter
    private House.Kind kind;

    /** How a client sees the end that talks on after it: the network then drops the server's goodbye, or not. */
    private static final int CUT_OFF = 1006;

    @AutoClose
    private House house;

    private Guest ada;

    @BeforeEach
    void open() throws Exception {
        house = new House(kind, new Limits(20, 100, 5));
        ada = Guest.named("Ada", house::address);
    }

    @Test
    void theCookieIsKeptFromScriptsAndOtherSitesAndTheAnswerFromCaches() {
        HttpResponse<String> answer = Guest.stranger(house::address).post("/api/me", "{\"name\":\"Bo\"}");
        assertThat(answer.headers().firstValue("Set-Cookie").orElseThrow())
                .contains("HttpOnly", "SameSite=Strict", "Path=/");
        assertThat(answer.headers().firstValue("Cache-Control")).contains("no-store");
        assertThat(ada.get("/api/me").headers().firstValue("Cache-Control")).contains("no-store");
        assertThat(ada.get("/api/nothing").headers().firstValue("Cache-Control"))
                .contains("no-store");
    }

    @ParameterizedTest
    @CsvSource({"https://evil.example", "null", "http://localhost:1", "http://localhost.evil.example", "%%%"})
    void pagesOfOtherSitesChangeNothingAndOpenNoSocket(String origin) {
        HttpResponse<String> answer = Guest.send(ada.request("/api/me/token")
                .header("Origin", origin)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{}")));
        assertThat(answer.statusCode()).isEqualTo(403);
        assertThat(answer.headers().firstValue("Access-Control-Allow-Origin")).isEmpty();
        WebSocket.Builder socket =
                HttpClient.newHttpClient().newWebSocketBuilder().header("Origin", origin);
        URI address = URI.create("ws://" + house.address().getAuthority() + "/api/socket");
        assertThatThrownBy(() -> socket.buildAsync(address, new Wire()).join())
                .isInstanceOf(CompletionException.class)
                .cause()
                .isInstanceOfSatisfying(
                        WebSocketHandshakeException.class,
                        refused ->
                                assertThat(refused.getResponse().statusCode()).isEqualTo(403));
    }

    @Test
    void aFormOfAnotherSiteIsNotJson() {
        HttpResponse<String> answer = Guest.send(ada.request("/api/tables")
                .header("Content-Type", "text/plain")
                .POST(BodyPublishers.ofString(Script.plan("open", ""))));
        assertThat(answer.statusCode()).isEqualTo(415);
    }

    @ParameterizedTest
    @CsvSource({"Bearer x", "Bearer", "Basic YTpi", "Bearer ' OR 1=1 --", "bearer"})
    void forgedTokensAreNobody(String token) {
        HttpResponse<String> answer = Guest.send(
                Guest.stranger(house::address).request("/api/me/tables").header("Authorization", token));
        assertThat(answer.statusCode()).isEqualTo(401);
    }

    @Test
    void aTokenIsThePlayerAndItsIdIsNot() {
        String token = json(ada.post("/api/me/token", "{}")).path("token").asString();
        Guest nobody = Guest.stranger(house::address);
        assertThat(Guest.send(nobody.request("/api/me").header("Authorization", "Bearer " + token))
                        .body())
                .contains(ada.id());
        for (String forged : List.of(ada.id(), token + "x", token.substring(1), token.toUpperCase(Locale.ROOT))) {
            assertThat(Guest.send(nobody.request("/api/me").header("Authorization", "Bearer " + forged))
                            .body())
                    .as(forged)
                    .isEqualTo("{\"player\":null}");
        }
        assertThat(nobody.get("/api/me?token=" + token).body()).doesNotContain(ada.id());
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

    @Test
    void codesCanNotBeGuessedByTryingThemAll() {
        Guest thief = Guest.stranger(house::address);
        int status = 404;
        int tries = 0;
        while (status == 404 && tries++ < 100) {
            status = thief.post("/api/me/claim", "{\"code\":\"KQRT-5ZMA\"}").statusCode();
        }
        assertThat(status).isEqualTo(429);
        assertThat(tries).isLessThan(20 * house.nodes()); // without news of each other they count apart
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

    @Test
    void binaryMessagesEndTheConnection() {
        try (Wire wire = ada.connect()) {
            wire.socket()
                    .sendBinary(ByteBuffer.wrap(new byte[] {1, 2, 3}), true)
                    .join();
            assertThat(wire.closeCode()).isEqualTo(1003);
        }
        try (Wire wire = ada.connect()) {
            wire.say("x".repeat(100_000));
            assertThat(wire.closeCode()).isIn(1009, CUT_OFF);
        }
    }
}
