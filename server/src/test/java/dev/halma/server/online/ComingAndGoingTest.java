package dev.halma.server.online;

import static dev.halma.server.online.AtTable.on;
import static dev.halma.server.online.AtTable.refusal;
import static dev.halma.server.online.Guest.json;
import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.server.online.Guest.Made;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/** Players, tables, the lobby and restarts of a real server, and of three that share a database. */
@ParameterizedClass
@EnumSource(House.Kind.class)
@TestInstance(Lifecycle.PER_CLASS) // one house for all tests of a kind, one after another
@SuppressWarnings("NullAway.Init")
class ComingAndGoingTest {

    private static final Script SCRIPT = Script.of(8, 100);

    @Parameter
    private House.Kind kind;

    private House house;

    @BeforeParameterizedClassInvocation
    void open() throws Exception {
        house = new House(kind);
    }

    @AfterParameterizedClassInvocation
    void close() throws Exception {
        house.close();
    }

    private Guest guest(String name) {
        return Guest.named(name, house::address);
    }

    // --- Seats ---

    @Test
    void severalPeopleAtOneDeviceHaveTheirOwnNames() {
        Guest ada = guest("Ada");
        Made made = ada.makes("""
                {"variant":"chinese-3","first":"A","public":true,"chairs":{"A":{"kind":"me"},"B":{"kind":"me"},
                "C":{"kind":"open"}},"names":{"A":"Ann","B":"Ben\\u202e"}}""");
        try (AtTable a = ada.watches(made.table());
                AtTable c = guest("Cy").watches(made.table())) {
            c.sits("C", "", "\\u202eCarl\\n\\u0007");
            JsonNode chairs = a.wire().happens("began").path("stand").path("chairs");
            assertThat(chairs.path("A").path("name").asString()).isEqualTo("Ann");
            assertThat(chairs.path("B").path("name").asString()).isEqualTo("Ben");
            assertThat(chairs.path("C").path("name").asString()).isEqualTo("Carl");
            // One device speaks for both of its seats.
            a.does(on("propose", "A", "draw"));
            c.does(on("agree", "C", "draw"));
            assertThat(a.wire().happens("agreed").path("stand").path("phase").asString())
                    .isEqualTo("over");
        }
    }

    @Test
    void computersMoveAfterPeople() {
        Guest ada = guest("Ada");
        Made made = ada.makes(Script.plan("computer\",\"level\":\"1", "").replace("\"level\":\"1\"", "\"level\":1"));
        try (AtTable a = ada.watches(made.table())) {
            a.does(SCRIPT.turn(0));
            JsonNode answer = a.wire()
                    .await(
                            "the computer's move",
                            message -> message.path("entries")
                                    .valueStream()
                                    .anyMatch(entry -> entry.path("event")
                                            .path("seat")
                                            .asString()
                                            .equals("B")));
            assertThat(answer.path("stand").path("toMove").asString()).isEqualTo("A");
        }
    }

    @Test
    void anInvitedChairWantsTheInvitationAndASeatIsTakenOnce() {
        Made made = guest("Ada").makes(Script.plan("invited", ",\"public\":true"));
        try (AtTable b = guest("Bo").watches(made.table());
                AtTable c = guest("Cy").watches(made.table())) {
            String sit = "{\"what\":\"sit\",\"seat\":\"B\",\"key\":\"%s\"}";
            assertThat(b.refusal(sit.formatted("guess"))).isEqualTo("table.refused.invitation-needed");
            assertThat(b.refusal(on("sit", "A"))).isEqualTo("table.refused.seat-taken");
            b.does(sit.formatted(made.key()));
            assertThat(c.refusal(sit.formatted(made.key()))).isEqualTo("table.refused.begun");
        }
    }

    @Test
    void invitedPlayersMayChatWhereTheMakerAllowsItAndNobodyElseHearsIt() {
        Guest ada = guest("Ada");
        Made made = ada.makes(Script.plan("invited", ",\"chat\":true"));
        try (AtTable a = ada.watches(made.table());
                AtTable b = guest("Bo").watches(made.table());
                AtTable c = guest("Cy").watches(made.table())) {
            c.wire().hears("state");
            b.sits("B", made.key(), "");
            assertThat(a.speaks("chat", "A", "Hi\\u202e <b>you</b>").path("say").asString())
                    .isEqualTo("done");
            assertThat(b.wire().hears("chat").path("text").asString()).isEqualTo("Hi <b>you</b>");
            assertThat(refusal(c.speaks("chat", "A", "me too"))).isEqualTo("table.refused.not-your-seat");
            a.speaks("phrase", "A", "goodbye");
            c.wire().hears("phrase");
            assertThat(c.wire().rest())
                    .noneMatch(message -> message.path("say").asString().equals("chat"));
        }
    }

