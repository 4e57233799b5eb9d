package dev.halma.arena.match;

import dev.halma.arena.match.Played.Forfeit;
import dev.halma.arena.player.Entrant;
import dev.halma.arena.player.ProgramFailed;
import dev.halma.engine.search.Limits;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Ruling;
import dev.halma.rules.game.Verdict;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * The settings of a match, and how to play one of its games.
 *
 * @param openings the moves that are played before the players take over
 * @param limits new limits for each move
 */
public record Match(Openings openings, List<Entrant> entrants, Supplier<Limits> limits) {

    public Match {
        entrants = List.copyOf(entrants);
    }

    /** With random openings of this number of turns. */
    public Match(Position start, List<Entrant> entrants, int openingTurns, Supplier<Limits> limits) {
        this(new Openings.Random(start, openingTurns), entrants, limits);
    }

    public Variant variant() {
        return openings.variant();
    }

    /** The pairings of this number of games, see {@link Pairing#all}. */
    public List<Pairing> pairings(int games, long seed) {
        return Pairing.all(entrants.size(), variant().seats(), games, seed);
    }

    /** Plays a game. A program that fails loses it; among more than two the others play on. */
    public Played play(Pairing pairing) {
        Game game = openings.numbered(pairing.opening());
        List<Forfeit> forfeits = new ArrayList<>();
        try (Players players = new Players()) {
            for (int seat = 0; seat < pairing.seats().size(); seat++) {
                Entrant entrant = entrants.get(pairing.seats().get(seat));
                long seed = 1000 * pairing.opening() + seat;
                players.add(() -> entrant.player().apply(seed));
            }
            while (!game.isOver()) {
                Seat seat = game.position().toMove();
                try {
                    game = game.after(players.at(seat).choose(game, limits.get()));
                } catch (ProgramFailed e) {
                    forfeits.add(new Forfeit(seat, String.valueOf(e.getMessage())));
                    game = without(game, seat, e.isLate());
                }
            }
        }
        return new Played(game, forfeits);
    }

    private static Game without(Game game, Seat seat, boolean isLate) {
        Ruling ruling = isLate ? new Ruling.TimeOut(seat) : new Ruling.Left(seat);
        return game.rule(ruling) instanceof Verdict.Accepted(Game next) ? next : game;
    }
}
