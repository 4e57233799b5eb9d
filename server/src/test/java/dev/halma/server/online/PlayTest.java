package dev.halma.server.online;

import static dev.halma.server.online.AtTable.on;
import static dev.halma.server.online.AtTable.play;
import static dev.halma.server.online.AtTable.refusal;
import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.GameText;
import dev.halma.server.online.Guest.Made;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/** People at one table of a real server, and of three that share a database. */
@ParameterizedClass
@EnumSource(House.Kind.class)
@TestInstance(Lifecycle.PER_CLASS) // one house for all tests of a kind, one after another
@SuppressWarnings("NullAway.Init")
class PlayTest {

    private static final Script SCRIPT = Script.of(7, 300);

    @Parameter
    private House.Kind kind;

    private House house;

    private Guest ada;
    private Guest bo;
    private Guest cy;

    private AtTable a;
    private AtTable b;
    private Made made;

    @BeforeParameterizedClassInvocation
    void open() throws Exception {
        house = new House(kind);
        ada = Guest.named("Ada", house::address);
        bo = Guest.named("Bo", house::address);
        cy = Guest.named("Cy", house::address);
    }

    @AfterParameterizedClassInvocation
    void close() throws Exception {
        house.close();
    }

    @BeforeEach
    void sitDown() {
        made = ada.makes(Script.plan("invited", ",\"pace\":\"move:3600\""));
        a = ada.watches(made.table());
        b = bo.watches(made.table());
        assertThat(b.sits("B", made.key(), "")).isEqualTo(3);
        a.wire().happens("began");
        b.wire().happens("began");
    }

    @AfterEach
    void leave() {
        a.close();
        b.close();
    }

    private AtTable of(int turn) {
        return turn % 2 == 0 ? a : b;
    }

    /** Plays turns of the script that are carried out. */
    private void playTurns(int from, int to) {
        for (int turn = from; turn < to; turn++) {
            int version = of(turn).does(SCRIPT.turn(turn));
            of(turn + 1).wire().happens(version);
            of(turn).wire().happens(version);
        }
    }

    @Test
    void twoPlayersSeeEveryMoveOfEachOther() {
        for (int turn = 0; turn < 40; turn++) {
            int version = of(turn).does(SCRIPT.turn(turn));
            JsonNode seen = of(turn + 1).wire().happens(version);
            JsonNode event = seen.path("entries")
                    .valueStream()
                    .filter(entry -> Wire.isOf(version, entry))
                    .findFirst()
                    .orElseThrow()
                    .path("event");
            assertThat(event.path("kind").asString()).isEqualTo("played");
            assertThat(event.path("seat").asString()).isEqualTo(Script.seat(turn));
            assertThat(seen.path("stand").path("toMove").asString()).isEqualTo(Script.seat(turn + 1));
            of(turn).wire().happens(version);
        }
    }

    @Test
    void aSpectatorSeesTheMovesAndNoInvitationAndMayNotPlay() {
        playTurns(0, 3);
        try (AtTable c = cy.watches(made.table())) {
            JsonNode state = c.wire().hears("state");
            assertThat(state.path("game").asString()).isNotEmpty();
            assertThat(state.toString()).doesNotContain(made.key());
            assertThat(c.wire().hears("around").path("spectators").asInt()).isEqualTo(1);
            playTurns(3, 5);
            assertThat(c.wire().happens("played").toString()).doesNotContain(made.key());
            assertThat(c.refusal(SCRIPT.turn(5))).isEqualTo("table.refused.not-your-seat");
            assertThat(c.refusal(on("skip", "A"))).isEqualTo("table.refused.players-only");
            assertThat(cy.get("/api/tables/" + made.table()).body()).doesNotContain(made.key());
            assertThat(ada.get("/api/tables/" + made.table()).body()).contains(made.key());
        }
        a.wire()
                .await(
                        "one spectator less",
                        message -> message.path("spectators").asInt(-1) == 0);
    }

    @Test
    void somebodyWithoutANameWatchesAndDoesNotPlay() {
        try (AtTable c = Guest.stranger(house::address).watches(made.table())) {
            assertThat(c.wire().hears("welcome").path("player").isNull()).isTrue();
            assertThat(c.wire().hears("state").path("version").asInt()).isEqualTo(3);
            assertThat(c.refusal(SCRIPT.turn(0))).isEqualTo("table.refused.players-only");
            assertThat(refusal(c.speaks("phrase", "A", "hello"))).isEqualTo("table.refused.not-your-seat");
        }
    }

    @Test
    void whoseLineWasCutComesBackAndHearsWhatWasMissed() {
        playTurns(0, 4);
        b.wire().cut();
        a.wire().await("who is away", message -> message.path("absentSince").has(bo.id()));
        int version = a.does(SCRIPT.turn(4));
        try (AtTable back = AtTable.watching(bo.connect(), made.table(), version - 1)) {
            JsonNode missed = back.wire().happens("played");
            assertThat(missed.path("entries").size()).isEqualTo(1);
            assertThat(missed.path("entries").get(0).path("version").asInt()).isEqualTo(version);
            a.wire()
                    .await(
                            "everybody there",
                            message -> message.path("absentSince").isEmpty()
                                    && message.path("say").asString().equals("around"));
            assertThat(back.does(SCRIPT.turn(5))).isEqualTo(version + 1);
        }
    }

