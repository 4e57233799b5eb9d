package dev.halma.cli.print;

import dev.halma.cli.files.GameOption;
import dev.halma.cli.shared.HouseOption;
import dev.halma.cli.shared.Refused;
import dev.halma.cli.shared.Wording;
import dev.halma.i18n.Language;
import dev.halma.print.Millimetres;
import dev.halma.print.Paper;
import dev.halma.print.Part;
import dev.halma.print.PrintRefusal;
import dev.halma.print.PrintRequest;
import dev.halma.print.PrintSet;
import dev.halma.print.ScoreSheets;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.variant.Variant;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints a set to cut out and play with, or the score sheet of a game. */
@Command(name = "print", mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init")
public final class PrintCommand implements Runnable {

    private enum Parts {
        board,
        pieces,
        rules,
        teacher,
        all;

        private Set<Part> parts() {
            return switch (this) {
                case board -> EnumSet.of(Part.BOARD);
                case pieces -> EnumSet.of(Part.PIECES);
                case rules -> EnumSet.of(Part.RULES);
                case teacher -> EnumSet.of(Part.TEACHER);
                case all -> EnumSet.allOf(Part.class);
            };
        }
    }

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "VARIANT|FILE.hgn", descriptionKey = "help.option.print-what")
    private String subject;

    @Mixin
    private GameOption which;

    @Mixin
    private HouseOption house;

    @Option(names = "--paper", descriptionKey = "help.option.paper", defaultValue = "a4")
    private Paper paper;

    @Option(names = "--cell", paramLabel = "LENGTH", descriptionKey = "help.option.cell")
    private @Nullable Millimetres cell;

    @Mixin
    private PictureOptions picture;

    @Option(names = "--part", split = ",", descriptionKey = "help.option.part")
    private @Nullable List<Parts> parts;

    @Option(names = "--copies", paramLabel = "N", descriptionKey = "help.option.copies", defaultValue = "1")
    private int copies;

    @Option(names = "--single", descriptionKey = "help.option.single")
    private boolean single;

    @Option(names = "--pawns", descriptionKey = "help.option.pawns")
    private boolean pawns;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            required = true,
            descriptionKey = "help.option.output")
    private String output;

    @Override
    public void run() {
        SheetFiles files = new SheetFiles(spec, output);
        if (subject.endsWith(".hgn")) printGame(files);
        else printSet(files);
    }

    private void printGame(SheetFiles files) {
        GameRecord game = which.file(subject).game(which.number());
        files.write(
                ScoreSheets.of(game, paper, picture.palette(spec, game.game().variant()), language()),
                wording().of("print.score.title"));
    }

    private void printSet(SheetFiles files) {
        switch (PrintSet.of(request())) {
            case PrintSet.Ready ready -> files.write(ready.sheets(), ready.title());
            case PrintSet.Refused(PrintRefusal why) ->
                throw new Refused(wording().texts().text(why.message()));
        }
    }

    private PrintRequest request() {
        Variant variant = house.of(wording().variant(spec, subject), wording());
        OptionalDouble size = cell == null ? OptionalDouble.empty() : OptionalDouble.of(cell.length());
        return new PrintRequest(
                variant,
                paper,
                size,
                picture.palette(spec, variant),
                language(),
                parts(),
                single,
                pawns,
                picture.coordinates(),
                copies);
    }

    private Wording wording() {
        return Wording.of(spec);
    }

    private Language language() {
        return wording().texts().language();
    }

    private Set<Part> parts() {
        Set<Part> chosen = EnumSet.noneOf(Part.class);
        if (parts == null) return EnumSet.of(Part.BOARD, Part.PIECES);
        for (Parts part : parts) chosen.addAll(part.parts());
        return chosen;
    }
}
