package dev.halma.table;

import dev.halma.rules.game.Game;
import dev.halma.rules.variant.Seat;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What one viewer may see of a table. Messages carry it, and a client keeps it up to date with the entries it receives.
 *
 * @param version of the last entry that it includes
 * @param plan with the invitation only where the viewer has it; empty otherwise
 * @param game none before it begins
 */
public record TableView(
        TableId table, int version, PlayerId maker, Plan plan, TableStatus status, Optional<Game> game) {

    /**
     * The view after entries of the log.
     *
     * @param after the status after the last of them
     * @throws IllegalArgumentException if one of them can't have happened
     */
    public TableView after(List<Entry> entries, TableStatus after) {
        Optional<Game> now = game;
        for (Entry entry : entries) now = after(now, entry.event());
        int last = entries.isEmpty() ? version : entries.getLast().version();
        return new TableView(table, last, maker, plan, after, now);
    }

    /** The seat that a player speaks for: the one to move if it is theirs, or else their first one that still plays. */
    public Optional<Seat> speaker(PlayerId player) {
        Set<Seat> own = status.seatsOf(player);
        return status.toMove()
                .filter(own::contains)
                .or(() -> own.stream().filter(seat -> isInPlay(seat)).findFirst())
                .or(() -> own.stream().findFirst());
    }

    /** Of a player's seats, the one that moved last, or else the one that they speak for. */
    public Optional<Seat> lastMover(PlayerId player) {
        Set<Seat> own = status.seatsOf(player);
        return game.flatMap(now -> now.events().reversed().stream()
                        .flatMap(event -> event.seat().stream())
                        .filter(own::contains)
                        .findFirst())
                .or(() -> speaker(player));
    }

    /** The seat that a player answers an offer for: one of theirs that has not agreed yet, or else the one that they speak for. */
    public Optional<Seat> answering(PlayerId player, Proposal what) {
        return waitsFor(player, what).or(() -> speaker(player));
    }

    /** A seat of a player that an open offer waits for. */
    public Optional<Seat> waitsFor(PlayerId player, Proposal what) {
        Table.Offer offer = status.offers().get(what);
        if (offer == null) return Optional.empty();
        return status.seatsOf(player).stream()
                .filter(seat -> !offer.agreed().contains(seat) && (what == Proposal.REMATCH || isInPlay(seat)))
                .findFirst();
    }

    private boolean isInPlay(Seat seat) {
        return game.filter(now -> now.position().isInPlay(seat)).isPresent();
    }

    /** Whether the computer may advise a player: where other people play along, it would be unfair. */
    public boolean allowsHints(PlayerId player) {
        boolean isAlone = status.chairs().values().stream()
                .allMatch(chair ->
                        chair instanceof Chair.Computer || chair.owner().equals(Optional.of(player)));
        return isAlone
                && status.toMove()
                        .map(seat -> plan.terms().allowance(seat).getsHints())
                        .orElse(true);
    }

    private Optional<Game> after(Optional<Game> before, TableEvent event) {
        return switch (event) {
            case TableEvent.Began(Seat first, var rounds) -> Optional.of(plan.opening(first));
            case TableEvent.Played played -> Optional.of(Draft.replayed(playedIn(before), played.text()));
            case TableEvent.TakenBack(Seat seat, int events) -> {
                Game now = playedIn(before);
                for (int i = 0; i < events; i++) now = playedIn(now.before());
                yield Optional.of(now);
            }
            default -> before; // the status shows it
        };
    }

    private static Game playedIn(Optional<Game> game) {
        return game.orElseThrow(() -> new IllegalArgumentException("there is no game yet"));
    }
}
