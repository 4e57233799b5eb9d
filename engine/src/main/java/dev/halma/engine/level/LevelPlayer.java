package dev.halma.engine.level;

import dev.halma.engine.Engine;
import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.race.Race;
import dev.halma.engine.search.Limits;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Position;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Route;
import java.util.ArrayList;
import java.util.List;

/** The engine at one of its levels. */
public final class LevelPlayer implements Player {

    /** At the goal nobody dithers: the last pieces are brought in by a plan, at every level. */
    private static final Limits PLANNING = Limits.nodes(20_000);

    private final Level level;
    private final Engine engine;
    private final Dice dice;

    public LevelPlayer(Level level, Engine engine, long seed) {
        this.level = level;
        this.engine = engine;
        this.dice = new Dice(seed);
    }

    @Override
    public Move choose(Game game, Limits limits) {
        Position position = game.position();
        if (level == Level.OWL) return engine.think(game, limits, line -> {}).best();
        if (Race.isOn(position, position.toMove()))
            return engine.think(game, PLANNING, line -> {}).best();
        List<Move> seen = seen(game);
        if (level.depth() == 1) return whim(position, seen);
        Limits shallow = limits.withDepth(Math.min(limits.depth(), level.depth()));
        return engine.searchAmong(game, seen, shallow, line -> {}).best();
    }

    /** The moves that come to its mind: all short ones, and a long chain if it happens to notice. None goes in circles. */
    private List<Move> seen(Game game) {
        Position position = game.position();
        List<Move> seen = new ArrayList<>();
        List<Move> all = engine.considered(game);
        for (Move move : all) {
            int hops = position.route(move).map(Route::hops).orElse(0);
            boolean noticed = hops <= level.sight() || dice.roll(100) < level.attention();
            if (noticed && game.timesSeen(position.after(move)) == 0) seen.add(move);
        }
        return seen.isEmpty() ? all : seen;
    }

    /** The move that brings a piece farthest, give or take a whim. */
    private Move whim(Position position, List<Move> seen) {
        Terrain terrain = Terrain.of(position.variant(), Weights.USUAL);
        Move best = seen.get(0);
        int most = Integer.MIN_VALUE;
        for (Move move : seen) {
            int liking = terrain.gain(position, move) + dice.roll(2 * level.whim() + 1);
            if (liking > most) {
                most = liking;
                best = move;
            }
        }
        return best;
    }
}
