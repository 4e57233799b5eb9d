package dev.halma.bench;

import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.GameText;
import dev.halma.rules.notation.HouseText;
import dev.halma.rules.notation.Parsed;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Reads a game of 5,000 turns, each played through the referee. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class GameReading {

    private static final int TURNS = 5000;

    private String text = "";

    @Setup
    public void play() {
        Variant endless = HouseText.parse(Variants.named("american-2"), "quiet=off,repetition=off")
                .orThrow();
        text = GameText.text(GameRecord.of(RandomGame.of(endless, TURNS, 1884)));
    }

    @Benchmark
    public Parsed<GameRecord> read() {
        return GameText.parse(text);
    }
}
