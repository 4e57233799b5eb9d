package dev.halma.arena.match;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.level.Dice;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Variant;
import java.util.List;

/** How the games of a match begin. The same number gives the same opening. */
public sealed interface Openings {

    Variant variant();

    Game numbered(long number);

    /**
     * A few random moves towards the goals.
     *
     * @param turns the number of moves
     */
    record Random(Position start, int turns) implements Openings {

        @Override
        public Variant variant() {
            return start.variant();
        }

        @Override
        public Game numbered(long number) {
            Dice dice = new Dice(number);
            Terrain terrain = Terrain.of(variant(), Weights.USUAL);
            Game game = Game.from(start);
            for (int turn = 0; turn < turns && !game.isOver(); turn++) {
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

    /** Openings from a list that the user gave. They are played in order, and from the first again. */
    record Listed(List<Game> games) implements Openings {

        public Listed {
            games = List.copyOf(games);
            if (games.isEmpty()) throw new IllegalArgumentException("no openings");
        }

        @Override
        public Variant variant() {
            return games.getFirst().variant();
        }

        @Override
        public Game numbered(long number) {
            return games.get(Math.floorMod(number, games.size()));
        }
    }
}
