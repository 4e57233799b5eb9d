package dev.halma.server.http.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.server.CannotListen;
import dev.halma.server.Settings;
import dev.halma.server.Visit;
import dev.halma.server.http.stream.Streams;
import dev.halma.table.PlayerId;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Programs play over HTTP: commands, and streams of lines. */
@SuppressWarnings("NullAway.Init")
class StreamsTest {

    private static final String OPEN = "{\"kind\":\"open\"}";

    @AutoClose
    private Visit visit;

    private Caller ada;
    private Caller bo;

    @BeforeEach
    void start() throws CannotListen, IOException, InterruptedException {
        visit = new Visit(settings -> settings.withLimits(new Settings.Limits(200, 1200, 1000, 2)));
        ada = Caller.program(visit, "Ada");
        bo = Caller.program(visit, "Bo");
    }

    private static String command(String id, String what) {
        return "{\"id\":\"" + id + "\",\"do\":" + what + "}";
    }

    private static final String SIT = "{\"what\":\"sit\",\"seat\":\"B\"}";

    /** Reads until a line contains all of some words. */
    private static String await(BufferedReader lines, String... words) throws IOException {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (List.of(words).stream().allMatch(line::contains)) return line;
        }
        throw new AssertionError("the stream ended before " + List.of(words));
    }

    /** Players cost nothing, so a limit by player alone would be none. */
    @Test
    void oneAddressCanNotTakeAllStreams() {
        Streams streams = new Streams(3);
        List<Streams.Stream> open = new ArrayList<>();
        for (int i = 0; i < 5; i++)
            streams.open(Optional.of(new PlayerId("eve" + i)), "192.0.2.1").ifPresent(open::add);
        assertThat(open).hasSize(3);
        assertThat(streams.open(Optional.of(new PlayerId("ada")), "192.0.2.2")).isPresent();
        open.forEach(Streams.Stream::close);
        assertThat(streams.count()).isEqualTo(1);
        assertThat(streams.open(Optional.empty(), "192.0.2.1")).isPresent();
    }

    @Test
    void aTableIsHeardFromTheVersionThatOneHas() throws Exception {
        String table = ada.table(OPEN);
        try (BufferedReader all = Caller.nobody(visit).lines("/api/tables/" + table + "/events")) {
            assertThat(all.readLine()).startsWith("{\"say\":\"welcome\"");
            assertThat(all.readLine()).contains("\"say\":\"state\"").doesNotContain("invitation");
            bo.post("/api/tables/" + table + "/commands", command("c1", SIT));
            assertThat(await(all, "happened")).contains("\"kind\":\"sat\"", "\"kind\":\"began\"");
        }
        try (BufferedReader rest = bo.lines("/api/tables/" + table + "/events?since=2")) {
            assertThat(await(rest, "happened")).contains("\"kind\":\"began\"").doesNotContain("\"kind\":\"sat\"");
        }
    }

    @Test
    void aCommandIsCarriedOutOnceAndARefusalSaysWhy() throws Exception {
        String commands = "/api/tables/" + ada.table(OPEN) + "/commands";
        HttpResponse<String> first = bo.post(commands, command("c1", SIT));
        HttpResponse<String> again = bo.post(commands, command("c1", SIT));
        assertThat(first.body()).isEqualTo("{\"version\":3}").isEqualTo(again.body());
        HttpResponse<String> other = bo.post(commands, command("c2", SIT));
        assertThat(other.statusCode()).isEqualTo(409);
        assertThat(Caller.json(other).at("/why/key").stringValue()).isEqualTo("table.refused.begun");
    }

    @Test
    void aProgramWaitsForWork() throws Exception {
        try (BufferedReader work = ada.lines("/api/me/events")) {
            await(work, "\"say\":\"lobby\"");
            String table = ada.table(OPEN);
            await(work, "your-table", table, "gathering");
            bo.post("/api/tables/" + table + "/commands", command("c1", SIT));
            await(work, "your-table", table, "playing", "\"yourTurn\":true");
            bo.post(
                    "/api/tables/" + table + "/commands",
                    command("c2", "{\"what\":\"play\",\"seat\":\"B\",\"text\":\"resign\",\"after\":0}"));
            await(work, "your-table", table, "over", "\"yourTurn\":false");
        }
    }

    @Test
    void whoComesLaterHearsOfTheGamesThatWait() throws Exception {
        String table = ada.table(OPEN);
        bo.post("/api/tables/" + table + "/commands", command("c1", SIT));
        try (BufferedReader work = ada.lines("/api/me/events")) {
            await(work, "your-table", table, "\"yourTurn\":true");
        }
    }

    @Test
    void aProgramHasNoMoreGamesThanTheServerAllows() throws Exception {
        ada.table(OPEN);
        ada.table(OPEN);
        HttpResponse<String> made = ada.post("/api/tables", Caller.plan(OPEN));
        assertThat(made.statusCode()).isEqualTo(409);
        assertThat(made.body()).contains("table.refused.too-many-games", "\"most\":2");
        String other = bo.table(OPEN);
        HttpResponse<String> sat = ada.post("/api/tables/" + other + "/commands", command("c1", SIT));
        assertThat(sat.body()).contains("table.refused.too-many-games");
        Caller cy = Caller.program(visit, "Cy");
        assertThat(cy.post("/api/tables/" + other + "/commands", command("c1", SIT))
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void streamsOfOneCallerAreLimited() throws Exception {
        List<BufferedReader> open = new ArrayList<>();
        try {
            for (int i = 0; i < dev.halma.server.http.stream.Streams.MOST_OF_ONE; i++)
                open.add(ada.lines("/api/me/events"));
            HttpResponse<String> more = ada.get("/api/me/events");
            assertThat(more.statusCode()).isEqualTo(429);
            assertThat(Visit.header(more, "Retry-After")).isEqualTo("10");
            open.add(bo.lines("/api/me/events"));
        } finally {
            for (BufferedReader lines : open) lines.close();
        }
    }

    @Test
    void whoIsForgottenIsNoLongerThereThroughAStream() throws Exception {
        String table = ada.table(OPEN);
        try (BufferedReader mine = ada.lines("/api/me/events");
                BufferedReader lines = ada.lines("/api/tables/" + table + "/events")) {
            await(mine, "lobby");
            await(lines, "around");
            ada.delete("/api/me");
            // Until their ends.
            assertThat(mine.lines()).noneMatch(line -> line.contains("closing"));
            assertThat(lines.lines()).noneMatch(line -> line.contains("closing"));
        }
    }

    @Test
    void theServerSaysGoodbyeWhenItStops() throws Exception {
        String table = ada.table(OPEN);
        try (BufferedReader mine = ada.lines("/api/me/events");
                BufferedReader lines = bo.lines("/api/tables/" + table + "/events")) {
            await(mine, "lobby");
            await(lines, "around");
            visit.stop();
            await(mine, "\"say\":\"closing\"");
            await(lines, "\"say\":\"closing\"");
            assertThat(mine.readLine()).isNull();
        }
    }
}
