package dev.halma.engine;

import dev.halma.engine.evaluation.Evaluation;
import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.race.HomeTable;
import dev.halma.engine.race.HomeTables;
import dev.halma.engine.race.Homeward;
import dev.halma.engine.race.Plan;
import dev.halma.engine.race.Race;
import dev.halma.engine.race.WonRace;
import dev.halma.engine.report.Report;
import dev.halma.engine.report.SeatScores;
import dev.halma.engine.search.HelperThreads;
import dev.halma.engine.search.Limits;
import dev.halma.engine.search.Patience;
import dev.halma.engine.search.Sampling;
import dev.halma.engine.search.Search;
import dev.halma.engine.search.TranspositionTable;
import dev.halma.engine.search.Variation;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.LiveBoard;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

/**
 * The computer player. It plans races and searches all other positions. It keeps its transposition table between calls.
 */
public final class Engine {

    /** Enough for a first plan on every board. Without a plan, a search with few nodes wanders in front of the goal. */
    private static final int NODES_OF_A_PLAN = 20_000;

    private final TranspositionTable transpositions;
    private final Evaluation evaluation;
    private final Weights weights;
    private final HelperThreads company;
    private final HomeTables tables;
    private List<Integer> restOfPlan = List.of();

    /**
     * An engine without learned patterns.
     *
     * @param megabytes the size of the transposition table, 1 to 2048; other sizes become the nearest of these
     */
    public Engine(int megabytes) {
        this(megabytes, Weights.USUAL);
    }

    /**
     * An engine with other weights and without learned patterns.
     *
     * @param megabytes the size of the transposition table, 1 to 2048; other sizes become the nearest of these
     */
    public Engine(int megabytes, Weights weights) {
        this(megabytes, Evaluation.of(weights));
    }

    /** @param megabytes the size of the transposition table, 1 to 2048; other sizes become the nearest of these */
    public Engine(int megabytes, Evaluation evaluation) {
        this(megabytes, evaluation, HelperThreads.NONE);
    }

    /**
     * An engine that searches on the threads of a {@link HelperThreads}.
     *
     * @param megabytes the size of the transposition table, 1 to 2048; other sizes become the nearest of these
     */
    public Engine(int megabytes, Evaluation evaluation, HelperThreads company) {
        this(megabytes, evaluation, company, new HomeTables(HomeTable.SMALL));
    }

    /**
     * An engine with tables of another size for its proofs in races.
     *
     * @param megabytes the size of the transposition table, 1 to 2048; other sizes become the nearest of these
     */
    public Engine(int megabytes, Evaluation evaluation, HelperThreads company, HomeTables tables) {
        this.evaluation = Objects.requireNonNull(evaluation, "evaluation");
        this.company = Objects.requireNonNull(company, "company");
        this.tables = Objects.requireNonNull(tables, "tables");
        weights = evaluation.weights();
        transpositions = TranspositionTable.ofMegabytes(megabytes);
    }

    /** The tables for proofs in races. Larger ones prove more, and take longer to build. */
    public HomeTables homeTables() {
        return tables;
    }

    /** Clears the transposition table and the last plan, so that the same node limit gives the same move again. */
    public void forget() {
        transpositions.clear();
        restOfPlan = List.of();
    }

