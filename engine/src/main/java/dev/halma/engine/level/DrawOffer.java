package dev.halma.engine.level;

import dev.halma.engine.report.OneTurn;
import dev.halma.engine.report.SeatScores;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Side;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** How computers answer a draw offer: they agree unless they are ahead. */
public final class DrawOffer {

    private DrawOffer() {}

    /**
     * The computer that refuses, because its side is ahead of all others by a turn or more. A computer with a human
     * partner leaves the answer to that partner.
     */
    public static Optional<Seat> against(Position position, Set<Seat> computers) {
        Objects.requireNonNull(computers, "computers");
        int oneTurn = OneTurn.in(position.variant());
        Map<Side, Integer> leads = SeatScores.ofSides(position);
        return leads.keySet().stream()
                .filter(side -> leads.getOrDefault(side, 0) >= oneTurn && computers.containsAll(side.seats()))
                .flatMap(side -> side.seats().stream())
                .filter(position::isInPlay)
                .findFirst();
    }
}
