package dev.halma.engine.analysis;

import dev.halma.engine.Engine;
import dev.halma.engine.race.Race;
import dev.halma.engine.report.Estimate;
import dev.halma.engine.report.Report;
import dev.halma.engine.search.Limits;
import dev.halma.engine.search.Line;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Position;
import dev.halma.rules.move.Move;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The best few lines of a position, each found by searching again among the moves that none has begun with yet.
 *
 * @param count how many lines; fewer where there are fewer moves
 * @param depth which of the depths that were reached are told
 */
public record BestLines(Engine engine, int count, Depth depth) {

    /** A plan has no score, so the line that begins with its move is looked at this far ahead to get one, or a round. */
    private static final int DEPTH_IN_RACE = 4;

    /** Which lines are good enough. */
    public enum Depth {
        /** The deepest: the best move there is. */
        DEEPEST,
        /** Those after which everybody has had as many turns, for only their scores say who is ahead. */
        FULL_ROUNDS
    }

    /** Told of each deeper line as it is found. */
    public interface Listener {
        /**
         * Takes a report of a line.
         *
         * @param number of the line, from 1
         */
        void found(int number, Report report);
    }

    /** The lines of a game that is not over, best first. The limits in time and nodes are shared out among them. */
    public List<Line> of(Game game, Limits limits, Listener listener) {
        List<Move> all = game.legalMoves();
        Limits share = share(limits, Math.min(count, all.size()));
        boolean race = isRace(game.position());
        Line first = race ? planned(game, share, listener) : searched(game, share, listener);
        // As deep as the first one, for scores of different depths can't be compared.
        Limits alike = share.withDepth(Math.max(1, first.depth()));
        List<Line> lines = from(first, game, all, alike, listener);
        // A plan sees the end of a race, and no score of a search does.
        if (!race) lines.sort(Comparator.comparingInt(Line::score).reversed());
        return lines;
    }

    /**
     * A first line that somebody has chosen already, and the next best after it.
     *
     * @param moves what the others may begin with
     * @param each the limits of each of the others
     */
    public List<Line> from(Line first, Game game, List<Move> moves, Limits each, Listener listener) {
        List<Line> lines = new ArrayList<>(List.of(first));
        List<Move> left = new ArrayList<>(moves);
        left.remove(first.best());
        while (lines.size() < count && !left.isEmpty() && !each.stop().getAsBoolean()) {
            int number = lines.size() + 1;
            Line next = engine.searchAmong(game, left, each, report -> listener.found(number, report));
            if (next.depth() == 0) break; // it was stopped before it knew anything
            lines.add(next);
            left.remove(next.best());
        }
        return lines;
    }

    private static boolean isRace(Position position) {
        return Race.isOn(position, position.toMove());
    }

    private Line searched(Game game, Limits share, Listener listener) {
        List<Line> found = new ArrayList<>();
        Line deepest = engine.think(game, share, report -> {
            found.add(report.line());
            listener.found(1, report);
        });
        boolean knowsTheEnd = !(Estimate.of(deepest.score()) instanceof Estimate.Lead);
        if (depth == Depth.DEEPEST || knowsTheEnd) return deepest;
        int seats = seatsInPlay(game);
        return found.stream()
                .filter(line -> line.depth() % seats == 0)
                .reduce((shallower, deeper) -> deeper)
                .orElse(deepest);
    }

    private static int seatsInPlay(Game game) {
        return game.variant().seats() - game.position().resigned().size();
    }

    private Line planned(Game game, Limits share, Listener listener) {
        Limits half = share(share, 2);
        Move best = engine.think(game, half, report -> {}).best();
        int seats = seatsInPlay(game);
        int rounds = Math.max(1, DEPTH_IN_RACE / seats);
        Limits shallow = half.withDepth(Math.min(half.depth(), rounds * seats));
        return engine.searchAmong(game, List.of(best), shallow, report -> listener.found(1, report));
    }

    /** One of so many equal parts of the time and the nodes. */
    public static Limits share(Limits limits, int parts) {
        long nodes = limits.nodes() == Long.MAX_VALUE ? Long.MAX_VALUE : Math.max(1, limits.nodes() / parts);
        long nanos = limits.nanos() == Long.MAX_VALUE ? Long.MAX_VALUE : Math.max(1, limits.nanos() / parts);
        return new Limits(limits.depth(), nodes, nanos, limits.clock(), limits.stop());
    }
}
