package dev.halma.browser;

import dev.halma.engine.level.Level;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import dev.halma.table.json.Json;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The variants, and the boards that they are played on, each board once. */
final class Catalogue {

    private Catalogue() {}

    /** The strength of each level, from the first on. */
    static Json ratings() {
        return Json.array(Arrays.stream(Level.values()).map(level -> Json.of(level.rating())));
    }

    static Json json() {
        return json(Variants.all());
    }

    static Json json(List<Variant> all) {
        Stream<Json> boards = all.stream().map(Variant::board).distinct().map(BoardView::json);
        return Json.object()
                .put("boards", Json.array(boards))
                .put("variants", Json.array(all.stream().map(Catalogue::json)));
    }

    private static Json json(Variant variant) {
        return Json.object()
                .put("id", variant.id())
                .put("sheet", variant.source().sheet())
                .put("seats", Json.array(variant.seatings().stream().map(seating -> json(variant, seating))))
                .put("places", variant.board().places())
                .put("win", variant.houseRules().win().text())
                .put("board", variant.board().toString());
    }

    private static Json json(Variant variant, Seating seating) {
        List<String> partners = variant.sideOf(seating.seat()).seats().stream()
                .filter(seat -> seat != seating.seat())
                .map(Seat::name)
                .toList();
        return Json.object()
                .put("seat", seating.seat().name())
                .put("place", seating.place())
                .put("pieces", seating.pieces())
                .put("partners", Json.texts(partners))
                .put("camp", BoardView.names(variant.board(), seating.camp()))
                .put("goal", BoardView.names(variant.board(), seating.goal()));
    }
}
