package dev.halma.engine.level;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.search.Limits;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Leaves seven pieces at the base of its camp, so that the tip behind them stays empty and nobody gets in. Its other
 * pieces run home. It moves the wall only if the rules force it, and rebuilds it when they allow it.
 */
final class Waller implements Player {

    private static final int WALL = 7;

    private final Dice dice;
    private final boolean comesBack;

    Waller(long seed, boolean comesBack) {
        this.dice = new Dice(seed);
        this.comesBack = comesBack;
    }

    @Override
    public Move choose(Game game, Limits limits) {
        Position position = game.position();
        Terrain terrain = Terrain.of(game.variant(), Weights.STEPS_ONLY);
        CellSet wall = wall(game.variant(), position.toMove(), terrain);
        List<Move> all = game.legalMoves();
        List<Move> back = all.stream()
                .filter(move -> comesBack && wall.contains(move.to()) && !wall.contains(move.from()))
                .toList();
        if (!back.isEmpty()) return back.get(dice.roll(back.size()));
        List<Move> others =
                all.stream().filter(move -> !wall.contains(move.from())).toList();
        return farthest(position, others.isEmpty() ? all : others, terrain);
    }

    private Move farthest(Position position, List<Move> moves, Terrain terrain) {
        List<Move> best = new ArrayList<>();
        int most = Integer.MIN_VALUE;
        for (Move move : moves) {
            int gain = terrain.gain(position, move);
            if (gain > most) best.clear();
            if (gain >= most) best.add(move);
            most = Math.max(most, gain);
        }
        return best.get(dice.roll(best.size()));
    }

    /** The cells of the camp nearest to the goal: on a star or a diamond the two rows at the camp's base. */
    private static CellSet wall(Variant variant, Seat seat, Terrain terrain) {
        Stream<Integer> camp = variant.seating(seat).camp().stream().boxed();
        return CellSet.of(camp.sorted(Comparator.comparingInt(cell -> terrain.steps(seat.index(), cell)))
                .limit(WALL)
                .mapToInt(Integer::intValue)
                .toArray());
    }
}
