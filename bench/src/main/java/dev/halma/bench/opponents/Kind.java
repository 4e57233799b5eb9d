package dev.halma.bench.opponents;

import dev.halma.arena.player.Entrant;
import dev.halma.engine.evaluation.Weight;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.level.GreedyPlayer;
import java.util.List;
import java.util.Locale;

/** What a player expects its opponents to do. */
enum Kind {
    /** Each plays the move that gains it most steps: the engine as it is. */
    GAIN,
    /** All play against us: the engine with many replies. */
    PARANOID,
    /** Only the one that hurts us most moves. */
    BEST_REPLY,
    /** Each plays what is best for itself. */
    MAX_N,
    /** Ignores them: the yardstick. */
    GREEDY;

    /** The kinds that search. */
    static final List<Kind> SEARCHING = List.of(GAIN, PARANOID, BEST_REPLY, MAX_N);

    /** Small: moves are short here, and clearing a larger transposition table would take longer than filling it. */
    private static final int MEGABYTES = 2;

    Entrant entrant() {
        return switch (this) {
            case GAIN -> Entrant.of(Weights.USUAL.with(Weight.REPLIES, 1), MEGABYTES);
            case PARANOID -> Entrant.of(Weights.USUAL.with(Weight.REPLIES, 99), MEGABYTES);
            case BEST_REPLY -> new Entrant(toString(), seed -> new LookAheadPlayer(BestReply::new));
            case MAX_N -> new Entrant(toString(), seed -> new LookAheadPlayer(MaxN::new));
            case GREEDY -> new Entrant(toString(), GreedyPlayer::new);
        };
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
