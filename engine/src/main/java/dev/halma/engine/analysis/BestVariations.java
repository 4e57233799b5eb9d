package dev.halma.engine.analysis;

import dev.halma.engine.Engine;
import dev.halma.engine.race.Race;
import dev.halma.engine.report.Estimate;
import dev.halma.engine.report.Report;
import dev.halma.engine.search.Limits;
import dev.halma.engine.search.Variation;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Position;
import dev.halma.rules.move.Move;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The best variations of a position. Each is found by a new search among the moves that begin none of the others.
 *
 * @param count the number of variations; there are fewer if there are fewer moves
 * @param depth which of the depths reached to return
 */
public record BestVariations(Engine engine, int count, Depth depth) {

    /** The search depth that gives the first move of a plan its score, at least a round. A plan has no score. */
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

    /** The variations of a game that is not over, best first. They share the limits in time and nodes. */
    public List<Variation> of(Game game, Limits limits, Listener listener) {
        List<Move> all = game.legalMoves();
        Limits share = share(limits, Math.min(count, all.size()));
        boolean race = isRace(game.position());
        Variation first = race ? planned(game, share, listener) : searched(game, share, listener);
        // Search as deep as the first one: scores of different depths can't be compared.
        Limits alike = share.withDepth(Math.max(1, first.depth()));
        List<Variation> variations = from(first, game, all, alike, listener);
        // A plan sees the end of a race; no search score does.
        if (!race) variations.sort(Comparator.comparingInt(Variation::score).reversed());
        return variations;
    }

    /**
     * A first variation that is already chosen, and the next best ones.
     *
     * @param moves the moves that may begin the others
     * @param each the limits of each of the others
     */
    public List<Variation> from(Variation first, Game game, List<Move> moves, Limits each, Listener listener) {
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
        return game.variant().seats() - game.position().resigned().size();
    }

    private Variation planned(Game game, Limits share, Listener listener) {
        Limits half = share(share, 2);
        Move best = engine.think(game, half, report -> {}).best();
        int seats = seatsInPlay(game);
        int rounds = Math.max(1, DEPTH_IN_RACE / seats);
        Limits shallow = half.withDepth(Math.min(half.depth(), rounds * seats));
        return engine.searchAmong(game, List.of(best), shallow, report -> listener.found(1, report));
    }

    /** One of several equal shares of the time and the nodes. */
    public static Limits share(Limits limits, int parts) {
        long nodes = limits.nodes() == Long.MAX_VALUE ? Long.MAX_VALUE : Math.max(1, limits.nodes() / parts);
        long nanos = limits.nanos() == Long.MAX_VALUE ? Long.MAX_VALUE : Math.max(1, limits.nanos() / parts);
        return new Limits(limits.depth(), nodes, nanos, limits.clock(), limits.stop());
    }
}
