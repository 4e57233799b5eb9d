package dev.halma.engine.level;

import dev.halma.engine.search.Limits;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;

/** Somebody who plays. A player keeps what it learns during a game, so each seat has one of its own. */
public interface Player {

    /** A legal move of a game that is not over. */
    Move choose(Game game, Limits limits);
}
