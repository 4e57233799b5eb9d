package dev.halma.engine.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WeightsTest {

    @Test
    void whatIsWrittenCanBeReadAgain() {
        Weights weights = Weights.USUAL.with(Weight.STEP, 90).with(Weight.LAG, 300);
        assertThat(weights.text()).isEqualTo("step=90,lag=300");
        Weights read = Weights.parse(weights.text()).orElseThrow();
        for (Weight weight : Weight.values()) assertThat(read.of(weight)).isEqualTo(weights.of(weight));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "lag", "lag=", "lag=9999", "lag=-1", "lag=1,", "speed=3", "lag=1=2"})
    void whatIsNoWeightOrOutOfItsRangeIsNotRead(String text) {
        assertThat(Weights.parse(text)).isEmpty();
    }
}
