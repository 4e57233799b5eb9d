package dev.halma.server;

import static dev.halma.server.Visit.header;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@SuppressWarnings("NullAway.Init")
public class HalmaServerTest {

    @AutoClose
    private static Visit visit;

    @TempDir
    private Path elsewhere;

    @BeforeAll
    static void start() throws CannotListen, IOException {
        visit = new Visit();
    }

    private static HttpResponse<String> get(String path, String... headers) throws IOException, InterruptedException {
        return visit.get(path, BodyHandlers.ofString(), headers);
    }

    /** The first address in a text that a pattern finds, as an absolute path. */
    private static String address(String pattern, String text) {
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        assertThat(matcher.find()).as(pattern).isTrue();
        return "/" + matcher.group();
    }

    private static String script() throws IOException, InterruptedException {
        return address("assets/first-[\\w-]+\\.js", get("/").body());
    }

    /** The service worker lists every file of the page. */
    private static String worker() throws IOException, InterruptedException {
        return address("worker/worker-[\\w-]+\\.js", get("/sw.js").body());
    }

    @Test
    void thePageIsAskedForAgainEachTimeAndAnsweredShortlyWhereItIsTheSame() throws Exception {
        HttpResponse<String> page = get("/");
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.body()).contains("<title>");
        assertThat(header(page, "Content-Type")).startsWith("text/html;").endsWith("charset=utf-8");
        assertThat(header(page, "Cache-Control")).isEqualTo("no-cache");
        HttpResponse<String> again = get("/", "If-None-Match", "\"other\", " + header(page, "ETag"));
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
    }

    @Test
    void whatIsNamedByItsContentsIsKeptForEver() throws Exception {
        HttpResponse<String> script = get(script());
        assertThat(header(script, "Cache-Control")).isEqualTo("public, max-age=31536000, immutable");
        assertThat(header(script, "Content-Type"))
                .startsWith("text/javascript;")
                .endsWith("charset=utf-8");
    }

    @Test
    void filesComeCompressedToThoseWhoCanUnpackThem() throws Exception {
        String script = script();
        HttpResponse<String> plain = get(script);
        HttpResponse<String> brotli = get(script, "Accept-Encoding", "gzip, br");
        assertThat(header(plain, "Content-Encoding")).isEqualTo("none");
        assertThat(header(brotli, "Content-Encoding")).isEqualTo("br");
        assertThat(header(brotli, "Vary")).isEqualTo("Accept-Encoding");
        assertThat(Long.parseLong(header(brotli, "Content-Length")))
                .isLessThan(Long.parseLong(header(plain, "Content-Length")));
    }

    @Test
    void webAssemblyGoesByItsName() throws Exception {
        String wasm = address("assets/halma-[\\w-]+\\.wasm", get(worker()).body());
        assertThat(header(get(wasm), "Content-Type")).isEqualTo("application/wasm");
    }

    @Test
    void onlyTheWorkerMayMakeCodeOfTexts() throws Exception {
        String policy = "Content-Security-Policy";
        assertThat(header(get(worker()), policy)).contains("script-src 'self' 'unsafe-eval';");
        for (String path : new String[] {"/", script(), "/nothing-here"}) {
            assertThat(header(get(path), policy))
                    .as(path)
                    .contains("default-src 'none'", "script-src 'self';", "style-src 'self';")
                    .contains("object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'")
                    .doesNotContain("unsafe");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/nothing-here", "/icon.svg"})
    void everyAnswerKeepsOthersOut(String path) throws Exception {
        HttpResponse<String> answer = get(path);
        assertThat(header(answer, "X-Content-Type-Options")).isEqualTo("nosniff");
        assertThat(header(answer, "Referrer-Policy")).isEqualTo("no-referrer");
        assertThat(header(answer, "Cross-Origin-Opener-Policy")).isEqualTo("same-origin");
        assertThat(header(answer, "Cross-Origin-Resource-Policy")).isEqualTo("same-origin");
        assertThat(header(answer, "Server")).isEqualTo("none");
    }

    @Test
    void whatIsNotThereIsSaidToBeNotThere() throws Exception {
        HttpResponse<String> answer = get("/nothing-here");
        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(answer.body()).contains("There is nothing at this address.");
        assertThat(get("/files.txt").statusCode()).isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET /%zz HTTP/1.1",
                "GET /%00 HTTP/1.1",
                "GET /%c3 HTTP/1.1",
                "GET /../x HTTP/1.1",
                "GET / HTTP/9.9",
                "hello"
            })
    void whatIsNoAddressIsAnsweredInOurWordsAndWithOurHeaders(String line) throws Exception {
        String answer = raw(line);
        assertThat(answer)
                .containsPattern("^HTTP/1.1 (400|505) ")
                .contains("Content-Security-Policy: default-src 'none'", "X-Content-Type-Options: nosniff")
                .contains("Referrer-Policy: no-referrer", "Cross-Origin-Resource-Policy: same-origin")
                .contains("Halma is here.")
                .doesNotContainIgnoringCase("jetty")
                .doesNotContain("badMessage", "Server:");
    }

    @Test
    void anAddressThatIsTooLongIsAnsweredInOurWordsToo() throws Exception {
        assertThat(raw("GET /" + "a".repeat(20_000) + " HTTP/1.1"))
                .startsWith("HTTP/1.1 414 ")
                .contains("This request can't be read.");
    }

    /** The response to a line that no browser would send. */
    private static String raw(String line) throws IOException {
        try (Socket socket = new Socket("localhost", visit.port())) {
            String request = line + "\r\nHost: localhost\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void headsComeWithoutBodiesAndNothingCanBePosted() throws Exception {
        HttpResponse<String> answer = visit.send(visit.request("/").HEAD(), BodyHandlers.ofString());
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).isEmpty();
        HttpRequest.Builder post = visit.request("/").POST(HttpRequest.BodyPublishers.ofString("hello"));
        assertThat(visit.send(post, BodyHandlers.ofString()).statusCode()).isEqualTo(405);
    }

    @Test
    void aPortThatIsInUseCannotBeHad() {
        assertThatThrownBy(() -> HalmaServer.start(Settings.usual("localhost", visit.port(), elsewhere)))
                .isInstanceOfSatisfying(
                        CannotListen.class,
                        refusal -> assertThat(refusal.fault()).isEqualTo(CannotListen.Fault.PORT));
    }

    @Test
    void anAddressOfAnotherMachineCannotBeHad() {
        assertThatThrownBy(() -> HalmaServer.start(Settings.usual("192.0.2.1", 0, elsewhere)))
                .isInstanceOfSatisfying(
                        CannotListen.class,
                        refusal -> assertThat(refusal.fault()).isEqualTo(CannotListen.Fault.HOST));
    }
}