    /**
     * The best variation of a game that is not over.
     *
     * @param listener called with each better variation as it is found
     * @throws IllegalArgumentException if the game is over
     */
    public Variation think(Game game, Limits limits, Consumer<Report> listener) {
        Objects.requireNonNull(limits, "limits");
        Objects.requireNonNull(listener, "listener");
        if (game.isOver()) throw new IllegalArgumentException("the game is over: " + game.outcome());
        long started = limits.clock().getAsLong();
        return raceHome(game, limits, listener)
                .orElseGet(() -> chooseAmong(game, considered(game), limits.since(started), listener));
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
     *
     * @throws IllegalArgumentException if there are no moves to choose from
     */
    public Variation chooseAmong(Game game, List<Move> moves, Limits limits, Consumer<Report> listener) {
        Objects.requireNonNull(moves, "moves");
        Objects.requireNonNull(limits, "limits");
        Objects.requireNonNull(listener, "listener");
        if (!patience(game).isLost()) {
            return isCrowd(game) && limits.depth() == Limits.DEEPEST
                    ? sampleAmong(game, moves, limits, listener)
                    : searchAmongSome(game, moves, limits, listener);
        }
        Variation alone = amongSome(game, moves, search(game, moves, limits, evaluation.alone(), variation -> {}));
        Variation reported = alone.isDecided() ? alone : alone.withScore(leadNow(game.position()));
        listener.accept(new Report(game.position(), reported));
        return reported;
    }

    /** The moves that were left out might have saved a seat from a loss. */
    private static Variation amongSome(Game game, List<Move> moves, Variation found) {
        return moves.size() == game.legalMoves().size() ? found : found.amongSomeMoves();
    }

    private Variation searchAmongSome(Game game, List<Move> moves, Limits limits, Consumer<Report> listener) {
        Consumer<Variation> each = found -> listener.accept(new Report(game.position(), amongSome(game, moves, found)));
        return amongSome(game, moves, search(game, moves, limits, evaluation, each));
    }

    private static boolean isCrowd(Game game) {
        return game.variant().houseRules().sides().sides().size() > 2;
    }

    private Variation sampleAmong(Game game, List<Move> moves, Limits limits, Consumer<Report> listener) {
        return new Sampling(game, moves, limits, evaluation)
                .best(variation -> listener.accept(new Report(game.position(), variation)));
    }

    /**
     * The best variation that begins with one of these moves, found by search.
     *
     * @throws IllegalArgumentException if there are no moves to choose from
     */
    public Variation searchAmong(Game game, List<Move> moves, Limits limits, Consumer<Report> listener) {
        Objects.requireNonNull(moves, "moves");
        Objects.requireNonNull(listener, "listener");
        return search(
                game, moves, limits, evaluation, variation -> listener.accept(new Report(game.position(), variation)));
    }

    private Variation search(
            Game game, List<Move> moves, Limits limits, Evaluation evaluation, Consumer<Variation> listener) {
        Deepest deepest = new Deepest();
        Variation own = company.together(
                () -> new Search(game, moves, transpositions, limits, evaluation).best(listener),
                (number, stop) -> new Search(game, moves, transpositions, limits.until(stop), evaluation)
                        .beside(number, deepest::add));
        Variation found = deepest.of(own);
        if (found.depth() > own.depth()) listener.accept(found);
        return found;
    }

    /** The deepest variation that the threads of a search have found. */
    private static final class Deepest {
        private Optional<Variation> beside = Optional.empty();

        synchronized void add(Variation found) {
            if (beside.isEmpty() || found.depth() > beside.get().depth()) beside = Optional.of(found);
        }

        synchronized Variation of(Variation own) {
            return beside.filter(found -> found.depth() > own.depth() && !own.isDecided())
                    .orElse(own);
        }
    }

    private Optional<Variation> raceHome(Game game, Limits limits, Consumer<Report> listener) {
        Position position = game.position();
        Seat seat = position.toMove();
        if (!Race.isOn(position, seat)) return Optional.empty();
        Terrain terrain = Terrain.of(position.variant(), weights);
        Limits planning = limits.withNodesFrom(NODES_OF_A_PLAN);
        Optional<Homeward> way =
                Homeward.of(position, seat, notSeenBefore(game), restOfPlan, tables, terrain, planning);
        if (way.isEmpty()) return Optional.empty();
        Plan plan = way.get().plan();
        // It is checked before it is used again, so it does no harm if another game comes next.
        restOfPlan = plan.moves().subList(1, plan.turns());
        Variation variation = variation(position, plan);
        listener.accept(new Report(position, variation, Optional.of(way.get().turns())));
        return Optional.of(variation);
    }

    /** The moves to new positions. Without this, two plans of equal length could undo each other forever. */
    private List<Move> notSeenBefore(Game game) {
        List<Move> considered = considered(game);
        List<Move> fresh = considered.stream()
                .filter(move -> game.timesSeen(game.position().after(move)) == 0)
                .toList();
        return fresh.isEmpty() ? considered : fresh;
    }

    /**
     * The plan's first move. Its score is a win if no opponent can prevent it, otherwise the present lead. The
     * opponents' moves are not part of a plan.
     */
    private static Variation variation(Position position, Plan plan) {
        List<Move> moves = new ArrayList<>();
        int first = plan.moves().get(0);
        position.legalMove(LiveBoard.from(first), LiveBoard.to(first)).ifPresent(moves::add);
        OptionalInt won = WonRace.turns(position, plan);
        int score = won.isPresent() ? Search.WIN - won.getAsInt() : leadNow(position);
        return new Variation(plan.turns(), plan.nodes(), score, moves);
    }

    private static int leadNow(Position position) {
        return SeatScores.of(position).getOrDefault(position.toMove(), 0);
    }
}
