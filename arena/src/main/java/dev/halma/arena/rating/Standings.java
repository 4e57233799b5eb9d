package dev.halma.arena.rating;

import dev.halma.arena.match.Pairing;
import dev.halma.arena.match.Played;
import dev.halma.arena.player.Entrant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The results of a match in {@link Points}, shares and Elo. */
public final class Standings {

    private static final int MOST_REASONS = 10;

    private final List<String> names;
    private final int[] wins;
    private final int[] seatsTaken;
    private final double[] points;
    private final double[] squares;
    private final double[] shares; // the share of each entrant if all were equal
    private final int[] forfeits; // games lost because a program failed
    private final int[] byes;
    private final List<String> reasons = new ArrayList<>(); // of the first ones
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

    /** Somebody has no game in a round and gets so many points for it. */
    public synchronized void addBye(int entrant, double worth) {
        byes[entrant]++;
        points[entrant] += worth;
    }

    private void note(Pairing pairing, Played.Forfeit forfeit) {
        forfeits[pairing.seats().get(forfeit.seat().index())]++;
        if (reasons.size() < MOST_REASONS) reasons.add("game " + (pairing.number() + 1) + ": " + forfeit.why());
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
        return games == 0 ? 0 : sprt.likelihood(games, score(0), variance(0));
    }

    public synchronized int games() {
        return games;
    }

    /**
     * What one player has come to.
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

    /** The table, the best first. */
    public synchronized List<Row> rows() {
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
                .sorted(Comparator.comparingDouble(Row::points).reversed())
                .toList();
    }

    /** How many games ended in which way. */
    public synchronized Map<String, Integer> endings() {
        return new TreeMap<>(endings);
    }

    /** Why programs lost their games, of the first ones. */
    public synchronized List<String> reasons() {
        return List.copyOf(reasons);
    }

    public synchronized String text() {
        List<String> lines = new ArrayList<>();
        lines.add("%-24s %6s %6s %8s %7s  %s".formatted("player", "seats", "wins", "points", "share", "Elo"));
        for (int i = 0; i < names.size(); i++) {
            lines.add(String.format(
                    Locale.ROOT,
                    "%-24s %6d %6d %8.1f %6.1f%%  %s",
                    names.get(i),
                    seatsTaken[i],
                    wins[i],
                    points[i],
                    100 * score(i),
                    elo(i)));
        }
        String turns =
                won == 0 ? "" : String.format(Locale.ROOT, "; the winner took %.1f turns", (double) winnersTurns / won);
        lines.add(games + " games: " + endings + turns);
        int failed = Arrays.stream(forfeits).sum();
        if (failed > 0) {
            lines.add(failed + " lost by programs that failed: " + namedForfeits());
            reasons.forEach(reason -> lines.add("  " + reason));
            if (failed > reasons.size()) lines.add("  and " + (failed - reasons.size()) + " more");
        }
        return String.join("\n", lines);
    }

    private String namedForfeits() {
        return IntStream.range(0, forfeits.length)
                .filter(i -> forfeits[i] > 0)
                .mapToObj(i -> names.get(i) + " " + forfeits[i])
                .collect(Collectors.joining(", "));
    }

    /**
     * The Elo difference to the field, with its margin of error. With two entrants on two seats it is the usual Elo
     * difference.
     */
    private String elo(int entrant) {
        double expected = shares[entrant] / games;
        double mean = score(entrant);
        double margin = Margin.of(variance(entrant), games);
        if (mean <= 0 || mean >= 1) return mean <= 0 ? "-inf" : "+inf";
        double low = Elo.difference(mean - margin, expected);
        double high = Elo.difference(mean + margin, expected);
        return String.format(Locale.ROOT, "%+.0f [%+.0f, %+.0f]", Elo.difference(mean, expected), low, high);
    }
}
