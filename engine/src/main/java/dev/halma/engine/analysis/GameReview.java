package dev.halma.engine.analysis;

import dev.halma.engine.Engine;
import dev.halma.engine.search.Limits;
import dev.halma.engine.search.Variation;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Judges every move of a game.
 *
 * @param limits for each position, and again for the move that was played there
 */
public record GameReview(Engine engine, Limits limits) {

    /** Called after each event of a game. */
    public interface Listener {
        /**
         * Receives the progress.
         *
         * @param done the number of events judged so far
         * @param judgement the judgement of the last event, if it was a move or a pass
         */
        void wentThrough(int done, Optional<Judgement> judgement);
    }

    /** The judgements of all moves and passes of a game. */
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

    /** Always searches and never plans: only scores of the same kind and depth can be compared. */
    private Judgement judge(int number, Game before, Move move) {
        Variation best = engine.searchAmong(before, before.legalMoves(), limits, report -> {});
        if (best.best().equals(move)) return new Judgement(number, before, best, best);
        Limits alike = limits.withDepth(Math.max(1, best.depth()));
        Variation played = engine.searchAmong(before, List.of(move), alike, report -> {});
        // If the move played was not searched as deeply, it counts as best.
        boolean comparable = played.depth() == best.depth() && best.depth() > 0;
        return new Judgement(number, before, played, comparable ? best : played);
    }
}
