package dev.halma.browser;

import dev.halma.engine.puzzle.Puzzle;
import dev.halma.rules.board.Board;
import dev.halma.rules.move.Position;
import dev.halma.rules.notation.PositionText;
import dev.halma.table.json.Json;
import java.util.List;

/** A puzzle for the page. */
final class PuzzleView {

    private PuzzleView() {}

    static Json json(Puzzle puzzle) {
        Position position = puzzle.position();
        Board board = position.variant().board();
        return Json.object()
                .put("variant", position.variant().id())
                .put("position", PositionText.text(position))
                .put("turns", puzzle.turns())
                .put("ways", puzzle.ways())
                .put("waits", Json.texts(List.of(board.nameOf(puzzle.waitsAt()), board.nameOf(puzzle.waitsBeside()))))
                .put("solution", Json.texts(puzzle.routes()));
    }
}
