package dev.halma.engine.report;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.rules.move.LiveBoard;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.HouseRules.Win;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Side;
import dev.halma.rules.variant.Variant;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.IntStream;

/** The leads by the ways left, in hundredths of a step, without search. Seats that have resigned are left out. */
public final class SeatScores {

    private SeatScores() {}

    /** Each seat's lead over the best other side. */
    public static Map<Seat, Integer> of(Position position) {
        Variant variant = position.variant();
        Map<Seat, Integer> ways = ways(position);
        Map<Seat, Integer> scores = new EnumMap<>(Seat.class);
        ways.forEach((seat, way) -> {
            IntStream others = ways.entrySet().stream()
                    .filter(other -> !variant.sideOf(seat).contains(other.getKey()))
                    .mapToInt(Map.Entry::getValue);
            scores.put(seat, others.min().orElse(way) - way);
        });
        return scores;
    }

    /** Each side's lead over the best other one. */
    public static Map<Side, Integer> ofSides(Position position) {
        Map<Seat, Integer> ways = ways(position);
        boolean allMustBeHome = position.variant().houseRules().win() == Win.BOTH;
        Map<Side, Integer> ofSides = new LinkedHashMap<>();
        for (Side side : position.variant().houseRules().sides().sides()) {
            IntStream partners =
                    side.seats().stream().filter(ways::containsKey).mapToInt(seat -> ways.getOrDefault(seat, 0));
            // Partners alternate, so each has an equal share of the way that is left for all of them.
            if (allMustBeHome) partners.average().ifPresent(way -> ofSides.put(side, (int) way));
            else partners.min().ifPresent(way -> ofSides.put(side, way));
        }
        Map<Side, Integer> leads = new LinkedHashMap<>();
        ofSides.forEach((side, way) -> {
            IntStream others = ofSides.entrySet().stream()
                    .filter(other -> !other.getKey().equals(side))
                    .mapToInt(Map.Entry::getValue);
            leads.put(side, others.min().orElse(way) - way);
        });
        return leads;
    }

    private static Map<Seat, Integer> ways(Position position) {
        Terrain terrain = Terrain.of(position.variant(), Weights.USUAL);
        LiveBoard board = position.live();
        Map<Seat, Integer> ways = new EnumMap<>(Seat.class);
        for (Seating seating : position.variant().seatings()) {
            if (!position.isInPlay(seating.seat())) continue;
            ways.put(seating.seat(), terrain.wayLeft(board, seating.seat().index()));
        }
        return ways;
    }
}
