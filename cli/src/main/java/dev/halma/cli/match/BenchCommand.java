package dev.halma.cli.match;

import dev.halma.engine.evaluation.Patterns;
import dev.halma.engine.ugi.Bench;
import dev.halma.jvm.LearnedPatterns;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.io.PrintWriter;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Prints the node count that identifies the engine. */
@Command(
        name = "bench",
        description =
                "Searches fixed positions of every variant. Prints the number of nodes, which identifies the engine's"
                        + " behaviour, and the nodes per second.",
        mixinStandardHelpOptions = true)
public final class BenchCommand implements Runnable {

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(
            names = "--times",
            paramLabel = "N",
            defaultValue = "1",
            description = "The number of runs (${DEFAULT-VALUE}). Java gets faster while it runs.")
    private int times;

    @Override
    public void run() {
        if (times < 1) throw new ParameterException(spec.commandLine(), "--times must be 1 or more, not " + times);
        for (int i = 0; i < times; i++) runOnce(spec.commandLine().getOut());
        showPatterns(spec.commandLine().getOut());
    }

    /** The fingerprints of what was learned. The nodes are counted without it, so that they are the same in the page. */
    private static void showPatterns(PrintWriter out) {
        Variants.all().stream()
                .filter(Patterns::fit)
                .map(Patterns::name)
                .distinct()
                .forEach(name -> {
                    Variant first = Variants.all().stream()
                            .filter(variant -> Patterns.fit(variant)
                                    && Patterns.name(variant).equals(name))
                            .findFirst()
                            .orElseThrow();
                    Patterns patterns = LearnedPatterns.of(first);
                    if (!patterns.isEmpty()) out.printf("patterns %-12s %08x%n", name, patterns.fingerprint());
                });
        out.flush();
    }

    private static void runOnce(PrintWriter out) {
        long started = System.nanoTime();
        long nodes = Bench.run(part -> {
                    out.printf("%-21s %,12d%n", part.variant(), part.nodes());
                    out.flush();
                })
                .stream()
                .mapToLong(Bench.Part::nodes)
                .sum();
        double seconds = (System.nanoTime() - started) / 1e9;
        out.printf(Locale.ROOT, "%d nodes, %.0f nodes/s%n", nodes, nodes / seconds);
        out.flush();
    }
}
