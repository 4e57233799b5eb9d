package dev.halma.server.http.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.halma.server.CannotListen;
import dev.halma.server.Visit;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Real answers of a real server are as the description says. */
@SuppressWarnings("NullAway.Init")
class OpenApiTest {

    private static final String OPEN = "{\"kind\":\"open\"}";

    @AutoClose
    private Visit visit;

    private Described described;
    private Caller nobody;
    private Caller ada;

    @BeforeEach
    void start() throws CannotListen, IOException, InterruptedException {
        visit = new Visit();
        nobody = Caller.nobody(visit);
        ada = Caller.program(visit, "Ada");
        described = new Described(nobody.get("/api/openapi.json").body());
    }

    private HttpResponse<String> get(Caller caller, String path, String actual) throws Exception {
        HttpResponse<String> answer = caller.get(actual);
        described.check("GET " + path, answer);
        return answer;
    }

    private HttpResponse<String> post(Caller caller, String path, String actual, String body) throws Exception {
        HttpResponse<String> answer = caller.post(actual, body);
        if (answer.statusCode() < 300 && !body.isEmpty()) described.checkBody("POST " + path, body);
        described.check("POST " + path, answer);
        return answer;
    }

    @Test
    void everyRequestIsAnsweredAsDescribed() throws Exception {
        get(nobody, "/api/openapi.json", "/api/openapi.json");
        for (String path : new String[] {"/api/me", "/api/tables", "/api/health", "/api/ready", "/api/metrics"}) {
            get(nobody, path, path);
        }
        players();
        String table = tables();
        streams(table);
        described.check("DELETE /api/me", ada.delete("/api/me"));
        Set<String> missing = new TreeSet<>(described.requests());
        missing.removeAll(described.seen());
        assertThat(missing).containsExactly("GET /api/socket"); // the tests of sockets have it
    }

    private void players() throws Exception {
        post(nobody, "/api/me", "/api/me", "{\"name\":\"Bo\"}");
        post(nobody, "/api/me", "/api/me", "{\"name\":\"\"}");
        post(nobody, "/api/me", "/api/me", "{\"name\":7}");
        post(nobody, "/api/me", "/api/me", "no JSON");
        post(ada, "/api/me", "/api/me", "{\"name\":\"Ada II\"}");
        post(nobody, "/api/me/token", "/api/me/token", "");
        post(ada, "/api/me/token", "/api/me/token", "");
        post(ada, "/api/me/token", "/api/me/token", "{\"program\":true}");
        get(nobody, "/api/me/devices", "/api/me/devices");
        String device = Caller.json(get(ada, "/api/me/devices", "/api/me/devices"))
                .get("devices")
                .get(0)
                .get("id")
                .stringValue();
        described.check("DELETE /api/me/devices/{id}", nobody.delete("/api/me/devices/" + device));
        described.check("DELETE /api/me/devices/{id}", ada.delete("/api/me/devices/none"));
        post(nobody, "/api/me/code", "/api/me/code", "");
        String code = Caller.json(post(ada, "/api/me/code", "/api/me/code", ""))
                .get("code")
                .stringValue();
        post(nobody, "/api/me/claim", "/api/me/claim", "{\"code\":\"" + code + "\"}");
        post(nobody, "/api/me/claim", "/api/me/claim", "{\"code\":\"" + code + "\"}");
    }

    private String tables() throws Exception {
        post(nobody, "/api/tables", "/api/tables", Caller.plan(OPEN));
        post(ada, "/api/tables", "/api/tables", "{\"variant\":\"none\"}");
        String table = Caller.json(post(ada, "/api/tables", "/api/tables", Caller.plan(OPEN)))
                .get("table")
                .stringValue();
        String at = "/api/tables/" + table;
        get(ada, "/api/tables/{id}", at);
        get(nobody, "/api/tables/{id}", "/api/tables/none");
        get(nobody, "/api/tables/{id}/game.hgn", at + "/game.hgn");
        post(nobody, "/api/tables/{id}/commands", at + "/commands", "{}");
        post(ada, "/api/tables/{id}/commands", at + "/commands", "{\"id\":\"c0\",\"do\":{\"what\":\"fly\"}}");
        Caller bo = Caller.program(visit, "Bo");
        String sit = "{\"id\":\"c1\",\"do\":{\"what\":\"sit\",\"seat\":\"B\"}}";
        post(bo, "/api/tables/{id}/commands", at + "/commands", sit);
        post(bo, "/api/tables/{id}/commands", at + "/commands", sit.replace("c1", "c2"));
        post(bo, "/api/tables/{id}/commands", "/api/tables/none/commands", sit);
        get(bo, "/api/tables/{id}", at);
        get(nobody, "/api/tables/{id}/game.hgn", at + "/game.hgn");
        get(nobody, "/api/tables", "/api/tables");
        get(ada, "/api/me/tables", "/api/me/tables");
        get(nobody, "/api/me/tables", "/api/me/tables");
        post(ada, "/api/pairing", "/api/pairing", "{\"variant\":\"chinese-2\",\"house\":\"\",\"pace\":\"move:60\"}");
        return table;
    }

    private void streams(String table) throws Exception {
        get(nobody, "/api/me/events", "/api/me/events");
        get(nobody, "/api/tables/{id}/events", "/api/tables/" + table + "/events?since=x");
        get(nobody, "/api/tables/{id}/events", "/api/tables/none/events");
        try (BufferedReader lines = ada.lines("/api/me/events")) {
            String line = "";
            while (!line.contains("\"say\":\"lobby\"")) {
                line = lines.readLine();
                described.checkLine("GET /api/me/events", line);
            }
        }
        for (String since : new String[] {"0", "1"}) {
            try (BufferedReader lines = ada.lines("/api/tables/" + table + "/events?since=" + since)) {
                String line = "";
                while (!line.contains("\"say\":\"around\"")) {
                    line = lines.readLine();
                    described.checkLine("GET /api/tables/{id}/events", line);
                }
            }
        }
    }

    @Test
    void aBodyThatIsNotAsDescribedIsNoticed() {
        assertThatThrownBy(() -> described.checkBody("POST /api/me", "{\"nme\":1}"))
                .isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> described.checkBody(
                        "POST /api/tables/{id}/commands", "{\"id\":\"c\",\"do\":{\"what\":\"rise\",\"seat\":\"X\"}}"))
                .isInstanceOf(AssertionError.class);
    }

    @Test
    void whatIsUnknownIsAProblemToo() throws Exception {
        HttpResponse<String> unknown = nobody.get("/api/nothing");
        assertThat(unknown.statusCode()).isEqualTo(404);
        assertThat(Visit.header(unknown, "Content-Type")).isEqualTo("application/problem+json");
        HttpResponse<String> method = nobody.delete("/api/tables");
        assertThat(method.statusCode()).isEqualTo(405);
        assertThat(Visit.header(method, "Content-Type")).isEqualTo("application/problem+json");
        HttpResponse<String> large = nobody.post("/api/me", "x".repeat(100_000));
        described.check("POST /api/me", large);
        assertThat(large.statusCode()).isEqualTo(413);
    }
}
