package dev.halma.arena.rating;

import dev.halma.arena.match.Pairing;
import dev.halma.arena.match.Played;
import dev.halma.arena.player.Entrant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** The results of a match in {@link Points}, shares and Elo. */
public final class Standings {

    private static final int MOST_FAILURES = 10;

    private final List<String> names;
    private final int[] wins;
    private final int[] seatsTaken;
    private final double[] points;
    private final double[] squares;
    private final double[] shares; // the share of each entrant if all were equal
    private final int[] forfeits; // games lost because a program failed
    private final int[] byes;
    private final List<Failure> failures = new ArrayList<>(); // the first ones
    private final List<Scored> scored = new ArrayList<>();
    private final Map<String, Integer> endings = new TreeMap<>();
    private int games;
    private long winnersTurns;
    private int won;

    public Standings(List<Entrant> entrants) {
        this(entrants.stream().map(Entrant::name).toArray(String[]::new));
    }

    /** Of players by their names. */
    public Standings(String... names) {
        this.names = List.of(names);
        wins = new int[names.length];
        seatsTaken = new int[names.length];
        points = new double[names.length];
        squares = new double[names.length];
        shares = new double[names.length];
        forfeits = new int[names.length];
        byes = new int[names.length];
    }

    public void add(Pairing pairing, Played played) {
        add(pairing, Result.of(played));
    }

    public synchronized void add(Pairing pairing, Result result) {
        games++;
        scored.add(new Scored(pairing.seats(), result));
        result.forfeits().forEach(forfeit -> note(pairing, forfeit));
        int seats = pairing.seats().size();
        double[] gained = new double[names.size()];
        for (int seat = 0; seat < seats; seat++) {
            int entrant = pairing.seats().get(seat);
            seatsTaken[entrant]++;
            shares[entrant] += 1.0 / seats;
            gained[entrant] += result.points().get(seat);
        }
        for (int i = 0; i < gained.length; i++) {
            points[i] += gained[i];
            squares[i] += gained[i] * gained[i];
        }
        endings.merge(result.ending(), 1, Integer::sum);
        if (result.isWon()) {
            won++;
            winnersTurns += result.winnersTurns();
            IntStream.range(0, seats)
                    .filter(result::isWinner)
                    .map(seat -> pairing.seats().get(seat))
                    .distinct()
                    .forEach(i -> wins[i]++);
        }
    }

    /** Counts a bye: the entrant has no game in this round and gets these points for it. */
    public synchronized void addBye(int entrant, double worth) {
        byes[entrant]++;
        points[entrant] += worth;
    }

    private void note(Pairing pairing, Played.Forfeit forfeit) {
        forfeits[pairing.seats().get(forfeit.seat().index())]++;
        if (failures.size() < MOST_FAILURES) failures.add(new Failure(pairing.number() + 1, forfeit.why()));
    }

    /** An entrant's share of all points, from 0 to 1. */
    public synchronized double score(int entrant) {
        return games == 0 ? 0 : points[entrant] / games;
    }

    /** The variance of an entrant's points in one game. */
    private double variance(int entrant) {
        return squares[entrant] / games - score(entrant) * score(entrant);
    }

    /** The log-likelihood ratio of the first entrant's results, see {@link Sprt#likelihood}. */
    public synchronized double likelihood(Sprt sprt) {
        return sprt.likelihood(games, points[0], squares[0]);
    }

    public synchronized int games() {
        return games;
    }

    /**
     * The line of one player in the table.
     *
     * @param elo by the games of two seats
     * @param skill by the games of more seats
     */
    public record Row(
            String name,
            int games,
            int wins,
            double points,
            int byes,
            int forfeits,
            Optional<Rating> elo,
            Optional<Rating> skill) {}

    /** The table by points, the best first. */
    public List<Row> rows() {
        return rows(Order.POINTS);
    }

    /** The table, the best first. */
    public synchronized List<Row> rows(Order order) {
        List<Optional<Rating>> elo = EloRatings.of(names.size(), scored);
        List<Optional<Rating>> skill = SkillRatings.of(names.size(), scored);
        return IntStream.range(0, names.size())
                .mapToObj(i -> new Row(
                        names.get(i),
                        seatsTaken[i],
                        wins[i],
                        points[i],
                        byes[i],
                        forfeits[i],
                        elo.get(i),
                        skill.get(i)))
                .sorted(order.bestFirst())
                .toList();
    }

    /** How many games ended in which way. */
    public synchronized Map<String, Integer> endings() {
        return new TreeMap<>(endings);
    }

    /**
     * A program lost a game because it failed.
     *
     * @param game its number, from 1
     */
    public record Failure(int game, String why) {}

    /** The first failures; there may be more of them. */
    public synchronized List<Failure> failures() {
        return List.copyOf(failures);
    }

    /** The number of failures by program name. Programs without a failure are left out. */
    public synchronized Map<String, Integer> failed() {
        Map<String, Integer> failed = new LinkedHashMap<>();
        for (int i = 0; i < forfeits.length; i++) if (forfeits[i] > 0) failed.put(names.get(i), forfeits[i]);
        return failed;
    }

    /** The mean number of turns of the winners; empty before the first win. */
    public synchronized OptionalDouble winnersTurns() {
        return won == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) winnersTurns / won);
    }

    /**
     * The line of one entrant in the table of a match.
     *
     * @param seats how many it has had
     * @param share of all points, from 0 to 1
     * @param elo the difference to the field, with its margin of error
     */
    public record Share(String name, int seats, int wins, double points, double share, String elo) {}

    /** The table of a match, in the order of the entrants. */
    public synchronized List<Share> shares() {
        return IntStream.range(0, names.size())
                .mapToObj(i -> new Share(names.get(i), seatsTaken[i], wins[i], points[i], score(i), elo(i)))
                .toList();
    }

    /**
     * The Elo difference to the field, with its margin of error. With two entrants on two seats it is the usual Elo
     * difference.
     */
    private String elo(int entrant) {
        if (games == 0) return "";
        double expected = shares[entrant] / games;
        double mean = score(entrant);
        double margin = Margin.of(variance(entrant), games);
        if (mean <= 0 || mean >= 1) return mean <= 0 ? "-inf" : "+inf";
        double low = Elo.difference(mean - margin, expected);
        double high = Elo.difference(mean + margin, expected);
        String best = Rating.signed(Elo.difference(mean, expected));
        return best + " [" + Rating.signed(low) + ", " + Rating.signed(high) + "]";
    }
}
