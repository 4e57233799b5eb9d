package dev.halma.engine.search;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Position;
import dev.halma.rules.move.Move;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import java.util.List;

/**
 * What keeps a lost game from being held for ever. The rules let a piece stand in somebody's goal as long as that goal has
 * an empty cell; the engine does not make use of it for long, at any level. And where nobody comes home for very long, it
 * only looks at moves that bring a piece nearer.
 */
public final class Patience {

    private static final int ROUNDS_IN_THE_WAY = 10;
    private static final int ROUNDS_WITHOUT_PROGRESS = 40;

    private Patience() {}

    /** The legal moves that may be considered in good faith: nearly always all of them. */
    public static List<Move> moves(Game game, Terrain terrain) {
        Position position = game.position();
        List<Move> all = game.legalMoves();
        int rounds = position.quiet() / position.variant().seats();
        if (rounds < ROUNDS_IN_THE_WAY) return all;
        CellSet inTheWay = inTheWay(position);
        List<Move> leaving = all.stream()
                .filter(move -> !move.isPass() && inTheWay.contains(move.from()) && !inTheWay.contains(move.to()))
                .filter(move -> terrain.gain(position, move) > 0)
                .toList();
        if (!leaving.isEmpty() || rounds < ROUNDS_WITHOUT_PROGRESS) return leaving.isEmpty() ? all : leaving;
        List<Move> gaining =
                all.stream().filter(move -> terrain.gain(position, move) > 0).toList();
        return gaining.isEmpty() ? all : gaining;
    }

    /** The cells of goals that their owners have half filled, but for the mover's own. */
    private static CellSet inTheWay(Position position) {
        Seat mover = position.movedSeat().orElse(position.toMove());
        CellSet cells = CellSet.EMPTY;
        for (Seating owner : position.variant().seatings()) {
            int held = owner.goal().intersection(position.pieces(owner.seat())).size();
            if (owner.seat() != mover && 2 * held >= owner.pieces()) cells = cells.union(owner.goal());
        }
        return cells;
    }
}
