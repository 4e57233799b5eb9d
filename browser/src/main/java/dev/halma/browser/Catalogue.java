package dev.halma.browser;

import dev.halma.engine.level.Level;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
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
                .with("boards", Json.array(boards))
                .with("variants", Json.array(all.stream().map(Catalogue::json)))
                .end();
    }

    private static Json json(Variant variant) {
        return Json.object()
                .with("id", variant.id())
                .with("sheet", variant.source().sheet())
                .with("seats", Json.array(variant.seatings().stream().map(seating -> json(variant, seating))))
                .with("places", variant.board().places())
                .with("win", variant.houseRules().win().text())
                .with("board", variant.board().toString())
                .end();
    }

    private static Json json(Variant variant, Seating seating) {
        List<String> partners = variant.sideOf(seating.seat()).seats().stream()
                .filter(seat -> seat != seating.seat())
                .map(Seat::name)
                .toList();
        return Json.object()
                .with("seat", seating.seat().name())
                .with("place", seating.place())
                .with("pieces", seating.pieces())
                .with("partners", Json.texts(partners))
                .with("camp", BoardView.names(variant.board(), seating.camp()))
                .with("goal", BoardView.names(variant.board(), seating.goal()))
                .end();
    }
}
