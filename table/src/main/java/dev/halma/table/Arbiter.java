package dev.halma.table;

import dev.halma.engine.level.Level;
import dev.halma.rules.game.Beginning;
import dev.halma.rules.game.Event;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Request;
import dev.halma.rules.game.Ruling;
import dev.halma.rules.game.Verdict;
import dev.halma.rules.move.Move;
import dev.halma.rules.notation.EventText;
import dev.halma.rules.notation.Problem;
import dev.halma.rules.variant.Seat;
import dev.halma.table.Command.Actor;
import dev.halma.table.Table.Phase;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Decides about a command: a pure function of the table, the command, its actor and its context. */
public final class Arbiter {

    /** The random numbers for a die. The probability that six seats need more is below 10^-20. */
    private static final int NUMBERS_FOR_A_DIE = 256;

    /** The computer that stands in for an absent player online. An opponent must not choose a weak one. */
    static final Level STAND_IN = Level.FROG;

    private final Table table;
    private final Optional<Command.Id> cause;
    private final DecisionContext context;
    private final Rights rights;

    private Arbiter(Table table, Actor actor, Optional<Command.Id> cause, DecisionContext context) {
        this.table = table;
        this.cause = cause;
        this.context = context;
        this.rights = new Rights(table, actor);
    }

    /** Creates a table. The game begins at once if every chair is taken. */
    public static Decision.Accepted made(TableId id, PlayerId maker, Plan plan, DecisionContext context) {
        Entry made = new Entry(1, context.now(), Optional.empty(), new TableEvent.Made(maker, plan));
        Table opened = Table.opened(id, made);
        Arbiter arbiter = new Arbiter(opened, Command.SERVER, Optional.empty(), context);
        Decision.Accepted alone = new Decision.Accepted(List.of(made), opened);
        return arbiter.beginning(opened.chairs())
                .map(begun -> arbiter.withMissedTurns(alone.then(arbiter.entry(opened, begun))))
                .orElse(alone);
    }

    /** Creates a table that continues a game begun elsewhere. */
    static Decision.Accepted resumed(TableId id, PlayerId maker, Plan plan, Game game, DecisionContext context) {
        Entry made = new Entry(1, context.now(), Optional.empty(), new TableEvent.Made(maker, plan.from(game.start())));
        Table opened = Table.opened(id, made);
        Arbiter arbiter = new Arbiter(opened, Command.SERVER, Optional.empty(), context);
        TableEvent began = new TableEvent.Began(game.start().toMove(), List.of());
        Decision.Accepted so = new Decision.Accepted(List.of(made), opened).then(arbiter.entry(opened, began));
        List<Game> history = game.history();
        for (Game next : history.subList(1, history.size())) {
            Seat toMove = next.before().orElseThrow().position().toMove();
            Seat by = next.lastEvent().flatMap(Event::seat).orElse(toMove);
            so = so.then(arbiter.entry(so.next(), played(by, next, Optional.empty())), next);
        }
        return arbiter.withMissedTurns(so);
    }

    /** The last event of a game as an event of the table. */
    private static TableEvent played(Seat seat, Game game, Optional<Duration> left) {
        Seat toMove = game.before().orElseThrow().position().toMove();
        return new TableEvent.Played(seat, EventText.text(game.lastEvent().orElseThrow(), toMove), left);
    }

    /** Creates the table for the rematch of a finished one. */
    public static Decision.Accepted rematchOf(Table over, DecisionContext context) {
        return made(
                over.rematch().orElseThrow(),
                over.maker(),
                over.plan()
                        .again(over.chairs(), over.game().orElseThrow().start().toMove()),
                context);
    }

    /** Decides about a command that has no id. */
    public static Decision decide(Table table, Actor actor, Command command, DecisionContext context) {
        return decide(table, actor, Optional.empty(), command, context);
    }

