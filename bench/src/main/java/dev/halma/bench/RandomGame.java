package dev.halma.bench;

import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import dev.halma.rules.variant.Variant;
import java.util.List;
import java.util.SplittableRandom;

/** Plays a game at random. */
final class RandomGame {

    private RandomGame() {}

    static Game of(Variant variant, int turns, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Game game = Game.of(variant);
        for (int turn = 0; turn < turns; turn++) {
            List<Move> moves = game.legalMoves();
            game = game.after(moves.get(random.nextInt(moves.size())));
        }
        return game;
    }
}
