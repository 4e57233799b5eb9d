package dev.halma.arena.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The pairs of a Swiss round. From the top of the table, each player gets the best opponent that still leaves a pairing
 * of all others. The best opponent has as many points and comes from the other half of that group. Otherwise it has as
 * few points less as possible.
 */
record Pairs(Swiss swiss) {

    /** A player who had one seat this much more often than the other must not get it again. */
    private static final int MOST_SURPLUS = 2;

    Swiss.Round round(List<Integer> order) {
        int players = order.size();
        for (int meetings = 0; ; meetings++) {
            for (boolean heedsSeats : new boolean[] {true, false}) {
                boolean[][] allowed = allowed(players, meetings, heedsSeats);
                if (players % 2 == 0) {
                    if (Matching.isPerfect(allowed, i -> false)) {
                        return new Swiss.Round(paired(order, allowed), List.of());
                    }
                    continue;
                }
                OptionalInt bye = bye(order, allowed);
                if (bye.isEmpty()) continue;
                List<Integer> others =
                        order.stream().filter(i -> i != bye.getAsInt()).toList();
                return new Swiss.Round(paired(others, allowed), List.of(bye.getAsInt()));
            }
        }
    }

    private boolean[][] allowed(int players, int meetings, boolean heedsSeats) {
        boolean[][] allowed = new boolean[players][players];
        for (int i = 0; i < players; i++) {
            for (int j = 0; j < players; j++) {
                allowed[i][j] = i != j
                        && swiss.meetings(i, j) <= meetings
                        && !(heedsSeats && wantTheSameSeat(swiss.surplus(i), swiss.surplus(j)));
            }
        }
        return allowed;
    }

    private static boolean wantTheSameSeat(int one, int other) {
        return (one >= MOST_SURPLUS && other >= MOST_SURPLUS) || (one <= -MOST_SURPLUS && other <= -MOST_SURPLUS);
    }

    private OptionalInt bye(List<Integer> order, boolean[][] allowed) {
        List<Integer> candidates = swiss.forBye(order);
        int fewest = swiss.byes(candidates.getFirst());
        return candidates.stream()
                .filter(i -> swiss.byes(i) == fewest)
                .mapToInt(Integer::intValue)
                .filter(bye -> Matching.isPerfect(allowed, i -> i == bye))
                .findFirst();
    }

    private List<List<Integer>> paired(List<Integer> order, boolean[][] allowed) {
        List<Integer> left = new ArrayList<>(order);
        List<List<Integer>> pairs = new ArrayList<>();
        while (!left.isEmpty()) {
            int first = left.getFirst();
            int second = wished(left).stream()
                    .filter(i -> allowed[first][i])
                    .filter(i -> Matching.isPerfect(allowed, out -> out == first || out == i || !left.contains(out)))
                    .findFirst()
                    .orElseThrow();
            left.remove(Integer.valueOf(first));
            left.remove(Integer.valueOf(second));
            pairs.add(List.of(first, second));
        }
        return pairs;
    }

    /** The opponents of the first player in this list, best first. */
    private List<Integer> wished(List<Integer> left) {
        double points = swiss.points(left.getFirst());
        int equals = (int) left.stream().filter(i -> swiss.points(i) == points).count();
        return IntStream.range(1, left.size())
                .boxed()
                .sorted(Comparator.comparingInt(
                        place -> place < equals ? Math.abs(place - equals / 2) : left.size() + place))
                .map(left::get)
                .toList();
    }
}
