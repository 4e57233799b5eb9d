package dev.halma.arena.tournament;

import dev.halma.engine.level.Dice;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Pairs the rounds of a Swiss tournament. Players meet others with about as many points. No two players meet twice
 * while that can be avoided. Seats are shared evenly. A player who is left over has a bye, and no player has a second
 * bye before all had one. A bye is worth an even share of a point.
 */
public final class Swiss {

    private final double[] points;
    private final int[][] met;
    private final int[][] seated; // how often each player had each seat
    private final int[] lastSeat;
    private final int[] byes;

    /**
     * A round.
     *
     * @param tables the players by seat of each table
     */
    public record Round(List<List<Integer>> tables, List<Integer> byes) {
        public Round {
            tables = List.copyOf(tables);
            byes = List.copyOf(byes);
        }
    }

    public Swiss(int players) {
        points = new double[players];
        met = new int[players][players];
        seated = new int[players][6];
        lastSeat = new int[players];
        byes = new int[players];
    }

    /** The points of a bye in a game of this number of seats. */
    public static double worthOfBye(int seats) {
        return 1.0 / seats;
    }

    /** Pairs the next round and counts it as seated. The caller adds its points afterwards. */
    public Round next(int seats) {
        List<Integer> order = IntStream.range(0, points.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> -points[i]))
                .toList();
        Round round = seats == 2 ? new Pairs(this).round(order) : new Tables(this, seats).round(order);
        List<List<Integer>> tables = new ArrayList<>();
        for (List<Integer> table : round.tables()) tables.add(seat(table));
        for (int player : round.byes()) {
            byes[player]++;
            points[player] += worthOfBye(seats);
        }
        return new Round(tables, round.byes());
    }

    public void addPoints(List<Integer> table, List<Double> gained) {
        for (int seat = 0; seat < table.size(); seat++) points[table.get(seat)] += gained.get(seat);
    }

    /** Seats a table so that each player has had every seat about as often. */
    private List<Integer> seat(List<Integer> table) {
        List<Integer> best = Schedule.permutations(table.size()).stream()
                .map(order -> order.stream().map(table::get).toList())
                .min(Comparator.comparingInt(this::unevenness))
                .orElseThrow();
        for (int seat = 0; seat < best.size(); seat++) {
            int player = best.get(seat);
            seated[player][seat]++;
            lastSeat[player] = seat;
            for (int other : best) if (other != player) met[player][other]++;
        }
        return best;
    }

    private int unevenness(List<Integer> table) {
        int sum = 0;
        for (int seat = 0; seat < table.size(); seat++) {
            int player = table.get(seat);
            int times = seated[player][seat] - least(player, table.size());
            sum += 4 * times * times + (lastSeat[player] == seat ? 1 : 0);
        }
        return sum;
    }

    private int least(int player, int seats) {
        return IntStream.range(0, seats).map(seat -> seated[player][seat]).min().orElse(0);
    }

    double points(int player) {
        return points[player];
    }

    int meetings(int one, int other) {
        return met[one][other];
    }

    /** The number of games at the first of two seats, minus those at the second. */
    int surplus(int player) {
        return seated[player][0] - seated[player][1];
    }

    int byes(int player) {
        return byes[player];
    }

    /** The candidates for the bye, best first: players with the fewest byes, from the end of the table. */
    List<Integer> forBye(List<Integer> order) {
        int fewest = order.stream().mapToInt(this::byes).min().orElse(0);
        List<Integer> candidates = new ArrayList<>(
                order.reversed().stream().filter(i -> byes[i] == fewest).toList());
        order.reversed().stream().filter(i -> byes[i] > fewest).forEach(candidates::add);
        return candidates;
    }

    Dice dice() {
        return new Dice(1);
    }
}
