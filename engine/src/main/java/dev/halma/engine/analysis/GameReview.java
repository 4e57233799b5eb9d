package dev.halma.engine.analysis;

import dev.halma.engine.Engine;
import dev.halma.engine.search.Limits;
import dev.halma.engine.search.Line;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Goes through a game and judges every move in it.
 *
 * @param limits for each position, and once more for the move that was played there
 */
public record GameReview(Engine engine, Limits limits) {

    /** Told after each event of a game. */
    public interface Listener {
        /**
         * Takes what was found out.
         *
         * @param done how many events have been gone through
         * @param judgement of the last one, if it was a move or a pass
         */
        void wentThrough(int done, Optional<Judgement> judgement);
    }

    /** The moves and passes of a game, each with its judgement. */
    public List<Judgement> of(Game game, Listener listener) {
        List<Judgement> judgements = new ArrayList<>();
        List<Game> history = game.history();
        for (int number = 1; number < history.size(); number++) {
            Game before = history.get(number - 1);
            int event = number;
            Optional<Judgement> judgement = history.get(number).lastMove().map(move -> judge(event, before, move));
            judgement.ifPresent(judgements::add);
            listener.wentThrough(number, judgement);
        }
        return judgements;
    }

    /** Searched, never planned: only scores of the same kind and depth can be set beside each other. */
    private Judgement judge(int number, Game before, Move move) {
        Line best = engine.searchAmong(before, before.legalMoves(), limits, report -> {});
        if (best.best().equals(move)) return new Judgement(number, before, best, best);
        Limits alike = limits.withDepth(Math.max(1, best.depth()));
        Line played = engine.searchAmong(before, List.of(move), alike, report -> {});
        // One that could not be looked at as deeply is given the benefit of the doubt.
        boolean comparable = played.depth() == best.depth() && best.depth() > 0;
        return new Judgement(number, before, played, comparable ? best : played);
    }
}
