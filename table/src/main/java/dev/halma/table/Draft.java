package dev.halma.table;

import dev.halma.engine.level.Level;
import dev.halma.rules.game.Event;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Verdict;
import dev.halma.rules.notation.EventText;
import dev.halma.rules.notation.Parsed;
import dev.halma.rules.variant.Seat;
import dev.halma.table.Table.Done;
import dev.halma.table.Table.Offer;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A table while it is being changed. Callers see only the value that it becomes. */
final class Draft {

    final TableId id;
    final PlayerId maker;
    final Plan plan;
    final Map<Seat, Chair> chairs;
    final Map<Proposal, Offer> offers;
    int version;

    @Nullable
    Game game;

    Clocks clocks;
    boolean isPaused;
    boolean isCancelled;
    Optional<TableId> rematch;
    List<Done> done;
    Map<PlayerId, Integer> asides;
    int characters;
    Set<PlayerId> sentAway;
    Instant turnSince;

    Draft(TableId id, TableEvent.Made made) {
        this.id = id;
        this.maker = made.maker();
        this.plan = made.plan();
        this.chairs = new EnumMap<>(made.plan().chairs());
        this.offers = new EnumMap<>(Proposal.class);
        this.clocks = Clocks.full(plan);
        this.rematch = Optional.empty();
        this.done = List.of();
        this.asides = Map.of();
        this.sentAway = Set.of();
        this.turnSince = Instant.EPOCH;
    }

    Draft(Table from) {
        this.id = from.id();
        this.version = from.version();
        this.maker = from.maker();
        this.plan = from.plan();
        this.chairs = new EnumMap<>(from.chairs());
        this.offers = new EnumMap<>(Proposal.class);
        this.offers.putAll(from.offers());
        this.game = from.game().orElse(null);
        this.clocks = from.clocks();
        this.isPaused = from.isPaused();
        this.isCancelled = from.phase() == Table.Phase.CANCELLED;
        this.rematch = from.rematch();
        this.done = from.done();
        this.asides = from.asides();
        this.characters = from.characters();
        this.sentAway = from.sentAway();
        this.turnSince = from.turnSince();
    }

    Draft(TableView seen) {
        TableStatus status = seen.status();
        this.id = seen.table();
        this.version = seen.version();
        this.maker = seen.maker();
        this.plan = seen.plan();
        this.chairs = new EnumMap<>(status.chairs());
        this.offers = new EnumMap<>(Proposal.class);
        this.offers.putAll(status.offers());
        this.game = seen.game().orElse(null);
        this.clocks = Clocks.showing(plan, status.clocks());
        this.isPaused = status.isPaused();
        this.isCancelled = status.phase() == Table.Phase.CANCELLED;
        this.rematch = status.rematch();
        this.done = List.of();
        this.asides = Map.of();
        this.sentAway = Set.of();
        this.turnSince = Instant.EPOCH;
    }

    Table with(Entry entry) {
        version = entry.version();
        entry.cause().ifPresent(cause -> {
            List<Done> kept = done.size() < Table.REMEMBERED ? done : done.subList(1, done.size());
            done = Stream.concat(kept.stream(), Stream.of(new Done(cause, version)))
                    .toList();
        });
        return new Table(this);
    }

    void apply(TableEvent event, Instant at) {
        switch (event) {
            case TableEvent.Made made -> throw new IllegalArgumentException("a table is made only once");
            case TableEvent.Sat(Seat seat, PlayerId player) -> {
                chairs.put(seat, Chair.Person.of(player));
                countAside(seat);
            }
            case TableEvent.Rose(Seat seat) -> chairs.put(seat, freed(seat));
            case TableEvent.SentAway(Seat seat, PlayerId player) -> {
                chairs.put(seat, freed(seat));
                Set<PlayerId> more = new HashSet<>(sentAway);
                more.add(player);
                sentAway = Set.copyOf(more);
            }
            case TableEvent.ComputerSat(Seat seat, var level) -> chairs.put(seat, new Chair.Computer(level));
            case TableEvent.Began(Seat first, var rounds) -> begin(first, at);
            case TableEvent.Played played -> play(played, replayed(game(), played.text()), at);
            case TableEvent.Proposed(Seat seat, Proposal what) -> {
                agree(seat, what);
                countAside(seat);
            }
            case TableEvent.Agreed(Seat seat, Proposal what) -> agree(seat, what);
            case TableEvent.Declined(Seat seat, Proposal what) -> offers.remove(what);
            case TableEvent.TakenBack(Seat seat, int events) -> {
                takeBack(seat, events, at);
                countAside(seat);
            }
            case TableEvent.Paused() -> pause(at);
            case TableEvent.Resumed(Seat seat) -> resume(at);
            case TableEvent.StoodIn(Seat seat, var level, Seat by) -> {
                stand(seat, Optional.of(level));
                countAside(by);
            }
            case TableEvent.Returned(Seat seat) -> stand(seat, Optional.empty());
            case TableEvent.Rematched(TableId table) -> goOn(table);
            case TableEvent.Cancelled() -> isCancelled = true;
            case TableEvent.Unknown(String json) -> {} // a newer program knows what it means
        }
    }

