package dev.halma.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.game.Game;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.HouseRules;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.Effort;
import dev.halma.testkit.Law;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NotationTest {

    private static final String ROWS = "4bbbb/5bbb/6bb/7b/a7/aa6/aaa5/aaaa4";
    private static final Variant SMALL = Variants.named("halma-8");

    @ParameterizedTest
    @CsvSource({
        "1000000001 1,          0, 39",
        "2147483647 1,          0, 39",
        "99999999999999999999 1, 0, 39",
        "0 1000000001,          1, 41",
        "0 2147483647,          1, 41",
        "0 0,                   1, 41",
    })
    @Law("11.1")
    void refusesCountersThatWouldOverflow(String counters, int least, int column) {
        Parsed<Position> parsed = PositionText.parse(SMALL, ROWS + " a " + counters);
        assertThat(parsed).isInstanceOfSatisfying(Parsed.Unreadable.class, unreadable -> {
            assertThat(unreadable.problem().expected())
                    .isEqualTo(new Expected.NumberBetween(least, HouseRules.MOST_TURNS));
            assertThat(unreadable.problem().column()).isEqualTo(column);
        });
    }

    @Test
    void readsTheLargestCounters() {
        String text = ROWS + " a 1000000000 1000000000";
        assertThat(PositionText.parse(SMALL, text).orThrow()).hasToString(text);
    }

    @ParameterizedTest
    @CsvSource({"american-2", "american-4-both", "chinese-6", "diamond-9"})
    void readsTheSeatsOfAPositionInEitherCase(String id) {
        Variant variant = Variants.named(id);
        Position start = Position.start(variant, Seat.B).withResigned(Seat.A);
        String large = PositionText.text(start).toUpperCase(Locale.ROOT);
        assertThat(PositionText.parse(variant, large).orThrow()).isEqualTo(start);
    }

    @ParameterizedTest
    @CsvSource({"AC, AC", "ac, AC", "Bd, BD", "draw, draw", "*, *"})
    void readsTheSeatsOfAResultInEitherCase(String written, String result) {
        String moves = "c3-d4 B:resign n14-m13";
        String byTag = "[Variant \"american-4-first\"]\n[Start \"a\"]\n[Result \"" + written + "\"]\n" + moves;
        assertThat(GameText.parse(byTag).orThrow().result()).isEqualTo(result);
        if (written.equals("draw")) return; // among the moves that word is an event
        String byWord = "[Variant \"american-4-first\"]\n" + moves + " " + written;
        assertThat(GameText.parse(byWord).orThrow().result()).isEqualTo(result);
    }

    @Test
    @Tag("law")
    void readsWhatItWritesHoweverLongTheGame() {
        String house = "leave=off,repetition=off,quiet=off,length=off";
        String round = " d1-e1 e8-d8 e1-d1 d8-e8";
        int rounds = Effort.times(5_000, 30_000);
        String text = IntStream.range(0, rounds).mapToObj(i -> round).collect(Collectors.joining());
        GameRecord record = GameText.parse("[Variant \"halma-8\"]\n[House \"" + house + "\"]\n" + text)
                .orThrow();
        assertThat(record.game().position().turn()).isEqualTo(4 * rounds + 1);
        Game again = GameText.parse(GameText.text(record)).orThrow().game();
        assertThat(again.position()).isEqualTo(record.game().position());
        assertThat(again.events()).isEqualTo(record.game().events());
    }
}
