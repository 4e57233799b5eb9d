package dev.halma.browser;

import dev.halma.table.json.Json;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** The functions of the computer player. They are compiled into a file of their own: a board needs none of them. */
public final class ThinkerExports {

    private static final Thinker THINKER = new Thinker(System::nanoTime);

    private ThinkerExports() {}

    /** A callback of the worker for the progress of a long answer. */
    @JSFunctor
    public interface Listener extends JSObject {
        void tell(String json);
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
                                .put("done", done)
                                .put("all", all)
                                .put("turn", turn)
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