    /** Counts an action that is not a move (see {@link LogLimit}). */
    private void countAside(Seat seat) {
        Optional.ofNullable(chairs.get(seat)).flatMap(Chair::owner).ifPresent(player -> {
            Map<PlayerId, Integer> counted = new HashMap<>(asides);
            counted.merge(player, 1, Integer::sum);
            asides = Map.copyOf(counted);
        });
    }

    /** The chair as the plan had it. A seat that the maker gives up becomes open to players with the invitation. */
    private Chair freed(Seat seat) {
        Chair planned = plan.chairs().get(seat);
        return planned != null && planned.isFree() ? planned : new Chair.Invited();
    }

    private void begin(Seat first, Instant at) {
        game = plan.opening(first);
        turnSince = at;
        runClock(at);
    }

    private Game game() {
        if (game == null) throw new IllegalArgumentException("the game has not begun");
        return game;
    }

    /** @param next the game after what was played */
    void play(TableEvent.Played played, Game next, Instant at) {
        Seat seat = played.seat();
        Seat moved = game().position().toMove();
        game = next;
        characters += played.text().length();
        if (moved != game.position().toMove()) turnSince = at;
        if (game.lastEvent().orElseThrow().isTurn()) offers.keySet().removeIf(Proposal::endsWithTurn);
        if (moved == seat)
            clocks = played.left()
                    .map(shown -> clocks.afterTurn(seat, shown, at))
                    .orElse(clocks);
        // The clock of the seat to move runs on while another seat resigns.
        if (moved == seat || game.isOver()) runClock(at);
        if (game.isOver()) offers.clear();
    }

    /** The game after what a log says has happened in it. */
    static Game replayed(Game game, String text) {
        Parsed<EventText.Entry> parsed = EventText.parse(text, game.position().toMove());
        if (parsed instanceof Parsed.Read<EventText.Entry>(EventText.Entry entry)
                && entry.replayedIn(game) instanceof Verdict.Accepted(Game next)) {
            return next;
        }
        throw new IllegalArgumentException(
                "the log says " + text + ", which can't have happened in " + game.position());
    }

    /** A turn begins, or the game is over. */
    private void runClock(Instant at) {
        clocks = clocks.stopped(at);
        if (game().isOver()) return;
        Seat next = game().position().toMove();
        clocks = isPaused ? clocks.wound(next) : clocks.wound(next).started(next, at);
    }

    private void agree(Seat seat, Proposal what) {
        Offer offer = offers.getOrDefault(what, new Offer(seat, EnumSet.of(seat)));
        Set<Seat> agreed = EnumSet.copyOf(offer.agreed());
        agreed.add(seat);
        Optional<PlayerId> owner = Optional.ofNullable(chairs.get(seat)).flatMap(Chair::owner);
        chairs.forEach((other, chair) -> {
            boolean isSpokenFor = plan.terms().speaksForAllSeats(what)
                    && owner.isPresent()
                    && chair.owner().equals(owner);
            if (isSpokenFor) agreed.add(other);
        });
        offers.put(what, new Offer(offer.proposer(), agreed));
    }

    /**
     * Takes back the last events. A seat that takes back its own last turn pays for the time since then: the turn of the next
     * seat is undone, so its clock must not have run.
     */
    private void takeBack(Seat by, int events, Instant at) {
        boolean isOwnLast = game().lastEvent().flatMap(Event::seat).equals(Optional.of(by));
        Duration since = clocks.passed(at);
        clocks = isOwnLast ? clocks.withoutRunning() : clocks.stopped(at);
        for (int i = 0; i < events; i++) {
            clocks = game().lastEvent()
                    .flatMap(Event::seat)
                    .map(clocks::beforeTurn)
                    .orElse(clocks);
            game = game().before().orElseThrow();
        }
        offers.clear();
        turnSince = at;
        Seat next = game().position().toMove();
        clocks = clocks.rewound(next);
        if (isOwnLast) clocks = clocks.charged(by, since);
        if (!isPaused) clocks = clocks.started(next, at);
    }

    private void pause(Instant at) {
        isPaused = true;
        offers.remove(Proposal.PAUSE);
        clocks = clocks.stopped(at);
    }

    private void resume(Instant at) {
        isPaused = false;
        turnSince = at;
        clocks = clocks.started(game().position().toMove(), at);
    }

    private void goOn(TableId table) {
        rematch = Optional.of(table);
        offers.remove(Proposal.REMATCH);
    }

    private void stand(Seat seat, Optional<Level> level) {
        PlayerId player = chairs.get(seat) instanceof Chair.Person person ? person.player() : maker;
        chairs.put(seat, new Chair.Person(player, level));
    }
}
