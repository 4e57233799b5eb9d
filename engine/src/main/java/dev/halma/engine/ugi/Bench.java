package dev.halma.engine.ugi;

import dev.halma.engine.Engine;
import dev.halma.engine.level.Dice;
import dev.halma.engine.search.Limits;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Searches fixed positions of every variant to a fixed depth. The number of nodes identifies the engine's behaviour: a
 * change that doesn't affect play doesn't change it.
 */
public final class Bench {

    private static final int DEPTH = 5;
    private static final int MEGABYTES = 16;
    private static final int[] TURNS_PLAYED = {0, 12, 40};

    private Bench() {}

    /** The nodes of one variant. */
    public record Part(Variant variant, long nodes) {}

    /**
     * Searches all positions.
     *
     * @param listener called with each part when it is done
     */
    public static List<Part> run(Consumer<Part> listener) {
        List<Part> parts = new ArrayList<>();
        for (Variant variant : Variants.all()) {
            long nodes = 0;
            for (int turns : TURNS_PLAYED) {
                Game game = played(variant, turns);
                nodes += new Engine(MEGABYTES)
                        .searchAmong(game, game.legalMoves(), Limits.depth(DEPTH), report -> {})
                        .nodes();
            }
            Part part = new Part(variant, nodes);
            parts.add(part);
            listener.accept(part);
        }
        return parts;
    }

    private static Game played(Variant variant, int turns) {
        Dice dice = new Dice(1884);
        Game game = Game.of(variant);
        for (int turn = 0; turn < turns; turn++) {
            List<Move> moves = game.legalMoves();
            game = game.after(moves.get(dice.roll(moves.size())));
        }
        return game;
    }
}
