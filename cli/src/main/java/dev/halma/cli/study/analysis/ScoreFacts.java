package dev.halma.cli.study.analysis;

import dev.halma.engine.report.Estimate;
import java.util.Map;

/**
 * A score for JSON: one of {@code score}, {@code winsIn}, {@code losesIn}, {@code expectedWinIn} and {@code
 * expectedLossIn}, so that no number means two things.
 */
final class ScoreFacts {

    private ScoreFacts() {}

    static Map<String, Object> of(Estimate estimate) {
        return switch (estimate) {
            case Estimate.Lead(int hundredths) -> Map.of("score", hundredths);
            case Estimate.Wins(int turns) -> Map.of("winsIn", turns);
            case Estimate.Loses(int turns) -> Map.of("losesIn", turns);
            case Estimate.ExpectedWin(int turns) -> Map.of("expectedWinIn", turns);
            case Estimate.ExpectedLoss(int turns) -> Map.of("expectedLossIn", turns);
        };
    }
}
