package dev.halma.arena.rating;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Elo ratings from all games of two seats together, in any order: the most likely strengths of the Bradley-Terry model.
 * A draw is half a win. Zero is the mean of all rated players.
 *
 * <p>Each player also gets one draw against a player of strength zero. So a player who has won or lost all games has a
 * rating too. Players who have not met are compared through the others, or else with a wide margin.
 */
public final class EloRatings {

    private static final double PRIOR_GAMES = 1;
    private static final double POINTS = 400 / Math.log(10); // Elo points per unit of the logistic scale
    private static final int MOST_STEPS = 200;
    private static final double LONGEST_STEP = 1;
    private static final double CLOSE_ENOUGH = 1e-10;

    private final int players;
    private final double[][] games;
    private final double[] points;

    private EloRatings(int players) {
        this.players = players;
        games = new double[players][players];
        points = new double[players];
    }

    /** The ratings by player; empty for a player without such a game. */
    public static List<Optional<Rating>> of(int players, List<Scored> all) {
        EloRatings ratings = new EloRatings(players);
        all.stream()
                .filter(game -> game.result().seats() == 2 && game.isBetweenDifferentPlayers())
                .forEach(ratings::add);
        return ratings.rated();
    }

    private void add(Scored game) {
        int first = game.players().get(0);
        int second = game.players().get(1);
        games[first][second]++;
        games[second][first]++;
        points[first] += game.result().points().get(0);
        points[second] += game.result().points().get(1);
    }

    private List<Optional<Rating>> rated() {
        // Step 1. The most likely strengths, by Newton's method. The prior makes the likelihood strictly concave.
        double[] strengths = new double[players];
        for (int step = 0; step < MOST_STEPS; step++) {
            double[] change = product(inverse(information(strengths)), gradient(strengths));
            double longest = 0;
            for (double each : change) longest = Math.max(longest, Math.abs(each));
            double scale = Math.min(1, LONGEST_STEP / Math.max(longest, CLOSE_ENOUGH));
            for (int i = 0; i < players; i++) strengths[i] += scale * change[i];
            if (longest < CLOSE_ENOUGH) break;
        }
        // Step 2. The margin of each player against the mean of all rated players, by the curvature there.
        List<Integer> rated = new ArrayList<>();
        for (int i = 0; i < players; i++) if (hasPlayed(i)) rated.add(i);
        double mean = rated.stream().mapToDouble(i -> strengths[i]).average().orElse(0);
        double[][] covariance = inverse(information(strengths));
        List<Optional<Rating>> ratings = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            double deviation = Math.sqrt(variance(covariance, i, rated));
            ratings.add(
                    hasPlayed(i)
                            ? Optional.of(
                                    new Rating(POINTS * (strengths[i] - mean), POINTS * Margin.ofDeviation(deviation)))
                            : Optional.empty());
        }
        return ratings;
    }

    private boolean hasPlayed(int player) {
        for (double count : games[player]) if (count > 0) return true;
        return false;
    }

    private static double share(double difference) {
        return 1 / (1 + Math.exp(-difference));
    }

    private double[] gradient(double[] strengths) {
        double[] gradient = new double[players];
        for (int i = 0; i < players; i++) {
            gradient[i] = points[i] + PRIOR_GAMES * (0.5 - share(strengths[i]));
            for (int j = 0; j < players; j++) gradient[i] -= games[i][j] * share(strengths[i] - strengths[j]);
        }
        return gradient;
    }

    /** The Fisher information of the games: the negative second derivatives of the log-likelihood. */
    private double[][] information(double[] strengths) {
        double[][] information = new double[players][players];
        for (int i = 0; i < players; i++) {
            double prior = share(strengths[i]);
            information[i][i] += PRIOR_GAMES * prior * (1 - prior);
            for (int j = 0; j < players; j++) {
                double expected = share(strengths[i] - strengths[j]);
                double weight = games[i][j] * expected * (1 - expected);
                information[i][i] += weight;
                if (i != j) information[i][j] -= weight;
            }
        }
        return information;
    }

    /** The variance of the difference between a player and the mean. */
    private static double variance(double[][] covariance, int player, List<Integer> rated) {
        double withAll = 0;
        double ofMean = 0;
        for (int i : rated) {
            withAll += covariance[player][i] / rated.size();
            for (int j : rated) ofMean += covariance[i][j] / rated.size() / rated.size();
        }
        return Math.max(0, covariance[player][player] - 2 * withAll + ofMean);
    }

    private static double[] product(double[][] matrix, double[] vector) {
        double[] product = new double[vector.length];
        for (int i = 0; i < vector.length; i++) {
            for (int j = 0; j < vector.length; j++) product[i] += matrix[i][j] * vector[j];
        }
        return product;
    }

    /** Inverts by Gauss and Jordan. The matrix is positive definite, so its diagonal serves as the pivots. */
    private static double[][] inverse(double[][] matrix) {
        int size = matrix.length;
        double[][] left = new double[size][];
        double[][] right = new double[size][size];
        for (int i = 0; i < size; i++) {
            left[i] = matrix[i].clone();
            right[i][i] = 1;
        }
        for (int pivot = 0; pivot < size; pivot++) {
            double divisor = left[pivot][pivot];
            for (int j = 0; j < size; j++) {
                left[pivot][j] /= divisor;
                right[pivot][j] /= divisor;
            }
            for (int i = 0; i < size; i++) {
                double factor = left[i][pivot];
                if (i == pivot || factor == 0) continue;
                for (int j = 0; j < size; j++) {
                    left[i][j] -= factor * left[pivot][j];
                    right[i][j] -= factor * right[pivot][j];
                }
            }
        }
        return right;
    }
}
