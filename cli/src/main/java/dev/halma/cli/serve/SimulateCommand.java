package dev.halma.cli.serve;

import dev.halma.cli.shared.Numbers;
import dev.halma.cli.shared.ProgressBar;
import dev.halma.server.simulation.Simulation;
import dev.halma.server.simulation.Simulation.Report;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs online tables under seeds. */
@Command(
        name = "simulate",
        description = {
            "Runs online tables with crashes, broken lines and people who come and go, all from a seed.",
            "Prints a line for each seed that breaks a law of the tables, and exits with 1 if there is one."
        },
        mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
public final class SimulateCommand implements Callable<Integer> {

    private static final int MOST_STEPS = 10_000_000;
    private static final int MOST_NODES = 100;

    @Spec
    private CommandSpec spec;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "0", description = "The first seed (${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--seeds",
            paramLabel = "COUNT",
            defaultValue = "1",
            description = "How many seeds, one after the other (${DEFAULT-VALUE}).")
    private int seeds;

    @Option(
            names = "--steps",
            paramLabel = "M",
            defaultValue = "" + Simulation.USUAL_STEPS,
            description = "How many things happen in each before all is well again (${DEFAULT-VALUE}).")
    private int steps;

    @Option(
            names = "--nodes",
            paramLabel = "COUNT",
            defaultValue = "1",
            description = "How many servers share one store (${DEFAULT-VALUE}).")
    private int nodes;

    @Override
    public Integer call() {
        Numbers.requireBetween(spec, "--seeds", seeds, Integer.MAX_VALUE);
        Numbers.requireBetween(spec, "--steps", steps, MOST_STEPS);
        Numbers.requireBetween(spec, "--nodes", nodes, MOST_NODES);
        PrintWriter out = spec.commandLine().getOut();
        ProgressBar progress = ProgressBar.of(seeds, spec.commandLine().getErr());
        int failed = 0;
        long acknowledged = 0;
        for (int i = 0; i < seeds; i++) {
            Report report = Simulation.run(seed + i, steps, nodes);
            acknowledged += report.acknowledged();
            boolean isFailure = report.violation().isPresent();
            if (isFailure) failed++;
            if (isFailure || seeds == 1) {
                progress.clear();
                out.println(report.text());
                out.flush();
            }
            progress.show(
                    i + 1,
                    "%d of %d seeds, %d failed, %s left".formatted(i + 1, seeds, failed, progress.timeLeft(i + 1)));
        }
        progress.clear();
        if (seeds > 1) {
            out.println("%d seeds, %d commands acknowledged, %d seeds failed".formatted(seeds, acknowledged, failed));
        }
        return failed == 0 ? 0 : 1;
    }
}
