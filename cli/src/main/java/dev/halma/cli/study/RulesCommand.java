package dev.halma.cli.study;

import dev.halma.cli.shared.Wording;
import dev.halma.i18n.Texts;
import dev.halma.rules.told.RuleSection;
import dev.halma.rules.told.RulesTold;
import dev.halma.rules.told.Told;
import dev.halma.rules.variant.HouseRule;
import dev.halma.rules.variant.Variant;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Explains the game. */
@Command(
        name = "rules",
        description = "Explains the game in plain words: the whole family, or one variant.",
        mixinStandardHelpOptions = true)
public final class RulesCommand implements Runnable {

    private static final int WIDTH = 78;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(arity = "0..1", paramLabel = "VARIANT", description = "See `halma variants`.")
    private @Nullable String variant;

    @Override
    public void run() {
        Wording wording = Wording.of(spec);
        if (variant == null) {
            explain(RulesTold.ofAll(), wording.texts());
            return;
        }
        Variant asked = wording.variant(spec, variant);
        introduce(asked, wording.texts());
        explain(RulesTold.of(asked), wording.texts());
    }

    private void explain(List<RuleSection> sections, Texts texts) {
        out().println(texts.text("rules.title").toUpperCase(texts.language().locale()));
        Stream.concat(sections.stream(), RulesTold.hints().stream()).forEach(section -> {
            out().println();
            out().println(texts.text(section.title()));
            wrap(texts.text(section.text()));
        });
    }

    private void introduce(Variant variant, Texts texts) {
        String key = "variant." + variant.id();
        out().println(texts.text(key + ".name"));
        wrap(texts.text(key + ".about"));
        String sheet = texts.text("sheet." + variant.source().sheet());
        wrap(texts.text("cli.rules.from", Map.of("sheet", sheet)));
        out().println();
        out().println(texts.text("cli.rules.house"));
        for (HouseRule rule : HouseRule.values()) {
            String choice = texts.text(Told.of(rule, variant.houseRules()));
            wrap(texts.text("house." + rule.id() + ".name") + ": " + choice + ". "
                    + texts.text("house." + rule.id() + ".about"));
        }
        out().println();
    }

    /** Prints a text in indented lines that fit into a terminal. */
    private void wrap(String text) {
        StringBuilder line = new StringBuilder(" ");
        for (String word : text.split(" ", -1)) {
            if (line.length() + 1 + word.length() > WIDTH) {
                out().println(line);
                line = new StringBuilder(" ");
            }
            line.append(' ').append(word);
        }
        out().println(line);
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }
}
