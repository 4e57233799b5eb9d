package dev.halma.server.online.attack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.server.Settings;
import dev.halma.server.Visit;
import dev.halma.server.http.api.OperationRoutes.Readers;
import java.io.IOException;
import java.net.Socket;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is kept out before any route hears of it. */
class DoorsTest {

    private static final String END = "\r\nHost: localhost\r\nConnection: close\r\n\r\n";

    private static String raw(Visit visit, String request) throws IOException {
        try (Socket socket = new Socket("localhost", visit.port())) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void methodsThatSomebodyInventsAreRefusedAndTakeNoMemory() throws Exception {
        try (Visit visit = new Visit()) {
            assertThat(visit.get("/api/me", BodyHandlers.ofString()).statusCode())
                    .isEqualTo(200);
            for (int i = 0; i < 20; i++) {
                assertThat(raw(visit, "INVENTED" + i + " /api/me HTTP/1.1" + END))
                        .startsWith("HTTP/1.1 501 ")
                        .contains("Content-Security-Policy: default-src 'none'", "This request can't be read.");
            }
            assertThat(visit.get("/api/metrics", BodyHandlers.ofString()).body())
                    .contains("halma_http_requests")
                    .doesNotContain("INVENTED");
        }
    }

    @Test
    void socketsAreNotCompressed() throws Exception {
        try (Visit visit = new Visit();
                Socket socket = new Socket("localhost", visit.port())) {
            socket.getOutputStream().write("""
                    GET /api/socket HTTP/1.1\r
                    Host: localhost:%d\r
                    Connection: Upgrade\r
                    Upgrade: websocket\r
                    Sec-WebSocket-Version: 13\r
                    Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
                    Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r
                    \r
                    """.formatted(visit.port()).getBytes(StandardCharsets.US_ASCII));
            StringBuilder answer = new StringBuilder();
            while (answer.indexOf("\"welcome\"") < 0) {
                int next = socket.getInputStream().read();
                assertThat(next).as("after " + answer).isNotNegative();
                answer.append((char) next);
            }
            assertThat(answer.toString()).startsWith("HTTP/1.1 101 ").doesNotContain("permessage-deflate");
        }
    }

    @Test
    void aHeaderThatAProxyPassesOnUnseenDoesNotMakeAPageOurOwn() throws Exception {
        Settings.Operations behindProxy =
                new Settings.Operations(true, Optional.empty(), Readers.LOCAL, Duration.ofSeconds(4));
        try (Visit visit = new Visit(settings -> settings.withOperations(behindProxy))) {
            for (String header : List.of("X-Forwarded-Host", "X-Forwarded-Server", "Forwarded")) {
                String value = header.equals("Forwarded") ? "host=evil.example" : "evil.example";
                HttpResponse<String> answer = visit.send(
                        visit.request("/api/me")
                                .headers("Origin", "https://evil.example", "X-Forwarded-For", "192.0.2.1")
                                .headers(header, value, "Content-Type", "application/json")
                                .POST(BodyPublishers.ofString("{\"name\":\"Eve\"}")),
                        BodyHandlers.ofString());
                assertThat(answer.statusCode()).as(header).isEqualTo(403);
            }
        }
    }

    @Test
    void oneAddressDoesNotKeepThePressToItself() throws Exception {
        Settings.Limits limits = new Settings.Limits(1000, 60, 5, 8); // three sets
        try (Visit visit = new Visit(settings -> settings.withLimits(limits))) {
            for (int i = 0; i < 3; i++) {
                assertThat(visit.get("/print/no-such-board.pdf", BodyHandlers.ofString())
                                .statusCode())
                        .isEqualTo(404);
            }
            HttpResponse<String> more = visit.get("/print/no-such-board.pdf", BodyHandlers.ofString());
            assertThat(more.statusCode()).isEqualTo(429);
            assertThat(more.headers().firstValue("Retry-After")).isPresent();
        }
    }

    @Test
    void oneAddressHasOnlySoManyConnectionsWhateverComesThroughThem() throws Exception {
        Settings.Limits limits = new Settings.Limits(1000, 1000, 5, 8);
        try (Visit visit = new Visit(settings -> settings.withLimits(limits))) {
            List<Socket> slow = new ArrayList<>();
            for (int i = 0; i < 10; i++) {
                Socket socket = new Socket("localhost", visit.port());
                socket.getOutputStream().write("GET /api/me HTTP/1.1\r\nX-".getBytes(StandardCharsets.US_ASCII));
                slow.add(socket);
            }
            // The server hears of a connection and of its end a little later than the client.
            assertThat(Stream.generate(() -> answer(visit)).limit(1000).anyMatch(String::isEmpty))
                    .as("one more is refused")
                    .isTrue();
            for (Socket socket : slow) socket.close();
            assertThat(Stream.generate(() -> answer(visit)).limit(1000).anyMatch(answer -> answer.contains(" 200 ")))
                    .isTrue();
        }
    }

    private static String answer(Visit visit) {
        try {
            return raw(visit, "GET /api/me HTTP/1.1" + END);
        } catch (IOException e) {
            return ""; // refused
        }
    }
}
