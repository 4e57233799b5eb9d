package dev.halma.engine.analysis;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.rules.game.Position;
import dev.halma.rules.move.LiveBoard;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Variant;
import java.util.EnumMap;
import java.util.Map;

/** How far each seat is ahead of the best one of the other sides, by the ways they have left; no looking ahead. */
public final class SeatScores {

    private SeatScores() {}

    public static Map<Seat, Integer> of(Position position) {
        Variant variant = position.variant();
        Terrain terrain = Terrain.of(variant, Weights.USUAL);
        LiveBoard board = position.live();
        Map<Seat, Integer> ways = new EnumMap<>(Seat.class);
        for (Seating seating : variant.seatings()) {
            ways.put(seating.seat(), terrain.wayLeft(board, seating.seat().index()));
        }
        Map<Seat, Integer> scores = new EnumMap<>(Seat.class);
        ways.forEach((seat, way) -> scores.put(seat, leastOfOthers(variant, seat, ways) - way));
        return scores;
    }

    private static int leastOfOthers(Variant variant, Seat seat, Map<Seat, Integer> ways) {
        return ways.keySet().stream()
                .filter(other -> !variant.sideOf(seat).contains(other))
                .mapToInt(other -> ways.getOrDefault(other, 0))
                .min()
                .orElseThrow();
    }
}