    /**
     * Decides about a command.
     *
     * @param id the client's id of the command, if it has one; the entries that follow from the command carry it
     */
    public static Decision decide(
            Table table, Actor actor, Optional<Command.Id> id, Command command, DecisionContext context) {
        if (table.phase() == Phase.CANCELLED) return TableRefusal.CANCELLED.refused();
        Arbiter arbiter = new Arbiter(table, actor, id, context);
        Decision decision = arbiter.decide(command);
        if (decision instanceof Decision.Accepted accepted) decision = arbiter.withMissedTurns(accepted);
        if (LogLimit.hasRoom(command, decision)) return decision;
        // A person may resign or agree on an end. A computer that can't move does neither.
        return command instanceof Command.ComputerMove(Seat seat, Move move, int after)
                ? arbiter.ruled(seat, new Ruling.DrawAgreed())
                : TableRefusal.TOO_LONG.refused();
    }

    private Decision decide(Command command) {
        return switch (command) {
            case Command.Sit(Seat seat, String key, String name) -> sit(seat, key);
            case Command.Rise(Seat seat) -> rise(seat);
            case Command.SendAway(Seat seat) -> sendAway(seat);
            case Command.SeatComputer(Seat seat, Level level) -> seatComputer(seat, level);
            case Command.Play(Seat seat, Request request, int after) -> play(seat, request, after);
            case Command.Unreadable(Seat seat, Problem problem) ->
                rights.objectionInPlay(seat).orElseGet(() -> new Decision.Refused(problem.message()));
            case Command.ComputerMove(Seat seat, Move move, int after) -> computerMove(seat, move, after);
            case Command.Propose(Seat seat, Proposal what) -> agreement().propose(seat, what);
            case Command.Agree(Seat seat, Proposal what) -> agreement().agree(seat, what);
            case Command.Decline(Seat seat, Proposal what) -> agreement().decline(seat, what);
            case Command.Resume(Seat seat) -> resume(seat);
            case Command.Skip(Seat seat) -> skip(seat);
            case Command.StandIn(Seat seat, Level level) -> standIn(seat, level);
            case Command.Return(Seat seat) -> comeBack(seat);
            case Command.Cancel() -> cancel();
            case Command.Rule(Ruling ruling) -> rule(ruling);
            case Command.CheckClock() -> lookAtClock();
        };
    }

    // --- Before the game ---

    private Decision sit(Seat seat, String key) {
        if (!(rights.actor() instanceof Command.Player(PlayerId player))) return TableRefusal.PLAYERS_ONLY.refused();
        if (!rights.hasSeat(seat)) return TableRefusal.NO_SUCH_SEAT.refused();
        if (table.phase() != Phase.GATHERING) return TableRefusal.BEGUN.refused();
        if (table.sentAway().contains(player)) return TableRefusal.SENT_AWAY.refused();
        Chair chair = table.chair(seat);
        if (!chair.isFree()) return TableRefusal.SEAT_TAKEN.refused();
        boolean mayTake = chair instanceof Chair.Open || isInvitation(key) || table.isInvited(player);
        if (!mayTake) return TableRefusal.INVITATION_NEEDED.refused();
        if (!LogLimit.mayStepAside(table, rights.actor())) return TableRefusal.OFTEN_ENOUGH.refused();
        return seated(seat, new TableEvent.Sat(seat, player), Chair.Person.of(player));
    }

    /** Whether a text is the table's invitation. The comparison takes the same time for every text of a length. */
    private boolean isInvitation(String key) {
        String invitation = table.plan().invitation();
        if (invitation.isEmpty()) return false;
        int differs = key.length() ^ invitation.length();
        for (int i = 0; i < key.length(); i++) {
            differs |= key.charAt(i) ^ invitation.charAt(i % invitation.length());
        }
        return differs == 0;
    }

