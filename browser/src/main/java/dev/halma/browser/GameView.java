package dev.halma.browser;

import dev.halma.engine.report.OneTurn;
import dev.halma.engine.report.SeatScores;
import dev.halma.engine.report.TurnsNeeded;
import dev.halma.rules.board.Board;
import dev.halma.rules.game.Event;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Outcome;
import dev.halma.rules.move.Duty;
import dev.halma.rules.move.Position;
import dev.halma.rules.move.Route;
import dev.halma.rules.notation.EventText;
import dev.halma.rules.notation.HouseText;
import dev.halma.rules.notation.PositionText;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Side;
import dev.halma.table.json.Json;
import dev.halma.table.json.JsonObject;
import dev.halma.table.protocol.MessageJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.StringTokenizer;

/** One position of a game as the page shows it. */
record GameView(int number, Game game, TurnsNeeded turnsNeeded) {

    Json json() {
        Position position = game.position();
        return Json.object()
                .put("id", number)
                .put("variant", game.variant().id())
                .put("house", HouseText.text(game.variant()))
                .put("first", game.start().toMove().name())
                .put("position", PositionText.text(position))
                .put("toMove", position.toMove().name())
                .put("turn", position.turn())
                .put("events", game.eventCount())
                .put("pieces", pieces(position))
                .put("movable", movable())
                .put("mayPass", !game.isOver() && position.mayPass())
                .put("duty", duty())
                .put("seats", Json.array(game.variant().seatings().stream().map(this::seat)))
                .put("leads", VariationView.seats(game.variant(), SeatScores.of(position)))
                .put("sides", sides())
                .put("outcome", outcome())
                .put("last", game.lastEvent().map(this::last).orElse(Json.nothing()));
    }

    private Board board() {
        return game.variant().board();
    }

    static Json pieces(Position position) {
        Board board = position.variant().board();
        JsonObject pieces = Json.object();
        board.cells().stream()
                .forEach(cell -> position.owner(cell).ifPresent(seat -> pieces.put(board.nameOf(cell), seat.name())));
        return pieces;
    }

    private Json movable() {
        return Json.texts(game.legalMoves().stream()
                .filter(move -> !move.isPass())
                .map(move -> board().nameOf(move.from()))
                .distinct()
                .toList());
    }

    /** The duty of the seat to move. There is none after the end of a game. */
    private Json duty() {
        Duty duty = game.isOver() ? Duty.NONE : game.position().duty();
        OptionalInt free = game.isOver() ? OptionalInt.empty() : game.position().freeTurnsInCamp();
        return Json.object()
                .put("blockers", BoardView.names(board(), duty.blockers()))
                .put("campers", BoardView.names(board(), duty.campers()))
                .put("freeTurns", free.isPresent() ? Json.of(free.getAsInt()) : Json.nothing());
    }

    private Json seat(Seating seating) {
        Seat seat = seating.seat();
        Position position = game.position();
        return Json.object()
                .put("seat", seat.name())
                .put("home", position.pieces(seat).intersection(seating.goal()).size())
                .put("pieces", seating.pieces())
                .put("turnsNeeded", turnsNeeded.of(position, seat))
                .put("resigned", position.resigned().contains(seat))
                .put("isHome", position.isHome(seat))
                .put("place", game.places().contains(seat) ? Json.of(place(seat)) : Json.nothing());
    }

    private int place(Seat seat) {
        return game.places().indexOf(seat) + 1;
    }

    /** The seats that came home with the last event and got a place. */
    private Json arrived() {
        List<Seat> before = game.before().map(Game::places).orElse(List.of());
        return Json.array(game.places().stream()
                .filter(seat -> !before.contains(seat) && game.position().isHome(seat))
                .map(seat -> Json.object().put("seat", seat.name()).put("place", place(seat))));
    }

    /** How many turns each side is ahead of the best other side. Partners are on one side. */
    private Json sides() {
        return Json.array(SeatScores.ofSides(game.position()).entrySet().stream()
                .map(entry -> Json.object()
                        .put(
                                "seats",
                                Json.texts(entry.getKey().seats().stream()
                                        .map(Seat::name)
                                        .toList()))
                        .put("lead", OneTurn.turns(entry.getValue(), game.variant()))));
    }

    private Json outcome() {
        return switch (game.outcome()) {
            case Outcome.Open() -> outcome("open");
            case Outcome.Won(Side side, Outcome.Why why) ->
                outcome("won")
                        .put(
                                "side",
                                Json.texts(side.seats().stream().map(Seat::name).toList()))
                        .put("why", why.code());
            case Outcome.Drawn(Outcome.Why why) -> outcome("drawn").put("why", why.code());
        };
    }

    private JsonObject outcome(String kind) {
        return Json.object()
                .put("kind", kind)
                .put("told", MessageJson.write(game.outcome().message()));
    }

    private Json last(Event event) {
        Seat toMove = game.before().orElseThrow().position().toMove();
        Optional<Route> route =
                event instanceof Event.Moved(Seat by, Route moved) ? Optional.of(moved) : Optional.empty();
        return Json.object()
                .put("by", event.seat().map(seat -> Json.of(seat.name())).orElse(Json.nothing()))
                .put("text", EventText.text(event, toMove))
                .put("cells", Json.texts(route.map(GameView::names).orElse(List.of())))
                .put("hops", route.map(Route::hops).orElse(0))
                .put("event", kind(event))
                .put("arrived", arrived());
    }

    private static String kind(Event event) {
        return switch (event) {
            case Event.Moved moved -> "moved";
            case Event.Passed passed -> "passed";
            case Event.Resigned resigned -> "resigned";
            case Event.TimedOut timedOut -> "timed-out";
            case Event.Left left -> "left";
            case Event.Skipped skipped -> "skipped";
            case Event.DrawAgreed agreed -> "draw";
        };
    }

    /** The words of a text. (String.split would bring regular expressions into the page, 30 KB.) */
    static List<String> words(String text, String between) {
        List<String> words = new ArrayList<>();
        StringTokenizer tokens = new StringTokenizer(text, between);
        while (tokens.hasMoreTokens()) words.add(tokens.nextToken());
        return words;
    }

    /** Every landing by name. */
    static List<String> names(Route route) {
        return words(route.toString(), "-");
    }
}
