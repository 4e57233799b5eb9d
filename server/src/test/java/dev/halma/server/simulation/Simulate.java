package dev.halma.server.simulation;

import dev.halma.server.simulation.Simulation.Report;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Runs online tables under seeds: {@code ./halma lab simulate}. */
@Command(
        name = "simulate",
        description = {
            "Runs online tables with crashes, lost connections and players who come and go, all from a seed.",
            "Prints a line for each seed that breaks a law of the tables, and exits with 1 if there is one."
        },
        mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
public final class Simulate implements Callable<Integer> {

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

    public static void main(String[] arguments) {
        System.exit(new CommandLine(new Simulate()).execute(arguments));
    }

    @Override
    public Integer call() {
        requireBetween("--seeds", seeds, Integer.MAX_VALUE);
        requireBetween("--steps", steps, MOST_STEPS);
        requireBetween("--nodes", nodes, MOST_NODES);
        PrintWriter out = spec.commandLine().getOut();
        int failed = 0;
        long acknowledged = 0;
        for (int i = 0; i < seeds; i++) {
            Report report = Simulation.run(seed + i, steps, nodes);
            acknowledged += report.acknowledged();
            boolean isFailure = report.violation().isPresent();
            if (isFailure) failed++;
            if (isFailure || seeds == 1) {
                out.println(report.text());
                out.flush();
            }
            showProgress(i + 1, failed);
        }
        if (seeds > 1) {
            out.println("%d seeds, %d commands acknowledged, %d seeds failed".formatted(seeds, acknowledged, failed));
        }
        out.flush();
        return failed == 0 ? 0 : 1;
    }

    private void requireBetween(String name, int value, int most) {
        if (value >= 1 && value <= most) return;
        throw new ParameterException(
                spec.commandLine(), "%s must be between 1 and %d, not %d".formatted(name, most, value));
    }

    /** One line that overwrites itself. Only the launcher knows whether there is a terminal. */
    private void showProgress(int done, int failed) {
        if (!Boolean.getBoolean("halma.terminal.err")) return;
        PrintWriter err = spec.commandLine().getErr();
        err.print("\r\u001B[K" + (done == seeds ? "" : "%d of %d seeds, %d failed".formatted(done, seeds, failed)));
        err.flush();
    }
}
