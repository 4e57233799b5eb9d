package dev.halma.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.notation.MoveText;
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
            MoveText.Said said = MoveText.parseSaid(move).orThrow();
            Seat by = said.by().orElse(game.position().toMove());
            Verdict verdict = game.play(by, said.request());
            assertThat(verdict).as(move).isInstanceOf(Verdict.Accepted.class);
            game = ((Verdict.Accepted) verdict).game();
        }
        return game;
    }

    static Refusal refused(Position position, String move) {
        return refused(Game.from(position), move);
    }

    static Refusal refused(Game game, String move) {
        MoveText.Said said = MoveText.parseSaid(move).orThrow();
        Verdict verdict = game.play(said.by().orElse(game.position().toMove()), said.request());
        assertThat(verdict).as(move).isInstanceOf(Verdict.Refused.class);
        return ((Verdict.Refused) verdict).why();
    }

    static Outcome won(String side, Outcome.Why why, Game game) {
        Seat first = Seat.valueOf(side.substring(0, 1));
        return new Outcome.Won(game.variant().sideOf(first), why);
    }
}
