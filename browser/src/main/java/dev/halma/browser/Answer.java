package dev.halma.browser;

import dev.halma.rules.game.Refusal;
import dev.halma.rules.message.Message;
import dev.halma.rules.notation.Parsed;
import dev.halma.rules.notation.Problem;
import dev.halma.table.json.Json;
import dev.halma.table.protocol.MessageJson;
import java.util.function.Function;

/** The answer to a player's question: a value, or the reason why there is none. */
final class Answer {

    private Answer() {}

    static Json yes(Json value) {
        return Json.object().put("ok", true).put("value", value);
    }

    static Json no(Refusal why) {
        return no(why.message());
    }

    static Json no(Message why) {
        return Json.object().put("ok", false).put("why", MessageJson.write(why));
    }

    /** The answer to a text, or the problem if it can't be read. */
    static <T> Json to(Parsed<T> parsed, Function<T, Json> next) {
        return switch (parsed) {
            case Parsed.Read<T>(T value) -> next.apply(value);
            case Parsed.Unreadable<T>(Problem problem) -> no(problem.message());
        };
    }
}
