package dev.halma.rules.game;

import dev.halma.rules.game.Outcome.Why;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Route;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Side;
import dev.halma.rules.variant.Variant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A game from its start to now: an immutable value that shares its past with the game it came from. It is changed by
 * asking the referee for something, or by playing a move that is known to be legal.
 */
public final class Game {

    private record Step(Game before, Event event) {}

    private final Optional<Step> last;
    private final Position position;
    private final Occurrences occurrences;
    private final Outcome outcome;

    private Game(Optional<Step> last, Position position, Occurrences occurrences, Outcome outcome) {
        this.last = last;
        this.position = position;
        this.occurrences = occurrences;
        this.outcome = outcome;
    }

    /** A new game in which seat A begins. */
    public static Game of(Variant variant) {
        return of(variant, Seat.A);
    }

    public static Game of(Variant variant, Seat first) {
        return from(Position.start(variant, first));
    }

    /** A game that begins in the middle. */
    public static Game from(Position start) {
        return new Game(Optional.empty(), start, Occurrences.NONE.with(start), start.outcome());
    }

    public Variant variant() {
        return position.variant();
    }

    public Position position() {
        return position;
    }

    public Outcome outcome() {
        return outcome;
    }

    public boolean isOver() {
        return outcome.isOver();
    }

    /** The position in which this game began. */
    public Position start() {
        Game game = this;
        while (game.last.isPresent()) game = game.last.get().before();
        return game.position;
    }

    /** The game before its last event. */
    public Optional<Game> before() {
        return last.map(Step::before);
    }

    public Optional<Event> lastEvent() {
        return last.map(Step::event);
    }

    /** How often a position has come up so far, with the same seat to move. */
    public int timesSeen(Position other) {
        return occurrences.count(other);
    }

    /** The game as it was at each moment, from its start to now. */
    public List<Game> history() {
        List<Game> history = new ArrayList<>(List.of(this));
        for (Optional<Step> step = last; step.isPresent(); step = step.get().before().last) {
            history.add(step.get().before());
        }
        Collections.reverse(history);
        return Collections.unmodifiableList(history);
    }

    /** What has happened, in order. */
    public List<Event> events() {
        return history().stream().flatMap(game -> game.lastEvent().stream()).toList();
    }

    /** The moves that the seat to move may choose from; none once the game is over. */
    public List<Move> legalMoves() {
        return isOver() ? List.of() : position.legalMoves();
    }

    /** The game after a move of the seat to move that is known to be legal. */
    public Game after(Move move) {
        if (isOver()) throw new IllegalArgumentException("the game is over: " + outcome);
        position.requireLegal(move);
        return played(move, position.route(move));
    }

    /** Asks for something in the name of the seat to move. */
    public Verdict play(Request request) {
        return play(position.toMove(), request);
    }

    /** Asks for something in the name of a seat. */
    public Verdict play(Seat by, Request request) {
        if (isOver()) return new Verdict.Refused(new Refusal.GameOver(outcome));
        if (!variant().hasSeat(by)) return new Verdict.Refused(new Refusal.NoSuchSeat(by));
        if (position.resigned().contains(by)) return new Verdict.Refused(new Refusal.AlreadyResigned(by));
        return switch (request) {
            case Request.Path(List<String> cells) -> move(by, cells);
            case Request.Pass() -> pass(by);
            case Request.Resign() -> leave(by, new Event.Resigned(by), Why.RESIGNATION);
            case Request.TimeOut() -> leave(by, new Event.TimedOut(by), Why.TIME);
            case Request.Draw() -> accepted(new Event.DrawAgreed(), position, new Outcome.Drawn(Why.AGREEMENT));
        };
    }

    private Verdict move(Seat by, List<String> cells) {
        if (by != position.toMove()) return notYourTurn(by);
        return switch (Referee.judge(position, cells)) {
            case Referee.Illegal(Refusal why) -> new Verdict.Refused(why);
            case Referee.Legal(Move move, Route route) -> new Verdict.Accepted(played(move, Optional.of(route)));
        };
    }

    private Verdict pass(Seat by) {
        if (by != position.toMove()) return notYourTurn(by);
        return legalMoves().stream()
                .filter(Move::isPass)
                .findFirst()
                .<Verdict>map(pass -> new Verdict.Accepted(played(pass, Optional.empty())))
                .orElseGet(() -> new Verdict.Refused(new Refusal.PassNotAllowed(by)));
    }

    private Verdict notYourTurn(Seat by) {
        return new Verdict.Refused(new Refusal.NotYourTurn(by, position.toMove()));
    }

    private Verdict leave(Seat by, Event event, Why why) {
        Position next = position.withResigned(by);
        Outcome standing = next.outcome();
        boolean byLeaving = standing instanceof Outcome.Won(Side side, Why reason) && reason == Why.RESIGNATION;
        return accepted(event, next, byLeaving ? new Outcome.Won(((Outcome.Won) standing).side(), why) : standing);
    }

    private Verdict accepted(Event event, Position next, Outcome standing) {
        return new Verdict.Accepted(
                new Game(Optional.of(new Step(this, event)), next, occurrences.with(next), standing));
    }

    private Game played(Move move, Optional<Route> route) {
        Seat by = position.toMove();
        Position next = position.afterLegal(move);
        Occurrences counted = occurrences.with(next);
        Event event = route.<Event>map(way -> new Event.Moved(by, move, way)).orElse(new Event.Passed(by, move));
        return new Game(Optional.of(new Step(this, event)), next, counted, standing(next, counted));
    }

    /** Whether the same has happened from the same start under the same rules. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Game game
                && position.equals(game.position)
                && start().equals(game.start())
                && events().equals(game.events());
    }

    @Override
    public int hashCode() {
        return position.hashCode();
    }

    private static Outcome standing(Position next, Occurrences counted) {
        Outcome byPosition = next.outcome();
        if (byPosition.isOver()) return byPosition;
        int limit = next.variant().houseRules().repetition().limit();
        return counted.count(next) >= limit ? new Outcome.Drawn(Why.REPETITION) : byPosition;
    }
}
