package dev.halma.engine.search;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Position;
import dev.halma.rules.move.Move;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Keeps every level from shuffling and from holding a lost game for ever. It narrows the choice of moves:
 *
 * <ol>
 *   <li>A side that is ahead or level does not go back to where its pieces stood in a position that has come up twice:
 *       nobody can then make it come up for the third time.
 *   <li>A piece that has stood in somebody's half-filled goal for ten quiet rounds leaves it.
 *   <li>A seat that has not come nearer to home than ever before for eight rounds has lost its patience. It comes nearer
 *       where it can, and does not go back to where its pieces stood since then: it tries something else until it gets on.
 *       To hold others up is worth nothing to it.
 * </ol>
 */
public final class Patience {

    private static final int ROUNDS_IN_THE_WAY = 10;
    private static final int ROUNDS_WITHOUT_PROGRESS = 8;

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
        Set<CellSet> drawish = drawishFormations();
        List<Move> moves = preferred(game.legalMoves(), move -> !drawish.contains(formationAfter(move)));
        if (rounds(position.quiet()) >= ROUNDS_IN_THE_WAY) {
            CellSet inTheWay = inTheWay();
            moves = preferred(moves, move -> leaves(inTheWay, move));
        }
        if (!isLost()) return moves;
        Set<CellSet> tried = formationsSinceRecord();
        moves = preferred(moves, move -> !tried.contains(formationAfter(move)));
        return preferred(moves, move -> terrain.gain(position, move) > 0);
    }

    private static List<Move> preferred(List<Move> moves, Predicate<Move> wanted) {
        List<Move> some = moves.stream().filter(wanted).toList();
        return some.isEmpty() ? moves : some;
    }

    private int rounds(int turns) {
        return turns / position.variant().seats();
    }

    /** Where the mover's pieces stood in positions that have come up twice, if its side has no need of a draw. */
    private Set<CellSet> drawishFormations() {
        Set<CellSet> formations = new HashSet<>();
        if (!isAheadOrLevel()) return formations;
        for (Optional<Game> past = Optional.of(game);
                past.isPresent();
                past = past.get().before()) {
            Position seen = past.get().position();
            if (game.timesSeen(seen) >= 2) formations.add(seen.pieces(mover));
        }
        return formations;
    }

    private boolean isAheadOrLevel() {
        int own = terrain.wayLeft(position, mover);
        return position.variant().seatings().stream()
                .map(Seating::seat)
                .filter(seat -> !position.variant().sideOf(mover).contains(seat))
                .allMatch(seat -> own <= terrain.wayLeft(position, seat));
    }

    /** Where the mover's pieces stood since it was nearest to home, and now. */
    private Set<CellSet> formationsSinceRecord() {
        Set<CellSet> formations = new HashSet<>();
        Optional<Game> past = Optional.of(game);
        for (int i = 0;
                i <= turnsSinceRecord && past.isPresent();
                i++, past = past.get().before()) {
            formations.add(past.get().position().pieces(mover));
        }
        return formations;
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
