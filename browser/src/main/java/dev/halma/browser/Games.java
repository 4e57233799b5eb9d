package dev.halma.browser;

import dev.halma.rules.game.Game;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/** The games that the page knows by number. A game is immutable, so each position of it has its own number. */
final class Games {

    private final Map<Integer, Game> games = new HashMap<>(); // only for lookups: its order is never used
    private final IdentityHashMap<Game, Integer> numbers = new IdentityHashMap<>();
    private int last;

    /** The number of a game. It stays the same until the game is forgotten. */
    int numberOf(Game game) {
        return numbers.computeIfAbsent(game, unknown -> {
            games.put(++last, game);
            return last;
        });
    }

    Game numbered(int number) {
        Game game = games.get(number);
        if (game == null) throw new IllegalArgumentException("no game has the number " + number);
        return game;
    }

    void forgetAllBut(Set<Integer> kept) {
        games.keySet().retainAll(kept);
        numbers.values().retainAll(kept);
    }
}
