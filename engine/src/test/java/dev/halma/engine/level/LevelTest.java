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
import dev.halma.rules.move.Position;
import dev.halma.rules.move.Route;
import dev.halma.rules.notation.HouseText;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.Effort;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class LevelTest {

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
    @Tag("law")
    void playOnForTheirPlaces(Level level) {
        Variant places =
                HouseText.parse(Variants.named("chinese-3"), "places=on").orThrow();
        Game game = LevelGames.of(places, level);
        assertThat(game.places()).as(game.toString()).containsExactlyInAnyOrder(Seat.A, Seat.B, Seat.C);
    }

    @ParameterizedTest
    @EnumSource
    @Tag("law")
    void playAWholeGameToAWinner(Level level) {
        Game game = LevelGames.of(Variants.named("chinese-2"), level);
        assertThat(game.outcome()).as(game.toString()).isInstanceOf(Outcome.Won.class);
    }

    @ParameterizedTest
    @EnumSource
    @Tag("law")
    void theSameSeedPlaysTheSameGame(Level level) {
        Variant variant = Variants.named("halma-8");
        assertThat(LevelGames.play(variant, level)).isEqualTo(LevelGames.of(variant, level));
    }

    @Test
    @Tag("law")
    void untilItsRaceIsOnTheLowestOneSeesNoLongerChainThanOneHop() {
        Game game = play(
                "chinese-2",
                LevelGames.player(Level.LADYBIRD, Effort.seed()),
                new GreedyPlayer(Effort.seed()),
                LevelGames.LIMITS);
        int moves = 0;
        for (Game after : game.history()) {
            if (after.lastEvent().orElse(new Event.DrawAgreed()) instanceof Event.Moved(Seat by, Route route)
                    && by == Seat.A
                    && !Race.isOn(after.before().orElseThrow().position(), Seat.A)) {
                Game before = after.before().orElseThrow();
                boolean hadAShortOne = new Engine(1)
                        .considered(before).stream()
                                .anyMatch(move -> before.position()
                                                .route(move)
                                                .map(Route::hops)
                                                .orElse(0)
                                        <= 1);
                if (hadAShortOne) assertThat(route.hops()).isLessThanOrEqualTo(1);
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
    @Tag("law")
    void noneGoesInCircles(Level level) {
        Game game = LevelGames.of(Variants.named("american-2"), level);
        for (Seat seat : List.of(Seat.A, Seat.B)) {
            Map<CellSet, Integer> returns = new HashMap<>();
            for (Game moment : game.history()) {
                boolean hasMoved = moment.lastEvent().flatMap(Event::seat).equals(Optional.of(seat));
                if (hasMoved) returns.merge(moment.position().pieces(seat), 1, Integer::sum);
            }
            assertThat(Collections.max(returns.values()))
                    .as("how often the pieces of %s came to stand alike in %s", seat, game)
                    .isLessThanOrEqualTo(2);
        }
    }

    /** With other seeds too, nearly always: strength is no law. The matches of {@code bench} measure it. */
    @ParameterizedTest
    @ValueSource(strings = {"american-2", "chinese-2", "halma-8", "twosided-star"})
    void theHighestOneBeatsGreedyAndRandomPlayers(String variant) {
        for (Player weak : List.of(new GreedyPlayer(5), new RandomPlayer(5))) {
            Game game = play(variant, LevelGames.player(Level.OWL, 1), weak, Limits.nodes(1000));
            assertThat(game.outcome().result()).as(game.toString()).isEqualTo("A");
        }
    }

    private static Game play(String variant, Player a, Player b, Limits limits) {
        return LevelGames.play(Game.of(Variants.named(variant)), limits, List.of(a, b));
    }
}
