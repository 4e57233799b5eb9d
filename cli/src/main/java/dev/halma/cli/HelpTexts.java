package dev.halma.cli;

import dev.halma.cli.shared.Wording;
import java.util.Collections;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** The help of a command in the user's language, which is known only once the command line has been read. */
final class HelpTexts extends ResourceBundle {

    /** What a command does, a paragraph each. The pages of the other commands are in English. */
    private static final Map<String, List<String>> ABOUT = Map.ofEntries(
            Map.entry("halma", List.of("help.halma")),
            Map.entry("help", List.of("help.help.more")),
            Map.entry("play", List.of("terminal.play.about")),
            Map.entry("watch", List.of("terminal.watch.about")),
            Map.entry("match", List.of("match.about")),
            Map.entry("tournament", List.of("match.tournament.about")),
            Map.entry("ratings", List.of("match.ratings.about")),
            Map.entry("rules", List.of("help.rules")),
            Map.entry("variants", List.of("help.variants")),
            Map.entry("levels", List.of("help.levels")),
            Map.entry("show", List.of("help.show")),
            Map.entry("puzzle", List.of("help.puzzle", "help.puzzle.more")),
            Map.entry("print", List.of("help.print", "help.print.more")),
            Map.entry("diagram", List.of("help.diagram")),
            Map.entry("analyse", List.of("help.analyse", "help.analyse.more")),
            Map.entry("check", List.of("help.check", "help.check.more")));

    /** The options whose default is shown after the text. */
    private static final Set<String> WITH_DEFAULT = Set.of(
            "cli.option.format",
            "cli.option.games",
            "cli.option.opening",
            "cli.option.seed",
            "cli.option.start-within",
            "cli.option.threads",
            "help.option.copies",
            "help.option.diagram-cell",
            "help.option.grade",
            "help.option.paper",
            "help.option.puzzle-ink",
            "help.option.variations");

    /** What picocli asks for, and the text that we have for it. */
    private final Map<String, String> keys = new LinkedHashMap<>();

    private final Supplier<Wording> wording;

    private HelpTexts(CommandSpec command, Supplier<Wording> wording) {
        this.wording = wording;
        List<String> about = ABOUT.getOrDefault(command.name(), List.of());
        if (about.size() == 1) keys.put("usage.description", about.getFirst());
        else for (int i = 0; i < about.size(); i++) keys.put("usage.description." + i, about.get(i));
        keys.put("usage.synopsisHeading", "cli.usage");
        keys.put("usage.commandListHeading", "help.commands");
        keys.put("mixinStandardHelpOptions.help", "cli.option.help");
        keys.put("mixinStandardHelpOptions.version", "cli.option.version");
        command.args().stream()
                .map(argument -> argument.descriptionKey())
                .filter(key -> key != null && key.matches("(terminal|cli|help)\\..*"))
                .forEach(key -> keys.put(key, key));
        if (command.name().equals("halma")) {
            keys.put("usage.exitCodeListHeading", "help.exit-codes");
            for (int code = 0; code <= 2; code++) keys.put("usage.exitCodeList." + code, "help.exit." + code);
        }
        if (command.name().equals("help")) {
            keys.put("usage.header", "help.help");
            keys.put("helpCommand.help", "cli.option.help");
            keys.put("helpCommand.command", "help.help.command");
        }
        // A position gets more time than a move of a game.
        if (command.name().equals("analyse")) keys.put("cli.option.movetime", "help.option.analyse-movetime");
    }

    /** Gives all commands their help in every language, and the outermost one the list of commands. */
    static void speakThrough(CommandLine commandLine, Supplier<Wording> wording) {
        commandLine.setResourceBundle(new HelpTexts(commandLine.getCommandSpec(), wording));
        commandLine.getSubcommands().values().forEach(command -> {
            HelpTexts texts = new HelpTexts(command.getCommandSpec(), wording);
            command.setResourceBundle(texts);
        });
        commandLine
                .getHelpSectionMap()
                .put(
                        CommandLine.Model.UsageMessageSpec.SECTION_KEY_COMMAND_LIST,
                        help -> new CommandList(wording.get()).of(commandLine.getSubcommands()));
    }

    /** The first sentence about a command, for the list. */
    static String inShort(String command, Wording wording) {
        List<String> about = command.equals("help") ? List.of() : ABOUT.getOrDefault(command, List.of());
        String text = wording.of(about.isEmpty() ? "help." + command : about.getFirst());
        return text.replaceFirst("(?s)(?<=[.])\\s.*", "");
    }

    @Override
    protected @Nullable Object handleGetObject(String key) {
        String own = keys.get(key);
        if (own == null) return null;
        String text = wording.get().of(own);
        return switch (key) {
            case "usage.synopsisHeading" -> text + " ";
            case "usage.commandListHeading", "usage.exitCodeListHeading" -> "%n" + text + "%n";
            case "usage.exitCodeList.0", "usage.exitCodeList.1", "usage.exitCodeList.2" ->
                key.charAt(key.length() - 1) + ":" + text;
            case "cli.option.house" -> text + " ${COMPLETION-CANDIDATES}";
            default -> WITH_DEFAULT.contains(key) ? text + " (${DEFAULT-VALUE})" : text;
        };
    }

    @Override
    public Enumeration<String> getKeys() {
        return Collections.enumeration(keys.keySet());
    }
}
