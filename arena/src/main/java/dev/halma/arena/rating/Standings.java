package dev.halma.arena.rating;

import dev.halma.arena.match.Pairing;
import dev.halma.arena.match.Played;
import dev.halma.arena.player.Entrant;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Outcome;
import dev.halma.rules.variant.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The results of a match in {@link Points}, shares and Elo. */
public final class Standings {

    private static final int MOST_REASONS = 10;

    private final List<Entrant> entrants;
    private final int[] wins;
    private final int[] seatsTaken;
    private final double[] points;
    private final double[] squares;
    private final double[] shares; // the share of each entrant if all were equal
    private final int[] forfeits; // games lost because a program failed
    private final List<String> reasons = new ArrayList<>(); // of the first ones
    private final Map<String, Integer> endings = new TreeMap<>();
    private int games;
    private long winnersTurns;
    private int won;

    public Standings(List<Entrant> entrants) {
        this.entrants = List.copyOf(entrants);
        wins = new int[entrants.size()];
        seatsTaken = new int[entrants.size()];
        points = new double[entrants.size()];
        squares = new double[entrants.size()];
        shares = new double[entrants.size()];
        forfeits = new int[entrants.size()];
    }

    public synchronized void add(Pairing pairing, Played played) {
        Game game = played.game();
        games++;
        played.forfeits().forEach(forfeit -> note(pairing, forfeit));
        int seats = pairing.seats().size();
        double[] gained = new double[entrants.size()];
        for (int seat = 0; seat < seats; seat++) {
            int entrant = pairing.seats().get(seat);
            seatsTaken[entrant]++;
            shares[entrant] += 1.0 / seats;
            gained[entrant] += Points.of(game, Seat.of(seat));
        }
        for (int i = 0; i < gained.length; i++) {
            points[i] += gained[i];
            squares[i] += gained[i] * gained[i];
        }
        endings.merge(ending(game.outcome()), 1, Integer::sum);
        if (game.outcome() instanceof Outcome.Won(var side, var why)) {
            won++;
            side.seats().stream()
                    .map(seat -> pairing.seats().get(seat.index()))
                    .distinct()
                    .forEach(i -> wins[i]++);
            winnersTurns += turnsOf(game, side.seats().get(0));
        }
    }

    private void note(Pairing pairing, Played.Forfeit forfeit) {
        forfeits[pairing.seats().get(forfeit.seat().index())]++;
        if (reasons.size() < MOST_REASONS) reasons.add("game " + (pairing.number() + 1) + ": " + forfeit.why());
    }

    private static String ending(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Won(var side, var why) -> why.code();
            case Outcome.Drawn(var why) -> "draw by " + why.code();
            case Outcome.Open open -> "open";
        };
    }

    /** The number of turns that a seat had. */
    private static int turnsOf(Game game, Seat seat) {
        int seats = game.variant().seats();
        int turns = game.position().turn() - 1;
        int before = Math.floorMod(seat.index() - game.start().toMove().index(), seats);
        return (turns - before + seats - 1) / seats;
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

    public synchronized String text() {
        List<String> lines = new ArrayList<>();
        lines.add("%-24s %6s %6s %8s %7s  %s".formatted("player", "seats", "wins", "points", "share", "Elo"));
        for (int i = 0; i < entrants.size(); i++) {
            lines.add(String.format(
                    Locale.ROOT,
                    "%-24s %6d %6d %8.1f %6.1f%%  %s",
                    entrants.get(i).name(),
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
                .mapToObj(i -> entrants.get(i).name() + " " + forfeits[i])
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
