package dev.halma.testkit;

import dev.halma.rules.board.CellSet;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Positions of a variant from seeded random play: a few from each of many short and long walks. Half of the walks begin
 * shortly before the time to leave the camps.
 */
public final class RandomPositions {

    private static final int LONGEST_WALK = 300;
    private static final int KEPT_OF_A_WALK = 8;

    private RandomPositions() {}

    public static List<Position> of(Variant variant, int count, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Position> positions = new ArrayList<>();
        while (positions.size() < count) {
            int length = 1 + random.nextInt(LONGEST_WALK);
            Position position = start(variant, random);
            for (int turn = 0; turn < length && !position.isOver(); turn++) {
                if (random.nextInt(Math.max(1, length / KEPT_OF_A_WALK)) == 0) positions.add(position);
                position = next(position, random);
            }
        }
        return positions.subList(0, count);
    }

    private static Position start(Variant variant, SplittableRandom random) {
        Seat first = Seat.of(random.nextInt(variant.seats()));
        if (random.nextBoolean()) return Position.start(variant, first);
        int army = variant.seating(first).pieces();
        int timeToLeave = variant.houseRules().leave().lastFreeTurn(army, variant.seats());
        List<CellSet> camps = variant.seatings().stream().map(Seating::camp).toList();
        return Position.of(variant, camps, first, Set.of(), 0, timeToLeave - random.nextInt(timeToLeave / 2));
    }

    private static Position next(Position position, SplittableRandom random) {
        boolean mayResign = position.seatsInPlay().size() > 2;
        if (mayResign && random.nextInt(200) == 0) return position.withResigned(position.toMove());
        List<Move> moves = position.legalMoves();
        return position.after(moves.get(random.nextInt(moves.size())));
    }
}
