package dev.halma.engine.level;

import dev.halma.engine.search.Limits;
import dev.halma.rules.board.Board;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Position;
import dev.halma.rules.move.Move;
import dev.halma.rules.variant.Seat;
import java.util.ArrayList;
import java.util.List;

/**
 * Plays the move that brings a piece farthest towards the empty cells of its goal, and one of the best at random: what a
 * beginner's program does, and the usual yardstick.
 */
public final class GreedyPlayer implements Player {

    private final Dice dice;

    public GreedyPlayer(long seed) {
        dice = new Dice(seed);
    }

    @Override
    public Move choose(Game game, Limits limits) {
        List<Move> best = new ArrayList<>();
        double most = Double.NEGATIVE_INFINITY;
        for (Move move : game.legalMoves()) {
            double gain = gain(game.position(), move);
            if (gain > most + 1e-9) best.clear();
            if (gain >= most - 1e-9) best.add(move);
            most = Math.max(most, gain);
        }
        return best.get(dice.roll(best.size()));
    }

    private static double gain(Position position, Move move) {
        if (move.isPass()) return 0;
        Seat owner = position.owner(move.from()).orElseThrow();
        CellSet goal = position.variant().seating(owner).goal();
        CellSet open = goal.minus(position.pieces(owner));
        boolean leavesGoal = goal.contains(move.from()) && !goal.contains(move.to());
        return leavesGoal ? -100 : distance(position, move.from(), open) - distance(position, move.to(), open);
    }

    /** How far a cell is from the farthest cell of the goal that is still to be filled. */
    private static double distance(Position position, int cell, CellSet open) {
        Board board = position.variant().board();
        return open.stream()
                .mapToDouble(to -> Math.hypot(board.x(to) - board.x(cell), board.y(to) - board.y(cell)))
                .max()
                .orElse(0);
    }
}
