package dev.halma.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.notation.EventText;
import dev.halma.rules.variant.Seat;

/** Plays games by text, for tests that expect every move to be let through, or one to be refused. */
final class Play {

    private Play() {}

    static Game moves(Position start, String... moves) {
        return moves(Game.from(start), moves);
    }

    static Game moves(Game start, String... moves) {
        Game game = start;
        for (String move : moves) {
            Verdict verdict = verdict(game, move);
            assertThat(verdict).as(move).isInstanceOf(Verdict.Accepted.class);
            game = ((Verdict.Accepted) verdict).game();
        }
        return game;
    }

    static Refusal refused(Position position, String move) {
        return refused(Game.from(position), move);
    }

    static Refusal refused(Game game, String move) {
        Verdict verdict = verdict(game, move);
        assertThat(verdict).as(move).isInstanceOf(Verdict.Refused.class);
        return ((Verdict.Refused) verdict).why();
    }

    private static Verdict verdict(Game game, String move) {
        return EventText.parse(move, game.position().toMove()).orThrow().replayedIn(game);
    }

    static Outcome won(String side, Outcome.Why why, Game game) {
        Seat first = Seat.valueOf(side.substring(0, 1));
        return new Outcome.Won(game.variant().sideOf(first), why);
    }
}