    @Test
    void whoHasMissedTooMuchOrClaimsTheFutureGetsTheWholeTable() {
        playTurns(0, 205);
        try (AtTable far = AtTable.watching(bo.connect(), made.table(), 2);
                AtTable near = AtTable.watching(bo.connect(), made.table(), 100);
                AtTable future = AtTable.watching(bo.connect(), made.table(), 9999);
                AtTable same = AtTable.watching(bo.connect(), made.table(), 208)) {
            assertThat(far.wire().hears("state").path("version").asInt()).isEqualTo(208);
            assertThat(near.wire().hears("happened").path("entries").size()).isEqualTo(108);
            assertThat(future.wire().hears("state").path("version").asInt()).isEqualTo(208);
            assertThat(same.wire().hears("happened").path("entries").isEmpty()).isTrue();
        }
    }

    @Test
    void aSecondTabOfTheSamePlayerHasTheSameSeat() {
        try (AtTable second = ada.watches(made.table())) {
            assertThat(second.wire()
                            .hears("state")
                            .path("plan")
                            .path("invitation")
                            .asString())
                    .isEqualTo(made.key());
            assertThat(second.does(SCRIPT.turn(0))).isEqualTo(4);
            a.wire().happens("played");
            b.wire().happens("played");
            second.wire().cut();
            a.does(on("propose", "A", "draw")); // still there with the first tab
            assertThat(b.wire().happens("proposed").at("/entries/0/event/seat").asString())
                    .isEqualTo("A");
            assertThat(b.refusal(on("skip", "A"))).isEqualTo("table.refused.not-absent");
        }
    }

    @Test
    void aRepeatedCommandIsCarriedOutOnceAndAnsweredAlike() {
        for (int again = 0; again < 3; again++) {
            a.asks("same", SCRIPT.turn(0));
            assertThat(a.wire().answer("same").path("version").asInt()).isEqualTo(4);
        }
        try (AtTable other = ada.watches(made.table())) {
            other.asks("same", SCRIPT.turn(0));
            assertThat(other.wire().answer("same").path("version").asInt()).isEqualTo(4);
        }
        assertThat(b.does(SCRIPT.turn(1))).isEqualTo(5);
    }

    @Test
    void whatIsNotAllowedIsRefusedWithItsReason() {
        assertThat(b.refusal(play("A", SCRIPT.moves().get(0), 0))).isEqualTo("table.refused.not-your-seat");
        assertThat(b.refusal(play("B", SCRIPT.moves().get(0), 0))).isEqualTo("refusal.not-your-turn");
        assertThat(a.refusal(play("A", SCRIPT.moves().get(0), 7))).isEqualTo("table.refused.out-of-date");
        assertThat(a.refusal(play("A", "a1-zz9", 0))).isEqualTo("problem");
        assertThat(a.refusal(play("F", SCRIPT.moves().get(0), 0))).isEqualTo("table.refused.no-such-seat");
        assertThat(a.refusal(on("resume", "A"))).isEqualTo("table.refused.not-paused");
        assertThat(a.refusal("{\"what\":\"cancel\"}")).isEqualTo("table.refused.begun");
        assertThat(a.refusal("{\"what\":\"fly\"}")).isEqualTo("table.refused.not-understood");
        assertThat(a.does(SCRIPT.turn(0))).isEqualTo(4);
    }

    @Test
    void aTableThatDoesNotExistIsSaidNotToExist() {
        try (AtTable nowhere = ada.watches("nowhere")) {
            assertThat(nowhere.wire().hears("no-such-table").path("table").asString())
                    .isEqualTo("nowhere");
            assertThat(nowhere.refusal(SCRIPT.turn(0))).isEqualTo("table.refused.no-such-table");
        }
        assertThat(ada.get("/api/tables/nowhere").statusCode()).isEqualTo(404);
        assertThat(ada.get("/api/tables/no%2Fwhere").statusCode()).isIn(400, 404);
    }

    @Test
    void aMoveIsTakenBackByAgreement() {
        playTurns(0, 1);
        a.does(on("propose", "A", "takeback"));
        b.wire().happens("proposed");
        b.does(on("agree", "B", "takeback"));
        assertThat(b.wire().happens("taken-back").path("stand").path("toMove").asString())
                .isEqualTo("A");
        a.wire().happens("taken-back");
        playTurns(0, 2);
        a.does(on("propose", "A", "takeback"));
        b.wire().happens("proposed");
        b.does(on("decline", "B", "takeback"));
        a.wire().happens("declined");
        a.does(on("propose", "A", "takeback"));
        b.does(on("agree", "B", "takeback"));
        JsonNode undone = a.wire().happens("taken-back");
        assertThat(undone.path("stand").path("toMove").asString()).isEqualTo("A");
        assertThat(undone.path("entries").get(1).path("event").path("events").asInt())
                .isEqualTo(2);
        playTurns(0, 3);
    }

