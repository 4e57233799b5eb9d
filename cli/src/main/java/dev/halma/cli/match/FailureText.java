package dev.halma.cli.match;

import dev.halma.i18n.Texts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Why a program lost its game, in the user's language. The files of the games have the reason in English, so that they are the
 * same everywhere; here it is read back.
 */
record FailureText(Texts texts) {

    private record Form(String key, Pattern pattern, List<String> facts) {

        static Form of(String key, String pattern, String... facts) {
            return new Form(key, Pattern.compile(pattern, Pattern.DOTALL), List.of(facts));
        }
    }

    private static final List<Form> FORMS = List.of(
            Form.of("match.why.late", "(.*) did not say (\\w+) within ([\\d.,]+) s", "program", "word", "seconds"),
            Form.of("match.why.missing", "(.*) can't be started: there is no such program", "program"),
            Form.of("match.why.not-executable", "(.*) can't be started: it may not be executed", "program"),
            Form.of("match.why.ended", "(.*) ended before it .*", "program"),
            Form.of("match.why.illegal", "(.*) answered '(.*)', which is not legal in .*", "program", "answer"));

    /** The reason, or its English words where they have another form. */
    String of(String why) {
        for (Form form : FORMS) {
            Matcher matcher = form.pattern().matcher(why);
            if (!matcher.matches()) continue;
            Map<String, String> facts = new LinkedHashMap<>();
            for (int i = 0; i < form.facts().size(); i++) facts.put(form.facts().get(i), matcher.group(i + 1));
            return texts.text(form.key(), facts);
        }
        return why;
    }
}
