package dev.halma.engine.race;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.search.Limits;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.HouseRules;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The way home of a seat in a race: a plan, and whether it is proven to be the shortest.
 *
 * @param plan the seat's own moves
 * @param turns the number of moves, proven or estimated
 */
public record Homeward(Plan plan, TurnsHome turns) {

    /** The seat is already home. */
    public static final Homeward AT_HOME = new Homeward(new Plan(List.of(), 0, 0), new TurnsHome.Proven(0));

    /** A node of a proof lists all moves of a formation; a node of a plan is one of them. */
    private static final int MOVES_A_NODE = 20;

    /** The way home of a seat, whether or not it is to move; empty if it is in no race, or if the limits allow no plan. */
    public static Optional<Homeward> of(Position position, Seat seat, HomeTables tables, Limits limits) {
        Objects.requireNonNull(position, "position");
        Objects.requireNonNull(seat, "seat");
        Objects.requireNonNull(tables, "tables");
        Objects.requireNonNull(limits, "limits");
        if (!isRace(position, seat)) return Optional.empty();
        List<Move> moves = Move.legalOn(Planner.alone(position, seat));
        return of(position, seat, moves, List.of(), tables, Terrain.of(position.variant(), Weights.USUAL), limits);
    }

    /**
     * The turns until home of each seat that is in a race, in the order of the seats.
     *
     * @param limits of each seat
     */
    public static Map<Seat, TurnsHome> turns(Position position, HomeTables tables, Limits limits) {
        Objects.requireNonNull(position, "position");
        Objects.requireNonNull(tables, "tables");
        Objects.requireNonNull(limits, "limits");
        Map<Seat, TurnsHome> turns = new LinkedHashMap<>();
        for (Seating seating : position.variant().seatings()) {
            of(position, seating.seat(), tables, limits).ifPresent(way -> turns.put(seating.seat(), way.turns()));
        }
        return turns;
    }

    /**
     * The way home of a seat that is in a race.
     *
     * @param choice the moves that may come first. A proven way that begins with another is not taken
     * @param known a way home that was found before, or empty; a shorter one replaces it
     */
    public static Optional<Homeward> of(
            Position position,
            Seat seat,
            List<Move> choice,
            List<Integer> known,
            HomeTables tables,
            Terrain terrain,
            Limits limits) {
        Objects.requireNonNull(position, "position");
        Objects.requireNonNull(seat, "seat");
        Objects.requireNonNull(choice, "choice");
        Objects.requireNonNull(known, "known");
        Objects.requireNonNull(tables, "tables");
        Objects.requireNonNull(terrain, "terrain");
        Objects.requireNonNull(limits, "limits");
        long started = limits.clock().getAsLong();
        boolean isTimed = limits.nanos() != Long.MAX_VALUE;
        Limits half = isTimed ? limits.withNanos(Math.max(1, limits.nanos() / 2)) : limits;
        Optional<Plan> planned = Planner.shortest(position, seat, choice, known, terrain, half);
        if (planned.isEmpty()) return Optional.empty(); // leaves the rest of the time to a search
        boolean isAtOnce = position.toMove() == seat && planned.get().turns() == 1;
        Optional<Plan> proven = isAtOnce
                ? planned
                : prove(position, seat, tables, planned, limits.since(started))
                        .filter(plan -> beginsWith(choice, plan));
        return proven.map(plan -> new Homeward(plan, new TurnsHome.Proven(plan.turns())))
                .or(() -> planned.map(plan -> new Homeward(plan, new TurnsHome.Estimated(plan.turns()))));
    }

    private static boolean beginsWith(List<Move> choice, Plan plan) {
        return plan.moves().isEmpty()
                || choice.stream().anyMatch(move -> move.code() == plan.moves().get(0));
    }

    private static Optional<Plan> prove(
            Position position, Seat seat, HomeTables tables, Optional<Plan> planned, Limits limits) {
        if (!Race.isProvable(position, seat)) return Optional.empty();
        long nodes = limits.nodes() == Long.MAX_VALUE ? Long.MAX_VALUE : limits.nodes() / MOVES_A_NODE;
        long started = limits.clock().getAsLong();
        HomeTable table = tables.of(position.variant(), seat, () -> limits.areOver(started));
        Limits left = limits.since(started).withNodes(nodes);
        return Prover.shortest(position, seat, table, planned, left).filter(plan -> endsInTime(position, plan.turns()));
    }

    /** Whether the seat gets home before a draw by length or by lack of progress. */
    static boolean endsInTime(Position position, int turns) {
        int seats = position.variant().seats();
        HouseRules house = position.variant().houseRules();
        int all = turns * seats;
        return position.turn() + all <= house.length().lastTurn(seats)
                && position.quiet() + all < house.quiet().limit(seats);
    }

    private static boolean isRace(Position position, Seat seat) {
        return position.isInPlay(seat) && Race.isOn(position, seat);
    }
}
