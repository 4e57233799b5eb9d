package dev.halma.browser;

import dev.halma.rules.game.Refusal;
import dev.halma.rules.notation.Problem;

/** What the page tells a player in words: a code to look them up by, and the facts that belong into them. */
final class Told {

    private Told() {}

    static Json of(Refusal why) {
        return told(why.code(), Json.object());
    }

    static Json of(Problem problem) {
        return told(
                "problem",
                Json.object()
                        .with("line", problem.line())
                        .with("column", problem.column())
                        .with("found", problem.found()));
    }

    private static Json told(String code, Json.Fields facts) {
        return Json.object().with("code", code).with("facts", facts.end()).end();
    }
}
