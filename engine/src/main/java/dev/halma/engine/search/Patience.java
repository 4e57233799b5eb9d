package dev.halma.engine.search;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Keeps every level from shuffling and from prolonging a lost game. It narrows the choice of moves:
 *
 * <ol>
 *   <li>A seat does not return its pieces a third time to where they stood twice. So no position occurs a third time while
 *       the seat has a choice.
 *   <li>A piece that has stood in another seat's half-filled goal for ten quiet rounds leaves it.
 *   <li>A seat whose way left has not become shorter than ever before for eight rounds loses its patience. It gets
 *       nearer to home if it can, and does not return its pieces to where they stood since then. Holding others up is
 *       worth nothing to it.
 * </ol>
 */
public final class Patience {

    private static final int ROUNDS_IN_THE_WAY = 10;
    private static final int ROUNDS_WITHOUT_PROGRESS = 8;
    private static final int MOST_VISITS = 2;

    private final Game game;
    private final Position position;
    private final Terrain terrain;
    private final Seat mover;
    private final int turnsSinceShortestWay;

    public Patience(Game game, Terrain terrain) {
        this.game = game;
        this.terrain = terrain;
        position = game.position();
        mover = position.movedSeat().orElse(position.toMove());
        turnsSinceShortestWay = turnsSinceShortestWay();
    }

    /** Whether the seat to move has lost its patience. */
    public boolean isLost() {
        return rounds(turnsSinceShortestWay) >= ROUNDS_WITHOUT_PROGRESS;
    }

    /** The legal moves that are allowed: nearly always all of them. */
    public List<Move> moves() {
        Map<CellSet, Integer> visits = visits(Integer.MAX_VALUE);
        List<Move> moves =
                preferred(game.legalMoves(), move -> visits.getOrDefault(formationAfter(move), 0) < MOST_VISITS);
        if (rounds(position.quiet()) >= ROUNDS_IN_THE_WAY) {
            CellSet inTheWay = inTheWay();
            moves = preferred(moves, move -> leaves(inTheWay, move));
        }
        if (!isLost()) return moves;
        Map<CellSet, Integer> tried = visits(turnsSinceShortestWay);
        moves = preferred(moves, move -> !tried.containsKey(formationAfter(move)));
        return preferred(moves, move -> terrain.gain(position, move) > 0);
    }

    private static List<Move> preferred(List<Move> moves, Predicate<Move> wanted) {
        List<Move> some = moves.stream().filter(wanted).toList();
        return some.isEmpty() ? moves : some;
    }

    private int rounds(int turns) {
        return turns / position.variant().seats();
    }

    /** How often the mover's pieces took each formation in the last turns, the present one included. */
    private Map<CellSet, Integer> visits(int turns) {
        Map<CellSet, Integer> visits = new HashMap<>();
        CellSet later = CellSet.EMPTY;
        Optional<Game> past = Optional.of(game);
        for (int i = 0; i <= turns && past.isPresent(); i++, past = past.get().before()) {
            CellSet formation = past.get().position().pieces(mover);
            if (!formation.equals(later)) visits.merge(formation, 1, Integer::sum);
            later = formation;
        }
        return visits;
    }

    private CellSet formationAfter(Move move) {
        CellSet now = position.pieces(mover);
        return move.isPass() ? now : now.minus(CellSet.of(move.from())).union(CellSet.of(move.to()));
    }

    /** The cells of half-filled goals, without the mover's own. */
    private CellSet inTheWay() {
        CellSet cells = CellSet.EMPTY;
        for (Seating owner : position.variant().seatings()) {
            int held = owner.goal().intersection(position.pieces(owner.seat())).size();
            if (owner.seat() != mover && 2 * held >= owner.pieces()) cells = cells.union(owner.goal());
        }
        return cells;
    }

    private boolean leaves(CellSet cells, Move move) {
        return !move.isPass()
                && cells.contains(move.from())
                && !cells.contains(move.to())
                && terrain.gain(position, move) > 0;
    }

    /** The number of turns since the mover's way left first reached its shortest value so far. */
    private int turnsSinceShortestWay() {
        int shortest = terrain.wayLeft(position, mover);
        int since = 0;
        int turns = 0;
        for (Optional<Game> before = game.before();
                before.isPresent();
                before = before.get().before()) {
            turns++;
            int way = terrain.wayLeft(before.get().position(), mover);
            if (way > shortest) continue;
            shortest = way;
            since = turns;
        }
        return since;
    }
}
