package dev.halma.table;

import dev.halma.rules.variant.Seat;
import dev.halma.table.Command.Actor;
import dev.halma.table.Table.Phase;
import java.util.Optional;

/** What an actor may do at a table. */
record Rights(Table table, Actor actor) {

    /** Why the actor may not propose something for a seat, agree to it or decline it. */
    Optional<Decision> objectionTo(Seat seat, Proposal what) {
        if (what == Proposal.TAKEBACK && table.plan().terms().isAtOneDevice()) return objectionToUndoing(seat);
        if (what == Proposal.PAUSE && table.isPaused()) return Optional.of(TableRefusal.PAUSED.refused());
        if (what == Proposal.PAUSE) return objectionToPausing(seat);
        if (what != Proposal.REMATCH) return objectionInPlay(seat).or(() -> objectionToGone(seat));
        if (!isTheirs(seat)) return Optional.of(TableRefusal.NOT_YOUR_SEAT.refused());
        if (table.phase() != Phase.OVER) return Optional.of(TableRefusal.NOT_OVER.refused());
        return table.rematch().isPresent() ? Optional.of(TableRefusal.ALREADY_PROPOSED.refused()) : Optional.empty();
    }

    /** Why the actor may not begin or end a pause. People at one device may also watch computers, or have come home. */
    Optional<Decision> objectionToPausing(Seat seat) {
        if (!table.plan().terms().isAtOneDevice()) return objectionInPlay(seat).or(() -> objectionToGone(seat));
        if (table.phase() != Phase.PLAYING) return Optional.of(notPlaying());
        return isTheirs(seat) ? Optional.empty() : Optional.of(TableRefusal.NOT_YOUR_SEAT.refused());
    }

    /** Whether the actor speaks for a seat. At one device the maker speaks for computers too. */
    private boolean isTheirs(Seat seat) {
        return isOwner(seat) || (table.plan().terms().isAtOneDevice() && isMaker() && hasSeat(seat));
    }

    /** At one device the end of the game can be undone too, and a resignation. */
    private Optional<Decision> objectionToUndoing(Seat seat) {
        if (table.game().isEmpty()) return Optional.of(TableRefusal.NOT_BEGUN.refused());
        return isOwner(seat) ? Optional.empty() : Optional.of(TableRefusal.NOT_YOUR_SEAT.refused());
    }

    /** Why the actor may not play for a seat. */
    Optional<Decision> objectionInPlay(Seat seat) {
        if (table.phase() != Phase.PLAYING) return Optional.of(notPlaying());
        if (!hasSeat(seat)) return Optional.of(TableRefusal.NO_SUCH_SEAT.refused());
        Chair chair = table.chair(seat);
        if (actor instanceof Command.Server) {
            return chair.thinker().isPresent() ? Optional.empty() : Optional.of(TableRefusal.NOT_YOUR_SEAT.refused());
        }
        if (!isOwner(seat)) return Optional.of(TableRefusal.NOT_YOUR_SEAT.refused());
        return chair.thinker().isPresent() ? Optional.of(TableRefusal.STOOD_IN.refused()) : Optional.empty();
    }

    /** A seat that has resigned or has its place has no say in what the others agree on. */
    Optional<Decision> objectionToGone(Seat seat) {
        return table.game().flatMap(game -> game.objection(seat)).map(why -> new Decision.Refused(why.message()));
    }

    /** The refusal where no game is being played. */
    Decision notPlaying() {
        return (table.phase() == Phase.OVER ? TableRefusal.GAME_OVER : TableRefusal.NOT_BEGUN).refused();
    }

    boolean hasSeat(Seat seat) {
        return table.plan().variant().hasSeat(seat);
    }

    boolean isMaker() {
        return actor instanceof Command.Player(PlayerId player) && player.equals(table.maker());
    }

    boolean isOwner(Seat seat) {
        return actor instanceof Command.Player(PlayerId player)
                && hasSeat(seat)
                && table.chair(seat).owner().equals(Optional.of(player));
    }

    /** A seat of the player who asks, in which they still play; nothing if they have none. */
    Optional<Seat> seat() {
        return actor instanceof Command.Player(PlayerId player)
                ? table.seatsOf(player).stream()
                        .filter(seat -> table.game()
                                .map(game -> game.position().isInPlay(seat))
                                .orElse(true))
                        .findFirst()
                : Optional.empty();
    }
}
