package dev.halma.engine.analysis;

import dev.halma.engine.Engine;
import dev.halma.engine.race.Homeward;
import dev.halma.engine.race.Race;
import dev.halma.engine.search.Limits;
import dev.halma.engine.search.Variation;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.LiveBoard;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Judges every move of a game.
 *
 * @param limits for each position, and again for the move that was played there
 */
public record GameReview(Engine engine, Limits limits) {

    private static final int NODES_OF_A_PLAN = 20_000;

    public GameReview {
        Objects.requireNonNull(engine, "engine");
        Objects.requireNonNull(limits, "limits");
    }

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
        Objects.requireNonNull(listener, "listener");
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

    /**
     * Searches, and proves where it can. It compares no plan with a search: only scores of the same kind and depth can be
     * compared.
     */
    private Judgement judge(int number, Game before, Move move) {
        Judgement searched = search(number, before, move);
        Position position = before.position();
        Seat seat = position.toMove();
        if (move.isPass() || !Race.isProvable(position, seat)) return searched;
        Optional<Homeward> now = proven(position, seat);
        Optional<Homeward> later = now.flatMap(way -> proven(position.after(move), seat));
        if (later.isEmpty()) return searched;
        int loss = Math.max(0, later.get().turns().turns() - (now.get().turns().turns() - 1));
        return new Judgement(
                number,
                before,
                searched.played(),
                loss > 0 ? along(now.get(), searched) : searched.played(),
                OptionalInt.of(loss));
    }

    private Optional<Homeward> proven(Position position, Seat seat) {
        if (position.isHome(seat)) return Optional.of(Homeward.AT_HOME);
        return Homeward.of(position, seat, engine.homeTables(), limits.withNodesFrom(NODES_OF_A_PLAN))
                .filter(way -> way.turns().isProven());
    }

    /** The best variation, beginning with the shortest way home. */
    private static Variation along(Homeward way, Judgement searched) {
        int first = way.plan().moves().get(0);
        Move move = searched.before()
                .position()
                .legalMove(LiveBoard.from(first), LiveBoard.to(first))
                .orElseThrow();
        Variation best = searched.best();
        return new Variation(best.depth(), best.nodes(), best.score(), List.of(move));
    }

    private Judgement search(int number, Game before, Move move) {
        Variation best = engine.searchAmong(before, before.legalMoves(), limits, report -> {});
        if (best.best().equals(move)) return new Judgement(number, before, best, best, OptionalInt.empty());
        Limits alike = limits.withDepth(Math.max(1, best.depth()));
        Variation played = engine.searchAmong(before, List.of(move), alike, report -> {});
        // If the move played was not searched as deeply, it counts as best.
        boolean comparable = played.depth() == best.depth() && best.depth() > 0;
        return new Judgement(number, before, played, comparable ? best : played, OptionalInt.empty());
    }
}
