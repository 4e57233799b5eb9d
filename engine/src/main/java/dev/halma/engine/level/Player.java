package dev.halma.engine.level;

import dev.halma.engine.search.Limits;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;

/** A player. It keeps what it learns during a game, so each seat needs its own. */
public interface Player {

    /**
     * Chooses a legal move of a game that is not over.
     *
     * @throws IllegalArgumentException if it is over
     */
    Move choose(Game game, Limits limits);
}
