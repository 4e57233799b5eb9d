package dev.halma.arena.rating;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SprtTest {

    private static final Sprt TEST = Sprt.parse("0,20").orElseThrow();

    /** After 5000 games, of which so many were won and the others lost. */
    private static double afterWins(double wins) {
        return TEST.likelihood(5000, wins, wins);
    }

    @Test
    void knowsNothingBeforeTheFirstGame() {
        assertThat(TEST.isDecided(TEST.likelihood(0, 0, 0))).isFalse();
        assertThat(TEST.verdict(0)).isEqualTo(Sprt.Verdict.NOT_DECIDED);
    }

    @Test
    void manyGamesAtTheGreaterDifferenceAreAccepted() {
        double likelihood = afterWins(5000 * Elo.share(20));
        assertThat(TEST.isDecided(likelihood)).isTrue();
        assertThat(TEST.verdict(likelihood)).isEqualTo(Sprt.Verdict.ACCEPTED);
    }

    @Test
    void manyGamesAtTheSmallerDifferenceAreRejected() {
        double likelihood = afterWins(5000 * Elo.share(0));
        assertThat(TEST.verdict(likelihood)).isEqualTo(Sprt.Verdict.REJECTED);
    }

    @Test
    void somebodyWhoWinsOrLosesEveryGameIsDecidedAbout() {
        Sprt test = new Sprt(0, 100);
        assertThat(test.isDecided(test.likelihood(1, 1, 1))).isFalse();
        assertThat(test.likelihood(20, 20, 20))
                .isPositive()
                .satisfies(won -> assertThat(test.isDecided(won)).isTrue());
        assertThat(test.likelihood(20, 0, 0))
                .isNegative()
                .satisfies(lost -> assertThat(test.isDecided(lost)).isTrue());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "5", "20,0", "5,5", "0,x", "0,1,2", "NaN,1", "1e9,2"})
    void takesTwoNumbersTheSmallerFirst(String text) {
        assertThat(Sprt.parse(text)).isEmpty();
    }
}
