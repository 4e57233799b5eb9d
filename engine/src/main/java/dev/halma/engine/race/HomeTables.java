package dev.halma.engine.race;

import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;

/** The {@link HomeTable}s used last. Each is built when it is first needed. Not thread-safe. */
public final class HomeTables {

    private static final int MOST_KEPT = 6;

    private final int mostFormations;
    private final List<HomeTable> tables = new ArrayList<>();

    /** @param mostFormations the size of each table, such as {@link HomeTable#SMALL} */
    public HomeTables(int mostFormations) {
        this.mostFormations = mostFormations;
    }

    /**
     * The table of a seat.
     *
     * @param stop suspends the building of the table; the next call continues it
     */
    public HomeTable of(Variant variant, Seat seat, BooleanSupplier stop) {
        Objects.requireNonNull(variant, "variant");
        Objects.requireNonNull(seat, "seat");
        Objects.requireNonNull(stop, "stop");
        HomeTable table = kept(variant, seat);
        table.fill(mostFormations, stop);
        return table;
    }

    private HomeTable kept(Variant variant, Seat seat) {
        for (HomeTable table : tables) {
            if (table.serves(variant, seat)) return table;
        }
        if (tables.size() == MOST_KEPT) tables.remove(0);
        tables.add(new HomeTable(variant, seat));
        return tables.get(tables.size() - 1);
    }
}
