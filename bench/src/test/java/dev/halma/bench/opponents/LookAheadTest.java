package dev.halma.bench.opponents;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.level.GreedyPlayer;
import dev.halma.engine.level.Player;
import dev.halma.engine.search.Limits;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Outcome;
import dev.halma.rules.move.LiveBoard;
import dev.halma.rules.move.Move;
import dev.halma.rules.notation.PositionText;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LookAheadTest {

    private static final Variant STAR = Variants.named("chinese-3");

    /** A game after ten turns of greedy play, in which pieces have left their camps. */
    private static Game underWay() {
        Game game = Game.of(STAR);
        Player greedy = new GreedyPlayer(4);
        for (int turn = 0; turn < 10; turn++) game = game.after(greedy.choose(game, Limits.nodes(1)));
        return game;
    }

    private static WayBoard board(Game game) {
        return new WayBoard(game, Terrain.of(STAR, Weights.USUAL));
    }

    private static Budget plenty() {
        return new Budget(Limits.nodes(1_000_000));
    }

    private static Player player(Kind kind) {
        return kind.entrant().player().apply(1);
    }

    @Test
    void inMaxNTheNextSeatPlaysWhatIsBestForItself() {
        WayBoard board = board(underWay());
        int root = board.mover();
        int move = board.moves(WayBoard.NONE, 1)[0];
        LookAhead.Found found = new MaxN(board, plenty()).best(new int[] {move}, 2);
        board.make(move);
        int expected = board.leadAfterGain(root, board.mostGain(), (root + 2) % 3);
        assertThat(found).isEqualTo(new LookAhead.Found(move, expected));
    }

    @Test
    void inBestReplySearchOnlyTheOpponentMovesWhoHurtsMost() {
        WayBoard board = board(underWay());
        int root = board.mover();
        int move = board.moves(WayBoard.NONE, 1)[0];
        LookAhead.Found found = new BestReply(board, plenty()).best(new int[] {move}, 2);
        board.make(move);
        int first = board.leadAfterGain(root, board.mostGain(), root);
        board.make(LiveBoard.PASS);
        int second = board.leadAfterGain(root, board.mostGain(), root);
        assertThat(found).isEqualTo(new LookAhead.Found(move, Math.min(first, second)));
        assertThat(first).isNotEqualTo(second);
    }

    @Test
    void aSearchLeavesTheBoardAsItWas() {
        WayBoard board = board(underWay());
        long key = board.key();
        int[] moves = board.moves(WayBoard.NONE, 100);
        new BestReply(board, plenty()).best(moves, 4);
        new MaxN(board, plenty()).best(moves, 4);
        assertThat(board.key()).isEqualTo(key);
        assertThat(board.length()).isZero();
    }

    @ParameterizedTest
    @EnumSource(names = {"BEST_REPLY", "MAX_N"})
    void takesTheWinAtHand(Kind kind) {
        // B's piece next to A's last one prevents a race.
        String almost = "a/aa/aaa/aaa1/7ba4/12/bbb8/bbb7/bbb6/10/ccc8/ccc9/ccc9c/4/3/2/1 a 0 90";
        Game game = Game.from(PositionText.parse(STAR, almost).orThrow());
        Game after = game.after(player(kind).choose(game, Limits.nodes(5000)));
        assertThat(after.outcome().result()).isEqualTo("A");
    }

    @ParameterizedTest
    @EnumSource(names = {"BEST_REPLY", "MAX_N"})
    void theSameLimitsInNodesGiveTheSameMoveAndAreObeyed(Kind kind) {
        Game game = underWay();
        Move move = player(kind).choose(game, Limits.nodes(3000));
        assertThat(player(kind).choose(game, Limits.nodes(3000))).isEqualTo(move);
        assertThat(game.legalMoves()).contains(player(kind).choose(game, Limits.nodes(1)));
    }

    @ParameterizedTest
    @EnumSource(names = {"BEST_REPLY", "MAX_N"})
    void bringsAGameToItsEnd(Kind kind) {
        Player player = player(kind);
        Game game = Game.of(STAR);
        while (!game.isOver()) game = game.after(player.choose(game, Limits.nodes(200)));
        assertThat(game.outcome()).isInstanceOf(Outcome.Won.class);
    }
}
