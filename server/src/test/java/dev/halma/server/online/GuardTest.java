package dev.halma.server.online;

import static dev.halma.server.online.Guest.json;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What keeps others' pages, and forged papers out. */
@ParameterizedClass
@EnumSource(House.Kind.class)
@TestInstance(Lifecycle.PER_CLASS) // one house for all tests of a kind, one after another
@SuppressWarnings("NullAway.Init")
class GuardTest {

    @Parameter
    private House.Kind kind;

    private House house;
    private Guest ada;

    /** How a client sees the end that offers on after it: the network then drops the server's goodbye, or not. */
    private static final int CUT_OFF = 1006;

    @BeforeParameterizedClassInvocation
    void open() throws Exception {
        house = new House(kind);
        ada = Guest.named("Ada", house::address);
    }

    @AfterParameterizedClassInvocation
    void close() throws Exception {
        house.close();
    }

    /** A page of another site whose name leads here. */
    @Test
    void aRequestForAnotherHostIsNotAnswered() throws Exception {
        for (String path : List.of("/", "/api/me", "/api/metrics", "/api/socket")) {
            assertThat(statusFor("evil.example", path)).as(path).isEqualTo("421");
            assertThat(statusFor("localhost", path)).as(path).isNotEqualTo("421");
        }
    }

    private String statusFor(String host, String path) throws IOException {
        URI server = house.address();
        try (Socket socket = new Socket(server.getHost(), server.getPort())) {
            String upgrade = path.endsWith("socket")
                    ? "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                            + "Connection: Upgrade\r\n"
                    : "Connection: close\r\n";
            String request =
                    "GET " + path + " HTTP/1.1\r\nHost: " + host + ":" + server.getPort() + "\r\n" + upgrade + "\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            byte[] start = socket.getInputStream().readNBytes("HTTP/1.1 200".length());
            return new String(start, StandardCharsets.US_ASCII).substring("HTTP/1.1 ".length());
        }
    }

    /** The page of the same host without TLS may have been changed on its way. */
    @Test
    void theOriginHasToHaveTheScheme() {
        for (String scheme : List.of("http", "https")) {
            HttpRequest.Builder request = ada.request("/api/me");
            String host = request.build().uri().getAuthority();
            HttpResponse<String> answer = Guest.send(request.header("Origin", scheme + "://" + host)
                    .header("Content-Type", "application/json")
                    .POST(BodyPublishers.ofString("{\"name\":\"Ada\"}")));
            assertThat(answer.statusCode()).isEqualTo(scheme.equals("http") ? 200 : 403);
        }
    }

    @Test
    void aForgottenPlayerLeavesNoTableBehindThatWaitsForOthers() {
        Guest eve = Guest.named("Eve", house::address);
        eve.makes(Script.plan("open", ",\"public\":true"));
        String bos = ada.makes(Script.plan("open", "")).table();
        assertThat(ada.get("/api/tables").body()).contains("Eve");
        assertThat(eve.delete("/api/me").statusCode()).isEqualTo(204);
        house.atEveryNode(() -> Guest.json(ada.get("/api/tables")).path("open").isEmpty());
        assertThat(ada.get("/api/tables/" + bos).statusCode()).isEqualTo(200);
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

    @Test
    void everyVisitKeepsTheCookieForAsLongAgain() {
        assertThat(ada.get("/api/me").headers().firstValue("Set-Cookie").orElseThrow())
                .contains("Max-Age=34560000", "HttpOnly");
        assertThat(Guest.stranger(house::address).get("/api/me").headers().firstValue("Set-Cookie"))
                .isEmpty();
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
    void aCharsetThatDoesNotExistIsNoMistakeOfTheServer() {
        HttpResponse<String> answer = Guest.send(ada.request("/api/me/token")
                .header("Content-Type", "application/json; charset=nonsense")
                .POST(BodyPublishers.ofString("{}")));
        assertThat(answer.statusCode()).isBetween(200, 299);
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
