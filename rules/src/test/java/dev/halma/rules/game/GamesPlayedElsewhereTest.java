package dev.halma.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.ReferenceCases;
import dev.halma.rules.move.Position;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.GameText;
import dev.halma.rules.notation.PositionText;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.Law;
import dev.halma.testkit.Play;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole games of every variant that an independent program played and refereed. */
class GamesPlayedElsewhereTest {

    static List<String> ids() {
        return Variants.all().stream().map(Variant::id).toList();
    }

    @ParameterizedTest
    @MethodSource("ids")
    @Law("4.4")
    void endWhereAndHowTheyEndedThere(String id) {
        assertThat(ReferenceCases.of("games", id)).hasSizeGreaterThan(5).allSatisfy(line -> {
            Game game = replay(line);
            assertThat(PositionText.text(game.position()))
                    .as(line.line())
                    .isEqualTo(line.fields().get(2));
            assertThat(game.outcome().result())
                    .as(line.line())
                    .isEqualTo(line.fields().get(3));
            assertThat(reason(game.outcome()))
                    .as(line.line())
                    .isEqualTo(line.fields().get(4));
        });
    }

    @ParameterizedTest
    @MethodSource("ids")
    @Law("11.3")
    void canBeWrittenDownAndReadBack(String id) {
        assertThat(ReferenceCases.of("games", id)).allSatisfy(line -> {
            Game game = replay(line);
            String text = GameText.text(GameRecord.of(game));
            GameRecord read = GameText.parse(text).orThrow();
            assertThat(read.game().position()).isEqualTo(game.position());
            assertThat(read.game().outcome()).isEqualTo(game.outcome());
            assertThat(GameText.text(read)).isEqualTo(text);
        });
    }

    private static Game replay(ReferenceCases.Case line) {
        Position start =
                PositionText.parse(line.variant(), line.fields().get(0)).orThrow();
        return Play.moves(start, line.fields().get(1).strip().split(" "));
    }

    private static String reason(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Open open -> "open";
            case Outcome.Won won -> won.why().code();
            case Outcome.Drawn drawn -> drawn.why().code();
        };
    }
}
