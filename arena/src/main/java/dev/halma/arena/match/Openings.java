package dev.halma.arena.match;

import dev.halma.engine.Engine;
import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.level.Dice;
import dev.halma.engine.report.OneTurn;
import dev.halma.engine.search.Limits;
import dev.halma.engine.search.Variation;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Variant;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** How the games of a match begin. The same number gives the same opening. */
public sealed interface Openings {

    Variant variant();

    Game numbered(long number);

    /**
     * A few random moves towards the goals. Between two sides it is the fairest of several such openings, because one
     * turn more or less decides many games between equal players.
     *
     * @param turns the number of moves
     */
    record Random(Position start, int turns) implements Openings {

        private static final int TRIES = 8;
        private static final int MEGABYTES = 1;
        private static final long NODES = 20_000;

        @Override
        public Variant variant() {
            return start.variant();
        }

        @Override
        public Game numbered(long number) {
            Dice dice = new Dice(number);
            if (turns == 0 || variant().houseRules().sides().sides().size() != 2) return played(dice);
            return Stream.generate(() -> played(dice))
                    .limit(TRIES)
                    .min(Comparator.comparingInt(Random::unfairness))
                    .orElseThrow();
        }

        private Game played(Dice dice) {
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

        /**
         * The lead of one side after full rounds, found by a short search, in hundredths of a step. The side to move is half
         * a turn ahead of one that has the same way left.
         */
        private static int unfairness(Game game) {
            if (game.isOver()) return Integer.MAX_VALUE;
            int rounds = Math.max(1, 4 / game.variant().seats());
            Limits limits = Limits.depth(rounds * game.variant().seats()).withNodes(NODES);
            Variation found = new Engine(MEGABYTES).searchAmong(game, game.legalMoves(), limits, report -> {});
            return Math.abs(found.score() + OneTurn.in(game.variant()) / 2);
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
