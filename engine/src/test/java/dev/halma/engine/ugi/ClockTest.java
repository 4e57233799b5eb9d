package dev.halma.engine.ugi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.Endings;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClockTest {

    private static Clock clock(long millis, long increment) {
        return new Clock(millis, increment, OptionalInt.empty());
    }

    private static Clock untilControl(long millis, int turns) {
        return new Clock(millis, 0, OptionalInt.of(turns));
    }

    @Test
    void everyTurnGetsAnEvenShare() {
        assertThat(clock(60_030, 0).forThisTurn(50)).isEqualTo(1200);
        assertThat(clock(60_030, 0).forThisTurn(10)).isEqualTo(6000);
    }

    @Test
    void mostOfWhatATurnBringsInMayBeUsed() {
        assertThat(clock(60_030, 1000).forThisTurn(50)).isEqualTo(1200 + 750);
    }

    @Test
    void noTurnTakesMoreThanAQuarterHoweverNearTheEndSeems() {
        assertThat(clock(10_030, 0).forThisTurn(1)).isEqualTo(2500);
        assertThat(clock(1030, 60_000).forThisTurn(40)).isEqualTo(250);
    }

    @Test
    void beforeTheClockGetsMoreTimeWhatIsLeftIsUsed() {
        assertThat(untilControl(10_030, 1).forThisTurn(40)).isEqualTo(10_000);
        assertThat(untilControl(10_030, 2).forThisTurn(40)).isEqualTo(5000);
        assertThat(untilControl(10_030, 20).forThisTurn(40)).isEqualTo(500);
    }

    @Test
    void onAnEmptyClockThereIsTimeForAMoveAndNoMore() {
        assertThat(clock(0, 0).forThisTurn(30)).isEqualTo(1);
        assertThat(clock(20, 0).forThisTurn(30)).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"60000, 0, 50", "10000, 0, 20", "3000, 50, 40", "600000, 5000, 30"})
    void aGameTwiceAsLongAsExpectedStillEndsInTime(long millis, long increment, int expected) {
        long left = millis;
        for (int turn = 0; turn < 2 * expected; turn++) {
            long used = clock(left, increment).forThisTurn(Math.max(10, expected - turn));
            assertThat(used).isPositive().isLessThan(left);
            left += increment - used;
        }
    }

    @Test
    void aGameBeginsWithAsManyTurnsAsItsPiecesNeedAndEndsWithFew() {
        Position start = Position.start(Variants.named("chinese-2"), Seat.A);
        assertThat(TurnsLeft.of(start, Seat.A)).isBetween(50, 70).isEqualTo(TurnsLeft.of(start, Seat.B));
        Position end = Endings.WIN_AT_HAND;
        assertThat(TurnsLeft.of(end, Seat.A)).isBetween(10, 12).isLessThan(TurnsLeft.of(end, Seat.B));
    }
}
