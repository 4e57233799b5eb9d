package dev.halma.print;

import dev.halma.print.Block.Heading;
import dev.halma.print.Block.Instruction;
import dev.halma.print.Block.Picture;
import dev.halma.print.Block.Words;
import dev.halma.print.sheet.Box;
import dev.halma.print.sheet.Drawing;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** How to make board and pieces from the sheets. */
final class Assembly {

    private static final double OVERVIEW = 0.42;

    private final SetPlan plan;
    private final BoardTiles tiles;

    Assembly(SetPlan plan) {
        this.plan = plan;
        this.tiles = BoardTiles.of(plan.board(), plan.request().paper());
    }

    /** The whole text, with a picture of the tiles and other ways to make the set. */
    List<Block> blocks(int sheets) {
        List<Block> blocks = new ArrayList<>(words(sheets));
        otherWay(blocks, "print.assembly.scissors.title", "print.assembly.scissors.text");
        otherWay(blocks, "print.assembly.laminator.title", "print.assembly.laminator.text");
        if (tiles.count() > 1) {
            blocks.add(new Picture(OVERVIEW, this::drawOverview));
            blocks.add(new Words(plan.texts().text("print.assembly.overview")));
        }
        return blocks;
    }

    private void otherWay(List<Block> blocks, String title, String text) {
        blocks.add(new Heading(plan.texts().text(title)));
        blocks.add(new Words(plan.texts().text(text)));
    }

    /** The height of the picture as a share of its width; 0 if the board is one tile. */
    double overviewShare() {
        return tiles.count() > 1 ? OVERVIEW : 0;
    }

    void drawOverview(Drawing drawing, Box room) {
        if (tiles.count() > 1) new Overview(plan, tiles).draw(drawing, room);
    }

    /** The text without the picture. */
    List<Block> words(int sheets) {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Heading(plan.texts().text("print.assembly.title")));
        blocks.add(new Words(plan.texts().text("print.assembly.need", Map.of("sheets", sheets))));
        int number = 1;
        for (String key : instructions()) {
            blocks.add(new Instruction(number++, plan.texts().text(key)));
        }
        return blocks;
    }

    private List<String> instructions() {
        List<String> keys =
                new ArrayList<>(List.of("print.assembly.print", "print.assembly.glue", "print.assembly.cut"));
        if (tiles.count() > 1) keys.add("print.assembly.join");
        if (plan.request().pawns()) keys.add("print.assembly.pawns");
        if (plan.isTactile()) keys.add("print.assembly.tactile");
        return keys;
    }
}
