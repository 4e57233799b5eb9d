package dev.halma.testkit;

import dev.halma.rules.board.CellSet;
import dev.halma.rules.move.LiveBoard;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.HouseRules.Win;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Positions near the end of a game, from a seed. Every army has walked out of its full goal at random: one of them a few
 * moves, so that it is nearly home, the others up to many, so that they may stand in its way.
 */
public final class LateGames {

    private static final int SHORT_WALK = 4;
    private static final int LONG_WALK = 40;

    private LateGames() {}

    /** Positions that are not over, before and after the time to leave the camps. */
    public static List<Position> of(Variant variant, int count, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Position> positions = new ArrayList<>();
        while (positions.size() < count) {
            Position position = walked(variant, random);
            if (!position.isOver()) positions.add(position);
        }
        return positions;
    }

    private static Position walked(Variant variant, SplittableRandom random) {
        List<CellSet> pieces =
                new ArrayList<>(variant.seatings().stream().map(Seating::goal).toList());
        int nearest = random.nextInt(variant.seats());
        for (int seat = 0; seat < variant.seats(); seat++) {
            int longest = seat == nearest || random.nextInt(3) == 0 ? SHORT_WALK : LONG_WALK;
            int moves = 1 + random.nextInt(longest);
            for (int i = 0; i < moves; i++) walk(variant, pieces, Seat.of(seat), random);
        }
        int turn = 1 + random.nextInt(10 * variant.seatings().get(0).pieces());
        return Position.of(variant, pieces, Seat.of(random.nextInt(variant.seats())), Set.of(), 0, turn);
    }

    private static void walk(Variant variant, List<CellSet> pieces, Seat seat, SplittableRandom random) {
        CellSet own = pieces.get(seat.index());
        int[] moves = new int[LiveBoard.MOST_MOVES];
        // A live board lists the moves of a game that is over, too. A partner who is home would only assist.
        Variant free = variant.with(variant.houseRules().withWin(Win.FIRST));
        int count = Position.of(free, pieces, seat, Set.of(), 0, 1).live().moves(moves);
        int move = moves[random.nextInt(count)];
        if (!own.contains(LiveBoard.from(move))) return; // the seat can't move
        pieces.set(seat.index(), own.minus(CellSet.of(LiveBoard.from(move))).union(CellSet.of(LiveBoard.to(move))));
    }
}
