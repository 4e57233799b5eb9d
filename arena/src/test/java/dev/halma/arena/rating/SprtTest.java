package dev.halma.arena.rating;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SprtTest {

    private static final Sprt TEST = Sprt.parse("0,20").orElseThrow();

    @Test
    void knowsNothingBeforeTheFirstGame() {
        assertThat(TEST.isDecided(TEST.likelihood(0, 0, 0))).isFalse();
        assertThat(TEST.verdict(0)).contains("not decided");
    }

    @Test
    void manyGamesAtTheGreaterDifferenceAreAccepted() {
        double likelihood = TEST.likelihood(5000, Elo.share(20), 0.25);
        assertThat(TEST.isDecided(likelihood)).isTrue();
        assertThat(TEST.verdict(likelihood)).contains("accepted: stronger by 20.0 Elo");
    }

    @Test
    void manyGamesAtTheSmallerDifferenceAreRejected() {
        double likelihood = TEST.likelihood(5000, Elo.share(0), 0.25);
        assertThat(TEST.verdict(likelihood)).contains("rejected: 0.0 Elo");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "5", "20,0", "5,5", "0,x", "0,1,2", "NaN,1", "1e9,2"})
    void takesTwoNumbersTheSmallerFirst(String text) {
        assertThat(Sprt.parse(text)).isEmpty();
    }
}
