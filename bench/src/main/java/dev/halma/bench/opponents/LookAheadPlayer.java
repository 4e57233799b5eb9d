package dev.halma.bench.opponents;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.level.Player;
import dev.halma.engine.race.Planner;
import dev.halma.engine.race.Race;
import dev.halma.engine.search.Limits;
import dev.halma.engine.search.Patience;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Position;
import dev.halma.rules.move.LiveBoard;
import dev.halma.rules.move.Move;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Plays as the engine does: it plans races and searches all other positions by iterative deepening, among the moves
 * that {@link Patience} allows. The search itself is handed in.
 */
record LookAheadPlayer(Style style) implements Player {

    /** Creates the search of one position. */
    interface Style {
        LookAhead from(WayBoard board, Budget budget);
    }

    @Override
    public Move choose(Game game, Limits limits) {
        Position position = game.position();
        Terrain terrain = Terrain.of(game.variant(), Weights.USUAL);
        return raceHome(position, terrain, limits).orElseGet(() -> search(game, terrain, limits));
    }

    private static Optional<Move> raceHome(Position position, Terrain terrain, Limits limits) {
        if (!Race.isOn(position, position.toMove())) return Optional.empty();
        return Planner.shortest(position, position.toMove(), position.legalMoves(), terrain, limits)
                .flatMap(plan -> move(position, plan.moves().get(0)));
    }

    private Move search(Game game, Terrain terrain, Limits limits) {
        Position position = game.position();
        List<Integer> order = new ArrayList<>(new Patience(game, terrain)
                .moves().stream()
                        .sorted(Comparator.comparingInt((Move move) -> -terrain.gain(position, move)))
                        .map(Move::code)
                        .toList());
        LookAhead ahead = style.from(new WayBoard(game, terrain), new Budget(limits));
        try {
            for (int depth = 1; depth <= limits.depth() && order.size() > 1; depth++) {
                LookAhead.Found found =
                        ahead.best(order.stream().mapToInt(i -> i).toArray(), depth);
                order.remove(Integer.valueOf(found.move()));
                order.addFirst(found.move());
                if (Math.abs(found.score()) > LookAhead.SURELY_WON) break;
            }
        } catch (Budget.Spent spent) {
            // The last complete iteration counts.
        }
        return move(position, order.getFirst()).orElseThrow();
    }

    private static Optional<Move> move(Position position, int code) {
        return Move.legalOn(position.live(), LiveBoard.from(code), LiveBoard.to(code));
    }
}
