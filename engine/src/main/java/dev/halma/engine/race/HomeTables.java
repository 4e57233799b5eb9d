package dev.halma.engine.race;

import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The {@link HomeTable}s used last. Each is built when it is first needed. Not for several threads at a time. */
public final class HomeTables {

    private static final int MOST_KEPT = 6;

    private final int mostFormations;
    private final List<HomeTable> tables = new ArrayList<>();

    /** @param mostFormations the size of each table, such as {@link HomeTable#SMALL} */
    public HomeTables(int mostFormations) {
        this.mostFormations = mostFormations;
    }

    public HomeTable of(Variant variant, Seat seat) {
        Objects.requireNonNull(variant, "variant");
        Objects.requireNonNull(seat, "seat");
        for (HomeTable table : tables) {
            if (table.serves(variant, seat)) return table;
        }
        HomeTable table = HomeTable.of(variant, seat, mostFormations);
        if (tables.size() == MOST_KEPT) tables.remove(0);
        tables.add(table);
        return table;
    }
}
