package dev.halma.engine;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.race.Plan;
import dev.halma.engine.race.Planner;
import dev.halma.engine.race.Race;
import dev.halma.engine.report.Report;
import dev.halma.engine.report.SeatScores;
import dev.halma.engine.search.Limits;
import dev.halma.engine.search.Line;
import dev.halma.engine.search.Patience;
import dev.halma.engine.search.Search;
import dev.halma.engine.search.TranspositionTable;
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

/** Thinks about positions: a race is planned, anything else is searched. Keeps what it learnt from one to the next. */
public final class Engine {

    /** Enough for a first plan on every board. Without one, a search with few nodes dithers before the goal. */
    private static final int NODES_OF_A_PLAN = 20_000;

    private final TranspositionTable table;
    private final Weights weights;

    public Engine(int megabytes) {
        this(megabytes, Weights.USUAL);
    }

    public Engine(int megabytes, Weights weights) {
        this.weights = weights;
        table = TranspositionTable.ofMegabytes(megabytes);
    }

    /** Forgets everything, so that the same limits in nodes give the same answer again. */
    public void forget() {
        table.clear();
    }

    /**
     * The best line of a game that is not over.
     *
     * @param listener told of each better line as it is found
     */
    public Line think(Game game, Limits limits, Consumer<Report> listener) {
        return raceHome(game, limits, listener).orElseGet(() -> chooseAmong(game, considered(game), limits, listener));
    }

    /** The moves that may be considered in good faith, see {@link Patience}. */
    public List<Move> considered(Game game) {
        return patience(game).moves();
    }

    private Patience patience(Game game) {
        return new Patience(game, Terrain.of(game.variant(), weights));
    }

    /**
     * The line that a player goes for, among these moves. It is the best one, unless patience is lost: then only the own
     * way counts, and the line is told with the lead that there is now.
     */
    public Line chooseAmong(Game game, List<Move> moves, Limits limits, Consumer<Report> listener) {
        if (!patience(game).isLost()) return searchAmong(game, moves, limits, listener);
        Line alone = new Search(game, moves, table, limits, weights.alone()).best(line -> {});
        Line told = alone.isDecided() ? alone : alone.withScore(leadNow(game.position()));
        listener.accept(new Report(game.position(), told));
        return told;
    }

    /** The best line that begins with one of these moves, found by looking ahead. */
    public Line searchAmong(Game game, List<Move> moves, Limits limits, Consumer<Report> listener) {
        return new Search(game, moves, table, limits, weights)
                .best(line -> listener.accept(new Report(game.position(), line)));
    }

    private Optional<Line> raceHome(Game game, Limits limits, Consumer<Report> listener) {
        Position position = game.position();
        Seat seat = position.toMove();
        boolean waitsForPartner = position.variant().houseRules().win() == Win.BOTH;
        if (waitsForPartner || !Race.isOn(position, seat)) return Optional.empty();
        Terrain terrain = Terrain.of(position.variant(), weights);
        Limits planning = limits.withNodesFrom(NODES_OF_A_PLAN);
        Optional<Line> line = Planner.shortest(position, seat, notSeenBefore(game), terrain, planning)
                .map(plan -> line(position, plan));
        line.ifPresent(found -> listener.accept(new Report(position, found)));
        return line;
    }

    /** What goes in no circles: plans are made anew every turn, and two of the same length may undo each other. */
    private List<Move> notSeenBefore(Game game) {
        List<Move> considered = considered(game);
        List<Move> fresh = considered.stream()
                .filter(move -> game.timesSeen(game.position().after(move)) == 0)
                .toList();
        return fresh.isEmpty() ? considered : fresh;
    }

    /** The plan's first move; what the others do in between is not part of it. It is worth the lead that there is now. */
    private static Line line(Position position, Plan plan) {
        List<Move> moves = new ArrayList<>();
        int first = plan.moves().get(0);
        Move.legalOn(position.live(), LiveBoard.from(first), LiveBoard.to(first))
                .ifPresent(moves::add);
        return new Line(plan.turns(), plan.nodes(), leadNow(position), moves);
    }

    private static int leadNow(Position position) {
        return SeatScores.of(position).getOrDefault(position.toMove(), 0);
    }
}
