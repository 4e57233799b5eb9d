package dev.halma.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variants;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScheduleTest {

    private static List<Fixture> schedule(boolean mustPlay, String variant, int players, int rounds) {
        return Schedule.of(mustPlay, List.of(Variants.named(variant)), players, rounds, 10);
    }

    @ParameterizedTest
    @CsvSource({"halma-8, 2, 2", "halma-8, 5, 20", "xxl-3, 4, 12", "chinese-4, 4, 4", "chinese-6, 7, 42"})
    void everyGroupPlaysFromEverySeat(String variant, int players, int games) {
        List<Fixture> fixtures = schedule(false, variant, players, 1);
        assertThat(fixtures).hasSize(games);
        int seats = Variants.named(variant).seats();
        Map<String, Integer> onSeat = new HashMap<>();
        for (Fixture fixture : fixtures) {
            assertThat(fixture.pairing().seats()).doesNotHaveDuplicates().hasSize(seats);
            for (int seat = 0; seat < seats; seat++) {
                onSeat.merge(fixture.pairing().seats().get(seat) + " on " + seat, 1, Integer::sum);
            }
        }
        assertThat(onSeat).hasSize(players * seats);
        assertThat(new HashSet<>(onSeat.values())).hasSize(1);
    }

    @Test
    void aGroupPlaysItsOpeningFromEverySeatAndAnotherOneInTheNextRound() {
        Map<Set<Integer>, Set<Long>> openings = new HashMap<>();
        for (Fixture fixture : schedule(false, "halma-8", 4, 3)) {
            openings.computeIfAbsent(new HashSet<>(fixture.pairing().seats()), group -> new HashSet<>())
                    .add(fixture.pairing().opening());
        }
        assertThat(openings)
                .hasSize(6)
                .allSatisfy((group, played) -> assertThat(played).hasSize(3));
        assertThat(openings.values().stream().flatMap(Set::stream)).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @ValueSource(strings = {"american-4-both", "victorian-4-adjacent"})
    void everybodyPartnersEverybodyEquallyOften(String variant) {
        Map<Set<Integer>, Integer> pairs = new HashMap<>();
        Map<String, Integer> onSeat = new HashMap<>();
        List<Fixture> fixtures = schedule(false, variant, 4, 1);
        for (Fixture fixture : fixtures) {
            List<Integer> seats = fixture.pairing().seats();
            for (int seat = 0; seat < 4; seat++) onSeat.merge(seats.get(seat) + " on " + seat, 1, Integer::sum);
            Variants.named(variant).houseRules().sides().sides().forEach(side -> {
                Set<Integer> pair = new HashSet<>();
                for (Seat seat : side.seats()) pair.add(seats.get(seat.index()));
                pairs.merge(pair, 1, Integer::sum);
            });
        }
        assertThat(fixtures).hasSize(12);
        assertThat(pairs)
                .hasSize(6)
                .allSatisfy((pair, games) -> assertThat(games).isEqualTo(4));
        assertThat(onSeat)
                .hasSize(16)
                .allSatisfy((who, games) -> assertThat(games).isEqualTo(3));
    }

    @Test
    void inAGauntletTheFirstPlayerPlaysEveryGame() {
        List<Fixture> fixtures = schedule(true, "xxl-3", 5, 2);
        assertThat(fixtures)
                .hasSize(2 * 3 * 6)
                .allMatch(fixture -> fixture.pairing().seats().contains(0));
    }

    @Test
    void gamesAreNumberedAndMoreRoundsComeAfterThem() {
        List<Fixture> short1 = schedule(false, "halma-8", 4, 1);
        List<Fixture> longer = schedule(false, "halma-8", 4, 2);
        assertThat(longer.subList(0, short1.size())).isEqualTo(short1);
        assertThat(longer.stream().map(Fixture::number))
                .containsExactlyElementsOf(
                        IntStream.range(0, longer.size()).boxed().toList());
    }
}
