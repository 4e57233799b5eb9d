package dev.halma.arena.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EloTest {

    @Test
    void fourHundredPointsAreOddsOfTenToOne() {
        assertThat(Elo.share(0)).isEqualTo(0.5);
        assertThat(Elo.share(400)).isEqualTo(10.0 / 11, within(1e-12));
    }

    @ParameterizedTest
    @ValueSource(doubles = {-300, -20, 0, 5, 190.8})
    void theShareGivesTheDifferenceBack(double difference) {
        assertThat(Elo.difference(Elo.share(difference), 0.5)).isEqualTo(difference, within(1e-9));
    }

    @Test
    void anEvenShareAmongThreeIsNoDifference() {
        assertThat(Elo.difference(1.0 / 3, 1.0 / 3)).isEqualTo(0, within(1e-9));
        assertThat(Elo.difference(0.5, 1.0 / 3)).isPositive();
    }
}
