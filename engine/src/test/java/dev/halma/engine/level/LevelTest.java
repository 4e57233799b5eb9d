package dev.halma.engine.level;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.engine.Engine;
import dev.halma.engine.race.Race;
import dev.halma.engine.search.Limits;
import dev.halma.engine.search.Variation;
import dev.halma.rules.board.Board;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.board.Direction;
import dev.halma.rules.game.Event;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Outcome;
import dev.halma.rules.game.Position;
import dev.halma.rules.move.Route;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class LevelTest {

    private static final Limits LIMITS = Limits.nodes(300);

    @Test
    void areNumberedFromOneToEight() {
        for (int number = 1; number <= 8; number++) {
            assertThat(Level.of(number).map(Level::number)).contains(number);
        }
        assertThat(Level.of(0)).isEmpty();
        assertThat(Level.of(9)).isEmpty();
    }

    @Test
    void eachIsRatedHigherThanTheOneBelow() {
        assertThat(Arrays.stream(Level.values()).map(Level::rating)).isSorted().doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @EnumSource
    void playAWholeGameToAWinner(Level level) {
        Game game = play("chinese-2", player(level, 1), player(level, 2));
        assertThat(game.outcome()).isInstanceOf(Outcome.Won.class);
    }

    @ParameterizedTest
    @EnumSource
    void theSameSeedPlaysTheSameGame(Level level) {
        Game one = play("halma-8", player(level, 7), player(level, 8));
        Game other = play("halma-8", player(level, 7), player(level, 8));
        assertThat(one).isEqualTo(other);
    }

    @Test
    void untilItsRaceIsOnTheLowestOneSeesNoLongerChainThanOneHop() {
        Game game = play("chinese-2", player(Level.LADYBIRD, 3), new GreedyPlayer(3));
        int moves = 0;
        for (Game after : game.history()) {
            if (after.lastEvent().orElse(new Event.DrawAgreed()) instanceof Event.Moved(Seat by, Route route)
                    && by == Seat.A
                    && !Race.isOn(after.before().orElseThrow().position(), Seat.A)) {
                assertThat(route.hops()).isLessThanOrEqualTo(1);
                moves++;
            }
        }
        assertThat(moves).isGreaterThan(10);
    }

    /** A seat whose partner must be home too is in no race, so nothing is planned. */
    @Test
    void lookNoDeeperWhereBothPartnersMustBeHome() {
        Variant variant = Variants.named("american-4-both");
        List<CellSet> nearlyHome = variant.seatings().stream()
                .map(seating -> withOneOutside(variant, seating.goal()))
                .toList();
        Game game = Game.from(Position.of(variant, nearlyHome, Seat.A, Set.of(), 0, 1));
        for (Level level : List.of(Level.LADYBIRD, Level.of(5).orElseThrow())) {
            Variation chosen = new LevelPlayer(level, new Engine(1), 1)
                    .variations(game, 1, Limits.nodes(100_000), (number, report) -> {})
                    .getFirst();
            assertThat(chosen.depth()).isLessThanOrEqualTo(level.depth());
        }
    }

    private static CellSet withOneOutside(Variant variant, CellSet goal) {
        Board board = variant.board();
        for (int cell : goal.stream().toArray()) {
            for (Direction direction : board.directions()) {
                int beside = board.neighbour(cell, direction);
                if (beside != Board.NONE && !goal.contains(beside)) {
                    return goal.minus(CellSet.of(cell)).union(CellSet.of(beside));
                }
            }
        }
        throw new AssertionError("a goal without a neighbour");
    }

    @ParameterizedTest
    @EnumSource
    void noneGoesInCircles(Level level) {
        Game game = play("american-2", player(level, 4), player(level, 5));
        for (Seat seat : List.of(Seat.A, Seat.B)) {
            Map<CellSet, Integer> returns = new HashMap<>();
            for (Game moment : game.history()) {
                boolean hasMoved = moment.lastEvent().flatMap(Event::seat).equals(Optional.of(seat));
                if (hasMoved) returns.merge(moment.position().pieces(seat), 1, Integer::sum);
            }
            assertThat(Collections.max(returns.values()))
                    .as("how often the pieces of %s came to stand alike", seat)
                    .isLessThanOrEqualTo(2);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"american-2", "chinese-2", "halma-8", "twosided-star"})
    void theHighestOneBeatsGreedyAndRandomPlayers(String variant) {
        for (Player weak : List.of(new GreedyPlayer(5), new RandomPlayer(5))) {
            Game game = play(variant, player(Level.OWL, 1), weak, Limits.nodes(5000));
            assertThat(game.outcome().result()).isEqualTo("A");
        }
    }

    private static Player player(Level level, long seed) {
        return new LevelPlayer(level, new Engine(1), seed);
    }

    private static Game play(String variant, Player a, Player b) {
        return play(variant, a, b, LIMITS);
    }

    private static Game play(String variant, Player a, Player b, Limits limits) {
        Game game = Game.of(Variants.named(variant));
        while (!game.isOver()) {
            Player player = game.position().toMove() == Seat.A ? a : b;
            game = game.after(player.choose(game, limits));
        }
        return game;
    }
}
