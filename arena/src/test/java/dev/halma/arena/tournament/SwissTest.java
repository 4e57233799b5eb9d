package dev.halma.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.testkit.Effort;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The laws of Swiss tournaments, with random results. */
@Tag("law")
class SwissTest {

    /** A tournament in which somebody at each table wins by chance, and what came of it. */
    private static final class Played {

        private final List<Swiss.Round> rounds = new ArrayList<>();
        private final Map<Set<Integer>, Integer> meetings = new HashMap<>();
        private final int[] byes;
        private final int[][] seated;

        Played(int players, int seats, int count, long seed) {
            Random random = new Random(seed);
            Swiss swiss = new Swiss(players);
            byes = new int[players];
            seated = new int[players][seats];
            for (int round = 0; round < count; round++) {
                Swiss.Round next = swiss.next(seats);
                rounds.add(next);
                next.byes().forEach(player -> byes[player]++);
                for (List<Integer> table : next.tables()) {
                    int winner = random.nextInt(seats);
                    swiss.addPoints(
                            table,
                            IntStream.range(0, seats)
                                    .mapToObj(seat -> seat == winner ? 1.0 : 0.0)
                                    .toList());
                    note(table);
                }
            }
        }

        private void note(List<Integer> table) {
            for (int i = 0; i < table.size(); i++) {
                seated[table.get(i)][i]++;
                for (int j = i + 1; j < table.size(); j++) {
                    meetings.merge(Set.of(table.get(i), table.get(j)), 1, Integer::sum);
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"2, 2", "5, 2", "12, 2", "13, 2", "9, 3", "11, 3", "8, 4", "6, 6", "14, 6"})
    void everybodyPlaysOneGameOrHasABye(int players, int seats) {
        for (long seed : Effort.seeds(Effort.times(6, 200)).toArray()) {
            for (Swiss.Round round : new Played(players, seats, 5, seed).rounds) {
                List<Integer> all = new ArrayList<>(round.byes());
                round.tables().forEach(all::addAll);
                assertThat(all).as("seed %d", seed).hasSize(players).doesNotHaveDuplicates();
                assertThat(round.byes()).hasSize(players % seats);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 5, 6, 7, 8, 9, 12, 16, 21})
    void nobodyMeetsTwiceBeforeTheyMust(int players) {
        // Up to half as many rounds as players, pairs that have not met can always be found (Dirac).
        for (long seed : Effort.seeds(Effort.times(10, 300)).toArray()) {
            Played played = new Played(players, 2, players / 2, seed);
            assertThat(played.meetings.values()).as("seed %d", seed).containsOnly(1);
        }
    }

    @Test
    void afterAllHaveMetTheyMeetAgainEvenly() {
        for (long seed : Effort.seeds(Effort.times(10, 300)).toArray()) {
            assertThat(new Played(4, 2, 9, seed).meetings.values())
                    .as("seed %d", seed)
                    .allMatch(times -> times <= 4);
        }
    }

    @ParameterizedTest
    @CsvSource({"9, 3, 3", "16, 4, 4", "12, 3, 4"})
    void tablesOfManyAvoidMeetingAgainToo(int players, int seats, int rounds) {
        for (long seed : Effort.seeds(Effort.times(3, 100)).toArray()) {
            long again = new Played(players, seats, rounds, seed)
                    .meetings.values().stream().filter(times -> times > 1).count();
            assertThat(again).as("seed %d", seed).isLessThanOrEqualTo(players / 2);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 7, 9, 13})
    void nobodyHasASecondByeBeforeAllHadOne(int players) {
        for (long seed : Effort.seeds(Effort.times(6, 200)).toArray()) {
            int[] byes = new Played(players, 2, players, seed).byes;
            assertThat(byes).as("seed %d", seed).containsOnly(1);
        }
    }

    @ParameterizedTest
    @CsvSource({"8, 2, 4", "13, 2, 6", "16, 2, 8", "12, 3, 6", "12, 4, 8", "12, 6, 6"})
    void seatsAreSharedEvenly(int players, int seats, int rounds) {
        for (long seed : Effort.seeds(Effort.times(6, 200)).toArray()) {
            Played played = new Played(players, seats, rounds, seed);
            for (int[] each : played.seated) {
                int most = IntStream.of(each).max().orElseThrow();
                int least = IntStream.of(each).min().orElseThrow();
                assertThat(most - least).as("seed %d", seed).isLessThanOrEqualTo(2);
            }
        }
    }

    @Test
    void winnersMeetWinners() {
        Swiss swiss = new Swiss(8);
        Swiss.Round first = swiss.next(2);
        assertThat(first.tables()).extracting(HashSet::new).contains(new HashSet<>(List.of(0, 4)));
        Set<Integer> winners = new HashSet<>();
        for (List<Integer> table : first.tables()) {
            swiss.addPoints(table, List.of(1.0, 0.0));
            winners.add(table.getFirst());
        }
        for (List<Integer> table : swiss.next(2).tables()) {
            assertThat(winners.contains(table.get(0))).isEqualTo(winners.contains(table.get(1)));
        }
    }

    @Test
    void findsPerfectPairsWhereverThereAreSome() {
        Random random = new Random(Effort.seed());
        for (int i = 0; i < Effort.times(1000, 30_000); i++) {
            int size = 2 * (1 + random.nextInt(4));
            boolean[][] allowed = new boolean[size][size];
            for (int a = 0; a < size; a++) {
                for (int b = a + 1; b < size; b++) {
                    allowed[a][b] = random.nextInt(100) < 35;
                    allowed[b][a] = allowed[a][b];
                }
            }
            assertThat(Matching.isPerfect(allowed, player -> false)).isEqualTo(canBePaired(allowed, 0));
        }
    }

    /** The same by trying everything. */
    private static boolean canBePaired(boolean[][] allowed, int taken) {
        int first = Integer.numberOfTrailingZeros(~taken);
        if (first == allowed.length) return true;
        for (int other = first + 1; other < allowed.length; other++) {
            boolean isFree = (taken >> other & 1) == 0;
            if (isFree && allowed[first][other] && canBePaired(allowed, taken | 1 << first | 1 << other)) return true;
        }
        return false;
    }
}
