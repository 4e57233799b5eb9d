package dev.halma.browser;

import dev.halma.rules.game.Game;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/** The games that the page knows by number. A game is a value, so each moment of one has a number of its own. */
final class Games {

    private final Map<Integer, Game> games = new HashMap<>(); // looked up, never gone through in its order
    private final IdentityHashMap<Game, Integer> numbers = new IdentityHashMap<>();
    private int last;

    /** The number of a game, the same one for as long as it is not forgotten. */
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
