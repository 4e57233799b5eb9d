package dev.halma.cli.study;

import dev.halma.cli.shared.Numbers;
import dev.halma.cli.shared.ProgressBar;
import dev.halma.cli.shared.Setup;
import dev.halma.rules.move.LiveBoard;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Perft;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.HouseRules;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Counts sequences of moves. */
@Command(
        name = "perft",
        description = {
            "Counts the sequences of moves from a position. Prints a line `depth count` for each depth up to DEPTH.",
            "Blockers may stay (guards=any) unless --house says otherwise, as in the table of the rules."
        },
        mixinStandardHelpOptions = true)
public final class PerftCommand implements Callable<Integer> {

    private static final int MOST_DEPTH = 99;
    private static final int MOST_THREADS = 1024;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private Setup setup;

    @Parameters(index = "1", paramLabel = "DEPTH", description = "The number of turns, 1 to " + MOST_DEPTH + ".")
    private int depth;

    @Option(names = "--divide", description = "Prints the count behind each move first, as a line `move count`.")
    private boolean divide;

    @Option(
            names = "--threads",
            paramLabel = "N",
            defaultValue = "1",
            description = "The number of threads (${DEFAULT-VALUE}).")
    private int threads;

    @Override
    public Integer call() throws InterruptedException, ExecutionException {
        Numbers.requireBetween(spec, "DEPTH", depth, MOST_DEPTH);
        Numbers.requireBetween(spec, "--threads", threads, MOST_THREADS);
        Position position = setup.position(PerftCommand::withFreeBlocking);
        PrintWriter out = setup.out();
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            for (int turns = 1; turns <= depth; turns++) {
                List<Branch> branches = count(position, turns, pool);
                if (divide && turns == depth)
                    branches.forEach(branch -> out.println(branch.move() + " " + branch.count()));
                out.println(
                        turns + " " + branches.stream().mapToLong(Branch::count).sum());
                out.flush();
            }
        }
        return 0;
    }

    private record Branch(Move move, long count) {}

    /** The reference figures of the rules count all steps and chains and ignore blockers. */
    private static HouseRules withFreeBlocking(HouseRules usual) {
        return usual.withGuards(HouseRules.Guards.ANY);
    }

    /** One task per move, so that all threads have work until the end. */
    private List<Branch> count(Position position, int turns, ExecutorService pool)
            throws InterruptedException, ExecutionException {
        List<Move> moves = position.legalMoves();
        ProgressBar progress = ProgressBar.of(moves.size(), setup.err());
        AtomicInteger done = new AtomicInteger();
        List<Future<Branch>> tasks = new ArrayList<>();
        for (Move move : moves) {
            tasks.add(pool.submit(() -> {
                LiveBoard live = position.live();
                live.make(move.code());
                Branch branch = new Branch(move, Perft.count(live, turns - 1));
                int counted = done.incrementAndGet();
                progress.show(counted, "depth " + turns + ": " + counted + " of " + moves.size() + " moves");
                return branch;
            }));
        }
        List<Branch> branches = new ArrayList<>();
        for (Future<Branch> task : tasks) branches.add(task.get());
        progress.clear();
        return branches;
    }
}
