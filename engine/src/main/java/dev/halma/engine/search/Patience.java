package dev.halma.engine.search;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Position;
import dev.halma.rules.move.Move;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Keeps every level from shuffling and from holding a lost game for ever. It narrows the choice of moves:
 *
 * <ol>
 *   <li>A seat does not bring its pieces back for the third time to where they have stood twice. So no position comes up for
 *       the third time while it has a choice.
 *   <li>A piece that has stood in somebody's half-filled goal for ten quiet rounds leaves it.
 *   <li>A seat that has not come nearer to home than ever before for eight rounds has lost its patience. It comes nearer
 *       where it can, and does not go back at all to where its pieces stood since then: it tries something else until it gets
 *       on. To hold others up is worth nothing to it.
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
    private final int turnsSinceRecord;

    public Patience(Game game, Terrain terrain) {
        this.game = game;
        this.terrain = terrain;
        position = game.position();
        mover = position.movedSeat().orElse(position.toMove());
        turnsSinceRecord = turnsSinceRecord();
    }

    /** Whether the seat to move has waited long enough. */
    public boolean isLost() {
        return rounds(turnsSinceRecord) >= ROUNDS_WITHOUT_PROGRESS;
    }

    /** The legal moves that may be considered in good faith: nearly always all of them. */
    public List<Move> moves() {
        Map<CellSet, Integer> visits = visits(Integer.MAX_VALUE);
        List<Move> moves =
                preferred(game.legalMoves(), move -> visits.getOrDefault(formationAfter(move), 0) < MOST_VISITS);
        if (rounds(position.quiet()) >= ROUNDS_IN_THE_WAY) {
            CellSet inTheWay = inTheWay();
            moves = preferred(moves, move -> leaves(inTheWay, move));
        }
        if (!isLost()) return moves;
        Map<CellSet, Integer> tried = visits(turnsSinceRecord);
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

    /** How often the mover's pieces have come to stand where in the last so many turns, now included. */
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

    /** The cells of goals that their owners have half filled, but for the mover's own. */
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

    /** How many turns ago the mover first had the shortest way left that it has had so far. */
    private int turnsSinceRecord() {
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
