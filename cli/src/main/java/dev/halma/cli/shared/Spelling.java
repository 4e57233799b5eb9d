package dev.halma.cli.shared;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Finds the known words that a user may have meant. */
public final class Spelling {

    private static final int MOST = 3;

    private Spelling() {}

    /** The known words that are nearest to a typed one, the nearest first; none if all of them are far away. */
    public static List<String> near(String typed, Collection<String> known) {
        String small = typed.toLowerCase(Locale.ROOT);
        int most = Math.max(1, small.length() / 3);
        int best = known.stream().mapToInt(word -> distance(small, word)).min().orElse(Integer.MAX_VALUE);
        if (best > most) return List.of();
        return known.stream()
                .filter(word -> distance(small, word) <= Math.min(most, best + 1))
                .sorted(Comparator.comparingInt(word -> distance(small, word)))
                .limit(MOST)
                .toList();
    }

    /** How many letters have to be changed, added, left out or swapped with their neighbours. */
    static int distance(String one, String other) {
        int[][] cost = new int[one.length() + 1][other.length() + 1];
        for (int i = 0; i <= one.length(); i++) cost[i][0] = i;
        for (int j = 0; j <= other.length(); j++) cost[0][j] = j;
        for (int i = 1; i <= one.length(); i++) {
            for (int j = 1; j <= other.length(); j++) {
                boolean isSame = one.charAt(i - 1) == other.charAt(j - 1);
                cost[i][j] =
                        Math.min(Math.min(cost[i - 1][j], cost[i][j - 1]) + 1, cost[i - 1][j - 1] + (isSame ? 0 : 1));
                boolean isSwapped = i > 1
                        && j > 1
                        && one.charAt(i - 1) == other.charAt(j - 2)
                        && one.charAt(i - 2) == other.charAt(j - 1);
                if (isSwapped) cost[i][j] = Math.min(cost[i][j], cost[i - 2][j - 2] + 1);
            }
        }
        return cost[one.length()][other.length()];
    }
}
