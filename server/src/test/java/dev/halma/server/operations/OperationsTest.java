package dev.halma.server.operations;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.server.CannotListen;
import dev.halma.server.HalmaServer;
import dev.halma.server.Settings;
import dev.halma.server.Visit;
import dev.halma.server.http.api.OperationRoutes.Readers;
import dev.halma.server.online.Guest;
import dev.halma.server.online.Wire;
import dev.halma.server.services.Patience;
import dev.halma.server.store.TimeLimits;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the keeper of a server sees. */
@SuppressWarnings("NullAway.Init")
class OperationsTest {

    @AutoClose
    private Visit visit;

    @BeforeEach
    void start() throws CannotListen, IOException {
        visit = new Visit(settings -> settings.withOperations(
                new Settings.Operations(true, Optional.empty(), Readers.LOCAL, Duration.ofSeconds(4))));
    }

    private HttpResponse<String> get(String path, String... headers) throws IOException, InterruptedException {
        return visit.get(path, BodyHandlers.ofString(), headers);
    }

    @Test
    void aServerThatRunsIsAliveAndReady() throws Exception {
        assertThat(get("/api/health").body()).isEqualTo("{\"alive\":true,\"bus\":\"well\"}");
        HttpResponse<String> ready = get("/api/ready");
        assertThat(ready.body()).isEqualTo("{\"ready\":true,\"bus\":\"well\"}");
        assertThat(Visit.header(ready, "Content-Security-Policy")).contains("default-src 'none'");
    }

    /** A load balancer may ask once and then no more. */
    @Test
    void aStoreThatCouldNotBeWrittenForAMomentKeepsNobodyOutForLonger(@TempDir Path data) throws Exception {
        TimeLimits.OfNodes usual = TimeLimits.OfNodes.USUAL;
        TimeLimits times = new TimeLimits(
                TimeLimits.OfDatabase.USUAL,
                new TimeLimits.OfNodes(
                        Duration.ofMillis(200), usual.withoutStore(), usual.life(), usual.lease(), usual.pairing()),
                Patience.ENDLESS,
                Patience.ENDLESS,
                Patience.ENDLESS);
        Settings settings = Settings.usual("localhost", 0, data).withTimes(times);
        try (HalmaServer server = HalmaServer.start(settings)) {
            Guest nobody = Guest.stranger(() -> URI.create("http://localhost:" + server.port()));
            try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("halma.db"));
                    Statement statement = other.createStatement()) {
                statement.execute("BEGIN IMMEDIATE");
                Patience.until("it is not ready", () -> ready(nobody).statusCode() == 503);
                assertThat(ready(nobody).body()).contains("the store takes longer");
                statement.execute("ROLLBACK");
            }
            Patience.until("a client is let in", () -> isWelcome(nobody));
            assertThat(ready(nobody).body()).contains("\"ready\":true");
        }
    }

    private static HttpResponse<String> ready(Guest guest) {
        return guest.get("/api/ready");
    }

    private static boolean isWelcome(Guest guest) {
        try (Wire wire = guest.connect()) {
            return !wire.hears("welcome").isMissingNode();
        } catch (CompletionException | Wire.Ended e) {
            return false; // refused
        }
    }

    @Test
    void behindTlsTheCookieIsOfThisHostAloneAndBrowsersStayWithTls() throws Exception {
        HttpResponse<String> answer = visit.send(
                visit.request("/api/me")
                        .headers("X-Forwarded-Proto", "https", "X-Forwarded-For", "192.0.2.1")
                        .headers("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString("{\"name\":\"Ada\"}")),
                BodyHandlers.ofString());
        String cookie = Visit.header(answer, "Set-Cookie");
        assertThat(cookie)
                .startsWith("__Host-halma=")
                .contains("Secure", "HttpOnly", "Path=/")
                .doesNotContain("Domain");
        assertThat(Visit.header(answer, "Strict-Transport-Security")).isEqualTo("max-age=31536000");
        assertThat(get("/api/me", "X-Forwarded-Proto", "https", "Cookie", cookie.split(";", 2)[0])
                        .body())
                .contains("Ada");
        assertThat(get("/api/me").headers().firstValue("Strict-Transport-Security"))
                .isEmpty();
    }

    @Test
    void figuresAreForProgramsOnThisMachine() throws Exception {
        get("/api/tables");
        get("/api/ready");
        HttpResponse<String> figures = get("/api/metrics");
        assertThat(figures.statusCode()).isEqualTo(200);
        assertThat(figures.body())
                .contains(
                        "halma_http_requests_seconds_count{method=\"GET\",route=\"/api/tables\",status=\"200\"} 1",
                        "halma_store_commit_seconds_count",
                        "halma_store_group_count",
                        "halma_sockets ",
                        "halma_streams ",
                        "halma_tables_in_memory ",
                        "halma_thinking_waiting ",
                        "halma_sockets_dropped_total ",
                        "jvm_memory_used_bytes");
    }

    @Test
    void aProxyOnThisMachineDoesNotMakeStrangersLocal() throws Exception {
        assertThat(get("/api/metrics", "X-Forwarded-For", "127.0.0.1").statusCode())
                .isEqualTo(403);
        assertThat(get("/api/metrics", "Forwarded", "for=127.0.0.1").statusCode())
                .isEqualTo(403);
    }

    @Test
    void ofForwardedAddressesOnlyTheLastIsBelieved() throws Exception {
        try (Visit strict = new Visit(settings -> settings.withLimits(new Settings.Limits(1, 1, 1, 1))
                .withOperations(
                        new Settings.Operations(true, Optional.empty(), Readers.LOCAL, Duration.ofSeconds(4))))) {
            assertThat(strict.get("/api/me", BodyHandlers.ofString(), "X-Forwarded-For", "192.0.2.7, 192.0.2.1")
                            .statusCode())
                    .isEqualTo(200);
            assertThat(strict.get("/api/me", BodyHandlers.ofString(), "X-Forwarded-For", "192.0.2.8, 192.0.2.1")
                            .statusCode())
                    .isEqualTo(429);
            assertThat(strict.get("/api/me", BodyHandlers.ofString(), "X-Forwarded-For", "192.0.2.8, 192.0.2.2")
                            .statusCode())
                    .isEqualTo(200);
        }
    }

    @Test
    void aSocketLeavesNoCookie() throws Exception {
        try (Socket socket = new Socket("localhost", visit.port())) {
            socket.getOutputStream().write("""
                    GET /api/socket HTTP/1.1\r
                    Host: localhost:%d\r
                    Connection: Upgrade\r
                    Upgrade: websocket\r
                    Sec-WebSocket-Version: 13\r
                    Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
                    \r
                    """.formatted(visit.port()).getBytes(StandardCharsets.US_ASCII));
            BufferedReader answer =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.ISO_8859_1));
            assertThat(answer.readLine()).startsWith("HTTP/1.1 101 ");
            for (String line = answer.readLine(); !line.isEmpty(); line = answer.readLine()) {
                assertThat(line).doesNotContainIgnoringCase("cookie");
            }
        }
    }
}
