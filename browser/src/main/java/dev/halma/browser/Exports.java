package dev.halma.browser;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** The functions that a worker of the page calls. web/src/rulebook/questions.ts declares questions and answers. */
public final class Exports {

    private static final RuleBook RULES = new RuleBook();
    private static final Thinker THINKER = new Thinker(System::nanoTime);

    private Exports() {}

    /** A callback of the worker for the progress of a long answer. */
    @JSFunctor
    public interface Listener extends JSObject {
        void tell(String json);
    }

    @JSExport
    public static String variants() {
        return Catalogue.json().text();
    }

    /** A catalogue of one variant, which may be a board of one's own. */
    @JSExport
    public static String variant(String text) {
        return RULES.catalogueOf(text).text();
    }

    @JSExport
    public static String ratings() {
        return Catalogue.ratings().text();
    }

    /** The rules in words, of one variant, or of all variants if none is named. */
    @JSExport
    public static String rules(String variant, String house) {
        return RULES.rules(variant, house).text();
    }

    @JSExport
    public static String newGame(String variant, String house, String first) {
        return RULES.newGame(variant, house, first).text();
    }

    @JSExport
    public static String fromPosition(String variant, String house, String position) {
        return RULES.fromPosition(variant, house, position).text();
    }

    @JSExport
    public static String read(String hgn) {
        return RULES.read(hgn).text();
    }

    @JSExport
    public static String collection(String hgn) {
        return RULES.collection(hgn).text();
    }

    @JSExport
    public static String write(int game, String[] namesAndValues) {
        return Json.of(RULES.write(game, List.of(namesAndValues))).text();
    }

    @JSExport
    public static String view(int game) {
        return RULES.view(game).text();
    }

    @JSExport
    public static String history(int game) {
        return RULES.history(game).text();
    }

    @JSExport
    public static String targets(int game, String from) {
        return RULES.targets(game, from).text();
    }

    @JSExport
    public static String nextHops(int game, String[] landings) {
        return RULES.nextHops(game, List.of(landings)).text();
    }

    @JSExport
    public static String ladders(int game, String seat) {
        return RULES.ladders(game, seat).text();
    }

    @JSExport
    public static String isReached(int game, String aim) {
        return RULES.isReached(game, aim).text();
    }

    @JSExport
    public static String play(int game, String seat, String request) {
        return RULES.play(game, seat, request).text();
    }

    @JSExport
    public static String rule(int game, String ruling) {
        return RULES.rule(game, ruling).text();
    }

    @JSExport
    public static String replay(int game, String event) {
        return RULES.replay(game, event).text();
    }

    @JSExport
    public static String whyNot(int game, String seat, String[] cells) {
        return RULES.whyNot(game, seat, List.of(cells)).text();
    }

    @JSExport
    public static String againstDraw(int game, String[] computers) {
        return RULES.againstDraw(game, List.of(computers)).text();
    }

    @JSExport
    public static String isPartOf(String hgn, String other) {
        return RULES.isPartOf(hgn, other).text();
    }

    @JSExport
    public static String setOut(String variant, String position) {
        return RULES.setOut(variant, position).text();
    }

    @JSExport
    public static String house(String variant, String house) {
        return Agreement.house(variant, house).text();
    }

    @JSExport
    public static String agree(String variant, String house, String rule, String choice) {
        return Agreement.agree(variant, house, rule, choice).text();
    }

    @JSExport
    public static String beginnings(String variant, String[] persons, String wished) {
        return Agreement.beginnings(variant, List.of(persons), wished).text();
    }

    @JSExport
    public static String decide(String variant, String[] persons, String wished, int[] chance) {
        return Agreement.decide(variant, List.of(persons), wished, chance).text();
    }

    @JSExport
    public static String nextToBegin(String variant, String first) {
        return Agreement.nextToBegin(variant, first).text();
    }

    @JSExport
    public static String forget(int[] keep) {
        RULES.forget(Arrays.stream(keep).boxed().collect(Collectors.toSet()));
        return Json.NULL.text();
    }

    @JSExport
    public static String perft(String variant, String house, String position, int depth) {
        return Json.of(RULES.perft(variant, house, position, depth)).text();
    }

    /** The name of the patterns that a game wants, or null; the worker fetches their file and calls {@link #learn}. */
    @JSExport
    public static String unlearned(String hgn) {
        return THINKER.unlearned(hgn).text();
    }

    @JSExport
    public static String learn(String hgn, byte[] file) {
        return THINKER.learn(hgn, file).text();
    }

    @JSExport
    public static String choose(String hgn, int level, int millis, int seed) {
        return THINKER.choose(hgn, level, millis, seed).text();
    }

    @JSExport
    public static String bestVariations(String hgn, int count, int millis, Listener listener) {
        return THINKER.bestVariations(hgn, count, millis, variations -> listener.tell(variations.text()))
                .text();
    }

    @JSExport
    public static String review(String hgn, int millisATurn, Listener listener) {
        return THINKER.review(
                        hgn,
                        millisATurn,
                        (done, all, turn) -> listener.tell(Json.object()
                                .with("done", done)
                                .with("all", all)
                                .with("turn", turn)
                                .end()
                                .text()))
                .text();
    }

    @JSExport
    public static String puzzle(int day, int grade) {
        return THINKER.puzzle(day, grade).text();
    }

    @JSExport
    public static String bench() {
        return THINKER.bench().text();
    }
}
