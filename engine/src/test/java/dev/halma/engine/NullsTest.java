package dev.halma.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.engine.analysis.BestVariations;
import dev.halma.engine.analysis.Coach;
import dev.halma.engine.analysis.GameReview;
import dev.halma.engine.analysis.Judgement;
import dev.halma.engine.analysis.TurnsLost;
import dev.halma.engine.evaluation.Evaluation;
import dev.halma.engine.evaluation.Patterns;
import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weight;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.level.FeelPlayer;
import dev.halma.engine.level.GreedyPlayer;
import dev.halma.engine.level.Level;
import dev.halma.engine.level.LevelPlayer;
import dev.halma.engine.level.RandomPlayer;
import dev.halma.engine.puzzle.Grade;
import dev.halma.engine.puzzle.Puzzle;
import dev.halma.engine.race.Formations;
import dev.halma.engine.race.HomeTable;
import dev.halma.engine.race.HomeTables;
import dev.halma.engine.race.Homeward;
import dev.halma.engine.race.Plan;
import dev.halma.engine.race.TurnsHome;
import dev.halma.engine.report.Estimate;
import dev.halma.engine.report.MoveWords;
import dev.halma.engine.report.Outlook;
import dev.halma.engine.report.Report;
import dev.halma.engine.report.TurnsNeeded;
import dev.halma.engine.search.HelperThreads;
import dev.halma.engine.search.Limits;
import dev.halma.engine.search.Patience;
import dev.halma.engine.search.Sampling;
import dev.halma.engine.search.Search;
import dev.halma.engine.search.SearchBoard;
import dev.halma.engine.search.TranspositionTable;
import dev.halma.engine.search.Variation;
import dev.halma.engine.ugi.Bench;
import dev.halma.engine.ugi.Clock;
import dev.halma.engine.ugi.Clocks;
import dev.halma.engine.ugi.Runner;
import dev.halma.engine.ugi.SessionEnvironment;
import dev.halma.engine.ugi.UgiCommand;
import dev.halma.engine.ugi.UgiOption;
import dev.halma.engine.ugi.UgiSession;
import dev.halma.engine.ugi.Words;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Refusal;
import dev.halma.rules.move.LiveBoard;
import dev.halma.rules.move.Move;
import dev.halma.rules.notation.Problem;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.NullProbe;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;

/** Whoever passes null is told for which parameter. */
class NullsTest {

    private static final Set<Class<?>> ANSWERS = Set.of(
            Bench.Part.class,
            Estimate.class,
            Coach.Praise.class,
            Homeward.class,
            Judgement.class,
            Outlook.class,
            Plan.class,
            Puzzle.class,
            Report.class,
            TurnsHome.class,
            TurnsLost.class,
            UgiCommand.class,
            Variation.class);

    @Test
    void nullIsAnsweredWithTheNameOfTheParameter() throws IOException {
        assertThat(new NullProbe(samples(), ANSWERS).complaintsAbout(Engine.class))
                .isEmpty();
    }

    /** Runs nothing. */
    private static final class Idle implements Runner {

        @Override
        public void start(Function<StopSign, String> work, Consumer<String> whenDone) {}

        @Override
        public boolean isBusy() {
            return false;
        }

        @Override
        public void stop() {}
    }

    private static final class Codes implements Words {

        @Override
        public String of(Refusal refusal) {
            return refusal.code();
        }

        @Override
        public String of(Problem problem) {
            return problem.toString();
        }
    }

    private static Map<Class<?>, Object> samples() {
        Variant variant = Variants.named("halma-8");
        Game game = Game.of(variant);
        List<Move> moves = game.legalMoves();
        Terrain terrain = Terrain.of(variant, Weights.USUAL);
        Engine engine = new Engine(1);
        TranspositionTable transpositions = TranspositionTable.ofMegabytes(1);
        Limits limits = Limits.nodes(10);
        Variation variation = new Variation(1, 1, 0, moves);
        SessionEnvironment around = new SessionEnvironment(
                "1",
                line -> {},
                () -> 0,
                new Idle(),
                new Codes(),
                Evaluation.of(Weights.USUAL),
                threads -> HelperThreads.NONE);
        Map<Class<?>, Object> samples = new HashMap<>();
        for (Object sample : List.of(
                variant,
                game,
                game.position(),
                game.position().live(),
                moves.getFirst(),
                terrain,
                engine,
                transpositions,
                limits,
                variation,
                new Report(game.position(), variation),
                new TurnsNeeded(variant),
                new Patience(game, terrain),
                Evaluation.of(Weights.USUAL),
                Patterns.NONE,
                new Search(game, moves, transpositions, limits, Evaluation.of(Weights.USUAL)),
                new Sampling(game, moves, limits, Evaluation.of(Weights.USUAL)),
                new SearchBoard(game, terrain, Patterns.NONE),
                new GreedyPlayer(1),
                new FeelPlayer(1),
                new RandomPlayer(1),
                new LevelPlayer(Level.FROG, engine, 1),
                new GameReview(engine, limits),
                new BestVariations(engine, 1, BestVariations.Depth.DEEPEST),
                BestVariations.Depth.DEEPEST,
                new Clock(1000, 0, OptionalInt.empty()),
                new Clocks(Map.of(), Map.of(), OptionalInt.empty()),
                new UgiSession(around),
                around,
                Level.FROG,
                new Idle(),
                new Codes(),
                MoveWords.ENDS,
                Grade.ONE,
                new HomeTables(1),
                HomeTable.of(variant, Seat.A, 1),
                new Formations(variant, Seat.A, HomeTable.of(variant, Seat.A, 1)),
                new Coach(List.of()),
                new Plan(List.of(1), 1, 1),
                Optional.empty(),
                CellSet.EMPTY,
                variant.board(),
                new byte[0],
                new short[0],
                Weight.OPPONENT,
                Weights.USUAL,
                UgiOption.VARIANT,
                Seat.A,
                OptionalInt.empty(),
                Set.of(Seat.A),
                Map.of(),
                "text",
                new int[LiveBoard.MOST_MOVES])) {
            samples.put(sample.getClass(), sample);
        }
        samples.put(List.class, moves);
        samples.put(Consumer.class, (Consumer<Object>) reports -> {});
        samples.put(Function.class, (Function<Variant, Patterns>) known -> Patterns.NONE);
        samples.put(HelperThreads.class, HelperThreads.NONE);
        samples.put(IntFunction.class, (IntFunction<HelperThreads>) threads -> HelperThreads.NONE);
        samples.put(LongSupplier.class, (LongSupplier) () -> 0);
        samples.put(BooleanSupplier.class, (BooleanSupplier) () -> false);
        samples.put(BestVariations.Listener.class, (BestVariations.Listener) (number, report) -> {});
        samples.put(GameReview.Listener.class, (GameReview.Listener) (done, judgement) -> {});
        return samples;
    }
}
