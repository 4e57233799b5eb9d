package dev.halma.engine.analysis;

import dev.halma.engine.Engine;
import dev.halma.engine.race.Race;
import dev.halma.engine.report.Estimate;
import dev.halma.engine.report.Report;
import dev.halma.engine.search.Limits;
import dev.halma.engine.search.Variation;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/**
 * The best variations of a position. Each is found by a new search among the moves that begin none of the others.
 *
 * @param count the number of variations; there are fewer if there are fewer moves
 * @param depth which of the depths reached to return
 */
public record BestVariations(Engine engine, int count, Depth depth) {

    /** @throws IllegalArgumentException if the count is not 1 or more */
    public BestVariations {
        Objects.requireNonNull(engine, "engine");
        Objects.requireNonNull(depth, "depth");
        if (count < 1) throw new IllegalArgumentException("there are 1 or more variations, not " + count);
    }

    /** The search depth of the variations after a plan, at least a round. */
    private static final int DEPTH_IN_RACE = 4;

    /** Which depths to return. */
    public enum Depth {
        /** The deepest one, for the best move. */
        DEEPEST,
        /** The deepest one that ends with a full round. Only such scores say who is ahead. */
        FULL_ROUNDS
    }

    /** Called with each deeper variation as it is found. */
    public interface Listener {
        /**
         * Receives a variation.
         *
         * @param number the number of the variation, from 1
         */
        void found(int number, Report report);
    }

    /**
     * The variations of a game that is not over, best first. They share the limits in time and nodes.
     *
     * @throws IllegalArgumentException if it is over
     */
    public List<Variation> of(Game game, Limits limits, Listener listener) {
        Objects.requireNonNull(listener, "listener");
        if (game.isOver()) throw new IllegalArgumentException("the game is over: " + game.outcome());
        List<Move> all = game.legalMoves();
        Limits share = share(limits, Math.min(count, all.size()));
        boolean race = isRace(game.position());
        Variation first = race ? planned(game, share, listener) : searched(game, share, listener);
        // Search as deep as the first one: scores of different depths can't be compared.
        int depth = Math.max(1, first.depth());
        boolean isPlan = race && !first.isDecided();
        Limits alike = share.withDepth(isPlan ? depthInRace(game, share) : depth);
        List<Variation> variations = from(first, game, all, alike, listener);
        // A plan sees the end of a race, and samples see many rounds: no score of a search compares with theirs.
        boolean hasTwoSides = game.variant().houseRules().sides().sides().size() == 2;
        if (!race && hasTwoSides)
            variations.sort(Comparator.comparingInt(Variation::score).reversed());
        return variations;
    }

    /**
     * A first variation that is already chosen, and the next best ones.
     *
     * @param moves the moves that may begin the others
     * @param each the limits of each of the others
     */
    public List<Variation> from(Variation first, Game game, List<Move> moves, Limits each, Listener listener) {
        Objects.requireNonNull(first, "first");
        Objects.requireNonNull(game, "game");
        Objects.requireNonNull(moves, "moves");
        Objects.requireNonNull(each, "each");
        Objects.requireNonNull(listener, "listener");
        List<Variation> variations = new ArrayList<>(List.of(first));
        List<Move> left = new ArrayList<>(moves);
        left.remove(first.best());
        while (variations.size() < count && !left.isEmpty() && !each.stop().getAsBoolean()) {
            int number = variations.size() + 1;
            Variation next = engine.searchAmong(game, left, each, report -> listener.found(number, report));
            if (next.depth() == 0) break; // stopped before it found anything
            variations.add(next);
            left.remove(next.best());
        }
        return variations;
    }

    private static boolean isRace(Position position) {
        return Race.isOn(position, position.toMove());
    }

    private Variation searched(Game game, Limits share, Listener listener) {
        List<Variation> found = new ArrayList<>();
        Variation deepest = engine.think(game, share, report -> {
            found.add(report.variation());
            listener.found(1, report);
        });
        boolean knowsTheEnd = !(Estimate.of(deepest.score()) instanceof Estimate.Lead);
        if (depth == Depth.DEEPEST || knowsTheEnd) return deepest;
        int seats = seatsInPlay(game);
        return found.stream()
                .filter(variation -> variation.depth() % seats == 0)
                .reduce((shallower, deeper) -> deeper)
                .orElse(deepest);
    }

    private static int seatsInPlay(Game game) {
        return game.position().seatsInPlay().size();
    }

    private Variation planned(Game game, Limits share, Listener listener) {
        return engine.think(game, share, report -> listener.found(1, report));
    }

    private static int depthInRace(Game game, Limits share) {
        int seats = seatsInPlay(game);
        return Math.min(share.depth(), Math.max(1, DEPTH_IN_RACE / seats) * seats);
    }

    /**
     * One of several equal shares of the time and the nodes.
     *
     * @throws IllegalArgumentException if the number of parts is not 1 or more
     */
    public static Limits share(Limits limits, int parts) {
        if (parts < 1) throw new IllegalArgumentException("there are 1 or more parts, not " + parts);
        long nodes = limits.nodes() == Long.MAX_VALUE ? Long.MAX_VALUE : Math.max(1, limits.nodes() / parts);
        long nanos = limits.nanos() == Long.MAX_VALUE ? Long.MAX_VALUE : Math.max(1, limits.nanos() / parts);
        return new Limits(limits.depth(), nodes, nanos, limits.clock(), limits.stop());
    }
}
