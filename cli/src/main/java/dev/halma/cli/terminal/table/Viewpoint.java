package dev.halma.cli.terminal.table;

import dev.halma.rules.game.Game;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.table.Chair;
import dev.halma.table.PlayerId;
import dev.halma.table.Proposal;
import dev.halma.table.Table.Phase;
import dev.halma.table.TableStatus;
import dev.halma.table.TableView;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A table as the people at this terminal see it.
 *
 * @param me their player at the table; none where they only watch a game
 * @param absent the players who are away
 * @param epoch the time of this program, in nanoseconds, at the epoch of the table's clock
 */
public record Viewpoint(TableView view, Optional<PlayerId> me, Set<PlayerId> absent, long epoch) {

    private static final long NANOS_A_MILLI = 1_000_000;

    public Viewpoint {
        absent = Set.copyOf(absent);
    }

    public TableStatus status() {
        return view.status();
    }

    public Variant variant() {
        return view.plan().variant();
    }

    /** The game; none before it begins. */
    public Optional<Game> game() {
        return view.game();
    }

    public boolean isOver() {
        return game().map(Game::isOver).orElse(false);
    }

    public boolean isCancelled() {
        return status().phase() == Phase.CANCELLED;
    }

    /** The seat to move, while a game is played. */
    public Optional<Seat> toMove() {
        return game().filter(played -> !played.isOver())
                .map(played -> played.position().toMove());
    }

    /** The seat for which a computer thinks. */
    public Optional<Seat> thinking() {
        return status().thinking();
    }

    /** The seat to move, if a person at this terminal moves for it. */
    public Optional<Seat> mine() {
        return toMove().filter(this::isHere)
                .filter(seat -> !status().isPaused() && thinking().isEmpty());
    }

    /** The seats of the people at this terminal. */
    public Set<Seat> here() {
        return me.map(status()::seatsOf).orElse(Set.of());
    }

    public boolean isHere(Seat seat) {
        return here().contains(seat);
    }

    public boolean hasPlayersHere() {
        return !here().isEmpty();
    }

    /** Whether one seat alone belongs to this terminal. */
    public boolean isAloneHere() {
        return here().size() == 1;
    }

    /** Whether the computer may advise the people at this terminal. */
    public boolean allowsHints() {
        return me.filter(view::allowsHints).isPresent();
    }

    /** Whether an open offer waits for a person at this terminal. */
    public boolean isAsked(Proposal what) {
        return me.flatMap(player -> view.waitsFor(player, what)).isPresent();
    }

    /** The seats whose players are away. */
    public Set<Seat> away() {
        Set<Seat> away = EnumSet.noneOf(Seat.class);
        status().chairs().forEach((seat, chair) -> {
            if (chair.owner().filter(absent::contains).isPresent()) away.add(seat);
        });
        return away;
    }

    /** Who sits at a seat. */
    public Optional<Chair> chair(Seat seat) {
        return Optional.ofNullable(status().chairs().get(seat));
    }

    /** What a seat has left at a time of this program in nanoseconds; none without a clock. */
    public Optional<Duration> left(Seat seat, long nanos) {
        TableStatus.ClockFaces clocks = status().clocks();
        Duration left = clocks.left().get(seat);
        if (left == null) return Optional.empty();
        long started = epoch + NANOS_A_MILLI * clocks.since().toEpochMilli();
        boolean runs = clocks.running().equals(Optional.of(seat));
        Duration rest = left.minus(runs ? Duration.ofNanos(nanos - started) : Duration.ZERO);
        return Optional.of(rest.isNegative() ? Duration.ZERO : rest);
    }

    /** The epoch of a clock that shows this time now. */
    static long epoch(long millisThere, long nanosHere) {
        return nanosHere - NANOS_A_MILLI * millisThere;
    }

    /** The first free chair. */
    public Optional<Seat> free() {
        return status().chairs().entrySet().stream()
                .filter(chair -> chair.getValue().isFree())
                .map(Map.Entry::getKey)
                .findFirst();
    }
}
