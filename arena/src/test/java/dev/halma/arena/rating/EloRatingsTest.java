package dev.halma.arena.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EloRatingsTest {

    /** American League 1987, the usual example of the Bradley-Terry model: wins of the row's team over the column's. */
    private static final int[][] BASEBALL = {
        {0, 7, 9, 7, 7, 9, 11}, // Milwaukee
        {6, 0, 7, 5, 11, 9, 9}, // Detroit
        {4, 6, 0, 7, 7, 8, 12}, // Toronto
        {6, 8, 6, 0, 6, 7, 10}, // New York
        {6, 2, 6, 7, 0, 7, 12}, // Boston
        {4, 4, 5, 6, 6, 0, 6}, // Cleveland
        {2, 4, 1, 3, 1, 7, 0}, // Baltimore
    };

    /** The logarithms of the odds against Baltimore, as Agresti gives them (Categorical Data Analysis, 10.6). */
    private static final double[] PUBLISHED = {1.58, 1.44, 1.29, 1.25, 1.11, 0.68, 0};

    private static Scored game(int first, int second, double points) {
        return new Scored(
                List.of(first, second),
                new Result(List.of(points, 1 - points), points == 0.5, List.of(0, 1), "home", 30, List.of()));
    }

    private static void add(List<Scored> games, int times, int first, int second, double points) {
        for (int i = 0; i < times; i++) games.add(game(first, second, points));
    }

    @Test
    void agreesWithThePublishedExample() {
        List<Scored> games = new ArrayList<>();
        for (int i = 0; i < 7; i++) for (int j = 0; j < 7; j++) add(games, BASEBALL[i][j], i, j, 1);
        List<Optional<Rating>> ratings = EloRatings.of(7, games);
        double baltimore = ratings.get(6).orElseThrow().value();
        for (int i = 0; i < 7; i++) {
            double odds = (ratings.get(i).orElseThrow().value() - baltimore) * Math.log(10) / 400;
            assertThat(odds).isEqualTo(PUBLISHED[i], within(0.05)); // the prior pulls a little
        }
    }

    @Test
    void twoPlayersDifferAsTheirShareTells() {
        List<Scored> games = new ArrayList<>();
        add(games, 700, 0, 1, 1);
        add(games, 100, 0, 1, 0.5);
        add(games, 200, 1, 0, 1);
        List<Optional<Rating>> ratings = EloRatings.of(2, games);
        Rating first = ratings.get(0).orElseThrow();
        assertThat(2 * first.value()).isEqualTo(Elo.difference(0.75, 0.5), within(1.0));
        double deviation =
                400 / Math.log(10) / Math.sqrt(1000 * 0.75 * 0.25); // of the difference, which is twice the rating
        assertThat(first.margin()).isEqualTo(1.96 * deviation / 2, within(0.5));
        assertThat(ratings.get(1).orElseThrow().value()).isEqualTo(-first.value(), within(1e-6));
    }

    @Test
    void moreGamesNarrowTheMargin() {
        List<Scored> few = new ArrayList<>();
        add(few, 5, 0, 1, 1);
        add(few, 5, 1, 0, 1);
        List<Scored> many = new ArrayList<>();
        for (int i = 0; i < 100; i++) many.addAll(few);
        double wide = EloRatings.of(2, few).get(0).orElseThrow().margin();
        double narrow = EloRatings.of(2, many).get(0).orElseThrow().margin();
        assertThat(wide / narrow).isBetween(9.0, 10.5);
    }

    @Test
    void whoWinsEverythingHasARatingTooAndWhoHasNotPlayedHasNone() {
        List<Scored> games = new ArrayList<>();
        add(games, 10, 0, 1, 1);
        List<Optional<Rating>> ratings = EloRatings.of(3, games);
        assertThat(ratings.get(0).orElseThrow().value()).isBetween(150.0, 1000.0);
        assertThat(ratings.get(0).orElseThrow().low()).isPositive();
        assertThat(ratings.get(2)).isEmpty();
    }
}
