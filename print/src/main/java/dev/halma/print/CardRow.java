package dev.halma.print;

import dev.halma.print.sheet.Box;
import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Point;
import dev.halma.rules.variant.Seating;
import java.util.ArrayList;
import java.util.List;

/** The cards of two players beside each other, or one below the other. */
record CardRow(SetPlan plan, List<Seating> seatings) implements Filler {

    private static final int CARDS = 2;
    private static final double GAP = 4;

    public CardRow {
        seatings = List.copyOf(seatings);
    }

    /** The cards of all players. */
    public static List<Filler> all(SetPlan plan) {
        List<Filler> rows = new ArrayList<>();
        List<Seating> all = plan.variant().seatings();
        for (int from = 0; from < all.size(); from += CARDS) {
            rows.add(new CardRow(plan, all.subList(from, Math.min(all.size(), from + CARDS))));
        }
        return rows;
    }

    @Override
    public double fill(Drawing drawing, Box room) {
        boolean across = seatings.size() * (PlayerCard.WIDTH + GAP) - GAP <= room.width();
        int rows = across ? 1 : seatings.size();
        double height = rows * (PlayerCard.HEIGHT + GAP) - GAP;
        if (height > room.height() || PlayerCard.WIDTH > room.width()) return 0;
        for (int i = 0; i < seatings.size(); i++) {
            double right = across ? i * (PlayerCard.WIDTH + GAP) : 0;
            double down = across ? 0 : i * (PlayerCard.HEIGHT + GAP);
            new PlayerCard(plan, seatings.get(i)).draw(drawing, new Point(room.x() + right, room.y() + down));
        }
        return height;
    }
}
