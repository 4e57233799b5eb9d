package dev.halma.bench.load;

import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import dev.halma.rules.notation.HouseText;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A long legal game that all tables play, so that the load does not have to think. Seat A begins.
 *
 * @param moves in order, each with its two ends
 */
record Script(Variant variant, List<String> moves) {

    private static final String VARIANT = "chinese-2";

    /** Rules under which a game of random moves does not end. */
    private static final String HOUSE = "leave=off,repetition=off,quiet=off,length=off";

    static Script of(int turns) {
        Variant variant = HouseText.parse(Variants.named(VARIANT), HOUSE).orThrow();
        Random random = new Random(1884);
        List<String> moves = new ArrayList<>();
        Game game = Game.of(variant, Seat.A);
        while (moves.size() < turns && !game.isOver()) {
            List<Move> legal = game.legalMoves();
            Move move = legal.get(random.nextInt(legal.size()));
            moves.add(move.toString());
            game = game.after(move);
        }
        return new Script(variant, List.copyOf(moves));
    }
}
