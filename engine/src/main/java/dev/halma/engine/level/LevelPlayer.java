package dev.halma.engine.level;

import dev.halma.engine.Engine;
import dev.halma.engine.analysis.BestLines;
import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.race.Race;
import dev.halma.engine.search.Limits;
import dev.halma.engine.search.Line;
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
        if (level == Level.OWL) return engine.think(game, limits, report -> {}).best();
        return lines(game, 1, limits, (number, report) -> {}).get(0).best();
    }

    /**
     * The move that it plays and what it expects to follow, and the next best moves that come to its mind. They are scored
     * as far ahead as the level looks.
     *
     * @param count how many lines; fewer where fewer moves come to its mind
     */
    public List<Line> lines(Game game, int count, Limits limits, BestLines.Listener listener) {
        BestLines lines = new BestLines(engine, count, BestLines.Depth.DEEPEST);
        if (level == Level.OWL) return lines.of(game, limits, listener);
        Position position = game.position();
        boolean race = Race.isOn(position, position.toMove());
        List<Move> seen = race ? engine.considered(game) : seen(game);
        Limits shallow = BestLines.share(limits, Math.min(count, seen.size()))
                .withDepth(Math.min(limits.depth(), level.depth()));
        Line first = race
                ? engine.think(game, PLANNING.withStop(limits.stop()), report -> listener.found(1, report))
                : first(game, seen, shallow, listener);
        return lines.from(first, game, seen, shallow, listener);
    }

    private Line first(Game game, List<Move> seen, Limits shallow, BestLines.Listener listener) {
        List<Move> choice = level.depth() == 1 ? List.of(whim(game.position(), seen)) : seen;
        return engine.chooseAmong(game, choice, shallow, report -> listener.found(1, report));
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
