package dev.halma.browser;

import dev.halma.engine.race.TurnsHome;
import dev.halma.engine.report.Estimate;
import dev.halma.engine.report.OneTurn;
import dev.halma.engine.report.Report;
import dev.halma.engine.search.Variation;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.table.json.Json;
import dev.halma.table.json.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The engine's variations as the page shows them: every move with its route, scores counted in turns. */
final class VariationView {

    private VariationView() {}

    /** @param home in a race, the turns until home of the first variation */
    static Json json(Game game, List<Variation> variations, Optional<TurnsHome> home) {
        List<Json> all = new ArrayList<>();
        for (Variation variation : variations) {
            Optional<TurnsHome> own = all.isEmpty() ? home : Optional.empty();
            all.add(json(new Report(game.position(), variation, own)));
        }
        return Json.array(all.stream());
    }

    private static Json json(Report report) {
        Position start = report.position();
        Variation variation = report.variation();
        List<Json> routes = new ArrayList<>();
        Position now = start;
        for (Move move : variation.moves()) {
            routes.add(route(now, move));
            now = now.after(move);
        }
        return Json.object()
                .put(
                        "moves",
                        Json.texts(
                                variation.moves().stream().map(Move::toString).toList()))
                .put("routes", Json.array(routes.stream()))
                .put("depth", variation.depth())
                .put("nodes", variation.nodes())
                .put("score", score(report))
                .put("home", report.home().map(VariationView::home).orElse(Json.nothing()))
                .put("seats", seats(start.variant(), report.scores()));
    }

    private static Json home(TurnsHome home) {
        return Json.object().put("turns", home.turns()).put("isProven", home.isProven());
    }

    /** Every landing; none for a pass. */
    static Json route(Position position, Move move) {
        return Json.texts(position.route(move).map(GameView::names).orElse(List.of()));
    }

    static Json score(Report report) {
        Variant variant = report.position().variant();
        return switch (report.estimate()) {
            case Estimate.Lead(int hundredths) -> score("lead", Json.of(OneTurn.turns(hundredths, variant)));
            case Estimate.Wins(int turns) -> score("wins", Json.of(turns));
            case Estimate.Loses(int turns) -> score("loses", Json.of(turns));
            case Estimate.ExpectedWin(int turns) -> score("expected-win", Json.of(turns));
            case Estimate.ExpectedLoss(int turns) -> score("expected-loss", Json.of(turns));
        };
    }

    private static Json score(String kind, Json turns) {
        return Json.object().put("kind", kind).put("turns", turns);
    }

    /** How many turns each seat is ahead. */
    static Json seats(Variant variant, Map<Seat, Integer> leads) {
        JsonObject seats = Json.object();
        leads.forEach((seat, lead) -> seats.put(seat.name(), OneTurn.turns(lead, variant)));
        return seats;
    }
}
