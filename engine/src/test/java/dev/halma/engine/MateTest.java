package dev.halma.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.engine.report.Estimate;
import dev.halma.engine.report.Report;
import dev.halma.engine.search.Limits;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Position;
import dev.halma.rules.notation.PositionText;
import dev.halma.rules.variant.Side;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.Effort;
import dev.halma.testkit.ForcedWin;
import dev.halma.testkit.ForcedWin.Answer;
import dev.halma.testkit.LateGames;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The engine reports the end of a game only where it is certain. Plain search of every move is the judge. */
class MateTest {

    private static final int MOST_NODES = 400_000;

    private static List<Report> reports(Position position, Limits limits) {
        List<Report> reports = new ArrayList<>();
        new Engine(1).think(Game.from(position), limits, reports::add);
        return reports;
    }

    /** What plain search says to a report of an end. */
    private static Answer judge(Report report, int mostNodes) {
        Position position = report.position();
        Side mover = position.variant().sideOf(position.toMove());
        return switch (report.estimate()) {
            case Estimate.Wins(int turns) -> ForcedWin.within(position, mover, turns, mostNodes);
            case Estimate.Loses(int turns) -> ForcedWin.within(position, other(position, mover), turns, mostNodes);
            default -> Answer.YES;
        };
    }

    private static Side other(Position position, Side side) {
        return position.variant().houseRules().sides().sides().stream()
                .filter(each -> !each.equals(side))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({
        "halma-8, 4aaaa/3a2aa/4abaa/5b2/b3b3/bbb5/b1b5/b7 a 2 49",
        "diamond-9, a/a1/aaa/aaa1/3ab/3a2/7/8/9/8/7/3b2/1b3/b3/bbb/bb/b a 4 89"
    })
    void aWinIsReportedOnlyWhenEveryReplyLosesToo(String id, String text) {
        Position position = PositionText.parse(Variants.named(id), text).orThrow();
        List<Report> reports = reports(position, Limits.nodes(100_000));
        assertThat(reports).isNotEmpty();
        assertThat(reports)
                .allSatisfy(report -> assertThat(judge(report, Integer.MAX_VALUE))
                        .as("%s: %s", text, report.estimate())
                        .isEqualTo(Answer.YES));
    }

    @Tag("law")
    @ParameterizedTest
    @ValueSource(strings = {"halma-8", "halma-10", "diamond-9", "chinese-2", "american-4-both"})
    void noReportedEndIsFalse(String id) {
        Variant variant = Variants.named(id);
        for (Position position : LateGames.of(variant, Effort.times(20, 300), Effort.seed())) {
            for (Report report : reports(position, Limits.nodes(3000))) {
                assertThat(judge(report, MOST_NODES))
                        .as("%s %s: %s", id, position, report.estimate())
                        .isNotEqualTo(Answer.NO);
            }
        }
    }
}
