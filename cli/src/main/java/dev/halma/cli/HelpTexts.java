package dev.halma.cli;

import dev.halma.cli.shared.Wording;
import java.util.Collections;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** The help of a command in the user's language, which is known only once the command line has been read. */
final class HelpTexts extends ResourceBundle {

    /** The commands whose help is translated, and what they do. */
    private static final Map<String, String> ABOUT = Map.of(
            "play", "terminal.play.about",
            "watch", "terminal.watch.about",
            "match", "match.about",
            "tournament", "match.tournament.about",
            "ratings", "match.ratings.about");

    /** The options whose default is shown after the text. */
    private static final Set<String> WITH_DEFAULT = Set.of(
            "cli.option.format",
            "cli.option.games",
            "cli.option.opening",
            "cli.option.seed",
            "cli.option.start-within",
            "cli.option.threads");

    /** What picocli asks for, and the text that we have for it. */
    private final Map<String, String> keys = new LinkedHashMap<>();

    private final Supplier<Wording> wording;

    private HelpTexts(CommandSpec command, Supplier<Wording> wording) {
        this.wording = wording;
        keys.put("usage.description", ABOUT.getOrDefault(command.name(), ""));
        keys.put("usage.synopsisHeading", "cli.usage");
        keys.put("mixinStandardHelpOptions.help", "cli.option.help");
        keys.put("mixinStandardHelpOptions.version", "cli.option.version");
        command.args().stream()
                .map(argument -> argument.descriptionKey())
                .filter(key -> key != null && (key.startsWith("terminal.") || key.startsWith("cli.")))
                .forEach(key -> keys.put(key, key));
    }

    /** Gives these commands their help in every language. */
    static void speakThrough(CommandLine commandLine, Supplier<Wording> wording) {
        for (String name : ABOUT.keySet()) {
            CommandLine command = commandLine.getSubcommands().get(name);
            if (command != null) command.setResourceBundle(new HelpTexts(command.getCommandSpec(), wording));
        }
    }

    @Override
    protected @Nullable Object handleGetObject(String key) {
        String own = keys.get(key);
        if (own == null) return null;
        String text = wording.get().of(own);
        return switch (key) {
            case "usage.synopsisHeading" -> text + " ";
            case "cli.option.house" -> text + " ${COMPLETION-CANDIDATES}";
            default -> WITH_DEFAULT.contains(key) ? text + " (${DEFAULT-VALUE})" : text;
        };
    }

    @Override
    public Enumeration<String> getKeys() {
        return Collections.enumeration(keys.keySet());
    }
}
