package dev.halma.cli.shared;

import dev.halma.i18n.Texts;
import dev.halma.rules.game.Outcome;
import dev.halma.rules.game.Refusal;
import dev.halma.rules.move.Position;
import dev.halma.rules.notation.Expected;
import dev.halma.rules.notation.Parsed;
import dev.halma.rules.notation.Problem;
import dev.halma.rules.notation.VariantText;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** The messages of commands in the user's language. */
public record Wording(Texts texts) {

    /** In the language of the command. */
    public static Wording of(CommandSpec command) {
        return Console.of(command).wording();
    }

    public String of(String key) {
        return texts.text(key);
    }

    public String of(String key, Map<String, ?> facts) {
        return texts.text(key, facts);
    }

    public String of(Refusal refusal) {
        return texts.text(refusal.message());
    }

    public String of(Outcome outcome) {
        return texts.text(outcome.message());
    }

    public String of(Problem problem) {
        return texts.text(problem.message());
    }

    /** A problem in a text of one line. */
    public String inLine(Problem problem) {
        return texts.text("problem.in-line", problem.message());
    }

    /** A problem in a file, with its line and column as compilers print them. */
    public String inFile(Problem problem) {
        return problem.line() + ":" + problem.column() + ": " + texts.text("problem.in-file", problem.message());
    }

    /** The value of an option. Throws a {@link Refused} with the problem if there is none. */
    public <T> T read(String option, Parsed<T> parsed) {
        return switch (parsed) {
            case Parsed.Read<T>(T value) -> value;
            case Parsed.Unreadable<T>(Problem problem) -> throw new Refused(option + ": " + of(problem));
        };
    }

    /** The line below a drawn board. */
    public String standing(Position position) {
        Outcome outcome = Outcome.of(position);
        return outcome.isOver()
                ? of(new Refusal.GameOver(outcome))
                : of(
                        "seat.to-move",
                        Map.of(
                                "turn",
                                position.turn(),
                                "seat",
                                position.toMove().name()));
    }

    /** The variant with this id. If there is none, the error names similar ids. */
    public Variant variant(CommandSpec command, String id) {
        return switch (VariantText.parse(id)) {
            case Parsed.Read<Variant>(Variant variant) -> variant;
            case Parsed.Unreadable<Variant>(Problem problem) -> {
                boolean isOwnBoard = !(problem.expected() instanceof Expected.VariantId);
                throw new ParameterException(command.commandLine(), isOwnBoard ? of(problem) : noVariant(id));
            }
        };
    }

    /** That there is no such variant, with similar ids. */
    public String noVariant(String id) {
        String family = id.replaceAll("-.*", "");
        List<String> all = Variants.all().stream().map(Variant::id).toList();
        List<String> alike = all.stream()
                .filter(known -> !family.isEmpty() && known.startsWith(family))
                .toList();
        List<String> meant = alike.isEmpty() ? Spelling.near(id, all) : alike;
        return meant.isEmpty()
                ? of("cli.no-variant", Map.of("id", id))
                : of("cli.no-variant-but", Map.of("id", id, "ids", meant));
    }
}
