package dev.halma.table;

import dev.halma.engine.level.Level;
import dev.halma.rules.game.Request;
import dev.halma.rules.variant.Seat;
import dev.halma.table.Table.Phase;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * What a player may ask of a table now, and for which seat. It is what {@link Arbiter} accepts: each candidate is put to it.
 *
 * @param play the seat to move, if the player moves for it
 * @param resign the seat that the player would resign for
 * @param propose the seat for each proposal that the player may make
 * @param answer the seat that each open offer waits for, of the player's
 * @param resume the seat that ends a pause
 * @param skip the seat whose turn the player may skip
 * @param standIns the seats that the player may hand to a computer
 * @param returns the player's seats that a computer plays for
 * @param speak the seat that the player speaks for; none for a spectator
 * @param hints whether the computer may advise the player
 * @param chat whether the player may write freely
 */
public record May(
        Optional<Seat> play,
        Optional<Seat> resign,
        Map<Proposal, Seat> propose,
        Map<Proposal, Seat> answer,
        Optional<Seat> resume,
        Optional<Seat> skip,
        Set<Seat> standIns,
        Set<Seat> returns,
        Optional<Seat> speak,
        boolean hints,
        boolean chat) {

    /**
     * What a player may do.
     *
     * @param context the time, and which players are absent
     */
    public static May of(Table table, PlayerId player, DecisionContext context) {
        return new Asking(table, table.viewFor(Optional.of(player), Map.of()), player, context).may();
    }

    /** Puts candidates to the arbiter. */
    private record Asking(Table table, TableView view, PlayerId player, DecisionContext context) {

        May may() {
            Set<Seat> own = table.seatsOf(player);
            Optional<Seat> speaker = view.speaker(player);
            return new May(
                    table.toMove().filter(seat -> !table.isPaused() && plays(seat)),
                    speaker.filter(this::plays),
                    proposals(),
                    answers(),
                    anySeat(speaker).filter(accepts(Command.Resume::new)),
                    table.toMove().filter(accepts(Command.Skip::new)),
                    seats(accepts(seat -> new Command.StandIn(seat, Level.OWL))),
                    table.phase() == Phase.PLAYING ? seats(accepts(Command.Return::new)) : Set.of(),
                    own.isEmpty() ? Optional.empty() : speaker,
                    !own.isEmpty() && view.allowsHints(player),
                    table.mayChat(player));
        }

        /** Whether the player plays for a seat: then the seat could resign. */
        private boolean plays(Seat seat) {
            return isAccepted(new Command.Play(seat, new Request.Resign(), 0));
        }

        private Map<Proposal, Seat> proposals() {
            Map<Proposal, Seat> seats = new EnumMap<>(Proposal.class);
            for (Proposal what : Proposal.values()) {
                if (table.offers().containsKey(what)) continue;
                proposer(what)
                        .filter(accepts(seat -> new Command.Propose(seat, what)))
                        .ifPresent(seat -> seats.put(what, seat));
            }
            return seats;
        }

        private Optional<Seat> proposer(Proposal what) {
            return anySeat(what == Proposal.TAKEBACK ? view.lastMover(player) : view.speaker(player));
        }

        /** The player's own seat, or else some seat: at one device the maker speaks for computers too. */
        private Optional<Seat> anySeat(Optional<Seat> own) {
            return own.or(() -> table.chairs().keySet().stream().findFirst());
        }

        private Map<Proposal, Seat> answers() {
            Map<Proposal, Seat> seats = new EnumMap<>(Proposal.class);
            for (Proposal what : table.offers().keySet()) {
                view.waitsFor(player, what)
                        .filter(accepts(seat -> new Command.Agree(seat, what)))
                        .ifPresent(seat -> seats.put(what, seat));
            }
            return seats;
        }

        private Set<Seat> seats(Predicate<Seat> fits) {
            Set<Seat> seats = EnumSet.noneOf(Seat.class);
            table.chairs().keySet().stream().filter(fits).forEach(seats::add);
            return seats;
        }

        private Predicate<Seat> accepts(Function<Seat, Command> command) {
            return seat -> isAccepted(command.apply(seat));
        }

        private boolean isAccepted(Command command) {
            return Arbiter.decide(table, new Command.Player(player), command, context) instanceof Decision.Accepted;
        }
    }
}