    private Decision seatComputer(Seat seat, Level level) {
        if (!rights.isMaker()) return TableRefusal.MAKER_ONLY.refused();
        if (!rights.hasSeat(seat)) return TableRefusal.NO_SUCH_SEAT.refused();
        if (table.phase() != Phase.GATHERING) return TableRefusal.BEGUN.refused();
        if (!table.chair(seat).isFree()) return TableRefusal.SEAT_TAKEN.refused();
        return seated(seat, new TableEvent.ComputerSat(seat, level), new Chair.Computer(level));
    }

    private Decision seated(Seat seat, TableEvent event, Chair chair) {
        Map<Seat, Chair> chairs = new EnumMap<>(table.chairs());
        chairs.put(seat, chair);
        return beginning(chairs).map(begun -> accepted(event, begun)).orElseGet(() -> accepted(event));
    }

    private Decision rise(Seat seat) {
        if (table.phase() != Phase.GATHERING) return TableRefusal.BEGUN.refused();
        return rights.isOwner(seat) ? accepted(new TableEvent.Rose(seat)) : TableRefusal.NOT_YOUR_SEAT.refused();
    }

    /** The maker sends a player away, who can't take a seat of this table again. */
    private Decision sendAway(Seat seat) {
        if (!rights.isMaker()) return TableRefusal.MAKER_ONLY.refused();
        if (!rights.hasSeat(seat)) return TableRefusal.NO_SUCH_SEAT.refused();
        if (table.phase() != Phase.GATHERING) return TableRefusal.BEGUN.refused();
        return table.chair(seat)
                .owner()
                .filter(player -> !player.equals(table.maker()))
                .<Decision>map(player -> accepted(new TableEvent.SentAway(seat, player)))
                .orElseGet(TableRefusal.NOT_YOUR_SEAT::refused);
    }

    private Decision cancel() {
        if (!rights.isMaker()) return TableRefusal.MAKER_ONLY.refused();
        return table.phase() == Phase.GATHERING ? accepted(new TableEvent.Cancelled()) : TableRefusal.BEGUN.refused();
    }

    /** The beginning of the game, if no chair is free. */
    private Optional<TableEvent> beginning(Map<Seat, Chair> chairs) {
        if (chairs.values().stream().anyMatch(Chair::isFree)) return Optional.empty();
        return Optional.of(
                switch (table.plan().first()) {
                    case First.Agreed(Seat seat) -> new TableEvent.Began(seat, List.of());
                    case First.Thrown(Beginning.Way way) -> {
                        Set<Seat> persons = chairs.entrySet().stream()
                                .filter(chair -> chair.getValue().owner().isPresent())
                                .map(Map.Entry::getKey)
                                .collect(Collectors.toSet());
                        int[] numbers = context.random().ints(NUMBERS_FOR_A_DIE).toArray();
                        Beginning.Decision decided = new Beginning(chairs.size(), persons)
                                .decide(way, numbers)
                                .orElseThrow();
                        yield new TableEvent.Began(decided.first(), decided.rounds());
                    }
                });
    }

    // --- In the game ---

    private Decision play(Seat seat, Request request, int after) {
        Optional<Decision> objection = rights.objectionInPlay(seat);
        if (objection.isPresent()) return objection.get();
        return switch (request) {
            case Request.OfferDraw() -> agreement().propose(seat, Proposal.DRAW);
            case Request.AcceptDraw() -> agreement().agree(seat, Proposal.DRAW);
            case Request.Resign resign -> judged(seat, game().play(seat, resign));
            case Request.Play turn -> turn(seat, after, () -> judged(seat, game().play(seat, turn)));
        };
    }

    private Decision computerMove(Seat seat, Move move, int after) {
        if (!(rights.actor() instanceof Command.Server)) return TableRefusal.NOT_FOR_PLAYERS.refused();
        Optional<Decision> objection = rights.objectionInPlay(seat);
        if (objection.isPresent()) return objection.get();
        if (game().position().toMove() != seat) return TableRefusal.NOT_TO_MOVE.refused();
        return turn(
                seat,
                after,
                // After a takeback another game may have the same length, so the move is checked again.
                () -> isLegal(move)
                        ? judged(seat, new Verdict.Accepted(game().after(move)))
                        : TableRefusal.OUT_OF_DATE.refused());
    }

