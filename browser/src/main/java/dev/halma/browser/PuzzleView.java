package dev.halma.browser;

import dev.halma.engine.puzzle.Puzzle;
import dev.halma.rules.board.Board;
import dev.halma.rules.move.Position;
import dev.halma.rules.notation.PositionText;
import java.util.List;

/** A puzzle for the page. */
final class PuzzleView {

    private PuzzleView() {}

    static Json json(Puzzle puzzle) {
        Position position = puzzle.position();
        Board board = position.variant().board();
        return Json.object()
                .with("variant", position.variant().id())
                .with("position", PositionText.text(position))
                .with("turns", puzzle.turns())
                .with("ways", puzzle.ways())
                .with("waits", Json.texts(List.of(board.nameOf(puzzle.waitsAt()), board.nameOf(puzzle.waitsBeside()))))
                .with("solution", Json.texts(puzzle.routes()))
                .end();
    }
}
