package dev.halma.bench;

import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.List;
import java.util.SplittableRandom;
import org.openjdk.jol.info.GraphLayout;

/** Measures how much memory a game takes, without its variant, which all games share. */
public final class GameSize {

    private static final int TURNS = 150;

    private GameSize() {}

    public static void main(String[] args) {
        for (String id : List.of("american-2", "chinese-2", "chinese-6")) {
            Variant variant = Variants.named(id);
            long shared = GraphLayout.parseInstance(variant).totalSize();
            long all = GraphLayout.parseInstance(randomGame(variant)).totalSize();
            System.out.printf("%s, %d turns: %,d bytes%n", id, TURNS, all - shared);
        }
    }

    private static Game randomGame(Variant variant) {
        SplittableRandom random = new SplittableRandom(5);
        Game game = Game.of(variant);
        for (int turn = 0; turn < TURNS; turn++) {
            List<Move> moves = game.legalMoves();
            game = game.after(moves.get(random.nextInt(moves.size())));
        }
        return game;
    }
}
