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
        return raceHome(game, limits, listener).orElseGet(() -> searchAmong(game, considered(game), limits, listener));
    }

    /** The moves that may be considered in good faith, see {@link Patience}. */
    public List<Move> considered(Game game) {
        return Patience.moves(game, Terrain.of(game.variant(), weights));
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
        Optional<Line> line = Planner.shortest(position, seat, notSeenBefore(game), terrain, limits)
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
        int lead = SeatScores.of(position).getOrDefault(position.toMove(), 0);
        return new Line(plan.turns(), plan.nodes(), lead, moves);
    }
}
