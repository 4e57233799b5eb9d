package dev.halma.print.words;

import dev.halma.print.request.SetPlan;
import dev.halma.print.sheet.Box;
import dev.halma.print.sheet.Drawing;
import dev.halma.print.tiles.BoardTiles;
import dev.halma.print.tiles.Overview;
import dev.halma.print.words.Block.Heading;
import dev.halma.print.words.Block.Picture;
import dev.halma.print.words.Block.Step;
import dev.halma.print.words.Block.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** How board and pieces are made from the sheets. */
final class Assembly {

    private static final double OVERVIEW = 0.42;

    private final SetPlan plan;
    private final BoardTiles tiles;

    Assembly(SetPlan plan) {
        this.plan = plan;
        this.tiles = BoardTiles.of(plan.board(), plan.request().paper());
    }

    /** The whole of it, with a picture of how the parts lie. */
    List<Block> blocks(int pieceSheets) {
        List<Block> blocks = new ArrayList<>(words(pieceSheets));
        if (tiles.count() > 1) {
            blocks.add(new Picture(OVERVIEW, this::drawOverview));
            blocks.add(new Words(plan.texts().text("print.assembly.overview")));
        }
        return blocks;
    }

    /** The height of the picture as a share of its width; none where the board is in one piece. */
    double overviewShare() {
        return tiles.count() > 1 ? OVERVIEW : 0;
    }

    void drawOverview(Drawing drawing, Box room) {
        if (tiles.count() > 1) new Overview(plan, tiles).draw(drawing, room);
    }

    /** In words alone. */
    List<Block> words(int pieceSheets) {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Heading(plan.texts().text("print.assembly.title")));
        int sheets = tiles.count() + pieceSheets;
        blocks.add(new Words(plan.texts().text("print.assembly.need", Map.of("sheets", sheets))));
        int number = 1;
        for (String step : steps()) {
            blocks.add(new Step(number++, plan.texts().text(step)));
        }
        return blocks;
    }

    private List<String> steps() {
        List<String> steps =
                new ArrayList<>(List.of("print.assembly.print", "print.assembly.glue", "print.assembly.cut"));
        if (tiles.count() > 1) steps.add("print.assembly.join");
        if (plan.request().pawns()) steps.add("print.assembly.pawns");
        if (plan.isTactile()) steps.add("print.assembly.tactile");
        return steps;
    }
}
