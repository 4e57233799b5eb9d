package dev.halma.engine.level;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.rules.game.Game;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.Effort;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The engine against players who leave a wall in their camp: it wins every game, and none by waiting. */
@Tag("law")
class WallTest {

    private static final int LONGEST_WAIT = 20;

    @ParameterizedTest
    @ValueSource(strings = {"chinese-2", "diamond-9", "twosided-star", "halma-8", "halma-10", "american-2"})
    void aWallIsDrivenOut(String variant) {
        int games = Effort.times(4, 40);
        for (int number = 0; number < games; number++) {
            long seed = Effort.seed() + number;
            Seat seat = Seat.of(number % 2);
            Player engine = LevelGames.player(Level.OWL, seed);
            Player waller = new Waller(seed, number % 4 >= 2);
            Game game = Game.of(Variants.named(variant));
            Progress progress = new Progress(game, seat);
            while (!game.isOver()) {
                boolean isEngines = game.position().toMove() == seat;
                game = game.after((isEngines ? engine : waller).choose(game, LevelGames.LIMITS));
                if (isEngines) progress.watch(game);
            }
            assertThat(game.outcome().result()).as(game.toString()).isEqualTo(seat.name());
            assertThat(progress.longestWait).as(game.toString()).isLessThan(LONGEST_WAIT);
        }
    }

    /** The number of turns in a row in which a seat's way left did not become shorter than ever before. */
    private static final class Progress {

        private final Terrain terrain;
        private final Seat seat;
        private int shortest;
        private int wait;
        private int longestWait;

        Progress(Game start, Seat seat) {
            this.seat = seat;
            terrain = Terrain.of(start.variant(), Weights.USUAL);
            shortest = terrain.wayLeft(start.position(), seat);
        }

        void watch(Game game) {
            int way = terrain.wayLeft(game.position(), seat);
            wait = way < shortest ? 0 : wait + 1;
            shortest = Math.min(shortest, way);
            longestWait = Math.max(longestWait, wait);
        }
    }
}
