package dev.halma.arena.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.pocketcombats.openskill.Adjudicator;
import com.pocketcombats.openskill.RatingModelConfig;
import com.pocketcombats.openskill.data.RatingAdjustment;
import com.pocketcombats.openskill.data.SimplePlayerResult;
import com.pocketcombats.openskill.data.SimpleTeamResult;
import com.pocketcombats.openskill.data.TeamResult;
import com.pocketcombats.openskill.model.BradleyTerryFull;
import dev.halma.testkit.Effort;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SkillRatingsTest {

    private static final double BETA = 25.0 / 6;
    private static final RatingModelConfig CONFIG =
            RatingModelConfig.builder().setTau(0).build();

    private static List<RatingAdjustment<Integer>> library(double[] mu, double[] sigma, int[] rank) {
        List<TeamResult<Integer>> teams = new ArrayList<>();
        for (int i = 0; i < mu.length; i++) {
            var player = new SimplePlayerResult<>(i, mu[i], sigma[i]);
            teams.add(new SimpleTeamResult<>(mu[i], sigma[i], rank[i], List.of(player)));
        }
        return new Adjudicator<Integer>(CONFIG, new BradleyTerryFull(CONFIG)).rate(teams);
    }

    /** The known result of a first game between two: 27.635 and 22.365, and a deviation of 8.0655. */
    @Test
    void theLibraryRatesAFirstGameAsTheMethodDoes() {
        List<RatingAdjustment<Integer>> rated =
                library(new double[] {25, 25}, new double[] {25.0 / 3, 25.0 / 3}, new int[] {1, 2});
        assertThat(rated.get(0).mu()).isEqualTo(27.63523138347365, within(1e-9));
        assertThat(rated.get(1).mu()).isEqualTo(22.36476861652635, within(1e-9));
        assertThat(rated.get(0).sigma()).isEqualTo(8.065506316323548, within(1e-9));
    }

    /** Weng and Lin, Algorithm 1, written down from the paper. */
    @Test
    @Tag("law")
    void theLibraryFollowsThePaper() {
        Random random = new Random(Effort.seed());
        int rounds = Effort.times(150, 5000);
        for (int round = 0; round < rounds; round++) {
            int players = 2 + random.nextInt(5);
            double[] mu = random.doubles(players, 10, 40).toArray();
            double[] sigma = random.doubles(players, 1, 9).toArray();
            int[] rank = random.ints(players, 1, 4).toArray();
            List<RatingAdjustment<Integer>> rated = library(mu, sigma, rank);
            for (int i = 0; i < players; i++) {
                double omega = 0;
                double delta = 0;
                for (int q = 0; q < players; q++) {
                    if (q == i) continue;
                    double c = Math.sqrt(sigma[i] * sigma[i] + sigma[q] * sigma[q] + 2 * BETA * BETA);
                    double p = Math.exp(mu[i] / c) / (Math.exp(mu[i] / c) + Math.exp(mu[q] / c));
                    double s = rank[q] > rank[i] ? 1 : rank[q] == rank[i] ? 0.5 : 0;
                    omega += sigma[i] * sigma[i] / c * (s - p);
                    delta += sigma[i] / c * (sigma[i] / c) * (sigma[i] / c) * p * (1 - p);
                }
                assertThat(rated.get(i).mu()).isEqualTo(mu[i] + omega, within(1e-9));
                assertThat(rated.get(i).sigma())
                        .isEqualTo(sigma[i] * Math.sqrt(Math.max(1 - delta, 1e-4)), within(1e-9));
            }
        }
    }

    /** A game in which the player with this index into the table won. */
    private static Scored game(List<Integer> players, int winner) {
        List<Double> points = IntStream.range(0, players.size())
                .mapToObj(i -> i == winner ? 1.0 : 0.0)
                .toList();
        List<Integer> sides = IntStream.range(0, players.size()).boxed().toList();
        return new Scored(players, new Result(points, false, sides, "home", 30, List.of()));
    }

    /** Games among players whose chances to win a game are as these strengths. */
    private static List<Scored> games(double[] strengths, int seats, int count, long seed) {
        Random random = new Random(seed);
        List<Integer> all =
                new ArrayList<>(IntStream.range(0, strengths.length).boxed().toList());
        List<Scored> games = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Collections.shuffle(all, random);
            List<Integer> table = List.copyOf(all.subList(0, seats));
            double left = random.nextDouble()
                    * table.stream().mapToDouble(player -> strengths[player]).sum();
            int winner = 0;
            while ((left -= strengths[table.get(winner)]) > 0 && winner < seats - 1) winner++;
            games.add(game(table, winner));
        }
        return games;
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6})
    @Tag("law")
    void aClosedPoolKeepsItsSum(int seats) {
        double[] strengths = {1, 2, 3, 4, 5, 6, 7, 20};
        List<Optional<Rating>> ratings =
                SkillRatings.of(8, games(strengths, seats, Effort.times(100, 1000), Effort.seed()));
        double sum = ratings.stream()
                .mapToDouble(rating -> rating.orElseThrow().value())
                .sum();
        assertThat(sum).isEqualTo(8 * 25, within(1e-6));
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 6})
    void theStrongerAreRatedHigher(int seats) {
        double[] strengths = {1, 2, 4, 8, 16, 32};
        List<Optional<Rating>> ratings = SkillRatings.of(6, games(strengths, seats, 2000, 2));
        for (int i = 0; i + 1 < strengths.length; i++) {
            assertThat(ratings.get(i).orElseThrow().value())
                    .isLessThan(ratings.get(i + 1).orElseThrow().value());
        }
    }

    @Test
    void theOrderOfTheGamesHardlyMatters() {
        List<Scored> games = games(new double[] {1, 2, 4, 8}, 3, 200, 3);
        List<Optional<Rating>> one = SkillRatings.of(4, games);
        List<Optional<Rating>> other = SkillRatings.of(4, games.reversed());
        for (int i = 0; i < 4; i++) {
            Rating rating = one.get(i).orElseThrow();
            assertThat(other.get(i).orElseThrow().value()).isEqualTo(rating.value(), within(rating.margin() / 4));
        }
    }

    @Test
    void nobodyIsToldApartByHavingLostToTheSameWinner() {
        List<Optional<Rating>> ratings = SkillRatings.of(4, List.of(game(List.of(0, 1, 2), 0)));
        assertThat(ratings.get(1)).isEqualTo(ratings.get(2)).isPresent();
        assertThat(ratings.get(0).orElseThrow().value())
                .isGreaterThan(ratings.get(1).orElseThrow().value());
        assertThat(ratings.get(3)).isEmpty();
    }

    @Test
    void partnersRiseAndFallTogether() {
        Result won = new Result(List.of(0.5, 0.0, 0.5, 0.0), false, List.of(0, 1, 0, 1), "home", 30, List.of());
        List<Optional<Rating>> ratings = SkillRatings.of(4, List.of(new Scored(List.of(0, 1, 2, 3), won)));
        assertThat(ratings.get(0)).isEqualTo(ratings.get(2));
        assertThat(ratings.get(0).orElseThrow().value()).isGreaterThan(25);
        assertThat(ratings.get(1).orElseThrow().value()).isLessThan(25);
    }

    @Test
    void whoWasOutBeforeADrawHasLostToThoseWhoDrew() {
        Result drawn = new Result(List.of(0.0, 0.5, 0.5), true, List.of(0, 1, 2), "draw by repetition", 0, List.of());
        List<Optional<Rating>> ratings = SkillRatings.of(3, List.of(new Scored(List.of(0, 1, 2), drawn)));
        assertThat(ratings.get(0).orElseThrow().value()).isLessThan(25);
        assertThat(ratings.get(1)).isEqualTo(ratings.get(2));
        assertThat(ratings.get(1).orElseThrow().value()).isGreaterThan(25);
    }

    @Test
    void aDrawOfAllLeavesEverybodyWhereTheyWere() {
        List<Double> third = Collections.nCopies(3, 1.0 / 3);
        Result drawn = new Result(third, true, List.of(0, 1, 2), "draw by repetition", 0, List.of());
        List<Optional<Rating>> ratings = SkillRatings.of(3, List.of(new Scored(List.of(0, 1, 2), drawn)));
        assertThat(ratings)
                .allSatisfy(rating -> assertThat(rating.orElseThrow().value()).isEqualTo(25, within(1e-9)));
    }
}
