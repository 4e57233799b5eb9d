package dev.halma.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class PairingTest {

    @Test
    void everyoneSitsEverywhereAndAnOpeningIsPlayedFromEachSeat() {
        List<Pairing> pairings = Pairing.all(2, 3, 6, 10);
        assertThat(pairings)
                .extracting(Pairing::seats)
                .containsExactly(
                        List.of(0, 1, 1),
                        List.of(1, 1, 0),
                        List.of(1, 0, 1),
                        List.of(0, 1, 1),
                        List.of(1, 1, 0),
                        List.of(1, 0, 1));
        assertThat(pairings).extracting(Pairing::opening).containsExactly(10L, 10L, 10L, 11L, 11L, 11L);
    }
}
