package dev.halma.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.variant.Seat;
import dev.halma.table.Table.Phase;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Clocks of every pace. */
class ClocksTest {

    private static TableScript two(String pace) {
        return new TableScript("freely halma-8 " + pace + " A ada bo");
    }

    @ParameterizedTest
    @ValueSource(strings = {"none", "move:30", "game:600", "game:600+5", "days:3", "move:36000", "days:30"})
    void aPaceIsReadAsItIsWritten(String text) {
        assertThat(Pace.parse(text).orElseThrow().text()).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "move",
                "move:",
                "move:0",
                "move:36001",
                "game:99999",
                "days:31",
                "days:0",
                "move:30+5",
                "days:3+1",
                "game:60+",
                "game:-1",
                "game:600+36001",
                "turn:30",
                "move:30 ",
                "move:123456"
            })
    void whatIsNoPaceIsNotRead(String text) {
        assertThat(Pace.parse(text)).isEmpty();
    }

    /** Ada thinks for so many seconds and moves; then her clock shows so much. */
    @ParameterizedTest
    @CsvSource({
        "move:30,    0,   30",
        "move:30,    29,  30",
        "game:600,   0,   600",
        "game:600,   100, 500",
        "game:600+5, 0,   605",
        "game:600+5, 100, 505",
        "days:1,     80000, 86400"
    })
    void whatTheClockShowsAfterATurn(String pace, int thought, double shown) {
        TableScript script = two(pace).seconds(thought).plays("ada");
        assertThat(script.clock(Seat.A)).isEqualTo(shown);
        assertThat(script.table().clocks().running()).contains(Seat.B);
    }

    /** Ada has three times the time of Bo. Each thinks for ten seconds and moves; then their clocks show so much. */
    @ParameterizedTest
    @CsvSource({"none, 0, 0", "move:30, 90, 30", "game:60, 170, 50", "game:60+5, 185, 55", "days:1, 259200, 86400"})
    void aSeatMayHaveSeveralTimesTheUsualTime(String pace, double ada, double bo) {
        TableScript script = new TableScript("halma-8 " + pace + " A ada*3 bo");
        script.seconds(10).plays("ada").seconds(10).plays("bo");
        if (pace.equals("none")) {
            assertThat(script.table().clocks().left()).isEmpty();
        } else {
            assertThat(script.clock(Seat.A)).isEqualTo(ada);
            assertThat(script.clock(Seat.B)).isEqualTo(bo);
        }
    }

    @Test
    void theirTimeIsUpSoMuchLaterAndIsTakenBackAsItWasGiven() {
        TableScript script = new TableScript("halma-8 move:30 A ada*3 bo");
        assertThat(script.seconds(89).says("house", "look").happened()).isEmpty();
        assertThat(script.seconds(2).says("house", "look").happened()).containsExactly("played A time");
        script = new TableScript("freely halma-8 game:60+5 A ada*3 bo").seconds(10);
        for (int i = 0; i < 10; i++) script.plays("ada").says("ada", "propose A takeback");
        assertThat(script.clock(Seat.A)).isEqualTo(170);
    }

    @Test
    void inARematchEverybodyTakesTheirTimeAlong() {
        Table table = new TableScript("chinese-3 move:30 A ada bo cy*5").table();
        Plan next = table.plan().turned(table.chairs());
        assertThat(next.chairs()).containsEntry(Seat.A, Chair.Person.of(new PlayerId("cy")));
        assertThat(next.timeOdds()).isEqualTo(Map.of(Seat.A, 5));
        assertThat(next.pace(Seat.A)).isEqualTo(new Pace.PerMove(Duration.ofSeconds(150)));
        assertThat(next.pace(Seat.B)).isEqualTo(new Pace.PerMove(Duration.ofSeconds(30)));
    }

    /** The line is so slow; a move after 100 seconds leaves so much of 600. */
    @ParameterizedTest
    @CsvSource({"0, 500", "200, 500.2", "500, 500.5", "501, 500.5", "60000, 500.5", "-200, 500"})
    void theDelayOfTheLineIsGivenBackUpToABound(int lag, double shown) {
        assertThat(two("game:600").slowLine(lag).seconds(100).plays("ada").clock(Seat.A))
                .isEqualTo(shown);
    }

    /** Ada answers every ping late, so that each of her moves seems to have been on its way for half a second. */
    @Test
    void aLineThatIsAlwaysSlowGainsOnlyAQuota() {
        TableScript script = two("game:600").slowLine(500);
        for (int i = 0; i < 100; i++) script.seconds(1).plays("ada").plays("bo");
        // A hundred seconds of thought, less three at first and a tenth for each turn.
        assertThat(script.clock(Seat.A)).isBetween(512.0, 514.0);
    }

    @Test
    void aQuickMoveOverASlowLineGainsNothing() {
        assertThat(two("game:600").slowLine(500).plays("ada").clock(Seat.A)).isEqualTo(600);
    }

    /** The time is up after so many seconds: not a moment before, and not while a move may be on its way. */
    @ParameterizedTest
    @CsvSource({"move:30, 30", "game:60, 60", "game:60+5, 60", "days:2, 172800"})
    void theHouseRulesOnceNoMoveCanBeOnItsWay(String pace, int seconds) {
        TableScript script =
                two(pace).seconds(seconds).later(Duration.ofMillis(499)).says("house", "look");
        assertThat(script.happened()).isEmpty();
        script.later(Duration.ofMillis(1)).says("house", "look");
        assertThat(script.happened()).containsExactly("played A time");
        assertThat(script.table().phase()).isEqualTo(Phase.OVER);
        assertThat(script.table().clocks().running()).isEmpty();
        assertThat(script.clock(Seat.A)).isZero();
    }

    @Test
    void theHouseLooksAsLongAfterTheDeadlineAsALineCanBeSlow() {
        Clocks clocks = two("move:30").table().clocks();
        assertThat(clocks.checkAt()).contains(clocks.deadline().orElseThrow().plus(DecisionContext.MOST_LAG));
    }

    /** A move that comes so many milliseconds after the deadline, over a line that is so slow. */
    @ParameterizedTest
    @CsvSource({"-1, 0, d1-e2", "0, 0, time", "100, 0, time", "100, 200, d1-e2", "200, 200, time", "499, 500, d1-e2"})
    void aMoveThatWasSentInTimeCounts(int late, int lag, String played) {
        TableScript script = two("move:30").slowLine(lag).seconds(30).later(Duration.ofMillis(late));
        assertThat(script.says("ada", "play A d1-e2").happened()).containsExactly("played A " + played);
    }

    @Test
    void withoutAClockNothingRuns() {
        TableScript script = two("none").later(Duration.ofDays(1000)).plays("ada");
        assertThat(script.table().clocks().running()).isEmpty();
        assertThat(script.table().clocks().deadline()).isEmpty();
        assertThat(script.says("house", "look").happened()).isEmpty();
    }

    @Test
    void amongThreeTheOthersPlayOnWhenATimeIsUp() {
        TableScript script = new TableScript("chinese-3 move:30 A ada bo cy").seconds(31);
        script.says("house", "look");
        assertThat(script.happened()).containsExactly("played A time");
        assertThat(script.table().toMove()).contains(Seat.B);
        assertThat(script.table().clocks().running()).contains(Seat.B);
        assertThat(script.clock(Seat.B)).isEqualTo(30);
    }

    @Test
    void theClockRunsOnWhileSomebodyElseResigns() {
        TableScript script = new TableScript("chinese-3 move:30 A ada bo cy").seconds(20);
        script.says("cy", "play C resign");
        assertThat(script.clock(Seat.A)).isEqualTo(10);
        script.seconds(11).says("house", "look");
        assertThat(script.happened()).containsExactly("played A time");
    }

    @Test
    void whoeverResignsOnTheirTurnLeavesTheNextSeatItsWholeTurn() {
        TableScript script = new TableScript("chinese-3 game:60 A ada bo cy").seconds(20);
        script.says("ada", "play A resign");
        assertThat(script.clock(Seat.A)).isEqualTo(40);
        assertThat(script.table().clocks().running()).contains(Seat.B);
    }

    @ParameterizedTest
    @CsvSource({"move:30, 20", "game:60+5, 50", "days:1, 86390"})
    void aPauseStopsTheClockAndGivesNothing(String pace, double shown) {
        TableScript script = two(pace).seconds(10);
        script.says("ada", "propose A pause").says("bo", "agree B pause").seconds(1000);
        assertThat(script.clock(Seat.A)).isEqualTo(shown);
        assertThat(script.answer("ada", "play A d1-e2")).isEqualTo("paused");
        assertThat(script.says("house", "look").happened()).isEmpty();
        script.says("bo", "resume B");
        assertThat(script.table().clocks().running()).contains(Seat.A);
        assertThat(script.clock(Seat.A)).isEqualTo(shown);
    }

    @Test
    void nobodyGainsTimeByTakingMovesBack() {
        TableScript script = two("game:60+5").seconds(10);
        for (int i = 0; i < 10; i++) script.plays("ada").says("ada", "propose A takeback");
        assertThat(script.clock(Seat.A)).isEqualTo(50);
        assertThat(script.clock(Seat.B)).isEqualTo(60);
    }

    /** Otherwise a player could take the time of another by playing and taking back, again and again. */
    @ParameterizedTest
    @CsvSource({"game:60, 40, 60", "game:60+5, 40, 60", "move:60, 40, 60"})
    void theTimeUntilASeatTakesItsOwnTurnBackIsItsOwn(String pace, double own, double other) {
        TableScript script = two(pace).seconds(10);
        for (int i = 0; i < 10; i++) script.plays("ada").seconds(1).says("ada", "propose A takeback");
        assertThat(script.clock(Seat.A)).isEqualTo(own);
        assertThat(script.clock(Seat.B)).isEqualTo(other);
    }

    /** Otherwise a turn could last for ever: ten seconds pass before each of these moves. */
    @ParameterizedTest
    @CsvSource({"move:60, 10", "days:1, 86350"})
    void whereEachTurnHasItsOwnTimeATakebackGivesNoNewOne(String pace, double shown) {
        TableScript script = two(pace);
        for (int i = 0; i < 5; i++) script.seconds(10).plays("ada").says("ada", "propose A takeback");
        assertThat(script.clock(Seat.A)).isEqualTo(shown);
        assertThat(script.clock(Seat.B)).isEqualTo(pace.equals("move:60") ? 60 : 86400);
    }

    @Test
    void afterATakebackByAgreementASeatHasWhatItHadAndTheNextTurnIsWhole() {
        TableScript script =
                two("move:60").seconds(50).plays("ada").seconds(30).plays("bo").seconds(5);
        script.says("ada", "propose A takeback").says("bo", "agree B takeback");
        assertThat(script.clock(Seat.A)).isEqualTo(10);
        script.seconds(5).plays("ada");
        assertThat(script.clock(Seat.B)).isEqualTo(60);
        script.seconds(1).plays("bo");
        assertThat(script.clock(Seat.A)).isEqualTo(60);
    }

    @Test
    void aTakebackNeverTakesTheLastOfTheTime() {
        TableScript script =
                two("game:60+50").seconds(59).plays("ada").plays("bo").seconds(40);
        script.says("ada", "propose A takeback").says("bo", "agree B takeback");
        assertThat(script.clock(Seat.A)).isEqualTo(11);
        assertThat(script.clock(Seat.B)).isEqualTo(60);
        assertThat(script.table().clocks().running()).contains(Seat.A);
    }

    @Test
    void aTakebackInAPauseLeavesTheClockStopped() {
        TableScript script = two("move:30").plays("ada");
        script.says("bo", "propose B pause").says("ada", "agree A pause").says("ada", "propose A takeback");
        assertThat(script.table().clocks().running()).isEmpty();
        script.seconds(100).says("ada", "resume A");
        assertThat(script.table().clocks().running()).contains(Seat.A);
        assertThat(script.clock(Seat.A)).isEqualTo(30);
    }

    @Test
    void aSkippedTurnStopsTheClockToo() {
        TableScript script = two("game:60+5").leaves("ada").seconds(30).says("bo", "skip A");
        assertThat(script.table().clocks().running()).contains(Seat.B);
        assertThat(script.clock(Seat.A)).isEqualTo(35);
    }

    @Test
    void aClockThatIsSetBackGivesNoTime() {
        TableScript script = two("game:60").seconds(-100).plays("ada");
        assertThat(script.clock(Seat.A)).isEqualTo(60);
    }

    @Test
    void whatAClockShowsIsNotFinerThanTheLog() {
        TableScript script = two("game:60").later(Duration.ofNanos(1_234_567)).plays("ada");
        assertThat(script.clock(Seat.A)).isEqualTo(59.999); // and the replayed table is equal
    }
}