    private boolean isLegal(Move move) {
        if (move.isPass()) return game().legalMoves().contains(move);
        return game().position().legalMove(move.from(), move.to()).equals(Optional.of(move));
    }

    /** Judges a turn. One that was chosen for an earlier position is refused. */
    private Decision turn(Seat seat, int after, Supplier<Decision> judged) {
        if (table.isPaused()) return TableRefusal.PAUSED.refused();
        if (after != game().eventCount()) return TableRefusal.OUT_OF_DATE.refused();
        boolean isLate = table.clocks().running().equals(Optional.of(seat)) && isTimeUp(lag(seat));
        return isLate ? timeOut(seat) : judged.get();
    }

    /**
     * The arbiter's own ruling about a seat.
     *
     * @param before events that precede it and do not change the game
     */
    Decision ruled(Seat seat, Ruling ruling, TableEvent... before) {
        return judged(seat, game().rule(ruling), before);
    }

    private Decision judged(Seat seat, Verdict verdict, TableEvent... before) {
        return switch (verdict) {
            case Verdict.Refused(var why) -> new Decision.Refused(why.message());
            case Verdict.Accepted(Game next) -> {
                Decision.Accepted first = accepted(before);
                Optional<Duration> left = shownAfter(seat, next.lastEvent().orElseThrow());
                yield first.then(entry(first.next(), played(seat, next, left)), next);
            }
        };
    }

    /** Accepts these events, in order. */
    Decision.Accepted accepted(TableEvent... events) {
        Decision.Accepted accepted = new Decision.Accepted(List.of(), table);
        for (TableEvent event : events) accepted = accepted.then(entry(accepted.next(), event));
        return accepted;
    }

    private Entry entry(Table before, TableEvent event) {
        return new Entry(before.version() + 1, context.now(), cause, event);
    }

    /** The clock of a seat after its turn. The lag of its connection is added back. */
    private Optional<Duration> shownAfter(Seat seat, Event event) {
        if (!table.clocks().running().equals(Optional.of(seat))) return Optional.empty();
        Duration left = table.clocks().leftAt(context.now().minus(lag(seat)));
        return Optional.of(event.isTurn() ? table.plan().pace(seat).afterTurn(left) : left);
    }

    /** The lag that is added back: what was measured, as far as the seat has not used up what it may get. */
    private Duration lag(Seat seat) {
        Duration rest = table.clocks().lagLeft(seat);
        return context.lag().compareTo(rest) < 0 ? context.lag() : rest;
    }

    /** Adds the turns that seats miss at first, because others have a head start. */
    private Decision.Accepted withMissedTurns(Decision.Accepted accepted) {
        Decision.Accepted all = accepted;
        Optional<Game> now = all.next().game();
        while (!all.entries().isEmpty()
                && now.isPresent()
                && table.plan().terms().missesTurn(now.get())) {
            Seat seat = now.get().position().toMove();
            if (!(now.get().rule(new Ruling.Skip(seat)) instanceof Verdict.Accepted(Game next))) return all;
            all = all.then(entry(all.next(), played(seat, next, Optional.empty())), next);
            now = Optional.of(next);
        }
        return all;
    }

    private Decision rule(Ruling ruling) {
        if (!(rights.actor() instanceof Command.Server)) return TableRefusal.NOT_FOR_PLAYERS.refused();
        if (table.phase() != Phase.PLAYING) return rights.notPlaying();
        Seat seat = switch (ruling) {
            case Ruling.TimeOut(Seat late) -> late;
            case Ruling.Left(Seat gone) -> gone;
            case Ruling.Skip(Seat skipped) -> skipped;
            case Ruling.DrawAgreed() -> game().position().toMove();
        };
        return ruled(seat, ruling);
    }

