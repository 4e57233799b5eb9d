package dev.halma.arena.rating;

import com.pocketcombats.openskill.Adjudicator;
import com.pocketcombats.openskill.RatingModelConfig;
import com.pocketcombats.openskill.data.RatingAdjustment;
import com.pocketcombats.openskill.data.SimplePlayerResult;
import com.pocketcombats.openskill.data.SimpleTeamResult;
import com.pocketcombats.openskill.data.TeamResult;
import com.pocketcombats.openskill.model.BradleyTerryFull;
import dev.halma.engine.level.Dice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * OpenSkill ratings from the games of three and more seats (Weng and Lin, 2011; full pairs by the model of Bradley and
 * Terry). Every player begins at 25 with a deviation of 25/3. Partners are rated as a team.
 *
 * <p>The winner has beaten each of the others. The losers are not compared, because the game ends before their order is
 * known. A seat that was out of play before a draw has lost to those that drew. The method goes from game to game, so
 * its results depend on their order. Therefore it takes the games in many random orders. The rating is the mean of all
 * results, and the margin of error includes their spread.
 *
 * <p>An update keeps the sum of all ratings only among players of one deviation. So all ratings are shifted until their
 * mean is 25 again.
 */
public final class SkillRatings {

    private static final double MEAN = 25;
    private static final double DEVIATION = MEAN / 3;
    private static final int ORDERS = 32;
    private static final int FIRST = 1; // the rank of a winner, or of a seat that drew; all others are second

    /** No drift over time, because players don't change during a tournament. */
    private static final RatingModelConfig CONFIG =
            RatingModelConfig.builder().setTau(0).build();

    private static final Adjudicator<Integer> ADJUDICATOR = new Adjudicator<>(CONFIG, new BradleyTerryFull(CONFIG));

    private final double[] mu;
    private final double[] sigma;

    private SkillRatings(int players) {
        mu = new double[players];
        sigma = new double[players];
        Arrays.fill(mu, MEAN);
        Arrays.fill(sigma, DEVIATION);
    }

    /** The ratings by player; empty for a player without such a game. */
    public static List<Optional<Rating>> of(int players, List<Scored> all) {
        List<Scored> games = new ArrayList<>(all.stream()
                .filter(game -> game.result().seats() > 2 && game.isBetweenDifferentPlayers())
                .toList());
        boolean[] hasPlayed = new boolean[players];
        for (Scored game : games) for (int player : game.players()) hasPlayed[player] = true;
        double[] sum = new double[players];
        double[] squares = new double[players];
        double[] variances = new double[players];
        Dice dice = new Dice(1);
        for (int order = 0; order < ORDERS; order++) {
            shuffle(games, dice);
            SkillRatings ratings = new SkillRatings(players);
            games.forEach(ratings::add);
            double shift = MEAN - ratings.mean(hasPlayed);
            for (int i = 0; i < players; i++) {
                double rating = ratings.mu[i] + shift;
                sum[i] += rating / ORDERS;
                squares[i] += rating * rating / ORDERS;
                variances[i] += ratings.sigma[i] * ratings.sigma[i] / ORDERS;
            }
        }
        List<Optional<Rating>> ratings = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            double byOrder = Math.max(0, squares[i] - sum[i] * sum[i]);
            Rating rating = new Rating(sum[i], Margin.ofDeviation(Math.sqrt(variances[i] + byOrder)));
            ratings.add(hasPlayed[i] ? Optional.of(rating) : Optional.empty());
        }
        return ratings;
    }

    private static void shuffle(List<Scored> games, Dice dice) {
        for (int i = games.size() - 1; i > 0; i--) Collections.swap(games, i, dice.roll(i + 1));
    }

    private double mean(boolean[] hasPlayed) {
        double sum = 0;
        int count = 0;
        for (int i = 0; i < mu.length; i++) {
            if (!hasPlayed[i]) continue;
            sum += mu[i];
            count++;
        }
        return count == 0 ? MEAN : sum / count;
    }

    private void add(Scored game) {
        List<TeamResult<Integer>> sides = sides(game);
        List<RatingAdjustment<Integer>> changed = new ArrayList<>();
        for (TeamResult<Integer> side : sides) {
            List<TeamResult<Integer>> compared = sides.stream()
                    .filter(other -> !other.equals(side) && areCompared(game.result(), side, other))
                    .toList();
            changed.addAll(ADJUDICATOR.rate(side, compared));
        }
        for (RatingAdjustment<Integer> each : changed) {
            mu[each.playerId()] = each.mu();
            sigma[each.playerId()] = each.sigma();
        }
    }

    /** Two losers are not compared; two seats that drew are. */
    private static boolean areCompared(Result result, TeamResult<Integer> one, TeamResult<Integer> other) {
        return one.rank() != other.rank() || (result.isDraw() && one.rank() == FIRST);
    }

    private List<TeamResult<Integer>> sides(Scored game) {
        TreeMap<Integer, List<Integer>> seats = new TreeMap<>();
        for (int seat = 0; seat < game.players().size(); seat++) {
            seats.computeIfAbsent(game.result().sides().get(seat), side -> new ArrayList<>())
                    .add(seat);
        }
        List<TeamResult<Integer>> sides = new ArrayList<>();
        for (List<Integer> side : seats.values()) {
            boolean hasPoints =
                    side.stream().anyMatch(seat -> game.result().points().get(seat) > 0);
            int rank = hasPoints ? FIRST : FIRST + 1;
            double mus = 0;
            double variances = 0;
            List<SimplePlayerResult<Integer>> players = new ArrayList<>();
            for (int seat : side) {
                int player = game.players().get(seat);
                mus += mu[player];
                variances += sigma[player] * sigma[player];
                players.add(new SimplePlayerResult<>(player, mu[player], sigma[player]));
            }
            sides.add(new SimpleTeamResult<>(mus, Math.sqrt(variances), rank, players));
        }
        return sides;
    }
}
