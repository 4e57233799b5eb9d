package dev.halma.browser;

import dev.halma.rules.game.Refusal;
import dev.halma.rules.notation.Parsed;
import dev.halma.rules.notation.Problem;
import java.util.function.Function;

/** What a question of a player comes to: a value, or the reason why there is none. */
final class Answer {

    private Answer() {}

    static Json yes(Json value) {
        return Json.object().with("ok", true).with("value", value).end();
    }

    static Json no(Refusal why) {
        return no(Told.of(why));
    }

    private static Json no(Json why) {
        return Json.object().with("ok", false).with("why", why).end();
    }

    /** The answer that a text leads to, if it can be read. */
    static <T> Json to(Parsed<T> parsed, Function<T, Json> next) {
        return switch (parsed) {
            case Parsed.Read<T>(T value) -> next.apply(value);
            case Parsed.Unreadable<T>(Problem problem) -> no(Told.of(problem));
        };
    }
}
