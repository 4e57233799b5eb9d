package dev.halma.engine;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.race.Plan;
import dev.halma.engine.race.Planner;
import dev.halma.engine.race.Race;
import dev.halma.engine.report.Report;
import dev.halma.engine.report.SeatScores;
import dev.halma.engine.search.Limits;
import dev.halma.engine.search.Patience;
import dev.halma.engine.search.Search;
import dev.halma.engine.search.TranspositionTable;
import dev.halma.engine.search.Variation;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Position;
import dev.halma.rules.move.LiveBoard;
import dev.halma.rules.move.Move;
import dev.halma.rules.variant.HouseRules.Win;
import dev.halma.rules.variant.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The computer player. It plans races and searches all other positions. It keeps its transposition table between calls.
 */
public final class Engine {

    /** Enough for a first plan on every board. Without a plan, a search with few nodes wanders in front of the goal. */
    private static final int NODES_OF_A_PLAN = 20_000;

    private final TranspositionTable transpositions;
    private final Weights weights;

    public Engine(int megabytes) {
        this(megabytes, Weights.USUAL);
    }

    public Engine(int megabytes, Weights weights) {
        this.weights = weights;
        transpositions = TranspositionTable.ofMegabytes(megabytes);
    }

    /** Clears the transposition table, so that the same node limit gives the same move again. */
    public void forget() {
        transpositions.clear();
    }

    /**
     * The best variation of a game that is not over.
     *
     * @param listener called with each better variation as it is found
     */
    public Variation think(Game game, Limits limits, Consumer<Report> listener) {
        return raceHome(game, limits, listener).orElseGet(() -> chooseAmong(game, considered(game), limits, listener));
    }

    /** The legal moves that {@link Patience} allows. */
    public List<Move> considered(Game game) {
        return patience(game).moves();
    }

    private Patience patience(Game game) {
        return new Patience(game, Terrain.of(game.variant(), weights));
    }

    /**
     * The variation that a player chooses among these moves. It is the best one, unless patience is lost. Then only the
     * seat's own way counts, and the reported score is the present lead.
     */
    public Variation chooseAmong(Game game, List<Move> moves, Limits limits, Consumer<Report> listener) {
        if (!patience(game).isLost()) return searchAmong(game, moves, limits, listener);
        Variation alone = new Search(game, moves, transpositions, limits, weights.alone()).best(variation -> {});
        Variation told = alone.isDecided() ? alone : alone.withScore(leadNow(game.position()));
        listener.accept(new Report(game.position(), told));
        return told;
    }

    /** The best variation that begins with one of these moves, found by search. */
    public Variation searchAmong(Game game, List<Move> moves, Limits limits, Consumer<Report> listener) {
        return new Search(game, moves, transpositions, limits, weights)
                .best(variation -> listener.accept(new Report(game.position(), variation)));
    }

    private Optional<Variation> raceHome(Game game, Limits limits, Consumer<Report> listener) {
        Position position = game.position();
        Seat seat = position.toMove();
        boolean waitsForPartner = position.variant().houseRules().win() == Win.BOTH;
        if (waitsForPartner || !Race.isOn(position, seat)) return Optional.empty();
        Terrain terrain = Terrain.of(position.variant(), weights);
        Limits planning = limits.withNodesFrom(NODES_OF_A_PLAN);
        Optional<Variation> variation = Planner.shortest(position, seat, notSeenBefore(game), terrain, planning)
                .map(plan -> variation(position, plan));
        variation.ifPresent(found -> listener.accept(new Report(position, found)));
        return variation;
    }

    /** The moves to new positions. Plans are made anew every turn, and two of the same length may undo each other. */
    private List<Move> notSeenBefore(Game game) {
        List<Move> considered = considered(game);
        List<Move> fresh = considered.stream()
                .filter(move -> game.timesSeen(game.position().after(move)) == 0)
                .toList();
        return fresh.isEmpty() ? considered : fresh;
    }

    /** The plan's first move, with the present lead as its score. The opponents' moves are not part of a plan. */
    private static Variation variation(Position position, Plan plan) {
        List<Move> moves = new ArrayList<>();
        int first = plan.moves().get(0);
        Move.legalOn(position.live(), LiveBoard.from(first), LiveBoard.to(first))
                .ifPresent(moves::add);
        return new Variation(plan.turns(), plan.nodes(), leadNow(position), moves);
    }

    private static int leadNow(Position position) {
        return SeatScores.of(position).getOrDefault(position.toMove(), 0);
    }
}
