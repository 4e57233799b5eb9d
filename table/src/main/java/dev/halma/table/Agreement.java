package dev.halma.table;

import dev.halma.engine.level.DrawOffer;
import dev.halma.rules.game.Event;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Ruling;
import dev.halma.rules.variant.Seat;
import dev.halma.table.Table.Offer;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** Decides what the players have to agree on: a draw, a takeback, a pause, a rematch. */
record Agreement(Table table, Rights rights, DecisionContext context, Arbiter arbiter) {

    Decision propose(Seat seat, Proposal what) {
        Optional<Decision> objection = rights.objectionTo(seat, what);
        if (objection.isPresent()) return objection.get();
        if (table.offers().containsKey(what)) {
            return agreed(seat, what) && !isAgreedByAll(what)
                    ? TableRefusal.ALREADY_PROPOSED.refused()
                    : agree(seat, what);
        }
        if (!LogLimit.mayStepAside(table, rights.actor())) return TableRefusal.OFTEN_ENOUGH.refused();
        if (what == Proposal.TAKEBACK) {
            Optional<TableEvent.TakenBack> back = back(seat);
            if (back.isEmpty()) return TableRefusal.NOTHING_TO_TAKE_BACK.refused();
            boolean mayTakeBack =
                    table.plan().terms().allowance(back.get().seat()).takesBack();
            if (!mayTakeBack) return TableRefusal.NO_TAKEBACK.refused();
            if (needsNobody(seat, back.get())) return accepted(back.get());
        }
        TableEvent proposed = new TableEvent.Proposed(seat, what);
        return computerAgainst(what)
                .map(against -> accepted(proposed, new TableEvent.Declined(against, what)))
                .orElseGet(() -> concluded(proposed, seat, what));
    }

    Decision agree(Seat seat, Proposal what) {
        Optional<Decision> objection = rights.objectionTo(seat, what);
        if (objection.isPresent()) return objection.get();
        if (!table.offers().containsKey(what)) return TableRefusal.NOTHING_PROPOSED.refused();
        return agreed(seat, what) && !isAgreedByAll(what)
                ? accepted()
                : concluded(new TableEvent.Agreed(seat, what), seat, what);
    }

    Decision decline(Seat seat, Proposal what) {
        Optional<Decision> objection = rights.objectionTo(seat, what);
        if (objection.isPresent()) return objection.get();
        return table.offers().containsKey(what)
                ? accepted(new TableEvent.Declined(seat, what))
                : TableRefusal.NOTHING_PROPOSED.refused();
    }

    private boolean agreed(Seat seat, Proposal what) {
        return agreedSoFar(what).contains(seat);
    }

    /** Whether every seat that has to agree has done so. Seats that have resigned or that a computer plays need not. */
    private boolean isAgreedByAll(Proposal what) {
        return agreedSoFar(what).containsAll(seatsAsked(what));
    }

    private Set<Seat> agreedSoFar(Proposal what) {
        return Optional.ofNullable(table.offers().get(what)).map(Offer::agreed).orElse(Set.of());
    }

    /** Lets a seat agree. Carries the proposal out if no other seat has to agree. */
    private Decision concluded(TableEvent event, Seat seat, Proposal what) {
        Set<Seat> agreed = EnumSet.of(seat);
        agreed.addAll(agreedSoFar(what));
        if (table.plan().terms().speaksForAllSeats(what)) {
            table.chair(seat).owner().ifPresent(owner -> agreed.addAll(table.seatsOf(owner)));
        }
        if (!agreed.containsAll(seatsAsked(what))) return accepted(event);
        return switch (what) {
            case DRAW -> arbiter.ruled(seat, new Ruling.DrawAgreed(), event);
            case TAKEBACK -> {
                Seat proposer = Optional.ofNullable(table.offers().get(what))
                        .map(Offer::proposer)
                        .orElse(seat);
                yield back(proposer)
                        .<Decision>map(back -> accepted(event, back))
                        .orElseGet(TableRefusal.NOTHING_TO_TAKE_BACK::refused);
            }
            case PAUSE -> accepted(event, new TableEvent.Paused());
            case REMATCH ->
                accepted(event, new TableEvent.Rematched(context.freshTable().get()));
        };
    }

    /** The seats whose players have to agree. */
    private Set<Seat> seatsAsked(Proposal what) {
        Set<Seat> asked = EnumSet.noneOf(Seat.class);
        table.chairs().forEach((seat, chair) -> {
            boolean plays = what == Proposal.REMATCH || game().position().isInPlay(seat);
            if (plays
                    && chair instanceof Chair.Person person
                    && person.standIn().isEmpty()) asked.add(seat);
        });
        return asked;
    }

    /** The computer that does not agree to a draw. Computers agree to everything else. */
    private Optional<Seat> computerAgainst(Proposal what) {
        if (what != Proposal.DRAW) return Optional.empty();
        Set<Seat> computers = EnumSet.noneOf(Seat.class);
        table.chairs().forEach((seat, chair) -> {
            if (chair.thinker().isPresent()) computers.add(seat);
        });
        return DrawOffer.against(game().position(), computers);
    }

    /** The takeback to a seat's last turn; empty if it had none. */
    private Optional<TableEvent.TakenBack> back(Seat seat) {
        if (table.plan().terms().isAtOneDevice()) return backToAPerson();
        int events = 0;
        for (Optional<Game> now = table.game(); now.isPresent(); now = now.flatMap(Game::before)) {
            Optional<Event> last = now.flatMap(Game::lastEvent);
            if (last.isEmpty() || !last.get().isTurn()) return Optional.empty();
            events++;
            if (last.get().seat().equals(Optional.of(seat))) return Optional.of(new TableEvent.TakenBack(seat, events));
        }
        return Optional.empty();
    }

    /** The takeback to the last position in which a person was to move and did not miss the turn. */
    private Optional<TableEvent.TakenBack> backToAPerson() {
        int events = 0;
        Game now = game();
        while (now.before().isPresent()) {
            boolean wasMissed = now.lastEvent().orElseThrow() instanceof Event.Skipped;
            now = now.before().get();
            events++;
            Seat mover = now.position().toMove();
            boolean isPersons = table.chair(mover) instanceof Chair.Person person
                    && person.standIn().isEmpty();
            if (isPersons && !wasMissed) return Optional.of(new TableEvent.TakenBack(mover, events));
        }
        return Optional.empty();
    }

    /**
     * Whether a takeback needs no agreement: no other player has to agree, or it undoes the seat's own turn alone and the table
     * says that this is free.
     */
    private boolean needsNobody(Seat seat, TableEvent.TakenBack back) {
        boolean isAlone = seatsAsked(Proposal.TAKEBACK).stream()
                .allMatch(other ->
                        table.chair(other).owner().equals(table.chair(seat).owner()));
        return isAlone || (table.plan().terms().areTakebacksFree() && back.events() - missedSince(back) == 1);
    }

    /** The number of undone events that are turns missed for a head start. */
    private int missedSince(TableEvent.TakenBack back) {
        int missed = 0;
        Optional<Game> before = game().before();
        for (int i = 0; i < back.events() && before.isPresent(); i++, before = before.flatMap(Game::before)) {
            if (table.plan().terms().missesTurn(before.get())) missed++;
        }
        return missed;
    }

    private Decision accepted(TableEvent... events) {
        return arbiter.accepted(events);
    }

    private Game game() {
        return table.game().orElseThrow();
    }
}
