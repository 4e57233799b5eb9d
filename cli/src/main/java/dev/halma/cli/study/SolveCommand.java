package dev.halma.cli.study;

import dev.halma.cli.shared.Numbers;
import dev.halma.cli.shared.ProgressBar;
import dev.halma.cli.shared.Setup;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.solve.Check;
import dev.halma.solve.Ending;
import dev.halma.solve.Solution;
import dev.halma.solve.Solver;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Solves a small board, or looks a position up in the table of a solved one. */
@Command(
        name = "solve",
        description = {
            "Solves a small board with two seats: who wins from every position, and in how many turns.",
            "The table is a file with one byte per position. A solver that was stopped goes on where it was. The time to "
                    + "leave a camp and the draws by counters don't count; what neither seat can win is a draw.",
            "To begin: halma solve 'diamond(5) camp=3 seats=2'"
        },
        mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
public final class SolveCommand implements Callable<Integer> {

    private static final int MOST_THREADS = 1024;
    private static final int PARTS = 1000;

    @Spec
    private CommandSpec spec;

    @Mixin
    private Setup setup;

    @Option(
            names = "--filled",
            description = "A goal counts as filled with at least one own piece in it, as in the literature.")
    private boolean filled;

    @Option(
            names = "--folder",
            paramLabel = "FOLDER",
            defaultValue = ".",
            description = "The folder of the tables (${DEFAULT-VALUE}).")
    private Path folder;

    @Option(
            names = "--lookup",
            description = "Looks the position up in a table that is complete, and what each move leads to.")
    private boolean lookup;

    @Option(
            names = "--check",
            paramLabel = "N",
            defaultValue = "0",
            description = "Checks this number of random positions by the moves of the rule book (${DEFAULT-VALUE}).")
    private int check;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "The seed of those positions (${DEFAULT-VALUE}).")
    private long seed;

    @Option(names = "--threads", paramLabel = "N", description = "The number of threads. All cores by default.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Override
    public Integer call() throws IOException {
        Numbers.requireBetween(spec, "--threads", threads, MOST_THREADS);
        Position position = setup.position();
        Variant variant = position.variant();
        Ending ending = ending(variant);
        Path file = folder.resolve(name(variant, ending));
        Solver solver = solver(variant, ending);
        if (lookup && !Solver.isDone(file)) {
            throw new ParameterException(
                    spec.commandLine(), "There is no complete table " + file + "; run the command without --lookup.");
        }
        requireSpace(file, solver.positions());
        long started = System.nanoTime();
        Solution solution = solver.solve(file);
        if (lookup) print(solution, position);
        else print(solution, (System.nanoTime() - started) / 1e9);
        return check == 0 ? 0 : check(solution);
    }

    private Ending ending(Variant variant) {
        try {
            return filled ? Ending.FILLED : Ending.of(variant);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), "solve: " + e.getMessage(), e);
        }
    }

    private Solver solver(Variant variant, Ending ending) {
        Passes passes = new Passes();
        try {
            return new Solver(variant, ending, threads, passes::show);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), "solve: " + e.getMessage(), e);
        }
    }

    /** A bar for each pass, with the time that is left for it. */
    private final class Passes {
        private int pass = -1;
        private ProgressBar bar = ProgressBar.of(PARTS, setup.err());

        synchronized void show(int now, long done, long all) {
            if (now != pass) {
                bar.clear();
                bar = ProgressBar.of(PARTS, setup.err());
                pass = now;
            }
            bar.show((int) (PARTS * done / all), "pass " + now);
            if (done == all) bar.clear();
        }
    }

    private void requireSpace(Path file, long needed) throws IOException {
        Files.createDirectories(folder);
        long there = Files.exists(file) ? Files.size(file) : 0;
        long free = Files.getFileStore(folder).getUsableSpace();
        if (needed - there > free) {
            throw new ParameterException(
                    spec.commandLine(),
                    "The table needs %,d bytes, and %s has %,d left.".formatted(needed, folder, free));
        }
    }

    private static String name(Variant variant, Ending ending) {
        return (variant.board() + "-" + variant.seating(Seat.A).pieces() + "-" + ending)
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[^a-z0-9]+", "-")
                + ".table";
    }

    private void print(Solution solution, double seconds) {
        Solution.Counts counts = solution.counts();
        PrintWriter out = setup.out();
        out.println("positions " + counts.positions());
        out.println("wins for the seat to move " + counts.wins());
        out.println("losses for the seat to move " + counts.losses());
        out.println("wins of one seat " + counts.winsOfOneSeat());
        out.println("draws " + counts.draws());
        out.println("illegal " + counts.never());
        out.println("longest " + counts.longest());
        out.println("start " + words(solution.of(Position.start(solution.variant(), Seat.A))));
        out.println("checksum " + Long.toHexString(solution.checksum()));
        out.println("seconds %.1f".formatted(seconds));
    }

    private void print(Solution solution, Position position) {
        PrintWriter out = setup.out();
        out.println(words(solution.of(position)));
        if (position.isOver()) return;
        for (var move : position.legalMoves()) {
            Position after = position.after(move);
            if (after.toMove() != position.toMove()) out.println(move + " " + words(solution.of(after)));
        }
    }

    /** The truth for the seat to move. */
    private static String words(Solution.Truth truth) {
        return switch (truth) {
            case Solution.Truth.Win(int turns) -> "win " + turns;
            case Solution.Truth.Loss(int turns) -> "loss " + turns;
            case Solution.Truth.Draw() -> "draw";
            case Solution.Truth.Never() -> "illegal";
        };
    }

    private int check(Solution solution) {
        List<Position> wrong = new Check(solution).wrongAmong(check, seed);
        setup.out().println("checked " + check + " positions, wrong " + wrong.size());
        wrong.stream().limit(10).forEach(position -> setup.out().println("wrong " + position));
        return wrong.isEmpty() ? 0 : 1;
    }
}