    private Decision lookAtClock() {
        if (!(rights.actor() instanceof Command.Server)) return TableRefusal.NOT_FOR_PLAYERS.refused();
        Optional<Seat> running = table.clocks().running();
        return running.isPresent() && isTimeUp(DecisionContext.MOST_LAG) ? timeOut(running.get()) : accepted();
    }

    private boolean isTimeUp(Duration grace) {
        Instant now = context.now().minus(grace);
        return table.clocks()
                .deadline()
                .filter(deadline -> !now.isBefore(deadline))
                .isPresent();
    }

    /** Ends the game when a clock has run out. With a full log no seat could move, so the game is drawn. */
    private Decision timeOut(Seat seat) {
        return ruled(seat, LogLimit.isFull(table) ? new Ruling.DrawAgreed() : new Ruling.TimeOut(seat));
    }

    private Decision resume(Seat seat) {
        Optional<Decision> objection = rights.objectionToPausing(seat);
        if (objection.isPresent()) return objection.get();
        return table.isPaused() ? accepted(new TableEvent.Resumed(seat)) : TableRefusal.NOT_PAUSED.refused();
    }

    // --- Absent players ---

    private Decision skip(Seat seat) {
        Optional<Decision> objection = objectionToActingFor(seat);
        if (objection.isPresent()) return objection.get();
        if (table.isPaused()) return TableRefusal.PAUSED.refused();
        if (game().position().toMove() != seat) return TableRefusal.NOT_TO_MOVE.refused();
        return ruled(seat, new Ruling.Skip(seat));
    }

    private Decision standIn(Seat seat, Level level) {
        if (!LogLimit.mayStepAside(table, rights.actor())) return TableRefusal.OFTEN_ENOUGH.refused();
        Optional<Decision> objection =
                table.plan().terms().isAtOneDevice() ? objectionToLettingPlayFor(seat) : objectionToActingFor(seat);
        Level agreed = table.plan().terms().isAtOneDevice() ? level : STAND_IN;
        return objection.orElseGet(() ->
                accepted(new TableEvent.StoodIn(seat, agreed, rights.seat().orElseThrow())));
    }

    /** At one device the players see who is absent, and the seat can be taken back at any time. So there is no wait. */
    private Optional<Decision> objectionToLettingPlayFor(Seat seat) {
        return rights.objectionInPlay(seat).or(() -> rights.objectionToGone(seat));
    }

    private Decision comeBack(Seat seat) {
        if (!rights.isOwner(seat)) return TableRefusal.NOT_YOUR_SEAT.refused();
        boolean isStoodIn = table.chair(seat) instanceof Chair.Person person
                && person.standIn().isPresent();
        return isStoodIn ? accepted(new TableEvent.Returned(seat)) : TableRefusal.NOT_STOOD_IN.refused();
    }

    /** Only a player of this table may act for a seat, and only after its player was absent for the fair wait. */
    private Optional<Decision> objectionToActingFor(Seat seat) {
        if (table.phase() != Phase.PLAYING) return Optional.of(rights.notPlaying());
        if (!rights.hasSeat(seat)) return Optional.of(TableRefusal.NO_SUCH_SEAT.refused());
        if (rights.seat().isEmpty()) return Optional.of(TableRefusal.PLAYERS_ONLY.refused());
        // The owner of the seat is not absent, even without a connection: disconnecting must not skip one's own turn.
        if (rights.isOwner(seat) || !isAbsent(seat)) return Optional.of(TableRefusal.NOT_ABSENT.refused());
        return rights.objectionToGone(seat);
    }

    private boolean isAbsent(Seat seat) {
        if (!(table.chair(seat) instanceof Chair.Person person)
                || person.standIn().isPresent()) return false;
        Instant since = context.absentSince().get(person.player());
        return since != null && !context.now().isBefore(table.mayActAt(person.player(), since));
    }

    private Agreement agreement() {
        return new Agreement(table, rights, context, this);
    }

    private Game game() {
        return table.game().orElseThrow();
    }
}
