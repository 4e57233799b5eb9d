package dev.halma.rules.game;

import dev.halma.rules.game.Outcome.Why;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.move.Route;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Side;
import dev.halma.rules.variant.Variant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game from its start to now. It is an immutable value that shares its past with the game it came from. A new game
 * comes from a request to the referee, or from a move that is known to be legal.
 *
 * <p>Programs keep thousands of games, so each one stores little. Events and positions are computed on request.
 */
public final class Game {

    private static final byte[] NO_ROUTE = {};

    private final @Nullable Game previous;
    private final Position position;
    private final byte[] route; // of the last move, packed; empty if the last event was no move
    private final @Nullable Event rare; // the last event, if it was no turn
    private final Outcome outcome;
    private final @Nullable Seen blocks;
    private final int states;

    private Game(
            @Nullable Game previous, Position position, byte[] route, @Nullable Event rare, @Nullable Outcome ruled) {
        this.previous = previous;
        this.position = position;
        this.route = route;
        this.rare = rare;
        states = previous == null ? 1 : previous.states + 1;
        blocks = previous == null ? null : Seen.after(previous, previous.blocks);
        outcome = ruled == null ? outcomeNow() : ruled;
    }

    /** A new game in which seat A begins. */
    public static Game of(Variant variant) {
        return of(variant, Seat.A);
    }

    /**
     * A new game in which this seat begins.
     *
     * @throws IllegalArgumentException if the variant has no such seat
     */
    public static Game of(Variant variant, Seat first) {
        return from(Position.start(variant, first));
    }

