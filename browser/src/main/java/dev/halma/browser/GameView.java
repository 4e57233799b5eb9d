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
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** One position of a game as the page shows it. */
record GameView(int number, Game game, TurnsNeeded turnsNeeded) {

    Json json() {
        Position position = game.position();
        return Json.object()
                .with("id", number)
                .with("variant", game.variant().id())
                .with("house", HouseText.text(game.variant()))
                .with("first", game.start().toMove().name())
                .with("position", PositionText.text(position))
                .with("toMove", position.toMove().name())
                .with("turn", position.turn())
                .with("events", game.eventCount())
                .with("pieces", pieces(position))
                .with("movable", movable())
                .with("mayPass", !game.isOver() && position.mayPass())
                .with("duty", duty())
                .with("seats", Json.array(game.variant().seatings().stream().map(this::seat)))
                .with("leads", VariationView.seats(game.variant(), SeatScores.of(position)))
                .with("sides", sides())
                .with("outcome", outcome())
                .with("last", game.lastEvent().map(this::last).orElse(Json.NULL))
                .end();
    }

    private Board board() {
        return game.variant().board();
    }

    static Json pieces(Position position) {
        Board board = position.variant().board();
        Json.Fields pieces = Json.object();
        board.cells().stream()
                .forEach(cell -> position.owner(cell).ifPresent(seat -> pieces.with(board.nameOf(cell), seat.name())));
        return pieces.end();
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
                .with("blockers", BoardView.names(board(), duty.blockers()))
                .with("campers", BoardView.names(board(), duty.campers()))
                .with("freeTurns", free.isPresent() ? Json.of(free.getAsInt()) : Json.NULL)
                .end();
    }

    private Json seat(Seating seating) {
        Seat seat = seating.seat();
        Position position = game.position();
        return Json.object()
                .with("seat", seat.name())
                .with("home", position.pieces(seat).intersection(seating.goal()).size())
                .with("pieces", seating.pieces())
                .with("turnsNeeded", turnsNeeded.of(position, seat))
                .with("resigned", position.resigned().contains(seat))
                .with("isHome", position.isHome(seat))
                .with("place", game.places().contains(seat) ? Json.of(place(seat)) : Json.NULL)
                .end();
    }

    private int place(Seat seat) {
        return game.places().indexOf(seat) + 1;
    }

    /** The seats that came home with the last event and got a place. */
    private Json arrived() {
        List<Seat> before = game.before().map(Game::places).orElse(List.of());
        return Json.array(game.places().stream()
                .filter(seat -> !before.contains(seat) && game.position().isHome(seat))
                .map(seat -> Json.object()
                        .with("seat", seat.name())
                        .with("place", place(seat))
                        .end()));
    }

    /** How many turns each side is ahead of the best other side. Partners are on one side. */
    private Json sides() {
        return Json.array(SeatScores.ofSides(game.position()).entrySet().stream()
                .map(entry -> Json.object()
                        .with(
                                "seats",
                                Json.texts(entry.getKey().seats().stream()
                                        .map(Seat::name)
                                        .toList()))
                        .with("lead", OneTurn.turns(entry.getValue(), game.variant()))
                        .end()));
    }

    private Json outcome() {
        return switch (game.outcome()) {
            case Outcome.Open() -> outcome("open").end();
            case Outcome.Won(Side side, Outcome.Why why) ->
                outcome("won")
                        .with(
                                "side",
                                Json.texts(side.seats().stream().map(Seat::name).toList()))
                        .with("why", why.code())
                        .end();
            case Outcome.Drawn(Outcome.Why why) ->
                outcome("drawn").with("why", why.code()).end();
        };
    }

    private Json.Fields outcome(String kind) {
        return Json.object()
                .with("kind", kind)
                .with("told", MessageView.json(game.outcome().message()));
    }

    private Json last(Event event) {
        Seat toMove = game.before().orElseThrow().position().toMove();
        Optional<Route> route =
                event instanceof Event.Moved(Seat by, Route moved) ? Optional.of(moved) : Optional.empty();
        return Json.object()
                .with("by", event.seat().map(seat -> Json.of(seat.name())).orElse(Json.NULL))
                .with("text", EventText.text(event, toMove))
                .with("cells", Json.texts(route.map(GameView::names).orElse(List.of())))
                .with("hops", route.map(Route::hops).orElse(0))
                .with("event", kind(event))
                .with("arrived", arrived())
                .end();
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

    /** Every landing by name. */
    static List<String> names(Route route) {
        return List.of(route.toString().split("-", -1));
    }
}
