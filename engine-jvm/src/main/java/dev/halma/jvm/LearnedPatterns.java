package dev.halma.jvm;

import dev.halma.engine.evaluation.Evaluation;
import dev.halma.engine.evaluation.Patterns;
import dev.halma.engine.evaluation.Weights;
import dev.halma.rules.variant.Variant;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The patterns that come with the program. Each file is read once, when its board is first played. */
public final class LearnedPatterns {

    private static final Map<String, Patterns> READ = new ConcurrentHashMap<>();

    private LearnedPatterns() {}

    /** The engine's usual evaluation. */
    public static Evaluation usual() {
        return with(Weights.USUAL);
    }

    /** The learned patterns, with other weights. */
    public static Evaluation with(Weights weights) {
        return new Evaluation(weights, LearnedPatterns::of);
    }

    /** The patterns of a variant, or none. */
    public static Patterns of(Variant variant) {
        if (!Patterns.fit(variant)) return Patterns.NONE;
        return READ.computeIfAbsent(Patterns.name(variant), name -> read(variant, name));
    }

    private static Patterns read(Variant variant, String name) {
        try (InputStream file = LearnedPatterns.class.getResourceAsStream(name + ".bin")) {
            return file == null ? Patterns.NONE : Patterns.of(variant, file.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException("the patterns of " + name + " can't be read", e);
        }
    }
}
