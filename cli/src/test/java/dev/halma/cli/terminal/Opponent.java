package dev.halma.cli.terminal;

import dev.halma.engine.Engine;
import dev.halma.engine.level.Level;
import dev.halma.engine.level.LevelPlayer;
import dev.halma.engine.search.Limits;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Request;
import dev.halma.rules.game.Verdict;
import dev.halma.rules.move.Move;
import dev.halma.rules.notation.MoveText;
import dev.halma.rules.variant.Variants;

/** A test's own copy of a game, and the moves that the test makes in it. */
final class Opponent {

    private final LevelPlayer player = new LevelPlayer(Level.HEDGEHOG, new Engine(1), 7);
    private Game game;

    Opponent(String variant) {
        game = Game.of(Variants.named(variant));
    }

    Game game() {
        return game;
    }

    int turn() {
        return game.position().turn();
    }

    /** The text of a good move, which it makes. */
    String move() {
        Move move = player.choose(game, Limits.nodes(2000));
        game = game.after(move);
        return move.toString();
    }

    /** Makes a move that the program has told. */
    void see(String text) {
        Request.Play request = MoveText.parse(text).orThrow();
        game = ((Verdict.Accepted) game.play(request)).game();
    }
}