    /** Strangers find a public table: they neither write there nor read what friends write to each other. */
    @Test
    void atAPublicTableOnlyThoseChatWhoAreInvited() {
        Guest ada = guest("Ada");
        Made made = ada.makes("""
                {"variant":"chinese-3","first":"A","public":true,"chat":true,
                 "chairs":{"A":{"kind":"me"},"B":{"kind":"invited"},"C":{"kind":"open"}}}""");
        try (AtTable a = ada.watches(made.table());
                AtTable b = guest("Bo").watches(made.table());
                AtTable c = guest("Cy").watches(made.table())) {
            b.sits("B", made.key(), "");
            c.sits("C", "", "");
            assertThat(a.speaks("chat", "A", "Hi Bo").path("say").asString()).isEqualTo("done");
            assertThat(b.wire().hears("chat").path("text").asString()).isEqualTo("Hi Bo");
            assertThat(refusal(c.speaks("chat", "C", "and me?"))).isEqualTo("table.refused.chat-not-allowed");
            a.speaks("phrase", "A", "goodbye");
            c.wire().hears("phrase");
            assertThat(c.wire().rest())
                    .noneMatch(message -> message.path("say").asString().equals("chat"));
        }
    }

    // --- Lobby ---

    @Test
    void theLobbyIsLive() {
        Guest ada = guest("Ada");
        try (Wire lobby = Guest.stranger(house::address).connect()) {
            lobby.say("{\"say\":\"lobby\",\"on\":true}");
            lobby.hears("lobby");
            Made made = ada.makes(Script.plan("open", ",\"public\":true"));
            Made hidden = ada.makes(Script.plan("open", ""));
            JsonNode open = lobby.await("the open table", message -> names(message.path("open"), made));
            assertThat(open.toString()).contains("Ada").doesNotContain(made.key(), hidden.table());
            try (AtTable b = guest("Bo").watches(made.table())) {
                b.sits("B", "", "");
            }
            JsonNode running = lobby.await("the running table", message -> names(message.path("running"), made));
            assertThat(names(running.path("open"), made)).isFalse();
        }
    }

    @Test
    void onePlayerDoesNotFillTheLobby() {
        Guest ada = guest("Ada");
        String plan = Script.plan("open", ",\"public\":true");
        Made first = ada.makes(plan);
        for (int i = 1; i < 10; i++) ada.makes(plan);
        HttpResponse<String> more = ada.post("/api/tables", plan);
        assertThat(more.statusCode()).isEqualTo(409);
        assertThat(more.body()).contains("table.refused.too-many-open", "\"most\":10");
        ada.makes(Script.plan("open", "")); // which is not listed
        try (AtTable a = ada.watches(first.table())) {
            a.does("{\"what\":\"cancel\"}");
        }
        ada.makes(plan);
    }

    private static boolean names(JsonNode tables, Made made) {
        return tables.toString().contains(made.table());
    }

    @Test
    void twoWhoWantTheSameGetOneTable() {
        String wish = "{\"variant\":\"chinese-2\",\"pace\":\"game:300\"}";
        Guest ada = guest("Ada");
        String first = json(ada.post("/api/pairing", wish)).path("table").asString();
        assertThat(json(ada.post("/api/pairing", wish)).path("table").asString())
                .isEqualTo(first);
        String other = json(guest("Cy").post("/api/pairing", wish.replace("300", "600")))
                .path("table")
                .asString();
        assertThat(other).isNotEqualTo(first);
        Guest bo = guest("Bo");
        assertThat(json(bo.post("/api/pairing", wish)).path("table").asString()).isEqualTo(first);
        assertThat(json(bo.get("/api/tables/" + first))
                        .path("stand")
                        .path("phase")
                        .asString())
                .isEqualTo("playing");
    }

