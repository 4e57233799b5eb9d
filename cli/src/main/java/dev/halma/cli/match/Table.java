package dev.halma.cli.match;

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

/** Plays the games of a match. */
public final class Table {

    private final Position start;
    private final List<Entrant> entrants;
    private final int openingTurns;
    private final Supplier<Limits> limits;

    /** @param limits fresh ones for each move */
    public Table(Position start, List<Entrant> entrants, int openingTurns, Supplier<Limits> limits) {
        this.start = start;
        this.entrants = List.copyOf(entrants);
        this.openingTurns = openingTurns;
        this.limits = limits;
    }

    public Game play(Pairing pairing) {
        List<Player> players = new ArrayList<>();
        for (int seat = 0; seat < pairing.seats().size(); seat++) {
            Entrant entrant = entrants.get(pairing.seats().get(seat));
            players.add(entrant.player().apply(1000 * pairing.opening() + seat));
        }
        Game game = opening(pairing.opening());
        while (!game.isOver()) {
            Player player = players.get(game.position().toMove().index());
            game = game.after(player.choose(game, limits.get()));
        }
        return game;
    }

    /** A few moves towards the goals, chosen by dice. */
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
