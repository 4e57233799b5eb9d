package dev.halma.engine.analysis;

import dev.halma.engine.report.OneTurn;
import dev.halma.engine.search.Line;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;

/**
 * One move of a game beside the best one.
 *
 * @param number of the event in the game, from 1
 * @param before the game in which it was played
 * @param played the line that begins with it
 * @param best the best line, which may be the same
 */
public record Judgement(int number, Game before, Line played, Line best) {

    public Move move() {
        return played.best();
    }

    /** By how much the best line is better, in hundredths of a step. */
    public int cost() {
        return move().equals(best.best()) ? 0 : Math.max(0, best.score() - played.score());
    }

    /** Whether it costs a turn or more. */
    public boolean isTurningPoint() {
        return cost() >= OneTurn.in(before.variant());
    }
}