    @Test
    void nobodyIsPairedWithSomebodyWhoHasGoneAway() {
        String wish = "{\"variant\":\"chinese-2\",\"pace\":\"game:300\"}";
        String left =
                json(guest("Ada").post("/api/pairing", wish)).path("table").asString();
        house.windOn(Duration.ofMinutes(1));
        Guest bo = guest("Bo");
        String waiting = json(bo.post("/api/pairing", wish)).path("table").asString();
        assertThat(waiting).isNotEqualTo(left);
        try (AtTable b = bo.watches(waiting)) {
            b.wire().hears("around");
            house.windOn(Duration.ofMinutes(1));
            assertThat(json(guest("Cy").post("/api/pairing", wish))
                            .path("table")
                            .asString())
                    .isEqualTo(waiting);
        }
    }

    @Test
    void manyAtOnceNeverShareASeatAndEverybodyFindsSomebody() {
        int people = 40;
        List<Guest> guests =
                IntStream.range(0, people).mapToObj(i -> guest("G" + i)).toList();
        List<CompletableFuture<HttpResponse<String>>> asked = new ArrayList<>();
        try (ExecutorService all = Executors.newVirtualThreadPerTaskExecutor()) {
            for (Guest guest : guests) {
                asked.add(CompletableFuture.supplyAsync(
                        () -> guest.post("/api/pairing", "{\"variant\":\"chinese-2\"}"), all));
            }
        }
        Map<String, Integer> at = new HashMap<>();
        for (int i = 0; i < people; i++) {
            HttpResponse<String> answer = asked.get(i).join();
            assertThat(answer.statusCode()).isEqualTo(200);
            String table = json(answer).path("table").asString();
            at.merge(table, 1, Integer::sum);
            assertThat(guests.get(i).get("/api/tables/" + table).body())
                    .contains("\"player\":\"" + guests.get(i).id() + "\"");
        }
        assertThat(at.values()).allMatch(count -> count == 2);
    }

    // --- Players ---

    @Test
    void namesAreCleanedAndNamesOfNothingRefused() {
        Guest odd = guest("  A\u202eda\u0000\n <b>  ");
        assertThat(json(odd.get("/api/me")).path("player").path("name").asString())
                .isEqualTo("Ada <b>");
        for (String nothing : List.of("", "   ", "\\u200b\\u202e", "x".repeat(60))) {
            HttpResponse<String> answer = odd.post("/api/me", "{\"name\":\"" + nothing + "\"}");
            assertThat(answer.statusCode()).as(nothing).isEqualTo(422);
            assertThat(answer.body()).contains("table.refused.name");
        }
    }

    @Test
    void aCodeMovesAPlayerToAnotherDeviceOnce() {
        Guest ada = guest("Ada");
        String code = json(ada.post("/api/me/code", "{}")).path("code").asString();
        String claim = "{\"code\":\"" + code + "\"}";
        Guest tablet = Guest.stranger(house::address).after("/api/me/claim", claim);
        assertThat(tablet.id()).isEqualTo(ada.id());
        assertThat(Guest.stranger(house::address).post("/api/me/claim", claim).statusCode())
                .isEqualTo(404);
        String late = json(ada.post("/api/me/code", "{}")).path("code").asString();
        house.windOn(Duration.ofMinutes(11));
        assertThat(Guest.stranger(house::address)
                        .post("/api/me/claim", "{\"code\":\"" + late + "\"}")
                        .statusCode())
                .isEqualTo(404);
    }

    @Test
    void aNewNameIsSeenAtOnceByAllAtTheTable() {
        Guest ada = guest("Ada");
        Made made = ada.makes(Script.plan("open", ""));
        try (AtTable a = ada.watches(made.table());
                AtTable b = guest("Bo").watches(made.table())) {
            b.sits("B", "", "");
            int version = a.does(SCRIPT.turn(0));
            b.wire().happens(version);
            ada.post("/api/me", "{\"name\":\"Adele\"}");
            JsonNode told = b.wire()
                    .await(
                            "the new name",
                            message -> message.path("say").asString().equals("happened")
                                    && message.path("entries").isEmpty());
            assertThat(told.path("version").asInt()).isEqualTo(version);
            assertThat(told.at("/stand/toMove").asString()).isEqualTo("B");
            assertThat(told.at("/stand/chairs/A/name").asString()).isEqualTo("Adele");
        }
    }

