package dev.halma.cli.puzzle;

import dev.halma.cli.print.SheetFiles;
import dev.halma.cli.shared.Console;
import dev.halma.cli.shared.Numbers;
import dev.halma.cli.shared.Wording;
import dev.halma.engine.puzzle.Grade;
import dev.halma.engine.puzzle.Puzzle;
import dev.halma.engine.puzzle.PuzzleMaker;
import dev.halma.print.Paper;
import dev.halma.print.PuzzleSheets;
import dev.halma.print.board.Ink;
import java.io.PrintWriter;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Sets the puzzle of a day. */
@Command(name = "puzzle", mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init")
public final class PuzzleCommand implements Callable<Integer> {

    private static final int HARDEST = 5;

    @Spec
    private CommandSpec spec;

    @Option(names = "--date", paramLabel = "YYYY-MM-DD", descriptionKey = "help.option.date")
    private @Nullable String date;

    @Option(names = "--grade", paramLabel = "N", defaultValue = "1", descriptionKey = "help.option.grade")
    private int grade;

    @Option(names = "--solution", descriptionKey = "help.option.solution")
    private boolean solution;

    @Option(names = "--print", paramLabel = "FILE", descriptionKey = "help.option.puzzle-print")
    private @Nullable String output;

    @Option(names = "--paper", descriptionKey = "help.option.paper", defaultValue = "a4")
    private Paper paper;

    @Option(names = "--ink", descriptionKey = "help.option.puzzle-ink", defaultValue = "mono")
    private Ink ink;

    @Override
    public Integer call() {
        Numbers.requireBetween(spec, "--grade", grade, HARDEST);
        LocalDate day = day();
        if (output != null) {
            print(day, output);
            return 0;
        }
        Puzzle puzzle = PuzzleMaker.of(day.toEpochDay(), Grade.of(grade).orElseThrow());
        say(wording().of("puzzle.title", Map.of("date", day.toString(), "grade", grade)));
        PuzzlePlay play = new PuzzlePlay(puzzle, wording(), out());
        if (solution) {
            play.show();
            String moves = String.join("  ", puzzle.routes());
            say(wording().of("puzzle.solution", Map.of("moves", moves)));
            return 0;
        }
        return play.run(Console.of(spec).in()) ? 0 : 1;
    }

    private LocalDate day() {
        if (date == null) return Console.of(spec).today();
        try {
            return LocalDate.parse(date);
        } catch (DateTimeParseException e) {
            throw new ParameterException(spec.commandLine(), wording().of("puzzle.no-date", Map.of("text", date)));
        }
    }

    /** The five grades of the day, and the hardest of the day before. */
    private void print(LocalDate day, String file) {
        SheetFiles files = new SheetFiles(spec, file);
        List<Puzzle> puzzles = new ArrayList<>();
        for (Grade each : Grade.values()) puzzles.add(PuzzleMaker.of(day.toEpochDay(), each));
        puzzles.add(PuzzleMaker.of(day.toEpochDay() - 1, Grade.FIVE));
        List<PuzzleSheets.Item> items = puzzles.stream()
                .map(puzzle -> new PuzzleSheets.Item(puzzle.position(), puzzle.turns(), puzzle.routes()))
                .toList();
        files.write(
                PuzzleSheets.of(items, paper, ink, wording().texts().language()),
                wording().of("print.puzzles.title"));
    }

    private void say(String line) {
        out().println(line);
        out().flush();
    }

    private Wording wording() {
        return Wording.of(spec);
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }
}
