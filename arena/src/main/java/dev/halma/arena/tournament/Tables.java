package dev.halma.arena.tournament;

import dev.halma.engine.level.Dice;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Tables of three and more for a Swiss round. No quick exact algorithm is known, so this is a local search: it
 * exchanges players between tables as long as that helps. Repeated meetings count most, then differences in points. If
 * players still meet again, it restarts from other orders.
 */
record Tables(Swiss swiss, int seats) {

    private static final int TRIES = 30;
    private static final double MEETING_AGAIN = 1000; // worse than any difference in points

    Swiss.Round round(List<Integer> order) {
        List<Integer> byes = swiss.forBye(order).subList(0, order.size() % seats);
        List<Integer> playing =
                new ArrayList<>(order.stream().filter(i -> !byes.contains(i)).toList());
        List<Integer> best = improved(playing);
        Dice dice = swiss.dice();
        for (int i = 0; i < TRIES && cost(best) >= MEETING_AGAIN; i++) {
            List<Integer> other = new ArrayList<>(playing);
            for (int j = other.size() - 1; j > 0; j--) Collections.swap(other, j, dice.roll(j + 1));
            List<Integer> tried = improved(other);
            if (cost(tried) < cost(best)) best = tried;
        }
        List<List<Integer>> tables = new ArrayList<>();
        for (int table = 0; table < best.size(); table += seats) {
            tables.add(List.copyOf(best.subList(table, table + seats)));
        }
        return new Swiss.Round(tables, byes);
    }

    /** Exchanges players until no exchange helps. */
    private List<Integer> improved(List<Integer> begun) {
        List<Integer> order = new ArrayList<>(begun);
        boolean hasChanged = true;
        while (hasChanged) {
            hasChanged = false;
            for (int i = 0; i < order.size(); i++) {
                for (int j = i / seats * seats + seats; j < order.size(); j++) {
                    double before = cost(order, i) + cost(order, j);
                    Collections.swap(order, i, j);
                    if (cost(order, i) + cost(order, j) < before - 1e-9) hasChanged = true;
                    else Collections.swap(order, i, j);
                }
            }
        }
        return order;
    }

    private double cost(List<Integer> order) {
        double sum = 0;
        for (int table = 0; table < order.size(); table += seats) sum += cost(order, table);
        return sum;
    }

    /** The cost of the table that this place belongs to. */
    private double cost(List<Integer> order, int place) {
        int table = place / seats * seats;
        double cost = 0;
        for (int i = table; i < table + seats; i++) {
            for (int j = i + 1; j < table + seats; j++) {
                int meetings = swiss.meetings(order.get(i), order.get(j));
                cost += MEETING_AGAIN * meetings * meetings;
                cost += Math.abs(swiss.points(order.get(i)) - swiss.points(order.get(j)));
            }
        }
        return cost;
    }
}
