package dev.halma.engine.race;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.search.Limits;
import dev.halma.rules.move.LiveBoard;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Finds a short way home for one seat alone by beam search. It repeats the search with a beam four times as wide until
 * the limits end it.
 */
public final class Planner {

    private static final int FIRST_WIDTH = 4;
    private static final int LAST_WIDTH = 1024;
    private static final int LONGEST_PLAN = 200;

    private final Terrain terrain;
    private final int seat;
    private final LiveBoard start;
    private final Set<Integer> choice;
    private final int atLeast;
    private final Limits limits;
    private final long started;
    private final int[] buffer = new int[LiveBoard.MOST_MOVES];
    private long nodes;
    private boolean stopped;

    /** A position of the beam, with the one it came from. */
    private record Node(LiveBoard board, int wayLeft, int move, Optional<Node> before) {}

    /** A possible next position. Its board is created only if it is kept. */
    private record Candidate(Node from, int move, int wayLeft, long key) {}

    private Planner(Position position, Seat seat, List<Move> choice, Terrain terrain, Limits limits) {
        this.terrain = terrain;
        this.seat = seat.index();
        this.choice = choice.stream().map(Move::code).collect(Collectors.toSet());
        this.limits = limits;
        this.started = limits.clock().getAsLong();
        start = alone(position, seat).live();
        atLeast = position.pieces(seat)
                .minus(position.variant().seating(seat).goal())
                .size();
    }

    /** The position without turns for the others. Their pieces stay. */
    static Position alone(Position position, Seat seat) {
        Position alone = position;
        for (Seating other : position.variant().seatings()) {
            if (other.seat() != seat && position.isInPlay(other.seat())) {
                alone = alone.withResigned(other.seat());
            }
        }
        return alone;
    }

    /**
     * The shortest plan found within the limits; empty if there was no time for one.
     *
     * @param choice the moves that may come first
     */
    public static Optional<Plan> shortest(
            Position position, Seat seat, List<Move> choice, Terrain terrain, Limits limits) {
        return shortest(position, seat, choice, List.of(), terrain, limits);
    }

    /** @param known a way home to improve on; ignored if it does not lead home */
    static Optional<Plan> shortest(
            Position position, Seat seat, List<Move> choice, List<Integer> known, Terrain terrain, Limits limits) {
        return new Planner(position, seat, choice, terrain, limits).run(known);
    }

    private Optional<Plan> run(List<Integer> known) {
        Optional<Plan> best = leadsHome(known) ? Optional.of(new Plan(known, atLeast, 0)) : Optional.empty();
        for (int width = FIRST_WIDTH; width <= LAST_WIDTH && !stopped; width *= 4) {
            if (best.isPresent() && best.get().isBest()) break;
            int shorterThan = best.map(Plan::turns).orElse(LONGEST_PLAN);
            Optional<Plan> found = search(width, shorterThan);
            if (found.isPresent()) best = found;
        }
        return best.map(plan -> new Plan(plan.moves(), atLeast, nodes));
    }

    private boolean leadsHome(List<Integer> moves) {
        if (moves.isEmpty() || !choice.contains(moves.get(0))) return false;
        LiveBoard board = start.copy();
        for (int move : moves) {
            if (!board.isLegal(move)) return false;
            board.make(move);
        }
        return board.winner() == seat;
    }

    private Optional<Plan> search(int width, int shorterThan) {
        List<Node> beam = List.of(new Node(start, terrain.wayLeft(start, seat), 0, Optional.empty()));
        // No position is expanded twice, even if it is reached in another way. This drives the beam out of dead ends.
        Set<Long> seen = new HashSet<>();
        for (int turns = 1; turns < shorterThan && !beam.isEmpty(); turns++) {
            List<Candidate> candidates = candidates(beam, seen);
            if (stopped) return Optional.empty();
            List<Node> next = new ArrayList<>();
            for (Candidate candidate : candidates) {
                Node node = node(candidate);
                if (node.board().winner() == seat) return Optional.of(plan(node));
                next.add(node);
                if (next.size() == width) break;
            }
            beam = next;
        }
        return Optional.empty();
    }

    /** The positions after those of the beam, the nearest to home first. */
    private List<Candidate> candidates(List<Node> beam, Set<Long> seen) {
        List<Candidate> candidates = new ArrayList<>();
        for (Node node : beam) {
            if (isTimeUp()) return List.of();
            int count = node.board().moves(buffer);
            nodes += count;
            for (int i = 0; i < count; i++) {
                if (node.before().isEmpty() && !choice.contains(buffer[i])) continue;
                int from = LiveBoard.from(buffer[i]);
                int to = LiveBoard.to(buffer[i]);
                long after = node.board().keyAfter(buffer[i]);
                if (!seen.add(after)) continue;
                candidates.add(new Candidate(node, buffer[i], node.wayLeft() - terrain.gain(seat, from, to), after));
            }
        }
        candidates.sort(Comparator.comparingInt(Candidate::wayLeft).thenComparingLong(Candidate::key));
        return candidates;
    }

    private boolean isTimeUp() {
        stopped |= nodes >= limits.nodes() || limits.areOver(started);
        return stopped;
    }

    private static Node node(Candidate candidate) {
        LiveBoard board = candidate.from().board().copy();
        board.make(candidate.move());
        return new Node(board, candidate.wayLeft(), candidate.move(), Optional.of(candidate.from()));
    }

    private Plan plan(Node last) {
        List<Integer> moves = new ArrayList<>();
        for (Optional<Node> node = Optional.of(last);
                node.isPresent();
                node = node.get().before()) {
            if (node.get().before().isPresent()) moves.add(0, node.get().move());
        }
        return new Plan(moves, atLeast, nodes);
    }
}
