package dev.halma.bench;

import dev.halma.engine.Engine;
import dev.halma.engine.search.Limits;
import dev.halma.engine.search.Variation;
import dev.halma.rules.game.Game;
import dev.halma.rules.variant.Variants;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A search of 100,000 nodes from the start position. {@code -prof gc} shows whether the inner loops allocate: the bytes
 * of a search should not grow with the nodes.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class Searching {

    @Param({"american-2", "chinese-2"})
    String variant = "";

    @Param({"10000", "100000"})
    long nodes;

    private final Engine engine = new Engine(16);

    @Benchmark
    public Variation search() {
        engine.forget();
        return engine.think(Game.of(Variants.named(variant)), Limits.nodes(nodes), line -> {});
    }
}
