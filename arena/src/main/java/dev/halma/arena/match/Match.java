package dev.halma.arena.match;

import dev.halma.arena.player.Entrant;
import dev.halma.arena.player.UgiPlayer;
import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.level.Dice;
import dev.halma.engine.level.Player;
import dev.halma.engine.search.Limits;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Position;
import dev.halma.rules.move.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * The settings of a match, and how to play one of its games.
 *
 * @param openingTurns the number of random turns before the players take over
 * @param limits new limits for each move
 */
public record Match(Position start, List<Entrant> entrants, int openingTurns, Supplier<Limits> limits) {

    public Match {
        entrants = List.copyOf(entrants);
    }

    /** The pairings of this number of games, see {@link Pairing#all}. */
    public List<Pairing> pairings(int games, long seed) {
        return Pairing.all(entrants.size(), start.variant().seats(), games, seed);
    }

    public Game play(Pairing pairing) {
        List<Player> players = new ArrayList<>();
        try {
            for (int seat = 0; seat < pairing.seats().size(); seat++) {
                Entrant entrant = entrants.get(pairing.seats().get(seat));
                players.add(entrant.player().apply(1000 * pairing.opening() + seat));
            }
            return play(opening(pairing.opening()), players);
        } finally {
            for (Player player : players) if (player instanceof UgiPlayer program) program.close();
        }
    }

    private Game play(Game opening, List<Player> players) {
        Game game = opening;
        while (!game.isOver()) {
            Player player = players.get(game.position().toMove().index());
            game = game.after(player.choose(game, limits.get()));
        }
        return game;
    }

    /** A few random moves towards the goals. */
    private Game opening(long number) {
        Dice dice = new Dice(number);
        Terrain terrain = Terrain.of(start.variant(), Weights.USUAL);
        Game game = Game.from(start);
        for (int turn = 0; turn < openingTurns && !game.isOver(); turn++) {
            Position position = game.position();
            List<Move> forward = game.legalMoves().stream()
                    .filter(move -> terrain.gain(position, move) > 0)
                    .toList();
            List<Move> choice = forward.isEmpty() ? game.legalMoves() : forward;
            game = game.after(choice.get(dice.roll(choice.size())));
        }
        return game;
    }
}
