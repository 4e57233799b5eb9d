package dev.halma.browser;

import dev.halma.engine.Engine;
import dev.halma.engine.analysis.BestVariations;
import dev.halma.engine.analysis.GameReview;
import dev.halma.engine.analysis.Judgement;
import dev.halma.engine.evaluation.Evaluation;
import dev.halma.engine.evaluation.Patterns;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.level.Level;
import dev.halma.engine.level.LevelPlayer;
import dev.halma.engine.puzzle.Grade;
import dev.halma.engine.puzzle.PuzzleMaker;
import dev.halma.engine.race.TurnsHome;
import dev.halma.engine.search.Limits;
import dev.halma.engine.search.Variation;
import dev.halma.engine.ugi.Bench;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import dev.halma.rules.notation.GameText;
import dev.halma.rules.variant.Variant;
import dev.halma.table.json.Json;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * The computer player. It runs in a worker of its own, so it gets each game as text. Games that are over and unreadable
 * texts are exceptions, because the page has checked them with the rule book before.
 */
final class Thinker {

    private static final int MEGABYTES = 16;

    private final Map<String, Patterns> learned = new HashMap<>();
    private final Engine engine = new Engine(MEGABYTES, new Evaluation(Weights.USUAL, this::patterns));
    private final LongSupplier clock;

    Thinker(LongSupplier clock) {
        this.clock = clock;
    }

    private Patterns patterns(Variant variant) {
        return learned.getOrDefault(Patterns.name(variant), Patterns.NONE);
    }

    /** The name of the patterns that would help in a game and have not been learned yet, or null. */
    Json unlearned(String hgn) {
        Variant variant = game(hgn).variant();
        String name = Patterns.name(variant);
        return Patterns.fit(variant) && !learned.containsKey(name) ? Json.of(name) : Json.nothing();
    }

    /** Takes the patterns of a game from their file. */
    Json learn(String hgn, byte[] file) {
        Variant variant = game(hgn).variant();
        learned.put(Patterns.name(variant), Patterns.of(variant, file));
        engine.forget(); // its transposition table was filled without them
        return Json.nothing();
    }

    /** The move of a level. The same game and seed give the same move, unless the time runs out. */
    Json choose(String hgn, int level, int millis, int seed) {
        Level strength =
                Level.of(level).orElseThrow(() -> new IllegalArgumentException("levels go from 1 to 8, not " + level));
        engine.forget();
        Move move = new LevelPlayer(strength, engine, seed).choose(openGame(hgn), limits(millis));
        return Json.object().put("move", move.toString());
    }

    /** The best variations. The listener is called for each as it gets deeper. */
    Json bestVariations(String hgn, int count, int millis, Consumer<Json> listener) {
        Game game = openGame(hgn);
        List<Variation> soFar = new ArrayList<>();
        List<TurnsHome> home = new ArrayList<>();
        List<Variation> variations = new BestVariations(engine, count, BestVariations.Depth.FULL_ROUNDS)
                .of(game, limits(millis), (number, report) -> {
                    if (number > soFar.size()) soFar.add(report.variation());
                    else soFar.set(number - 1, report.variation());
                    report.home().ifPresent(home::add);
                    listener.accept(
                            VariationView.json(game, soFar, home.stream().findFirst()));
                });
        return VariationView.json(game, variations, home.stream().findFirst());
    }

    /** The puzzle of a day, counted from 1970-01-01, and a grade. */
    Json puzzle(int day, int grade) {
        Grade strength =
                Grade.of(grade).orElseThrow(() -> new IllegalArgumentException("grades go from 1 to 5, not " + grade));
        return PuzzleView.json(PuzzleMaker.of(day, strength));
    }

    /** Every turn of a game compared with the best one. */
    Json review(String hgn, int millisATurn, ReviewListener listener) {
        Game game = game(hgn);
        int all = game.events().size();
        List<Judgement> judgements = new GameReview(engine, limits(millisATurn))
                .of(
                        game,
                        (done, judgement) -> listener.wentThrough(
                                done, all, judgement.map(TurnView::json).orElse(Json.nothing())));
        return Json.array(judgements.stream().map(TurnView::json));
    }

    /** Called with the progress of a review and the turn just judged. The turn is null if the event was not a turn. */
    interface ReviewListener {
        void wentThrough(int done, int all, Json turn);
    }

    /** The fingerprint of the engine, see {@link Bench}. */
    Json bench() {
        long start = clock.getAsLong();
        long nodes = Bench.run(part -> {}).stream().mapToLong(Bench.Part::nodes).sum();
        long nanos = clock.getAsLong() - start;
        return Json.object().put("nodes", nodes).put("millis", nanos / 1e6);
    }

    private Limits limits(int millis) {
        return Limits.time(millis * 1_000_000L, clock);
    }

    private static Game openGame(String hgn) {
        Game game = game(hgn);
        if (game.isOver()) throw new IllegalArgumentException("the game is over");
        return game;
    }

    private static Game game(String hgn) {
        return GameText.parse(hgn).orThrow().game();
    }
}
