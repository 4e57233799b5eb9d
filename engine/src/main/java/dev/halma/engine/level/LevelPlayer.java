package dev.halma.engine.level;

import dev.halma.engine.Engine;
import dev.halma.engine.analysis.BestVariations;
import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.race.Race;
import dev.halma.engine.search.Limits;
import dev.halma.engine.search.Variation;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.move.Route;
import dev.halma.rules.variant.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The engine at one of its levels. */
public final class LevelPlayer implements Player {

    /** The limits of a plan. Every level plans at least the last pieces, so that none wanders at the goal. */
    private static final Limits PLANNING = Limits.nodes(20_000);

    /** Puts every move that loses ground behind those that don't, in hundredths of a step. */
    private static final int BACKWARDS = 1_000_000;

    private final Level level;
    private final Engine engine;
    private final Dice dice;

    public LevelPlayer(Level level, Engine engine, long seed) {
        this.level = Objects.requireNonNull(level, "level");
        this.engine = Objects.requireNonNull(engine, "engine");
        this.dice = new Dice(seed);
    }

    @Override
    public Move choose(Game game, Limits limits) {
        if (level == Level.OWL) return engine.think(game, limits, report -> {}).best();
        return variations(game, 1, limits, (number, report) -> {}).get(0).best();
    }

    /**
     * The variation that it plays, and the next best ones among the moves that it notices. Their scores have the depth
     * of the level.
     *
     * @param count the number of variations; there are fewer if it notices fewer moves
     * @throws IllegalArgumentException if the game is over, or the count is not 1 or more
     */
    public List<Variation> variations(Game game, int count, Limits limits, BestVariations.Listener listener) {
        Objects.requireNonNull(listener, "listener");
        if (game.isOver()) throw new IllegalArgumentException("the game is over: " + game.outcome());
        BestVariations variations = new BestVariations(engine, count, BestVariations.Depth.DEEPEST);
        if (level == Level.OWL) return variations.of(game, limits, listener);
        Position position = game.position();
        boolean race = plans(position);
        List<Move> noticed = race ? engine.considered(game) : noticed(game);
        Limits shallow = BestVariations.share(limits, Math.min(count, noticed.size()))
                .withDepth(Math.min(limits.depth(), level.depth()));
        Variation first = race
                ? engine.think(game, PLANNING.withStop(limits.stop()), report -> listener.found(1, report))
                : first(game, noticed, shallow, listener);
        return variations.from(first, game, noticed, shallow, listener);
    }

    /** Whether it plans the way home: no piece of another seat is in the way, and few enough of its own are outside. */
    private boolean plans(Position position) {
        Seat seat = position.toMove();
        CellSet outside =
                position.pieces(seat).minus(position.variant().seating(seat).goal());
        return outside.size() <= level.planned() && Race.isOn(position, seat);
    }

    private Variation first(Game game, List<Move> noticed, Limits shallow, BestVariations.Listener listener) {
        List<Move> choice = level.depth() == 1 ? List.of(whim(game.position(), noticed)) : noticed;
        return engine.chooseAmong(game, choice, shallow, report -> listener.found(1, report));
    }

    /** The moves that it notices: all short ones, and long chains at random. None repeats a position. */
    private List<Move> noticed(Game game) {
        Position position = game.position();
        List<Move> noticed = new ArrayList<>();
        List<Move> withinReach = new ArrayList<>();
        List<Move> all = engine.considered(game);
        for (Move move : all) {
            int hops = position.route(move).map(Route::hops).orElse(0);
            if (hops <= level.reach()) withinReach.add(move);
            boolean isNoticed = hops <= level.sight() || (hops <= level.reach() && dice.roll(100) < level.attention());
            if (isNoticed && game.timesSeen(position.after(move)) == 0) noticed.add(move);
        }
        if (!noticed.isEmpty()) return noticed;
        return withinReach.isEmpty() ? all : withinReach;
    }

    /** The move that gains most, with a random bonus. It goes back only if nothing else is left. */
    private Move whim(Position position, List<Move> noticed) {
        Terrain terrain = Terrain.of(position.variant(), Weights.USUAL);
        Move best = noticed.get(0);
        int most = Integer.MIN_VALUE;
        for (Move move : noticed) {
            int gain = terrain.gain(position, move);
            int liking = gain < 0 ? gain - BACKWARDS : gain + dice.roll(2 * level.whim() + 1);
            if (liking > most) {
                most = liking;
                best = move;
            }
        }
        return best;
    }
}
