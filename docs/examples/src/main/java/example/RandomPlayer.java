package example;

import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.GameText;
import dev.halma.rules.variant.Variants;
import java.util.List;
import java.util.Random;

/** Plays a whole game at random, prints how it ended, and then the game as a file: {@code RandomPlayer chinese-3 7}. */
public final class RandomPlayer {

    private RandomPlayer() {}

    public static void main(String[] arguments) {
        Game game = Game.of(Variants.named(arguments[0]));
        Random random = new Random(Long.parseLong(arguments[1]));
        while (!game.isOver()) {
            List<Move> moves = game.legalMoves();
            game = game.after(moves.get(random.nextInt(moves.size())));
        }
        System.out.println(game);
        System.out.println();
        System.out.print(GameText.text(GameRecord.of(game).withTag("Event", "Random moves")));
    }
}
