package dev.halma.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.halma.arena.player.Entrant;
import dev.halma.engine.level.Player;
import dev.halma.engine.search.Limits;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variants;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;

class MatchRunnerTest {

    private static final Entrant GREEDY = Entrant.named("greedy").orElseThrow();
    private static final Entrant RANDOM = Entrant.named("random").orElseThrow();

    private static Match match(Entrant... entrants) {
        Position start = Position.start(Variants.named("halma-8"), Seat.A);
        return new Match(start, List.of(entrants), 4, () -> Limits.nodes(100));
    }

    private static Map<Integer, String> games(int threads) throws InterruptedException, ExecutionException {
        Match match = match(GREEDY, RANDOM);
        Map<Integer, String> games = new TreeMap<>();
        new MatchRunner(threads)
                .run(
                        match,
                        match.pairings(6, 5),
                        () -> false,
                        (pairing, played) -> games.put(
                                pairing.number(), played.game().position().toString()));
        return games;
    }

    @Test
    void theSameSeedGivesTheSameGamesOnAnyNumberOfThreads() throws InterruptedException, ExecutionException {
        assertThat(games(3)).hasSize(6).isEqualTo(games(1));
    }

    @Test
    void stopsOnceItIsDecided() throws InterruptedException, ExecutionException {
        Match match = match(GREEDY, RANDOM);
        List<Integer> played = new ArrayList<>();
        new MatchRunner(1)
                .run(
                        match,
                        match.pairings(100, 1),
                        () -> played.size() == 2,
                        (pairing, game) -> played.add(pairing.number()));
        assertThat(played).containsExactly(0, 1);
    }

    @Test
    void whatGoesWrongInAGameEndsTheMatch() {
        Player faint = (game, limits) -> {
            throw new IllegalStateException("I feel faint");
        };
        Match match = match(GREEDY, new Entrant("faint", seed -> faint));
        List<Integer> played = new ArrayList<>();
        MatchRunner runner = new MatchRunner(1);
        assertThatThrownBy(() -> runner.run(
                        match, match.pairings(100, 1), () -> false, (pairing, game) -> played.add(pairing.number())))
                .isInstanceOf(ExecutionException.class)
                .hasMessageContaining("I feel faint");
        assertThat(played).isEmpty();
    }
}
