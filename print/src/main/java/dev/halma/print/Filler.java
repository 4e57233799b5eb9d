package dev.halma.print;

import dev.halma.print.sheet.Box;
import dev.halma.print.sheet.Drawing;
import java.util.Iterator;
import java.util.List;

/** Something for a part of a sheet that would stay blank. */
interface Filler {

    /** The distance between two fillers. */
    double BETWEEN = 6;

    /** Draws itself at the top of a box and returns the height that it took; 0 if it doesn't fit. */
    double fill(Drawing drawing, Box room);

    /** Draws what fits, in this order, and takes it off the list. */
    static void fill(Drawing drawing, Box room, List<Filler> pending) {
        Box rest = room;
        for (Iterator<Filler> all = pending.iterator(); all.hasNext() && rest.height() > 0; ) {
            double height = all.next().fill(drawing, rest);
            if (height <= 0) continue;
            all.remove();
            double used = height + BETWEEN;
            rest = new Box(rest.x(), rest.y() + used, rest.width(), rest.height() - used);
        }
    }
}
