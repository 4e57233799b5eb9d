package dev.halma.table;

import dev.halma.rules.game.Event;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is agreed on at a table besides the rules of the game and the time.
 *
 * @param isAtOneDevice whether all people at the table share one device. They sit beside each other: what can be undone happens at
 *     once, and a draw is put to each of them
 * @param allowances of the seats that have another one than usual
 * @param start the position that the game begins in; none for the start of the variant
 * @param areTakebacksFree whether a seat takes back its own last turn without asking, as long as no other seat has moved
 */
public record Terms(
        boolean isAtOneDevice, Map<Seat, Allowance> allowances, Optional<Position> start, boolean areTakebacksFree) {

    /** Players at different devices, without allowances. */
    public static final Terms USUAL = new Terms(false, Map.of(), Optional.empty(), false);

    /** People at one device, without allowances. */
    public static final Terms AT_ONE_DEVICE = new Terms(true, Map.of(), Optional.empty(), true);

    public Terms {
        Map<Seat, Allowance> others = new EnumMap<>(Seat.class);
        allowances.forEach((seat, allowance) -> {
            if (!allowance.equals(Allowance.USUAL)) others.put(seat, allowance);
        });
        allowances = Collections.unmodifiableMap(others);
    }

    public Terms withAllowances(Map<Seat, Allowance> given) {
        return new Terms(isAtOneDevice, given, start, areTakebacksFree);
    }

    public Terms withStart(Optional<Position> position) {
        return new Terms(isAtOneDevice, allowances, position, areTakebacksFree);
    }

    /** The same terms, but a seat takes back its own last turn without asking. */
    public Terms withFreeTakebacks() {
        return new Terms(isAtOneDevice, allowances, start, true);
    }

    public Allowance allowance(Seat seat) {
        return allowances.getOrDefault(seat, Allowance.USUAL);
    }

    /** Whether the player of several seats agrees for all of them at once. People at one device end a game each for themselves. */
    boolean speaksForAllSeats(Proposal what) {
        return !isAtOneDevice || what != Proposal.DRAW;
    }

    /** Whether the seat to move misses its turn, because others have a head start. A seat that has moved misses no more. */
    boolean missesTurn(Game game) {
        if (allowances.isEmpty() || game.isOver()) return false;
        Seat seat = game.position().toMove();
        int most = allowances.values().stream()
                .mapToInt(Allowance::headStart)
                .max()
                .orElse(0);
        int behind = most - allowance(seat).headStart();
        if (behind == 0) return false;
        List<Event> own = game.events().stream()
                .filter(event -> event.seat().equals(Optional.of(seat)))
                .toList();
        return own.size() < behind && own.stream().allMatch(event -> event instanceof Event.Skipped);
    }
}