    @Test
    void aDrawNeedsBothAndARematchTurnsTheSeats() {
        a.does(on("propose", "A", "draw"));
        b.wire().happens("proposed");
        b.does(on("agree", "B", "draw"));
        assertThat(a.wire().happens("played").path("stand").path("phase").asString())
                .isEqualTo("over");
        assertThat(a.refusal(SCRIPT.turn(0))).isEqualTo("table.refused.game-over");
        b.does(on("propose", "B", "rematch"));
        a.does(on("agree", "A", "rematch"));
        String next =
                b.wire().happens("rematched").path("stand").path("rematch").asString();
        try (AtTable again = ada.watches(next)) {
            JsonNode state = again.wire().hears("state");
            assertThat(state.path("stand").path("chairs").path("B").path("name").asString())
                    .isEqualTo("Ada");
            assertThat(state.path("stand").path("phase").asString()).isEqualTo("playing");
        }
    }

    @Test
    void aPauseThatBothWantStopsTheClockUntilOneGoesOn() {
        a.does(on("propose", "A", "pause"));
        b.does(on("agree", "B", "pause"));
        JsonNode stand = a.wire().happens("paused").path("stand");
        assertThat(stand.path("clocks").path("running").isNull()).isTrue();
        assertThat(a.refusal(SCRIPT.turn(0))).isEqualTo("table.refused.paused");
        b.does(on("resume", "B"));
        assertThat(a.wire()
                        .happens("resumed")
                        .path("stand")
                        .path("clocks")
                        .path("running")
                        .asString())
                .isEqualTo("A");
        playTurns(0, 2);
    }

    @Test
    void anAbsentPlayerIsSkippedOnlyAfterAFairWait() throws Exception {
        Made slow = ada.makes(Script.plan("invited", ""));
        try (AtTable first = ada.watches(slow.table());
                AtTable second = bo.watches(slow.table())) {
            second.sits("B", slow.key(), "");
            first.does(SCRIPT.turn(0));
            assertThat(first.refusal(on("skip", "B"))).isEqualTo("table.refused.not-absent");
            second.wire().cut();
            first.wire()
                    .await("who is away", message -> message.path("absentSince").has(bo.id()));
            assertThat(first.refusal(on("skip", "B"))).isEqualTo("table.refused.not-absent");
            house.windOn(Duration.ofSeconds(601));
            first.does(on("skip", "B"));
            assertThat(first.wire()
                            .await("the skip", message -> message.toString().contains("skip"))
                            .path("stand")
                            .path("toMove")
                            .asString())
                    .isEqualTo("A");
        }
    }

    @Test
    void aComputerStandsInForWhoIsAwayUntilTheyComeBack() {
        Made slow = ada.makes(Script.plan("invited", ""));
        try (AtTable first = ada.watches(slow.table())) {
            try (AtTable second = bo.watches(slow.table())) {
                second.sits("B", slow.key(), "");
            }
            first.wire()
                    .await("who is away", message -> message.path("absentSince").has(bo.id()));
            house.windOn(Duration.ofSeconds(601));
            first.does("{\"what\":\"stand-in\",\"seat\":\"B\",\"level\":1}");
            first.does(SCRIPT.turn(0));
            first.wire()
                    .await(
                            "the computer's move",
                            message -> message.path("entries")
                                    .valueStream()
                                    .anyMatch(entry -> entry.path("event")
                                                    .path("seat")
                                                    .asString()
                                                    .equals("B")
                                            && entry.path("event")
                                                    .path("kind")
                                                    .asString()
                                                    .equals("played")));
            try (AtTable back = bo.watches(slow.table())) {
                assertThat(back.refusal(on("propose", "B", "draw"))).isEqualTo("table.refused.stood-in");
                back.does(on("return", "B"));
                first.wire().happens("returned");
                back.does(on("propose", "B", "draw"));
            }
        }
    }

    @Test
    void phrasesAreHeardByAllAndChatOnlyWhereItIsAllowed() {
        a.speaks("phrase", "A", "well-played");
        assertThat(b.wire().hears("phrase").path("phrase").asString()).isEqualTo("well-played");
        assertThat(refusal(a.speaks("phrase", "B", "hello"))).isEqualTo("table.refused.not-your-seat");
        assertThat(refusal(a.speaks("phrase", "A", "damn"))).isEqualTo("table.refused.not-understood");
        assertThat(refusal(a.speaks("chat", "A", "See you!"))).isEqualTo("table.refused.chat-not-allowed");
    }

    @Test
    void allMovesOfALongGameAreInItsFile() {
        playTurns(0, 60);
        String file = cy.get("/api/tables/" + made.table() + "/game.hgn").body();
        assertThat(file).contains("\"Ada\"", "\"Bo\"");
        GameRecord read = GameText.parse(file).orThrow();
        assertThat(read.game().eventCount()).isEqualTo(60);
        assertThat(read.tag("A")).contains("Ada");
    }
}
