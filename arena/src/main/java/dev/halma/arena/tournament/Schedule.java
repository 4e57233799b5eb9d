package dev.halma.arena.tournament;

import dev.halma.arena.match.Pairing;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The games of a round robin or a gauntlet. In a round, each group of players that fills a table plays one opening from every
 * seat and, where there are partners, with every partner.
 */
final class Schedule {

    private Schedule() {}

    /**
     * All games.
     *
     * @param mustPlay whether the first player is in every group
     * @param seed the number of the first opening
     */
    static List<Fixture> of(boolean mustPlay, List<Variant> variants, int players, int rounds, long seed) {
        List<Fixture> fixtures = new ArrayList<>();
        for (int round = 0; round < rounds; round++) {
            for (int variant = 0; variant < variants.size(); variant++) {
                int seats = variants.get(variant).seats();
                List<List<Integer>> groups = groups(players, seats).stream()
                        .filter(group -> !mustPlay || group.getFirst() == 0)
                        .toList();
                // Every player plays once before any player plays again, so that the table is fair at any time.
                for (List<Integer> order : orders(variants.get(variant))) {
                    for (int group = 0; group < groups.size(); group++) {
                        long opening = seed + (long) round * groups.size() + group;
                        List<Integer> seated =
                                order.stream().map(groups.get(group)::get).toList();
                        fixtures.add(new Fixture(round, variant, new Pairing(fixtures.size(), opening, seated)));
                    }
                }
            }
        }
        return fixtures;
    }

    /** All groups of this size, in ascending order. */
    static List<List<Integer>> groups(int players, int size) {
        List<List<Integer>> groups = new ArrayList<>();
        collect(players, size, new ArrayList<>(), groups);
        return groups;
    }

    private static void collect(int players, int size, List<Integer> begun, List<List<Integer>> groups) {
        if (begun.size() == size) {
            groups.add(List.copyOf(begun));
            return;
        }
        for (int next = begun.isEmpty() ? 0 : begun.getLast() + 1; next <= players - size + begun.size(); next++) {
            begun.add(next);
            collect(players, size, begun, groups);
            begun.removeLast();
        }
    }

    /**
     * The ways to seat a group: every player at every seat, and with every partner equally often. Each is the list of
     * players at the seats A, B, C... Where partners sit side by side, turning the table parts them. So two orders are
     * the same only if they give the same partners on all their turns.
     */
    static List<List<Integer>> orders(Variant variant) {
        List<List<Integer>> orders = new ArrayList<>();
        Set<Set<Set<Set<Integer>>>> seen = new HashSet<>();
        for (List<Integer> order : permutations(variant.seats())) {
            if (order.getFirst() != 0) continue;
            List<List<Integer>> turned = turned(order);
            Set<Set<Set<Integer>>> partners =
                    turned.stream().map(each -> partners(each, variant)).collect(Collectors.toSet());
            if (seen.add(partners)) orders.addAll(turned);
        }
        return orders;
    }

    private static List<List<Integer>> turned(List<Integer> order) {
        List<List<Integer>> all = new ArrayList<>();
        for (int turn = 0; turn < order.size(); turn++) {
            List<Integer> rotated = new ArrayList<>();
            for (int seat = 0; seat < order.size(); seat++) rotated.add(order.get((seat + turn) % order.size()));
            all.add(rotated);
        }
        return all;
    }

    private static Set<Set<Integer>> partners(List<Integer> order, Variant variant) {
        Set<Set<Integer>> sides = new HashSet<>();
        variant.houseRules().sides().sides().forEach(side -> {
            Set<Integer> players = new TreeSet<>();
            for (Seat seat : side.seats()) players.add(order.get(seat.index()));
            sides.add(players);
        });
        return sides;
    }

    /** All orders of the numbers from 0, in lexicographic order. */
    static List<List<Integer>> permutations(int size) {
        List<List<Integer>> all = List.of(List.of());
        for (int length = 0; length < size; length++) {
            List<List<Integer>> longer = new ArrayList<>();
            for (List<Integer> begun : all) {
                for (int next = 0; next < size; next++) {
                    if (begun.contains(next)) continue;
                    List<Integer> one = new ArrayList<>(begun);
                    one.add(next);
                    longer.add(one);
                }
            }
            all = longer;
        }
        return all;
    }
}
