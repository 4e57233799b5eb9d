package dev.halma.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.engine.Engine;
import dev.halma.engine.evaluation.Patterns;
import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.Effort;
import dev.halma.testkit.Endings;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SearchTest {

    static List<Variant> variants() {
        return Variants.all();
    }

    @ParameterizedTest
    @MethodSource("variants")
    @Tag("law")
    void theWayLeftThatIsKeptUpToDateEqualsTheOneMadeAnew(Variant variant) {
        SplittableRandom random = new SplittableRandom(Effort.seed());
        Game game = Game.of(variant);
        Terrain terrain = Terrain.of(variant, Weights.USUAL);
        Patterns patterns = anyPatterns(variant);
        SearchBoard board = new SearchBoard(game, terrain);
        SearchBoard learned = new SearchBoard(game, terrain, patterns);
        int view = board.mover();
        for (int turn = 0; turn < 200 && !game.isOver(); turn++) {
            List<Move> moves = game.legalMoves();
            Move move = moves.get(random.nextInt(moves.size()));
            board.make(move.code());
            learned.make(move.code());
            game = game.after(move);
            SearchBoard fresh = new SearchBoard(Game.from(game.position()), terrain);
            for (int seat = 0; seat < variant.seats(); seat++) {
                assertThat(board.lead(seat)).as(game.toString()).isEqualTo(fresh.lead(seat));
            }
            if (fresh.mover() != view) continue;
            SearchBoard freshLearned = new SearchBoard(Game.from(game.position()), terrain, patterns);
            assertThat(learned.lead(view)).isEqualTo(freshLearned.lead(view));
        }
    }

    private static Patterns anyPatterns(Variant variant) {
        if (!Patterns.fit(variant)) return Patterns.NONE;
        SplittableRandom random = new SplittableRandom(4);
        short[] values =
                new short[Patterns.WAYS * Patterns.lines(variant.board()).size()];
        for (int i = 0; i < values.length; i++) values[i] = (short) random.nextInt(-500, 500);
        return Patterns.of(variant, Patterns.file(variant, values));
    }

    @Test
    void undoTakesBackTheLearnedCorrectionToo() {
        Variant variant = Variants.named("chinese-2");
        Game game = Game.of(variant);
        SearchBoard board = new SearchBoard(game, Terrain.of(variant, Weights.USUAL), anyPatterns(variant));
        int before = board.lead(0);
        List<Integer> leads = new ArrayList<>();
        for (Move move : game.legalMoves()) {
            board.make(move.code());
            leads.add(board.lead(0));
            board.undo();
        }
        assertThat(board.lead(0)).isEqualTo(before);
        assertThat(leads).doesNotContain(before);
    }

    @Test
    void aMoveFoundInAnUnfinishedIterationIsPlayed() {
        SplittableRandom random = new SplittableRandom(6);
        Game game = Game.of(Variants.named("chinese-2"));
        int found = 0;
        for (int turn = 0; turn < 40; turn++) {
            List<Move> moves = game.legalMoves();
            game = game.after(moves.get(random.nextInt(moves.size())));
            List<Variation> reports = new ArrayList<>();
            Variation last = new Engine(1).think(game, Limits.nodes(3000), report -> reports.add(report.variation()));
            assertThat(last).isEqualTo(reports.getLast());
            assertThat(game.legalMoves()).contains(last.best());
            Variation whole = reports.get(Math.max(0, reports.size() - 2));
            if (whole.depth() == last.depth() && !whole.best().equals(last.best())) found++;
        }
        assertThat(found).isPositive();
    }

    @Test
    void theScoreOfSomeMovesIsNotTakenForThatOfThePosition() {
        Game game = Game.of(Variants.named("halma-8"));
        List<Move> first = game.legalMoves().subList(0, 1);
        Variation fresh = new Engine(1).searchAmong(game, first, Limits.depth(3), report -> {});
        Game later = game.after(fresh.moves().get(0)).after(fresh.moves().get(1));
        Engine shared = new Engine(1);
        for (Move move : later.legalMoves()) {
            shared.searchAmong(later, List.of(move), Limits.depth(1), report -> {});
            assertThat(shared.searchAmong(game, first, Limits.depth(3), report -> {})
                            .score())
                    .isEqualTo(fresh.score());
            shared.forget();
        }
    }

    @Test
    void theViewOfOneSideIsNotTakenForThatOfAnother() {
        Variant variant = Variants.named("chinese-3");
        Terrain terrain = Terrain.of(variant, Weights.USUAL);
        Position start = Position.start(variant, Seat.A);
        Move byA = start.legalMoves().getFirst();
        Position bFirst = Position.start(variant, Seat.B);
        Move byB = bFirst.legalMoves().getFirst();
        List<CellSet> moved =
                List.of(start.after(byA).pieces(Seat.A), bFirst.after(byB).pieces(Seat.B), start.pieces(Seat.C));
        Position beforeA =
                Position.of(variant, List.of(start.pieces(Seat.A), moved.get(1), moved.get(2)), Seat.A, Set.of(), 0, 1);
        Position beforeB =
                Position.of(variant, List.of(moved.get(0), start.pieces(Seat.B), moved.get(2)), Seat.B, Set.of(), 0, 1);
        SearchBoard seenByA = new SearchBoard(Game.from(beforeA), terrain);
        SearchBoard seenByB = new SearchBoard(Game.from(beforeB), terrain);
        seenByA.make(byA.code());
        seenByB.make(byB.code());
        assertThat(seenByA.transpositionKey()).isNotEqualTo(seenByB.transpositionKey());
    }

    @ParameterizedTest
    @MethodSource("variants")
    void plays20TurnsOfEveryVariantWithLegalMoves(Variant variant) {
        Engine engine = new Engine(1);
        Game game = Game.of(variant);
        for (int turn = 0; turn < 20 && !game.isOver(); turn++) {
            game = game.after(
                    engine.think(game, Limits.nodes(2000), variation -> {}).best());
        }
        assertThat(game.position().turn()).isEqualTo(21);
    }

    @ParameterizedTest
    @CsvSource({
        "victorian-4-opposite, victorian-4-adjacent",
        "victorian-4-adjacent, victorian-4-opposite",
        "american-4-first,     american-4-both",
        "american-4,           american-4-first",
        "chinese-2,            xxl-2-guard",
        "american-2,           american-3",
    })
    void whatIsKnownOfOneVariantIsNotTakenForAnother(String first, String second) {
        Engine shared = new Engine(16);
        search(shared, first);
        Variation variation = search(shared, second);
        Variation fresh = search(new Engine(16), second);
        assertThat(variation.best()).isEqualTo(fresh.best());
        assertThat(variation.score()).isEqualTo(fresh.score());
    }

    @Test
    void whatOneSideKnowsIsNotTakenForTheOther() {
        Game game = Game.of(Variants.named("chinese-2"));
        for (int turn = 0; turn < 6; turn++) {
            Engine shared = new Engine(16);
            Variation first = shared.searchAmong(game, game.legalMoves(), Limits.depth(5), report -> {});
            game = game.after(first.best());
            Variation second = shared.searchAmong(game, game.legalMoves(), Limits.depth(4), report -> {});
            Variation fresh = new Engine(16).searchAmong(game, game.legalMoves(), Limits.depth(4), report -> {});
            assertThat(second.score()).isEqualTo(fresh.score());
        }
    }

    /** Twenty turns into the game, where both variants look the same. */
    private static Variation search(Engine engine, String variant) {
        Game game = Game.of(Variants.named(variant));
        for (int turn = 0; turn < 20; turn++) {
            List<Move> moves = game.legalMoves();
            game = game.after(moves.get(7 * turn % moves.size()));
        }
        return engine.searchAmong(game, game.legalMoves(), Limits.depth(5), report -> {});
    }

    @Test
    void theSameLimitsInNodesGiveTheSameMove() {
        Game game = Game.of(Variants.named("american-2"));
        List<Variation> variations = new ArrayList<>();
        for (int i = 0; i < 2; i++) variations.add(new Engine(1).think(game, Limits.nodes(30_000), variation -> {}));
        assertThat(variations.get(0)).isEqualTo(variations.get(1));
    }

    @Test
    void neverLooksAtMoreNodesThanItMay() {
        Game game = Game.of(Variants.named("chinese-6"));
        for (long nodes : new long[] {1, 100, 1000, 5000}) {
            Variation variation = new Engine(1).think(game, Limits.nodes(nodes), each -> {});
            assertThat(variation.nodes()).isLessThanOrEqualTo(nodes);
            assertThat(game.legalMoves()).contains(variation.best());
        }
    }

    @Test
    void stopsAtOnceWhenItIsTold() {
        Game game = Game.of(Variants.named("american-2"));
        Variation variation =
                new Engine(1).think(game, Limits.depth(Limits.DEEPEST).withStop(() -> true), each -> {});
        assertThat(variation.depth()).isZero();
        assertThat(game.legalMoves()).contains(variation.best());
    }

    @Test
    void reportsEachDeeperLine() {
        List<Variation> variations = new ArrayList<>();
        new Engine(1)
                .think(
                        Game.of(Variants.named("halma-8")),
                        Limits.depth(4),
                        report -> variations.add(report.variation()));
        assertThat(variations).extracting(Variation::depth).containsExactly(1, 2, 3, 4);
        assertThat(variations.getLast().moves()).hasSizeBetween(1, 4);
    }

    @ParameterizedTest
    @ValueSource(strings = {"chinese-2", "chinese-3", "american-4", "chinese-6"})
    void doesNotGoInCirclesThoughAllTheOthersDo(String id) {
        Game game = Game.of(Variants.named(id));
        int seats = game.variant().seats();
        List<Move> steps = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            steps.add(game.legalMoves().get(0));
            game = game.after(steps.get(seat));
        }
        for (Move step : steps) game = game.after(back(game, step));
        Variation variation = new Engine(1).think(game, Limits.depth(1), each -> {});
        assertThat(game.timesSeen(game.position())).isEqualTo(2);
        assertThat(game.timesSeen(game.position().after(variation.best()))).isZero();
    }

    @Test
    void aPlanGoesInNoCirclesEither() {
        Engine engine = new Engine(1);
        Game game = Game.from(Endings.HOLE);
        Move planned = engine.think(game, Limits.nodes(20_000), each -> {}).best();
        // There, back, and again: the plan's first move would now repeat a position.
        Game moved = game.after(planned);
        Move reply = moved.legalMoves().get(0);
        Game returned = moved.after(reply);
        returned = returned.after(back(returned, planned));
        returned = returned.after(back(returned, reply));
        assertThat(returned.timesSeen(returned.position().after(planned))).isEqualTo(1);
        Move now = engine.think(returned, Limits.nodes(20_000), each -> {}).best();
        assertThat(returned.timesSeen(returned.position().after(now))).isZero();
    }

    private static Move back(Game game, Move step) {
        return game.legalMoves().stream()
                .filter(move -> move.from() == step.to() && move.to() == step.from())
                .findFirst()
                .orElseThrow();
    }

    @Test
    void takesTheWinAtHand() {
        Game game = Game.from(Endings.WIN_AT_HAND);
        Game after = game.after(
                new Engine(1).think(game, Limits.nodes(5000), variation -> {}).best());
        assertThat(after.outcome().result()).isEqualTo("A");
        assertThat(game.position().toMove()).isEqualTo(Seat.A);
    }
}
