package dev.halma.bench.opponents;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.LiveBoard;
import dev.halma.rules.move.Move;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WayBoardTest {

    private static WayBoard board(Game game) {
        return new WayBoard(game, Terrain.of(game.variant(), Weights.USUAL));
    }

    private static List<Long> facts(WayBoard board) {
        List<Long> facts = new ArrayList<>(List.of((long) board.mover()));
        for (int seat = 0; seat < board.seats(); seat++) facts.add((long) board.lead(seat));
        return facts;
    }

    @ParameterizedTest
    @ValueSource(strings = {"chinese-3", "american-4", "chinese-6"})
    void whatIsKeptThroughMakeAndUndoEqualsWhatIsMadeAnew(String id) {
        Variant variant = Variants.named(id);
        SplittableRandom random = new SplittableRandom(5);
        Game game = Game.of(variant);
        WayBoard board = board(game);
        List<List<Long>> seen = new ArrayList<>();
        for (int turn = 0; turn < 150 && !game.isOver(); turn++) {
            seen.add(facts(board));
            List<Move> moves = game.legalMoves();
            Move move = moves.get(random.nextInt(moves.size()));
            board.make(move.code());
            game = game.after(move);
            assertThat(facts(board)).isEqualTo(facts(board(Game.from(game.position()))));
        }
        for (List<Long> before : seen.reversed()) {
            board.undo();
            assertThat(facts(board)).isEqualTo(before);
        }
    }

    @Test
    void whoStandsStillOnlyLosesTheTurn() {
        WayBoard board = board(Game.of(Variants.named("chinese-3")));
        List<Long> before = facts(board);
        int lead = board.lead(2);
        board.make(LiveBoard.PASS);
        assertThat(board.mover()).isEqualTo(1);
        assertThat(board.lead(2)).isEqualTo(lead);
        board.make(LiveBoard.PASS);
        board.make(LiveBoard.PASS);
        assertThat(facts(board)).isEqualTo(before);
        assertThat(board.isRepeated()).isTrue();
    }

    @Test
    void theKnownMoveComesFirstAndThenWhatGainsMost() {
        WayBoard board = board(Game.of(Variants.named("chinese-6")));
        int[] moves = board.moves(WayBoard.NONE, 100);
        assertThat(moves).hasSize(14);
        int lead = board.lead(0);
        board.make(moves[0]);
        int most = board.lead(0);
        board.undo();
        assertThat(most).isEqualTo(board.leadAfterGain(0, board.mostGain(), 1)).isNotEqualTo(lead);
        assertThat(board.moves(moves[9], 3)).containsExactly(moves[9], moves[0], moves[1]);
    }
}