    /** A game that begins in any position. */
    public static Game from(Position start) {
        return new Game(null, Objects.requireNonNull(start, "start"), NO_ROUTE, null, null);
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

    /** The seats that have a place, see {@link Position#places}. */
    public List<Seat> places() {
        return position.places();
    }

    /** The position in which this game began. */
    public Position start() {
        Game game = this;
        while (game.previous != null) game = game.previous;
        return game.position;
    }

    /** The game before its last event. */
    public Optional<Game> before() {
        return Optional.ofNullable(previous);
    }

    @Nullable
    Game previous() {
        return previous;
    }

    public Optional<Event> lastEvent() {
        if (previous == null || rare != null) return Optional.ofNullable(rare);
        Seat by = previous.position.toMove();
        if (route.length == 0) return Optional.of(new Event.Passed(by));
        return Optional.of(new Event.Moved(by, Route.unpacked(variant().board(), route)));
    }

    /** The last move or pass; empty if the last event was no turn. */
    public Optional<Move> lastMove() {
        if (previous == null || rare != null) return Optional.empty();
        Position before = previous.position;
        if (route.length == 0) return previous.legalPass();
        return before.legalMove(Byte.toUnsignedInt(route[0]), Byte.toUnsignedInt(route[route.length - 1]));
    }

    /** The number of events so far. */
    public int eventCount() {
        return states - 1;
    }

    /** The number of positions so far, the start included. */
    int states() {
        return states;
    }

    @Nullable
    Seen blocks() {
        return blocks;
    }

    /** The number of times that a position has occurred so far with the same seat to move. */
    public int timesSeen(Position other) {
        return Seen.count(this, Objects.requireNonNull(other, "other"));
    }

    /** The game after each event, from its start to now. */
    public List<Game> history() {
        List<Game> history = new ArrayList<>(states);
        for (@Nullable Game game = this; game != null; game = game.previous) history.add(game);
        Collections.reverse(history);
        return Collections.unmodifiableList(history);
    }

    /** The events in order. */
    public List<Event> events() {
        return history().stream().flatMap(game -> game.lastEvent().stream()).toList();
    }

    /** The legal moves of the seat to move; none once the game is over. */
    public List<Move> legalMoves() {
        return isOver() ? List.of() : position.legalMoves();
    }

    /**
     * The game after a legal move of the seat to move.
     *
     * @throws IllegalArgumentException if the game is over, or the move is not legal in it
     */
    public Game after(Move move) {
        if (isOver()) throw new IllegalArgumentException("the game is over: " + outcome);
        return played(move, position.route(move));
    }

    /** Plays a request of the seat to move, or refuses it with the reason. */
    public Verdict play(Request.Play request) {
        return play(position.toMove(), request);
    }

    /** Plays a request of a seat, or refuses it with the reason. */
    public Verdict play(Seat by, Request.Play request) {
        Objects.requireNonNull(by, "by");
        Objects.requireNonNull(request, "request");
        Optional<Refusal> objection = objection(by);
        if (objection.isPresent()) return new Verdict.Refused(objection.get());
        return switch (request) {
            case Request.Path(List<String> cells) -> move(by, cells);
            case Request.Pass() -> pass(by);
            case Request.Resign() -> leave(by, new Event.Resigned(by), Why.RESIGNATION);
        };
    }

    /** Why a request would be refused; empty if it would be accepted. */
    public Optional<Refusal> objection(Seat by, Request.Play request) {
        return switch (play(by, request)) {
            case Verdict.Accepted accepted -> Optional.empty();
            case Verdict.Refused(Refusal why) -> Optional.of(why);
        };
    }

    /** Why a seat can't move the piece on a cell anywhere; empty if it can. */
    public Optional<Refusal> objection(Seat by, String cell) {
        Objects.requireNonNull(by, "by");
        Objects.requireNonNull(cell, "cell");
        Optional<Refusal> objection = objection(by);
        if (objection.isPresent()) return objection;
        if (by != position.toMove()) return Optional.of(new Refusal.NotYourTurn(by, position.toMove()));
        return Referee.whyStays(position, cell);
    }

    /** Whether the other game is this one, or a continuation of it. */
    public boolean isPartOf(Game other) {
        return start().equals(other.start())
                && eventCount() <= other.eventCount()
                && events().equals(other.events().subList(0, eventCount()));
    }

    /** Applies an arbiter's ruling. It is refused if the game is over or the seat no longer plays. */
    public Verdict rule(Ruling ruling) {
        return switch (Objects.requireNonNull(ruling, "ruling")) {
            case Ruling.TimeOut(Seat seat) ->
                objection(seat)
                        .<Verdict>map(Verdict.Refused::new)
                        .orElseGet(() -> leave(seat, new Event.TimedOut(seat), Why.TIME));
            case Ruling.Left(Seat seat) ->
                objection(seat)
                        .<Verdict>map(Verdict.Refused::new)
                        .orElseGet(() -> leave(seat, new Event.Left(seat), Why.LEFT));
            case Ruling.Skip(Seat seat) -> skip(seat);
            case Ruling.DrawAgreed() ->
                isOver()
                        ? new Verdict.Refused(new Refusal.GameOver(outcome))
                        : accepted(new Event.DrawAgreed(), position, drawnUnlessWon(Why.AGREEMENT));
        };
    }

    /** Why a seat may not act in this game; empty if it may. */
    public Optional<Refusal> objection(Seat seat) {
        if (isOver()) return Optional.of(new Refusal.GameOver(outcome));
        if (!variant().hasSeat(seat)) return Optional.of(new Refusal.NoSuchSeat(seat));
        if (position.isInPlay(seat)) return Optional.empty();
        return Optional.of(
                position.hasResigned(seat)
                        ? new Refusal.AlreadyResigned(seat)
                        : new Refusal.HasPlace(seat, places().indexOf(seat) + 1));
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
        return legalPass()
                .<Verdict>map(pass -> new Verdict.Accepted(played(pass, Optional.empty())))
                .orElseGet(() -> new Verdict.Refused(new Refusal.PassNotAllowed(by)));
    }

    private Optional<Move> legalPass() {
        return position.legalMove(0, 0).filter(Move::isPass);
    }

    private Verdict skip(Seat seat) {
        Optional<Refusal> objection = objection(seat);
        if (objection.isPresent()) return new Verdict.Refused(objection.get());
        if (seat != position.toMove()) return notYourTurn(seat);
        Position next = position.skipped();
        return new Verdict.Accepted(new Game(this, next, NO_ROUTE, new Event.Skipped(seat), null));
    }

    private Verdict notYourTurn(Seat by) {
        return new Verdict.Refused(new Refusal.NotYourTurn(by, position.toMove()));
    }

    private Verdict leave(Seat by, Event event, Why why) {
        Position next = position.withResigned(by);
        Outcome standing = Outcome.of(next);
        boolean byLeaving = standing instanceof Outcome.Won(Side side, Why reason) && reason == Why.RESIGNATION;
        return accepted(event, next, byLeaving ? new Outcome.Won(((Outcome.Won) standing).side(), why) : standing);
    }

    private Verdict accepted(Event event, Position next, Outcome standing) {
        return new Verdict.Accepted(new Game(this, next, NO_ROUTE, event, standing));
    }

    private Game played(Move move, Optional<Route> way) {
        Position next = position.after(move);
        return new Game(this, next, way.map(Route::packed).orElse(NO_ROUTE), null, null);
    }

    /** The outcome after a turn. */
    private Outcome outcomeNow() {
        Outcome byPosition = Outcome.of(position);
        if (byPosition.isOver() || previous == null) return byPosition;
        int limit = variant().houseRules().repetition().limit();
        return limit != Integer.MAX_VALUE && timesSeen(position) >= limit ? drawnUnlessWon(Why.REPETITION) : byPosition;
    }

    /** A draw, or the win of the seat that has the first place. */
    private Outcome drawnUnlessWon(Why why) {
        return places().stream()
                .findFirst()
                .<Outcome>map(first -> new Outcome.Won(variant().sideOf(first), Why.HOME))
                .orElseGet(() -> new Outcome.Drawn(why));
    }

    /** Whether the other game has the same start, the same rules and the same events. */
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

    /**
     * The present position for people: the drawn board, then a line with the variant, the turn and the seat to move, or
     * how the game ended. {@code GameText} writes games for programs.
     */
    @Override
    public String toString() {
        String standing = switch (outcome) {
            case Outcome.Open() -> position.toMove() + " to move";
            case Outcome.Won(Side side, Why why) -> side + " has won: " + why.code();
            case Outcome.Drawn(Why why) -> "drawn: " + why.code();
        };
        return Drawing.of(position) + variant() + ", turn " + position.turn() + ", " + standing;
    }
}
