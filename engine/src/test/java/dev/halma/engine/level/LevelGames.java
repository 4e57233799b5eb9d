package dev.halma.engine.level;

import dev.halma.engine.Engine;
import dev.halma.engine.search.Limits;
import dev.halma.rules.game.Game;
import dev.halma.rules.variant.Variant;
import dev.halma.testkit.Effort;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Whole games in which one level has all the seats. Each is played once in a run, and several laws look at it. */
final class LevelGames {

    static final Limits LIMITS = Limits.nodes(300);

    private record Key(Variant variant, Level level) {}

    private record Played(long seed, Game game) {}

    private static final Map<Key, Played> PLAYED = new ConcurrentHashMap<>();

    private LevelGames() {}

    static Game of(Variant variant, Level level) {
        long seed = Effort.seed();
        return PLAYED.compute(
                        new Key(variant, level),
                        (key, played) -> played != null && played.seed() == seed
                                ? played
                                : new Played(seed, play(variant, level)))
                .game();
    }

    /** Plays the same game again. */
    static Game play(Variant variant, Level level) {
        return play(
                Game.of(variant),
                LIMITS,
                variant.seatings().stream()
                        .map(seating -> player(level, Effort.seed() + seating.place()))
                        .toList());
    }

    static Player player(Level level, long seed) {
        return new LevelPlayer(level, new Engine(1), seed);
    }

    /** @param players by seat */
    static Game play(Game start, Limits limits, List<Player> players) {
        Game game = start;
        while (!game.isOver()) {
            Player player = players.get(game.position().toMove().index());
            game = game.after(player.choose(game, limits));
        }
        return game;
    }
}