    @Test
    void ownTablesSayWhetherTheyWaitForAMove() {
        Guest ada = guest("Ada");
        Guest bo = guest("Bo");
        Made made = ada.makes(Script.plan("open", ""));
        try (AtTable b = bo.watches(made.table())) {
            b.sits("B", "", "");
            assertThat(isDue(ada)).isTrue();
            assertThat(isDue(bo)).isFalse();
        }
    }

    private static boolean isDue(Guest guest) {
        return json(guest.get("/api/me/tables")).at("/unfinished/0/yourTurn").asBoolean();
    }

    @Test
    void ownTablesAreFoundAgainAndToBeForgottenLeavesTheGameWithoutTheName() {
        Guest ada = guest("Ada");
        Guest bo = guest("Bo");
        Made made = ada.makes(Script.plan("open", ",\"names\":{\"A\":\"Annie\"}"));
        try (AtTable a = ada.watches(made.table());
                AtTable b = bo.watches(made.table())) {
            b.sits("B", "", "");
            a.does(SCRIPT.turn(0));
            assertThat(ada.get("/api/me/tables").body()).contains(made.table());
            b.does(AtTable.play("B", "resign", 1));
            JsonNode own = json(ada.get("/api/me/tables"));
            assertThat(own.path("finished").toString()).contains(made.table());
            assertThat(own.path("unfinished").isEmpty()).isTrue();
            assertThat(ada.delete("/api/me").statusCode()).isEqualTo(204);
            a.wire().closeCode();
            house.atEveryNode(() -> ada.get("/api/me/tables").statusCode() == 401);
        }
        String address = "/api/tables/" + made.table();
        house.atEveryNode(() -> !bo.get(address).body().contains("Annie"));
        String file = bo.get(address + "/game.hgn").body();
        assertThat(file).contains("\"Bo\"").doesNotContain("Ada", "Annie");
    }

    // --- Restarts ---

    @Test
    void aClockThatRunsOutWhileTheServerIsDownEndsTheGame() throws Exception {
        Guest ada = guest("Ada");
        Made made = ada.makes(Script.plan("open", ",\"pace\":\"move:60\""));
        try (AtTable b = guest("Bo").watches(made.table())) {
            b.sits("B", "", "");
        }
        house.stop();
        house.windOn(Duration.ofMinutes(10));
        house.startAgain();
        try (AtTable a = ada.watches(made.table())) {
            JsonNode state = a.wire().hears("state");
            String phase = state.path("stand").path("phase").asString();
            if (!phase.equals("over")) {
                JsonNode end = a.wire().happens("played");
                assertThat(end.path("stand").path("phase").asString()).isEqualTo("over");
                assertThat(end.toString()).contains("time");
            }
        }
    }

    @Test
    void aServerSaysThatItIsThere() {
        try (Wire spectator = Guest.stranger(house::address).connect()) {
            spectator.say("{\"say\":\"ping\",\"number\":4}");
            assertThat(spectator.hears("pong").path("number").asInt()).isEqualTo(4);
        }
    }

    @Test
    void aServerThatStopsTellsItsClientsAndGoesOnWhereItWas() throws Exception {
        Guest ada = guest("Ada");
        Guest bo = guest("Bo");
        Made made = ada.makes(Script.plan("open", ""));
        int version;
        try (AtTable a = ada.watches(made.table());
                AtTable b = bo.watches(made.table())) {
            b.sits("B", "", "");
            a.asks("first", SCRIPT.turn(0));
            version = a.wire().answer("first").path("version").asInt();
            house.stop();
            assertThat(a.wire().hears("closing").path("comeBackAfter").asInt()).isPositive();
            assertThat(a.wire().closeCode()).isEqualTo(1001);
        }
        house.startAgain();
        try (AtTable a = AtTable.watching(ada.connect(), made.table(), version);
                AtTable b = bo.watches(made.table())) {
            assertThat(a.wire().hears("happened").path("entries").isEmpty()).isTrue();
            a.asks("first", SCRIPT.turn(0));
            assertThat(a.wire().answer("first").path("version").asInt()).isEqualTo(version);
            assertThat(b.does(SCRIPT.turn(1))).isEqualTo(version + 1);
        }
    }
}
