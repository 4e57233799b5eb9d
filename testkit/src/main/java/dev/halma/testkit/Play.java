package dev.halma.testkit;

import dev.halma.rules.game.Game;
import dev.halma.rules.game.Outcome;
import dev.halma.rules.game.Refusal;
import dev.halma.rules.game.Verdict;
import dev.halma.rules.move.Position;
import dev.halma.rules.notation.EventText;
import dev.halma.rules.variant.Seat;

/** Plays games by text, for tests that expect every move to be accepted, or one to be refused. */
public final class Play {

    private Play() {}

    public static Game moves(Position start, String... moves) {
        return moves(Game.from(start), moves);
    }

    public static Game moves(Game start, String... moves) {
        Game game = start;
        for (String move : moves) {
            game = switch (verdict(game, move)) {
                case Verdict.Accepted(Game next) -> next;
                case Verdict.Refused(Refusal why) -> throw new AssertionError(move + " is refused: " + why);
            };
        }
        return game;
    }

    public static Refusal refused(Position position, String move) {
        return refused(Game.from(position), move);
    }

    public static Refusal refused(Game game, String move) {
        return switch (verdict(game, move)) {
            case Verdict.Accepted accepted -> throw new AssertionError(move + " is let through");
            case Verdict.Refused(Refusal why) -> why;
        };
    }

    private static Verdict verdict(Game game, String move) {
        return EventText.parse(move, game.position().toMove()).orThrow().replayedIn(game);
    }

    /** The outcome in which a side has won; its first seat names it. */
    public static Outcome won(String side, Outcome.Why why, Game game) {
        Seat first = Seat.valueOf(side.substring(0, 1));
        return new Outcome.Won(game.variant().sideOf(first), why);
    }
}
