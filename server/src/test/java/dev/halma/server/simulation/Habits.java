package dev.halma.server.simulation;

import dev.halma.engine.level.Level;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Request;
import dev.halma.rules.move.Move;
import dev.halma.rules.notation.RequestText;
import dev.halma.rules.variant.Seat;
import dev.halma.table.Chair;
import dev.halma.table.Command;
import dev.halma.table.PlayerId;
import dev.halma.table.Proposal;
import dev.halma.table.Table.Offer;
import dev.halma.table.TableStatus;
import dev.halma.table.client.TableClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** What people do at a table, by what they see and by chance. */
record Habits(TableClient client, RandomGenerator chance) {

    /** What a player wants now; nothing if they wait. */
    Optional<Command> next(PlayerId player) {
        if (client.view().isEmpty()) return Optional.empty();
        TableStatus status = client.view().get().status();
        List<Seat> mine = List.copyOf(status.seatsOf(player));
        if (chance.nextInt(40) == 0) return Optional.of(anything());
        return switch (status.phase()) {
            case GATHERING -> gathering(status, mine, player);
            case PLAYING -> mine.isEmpty() ? Optional.empty() : playing(status, mine);
            case OVER -> mine.isEmpty() ? Optional.empty() : Optional.of(rematch(status, mine.getFirst()));
            case CANCELLED -> Optional.empty();
        };
    }

    private Optional<Command> gathering(TableStatus status, List<Seat> mine, PlayerId player) {
        int whim = chance.nextInt(30);
        if (whim == 0 && !mine.isEmpty()) return Optional.of(new Command.Rise(mine.getFirst()));
        if (whim == 1 && chance.nextInt(10) == 0) return Optional.of(new Command.Cancel());
        Optional<Seat> free = status.chairs().entrySet().stream()
                .filter(chair -> chair.getValue().isFree())
                .map(Map.Entry::getKey)
                .findFirst();
        boolean seatsComputer = player.equals(Setup.MAKER) && whim < 8;
        if (free.isEmpty() || (!mine.isEmpty() && whim > 12)) return Optional.empty();
        return Optional.of(
                seatsComputer
                        ? new Command.SeatComputer(free.get(), Level.LADYBIRD)
                        : new Command.Sit(free.get(), whim == 29 ? "wrong" : Setup.INVITATION, whim < 15 ? "Kim" : ""));
    }

    private Optional<Command> playing(TableStatus status, List<Seat> mine) {
        Seat own = Setup.any(mine, chance);
        if (status.isPaused() && chance.nextInt(3) == 0) return Optional.of(new Command.Resume(own));
        if (status.chairs().get(own) instanceof Chair.Person person
                && person.standIn().isPresent()) return Optional.of(new Command.Return(own));
        for (Map.Entry<Proposal, Offer> offer : status.offers().entrySet()) {
            if (!offer.getValue().agreed().contains(own) && chance.nextInt(2) == 0) {
                return Optional.of(
                        chance.nextInt(4) == 0
                                ? new Command.Decline(own, offer.getKey())
                                : new Command.Agree(own, offer.getKey()));
            }
        }
        if (chance.nextInt(12) == 0) return Optional.of(new Command.Propose(own, anyProposal()));
        if (chance.nextInt(150) == 0) return Optional.of(new Command.Play(own, new Request.Resign(), 0));
        Optional<Seat> turn = status.toMove().filter(mine::contains);
        return turn.<Command>map(this::move).or(() -> forAbsent(status));
    }

    private Command move(Seat seat) {
        Game game = client.game().orElseThrow();
        List<Move> moves = game.legalMoves();
        Request move = RequestText.parse(Setup.any(moves, chance).toString()).orThrow();
        return new Command.Play(seat, move, game.eventCount());
    }

    /** To act for somebody who is away, whether it is time for that or not. */
    private Optional<Command> forAbsent(TableStatus status) {
        return status.toMove()
                .filter(seat -> status.chairs().get(seat) instanceof Chair.Person person
                        && client.absentSince().containsKey(person.player()))
                .map(seat -> chance.nextBoolean() ? new Command.Skip(seat) : new Command.StandIn(seat, Level.LADYBIRD));
    }

    private Command rematch(TableStatus status, Seat own) {
        return status.offers().containsKey(Proposal.REMATCH)
                ? new Command.Agree(own, Proposal.REMATCH)
                : new Command.Propose(own, Proposal.REMATCH);
    }

    private Proposal anyProposal() {
        return Setup.any(List.of(Proposal.values()), chance);
    }

    /** Any command for any seat, one's own or not. */
    Command anything() {
        Seat seat = Seat.of(chance.nextInt(Seat.values().length));
        List<Command> all = new ArrayList<>(List.of(
                new Command.Sit(seat, "", ""),
                new Command.Rise(seat),
                new Command.SeatComputer(seat, Level.OWL),
                new Command.Play(seat, new Request.Resign(), 0),
                new Command.Play(seat, new Request.Pass(), 3),
                new Command.Propose(seat, anyProposal()),
                new Command.Agree(seat, anyProposal()),
                new Command.Decline(seat, anyProposal()),
                new Command.Resume(seat),
                new Command.Skip(seat),
                new Command.StandIn(seat, Level.OWL),
                new Command.Return(seat)));
        client.game().filter(game -> !game.isOver()).ifPresent(game -> all.add(move(seat)));
        return Setup.any(all, chance);
    }
}
