package dev.halma.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.halma.jvm.LearnedPatterns;
import dev.halma.table.json.Json;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ThinkerTest {

    private static final String GAME = "[Variant \"halma-8\"]\n\n1. d1-e2 e8-d7 B:resign";
    private static final String OPEN = "[Variant \"halma-8\"]\n\n1. d1-e2";

    /** Each reading of the clock takes a millisecond. */
    private long now;

    private final Thinker thinker = new Thinker(() -> now += 1_000_000);

    private static JsonNode parsed(Json json) {
        return JsonMapper.shared().readTree(json.text());
    }

    @Test
    void theSameSeedGivesTheSameMove() {
        String move = parsed(thinker.choose(OPEN, 1, 1000, 7)).path("move").asString();
        assertThat(move).matches("[a-h][1-8]-[a-h][1-8]");
        assertThat(parsed(thinker.choose(OPEN, 1, 1000, 7)).path("move").asString())
                .isEqualTo(move);
    }

    @Test
    void theBestVariationsComeWithRoutesAndScores() {
        List<Json> reports = new ArrayList<>();
        JsonNode variations = parsed(thinker.bestVariations(OPEN, 2, 200, reports::add));
        assertThat(variations.size()).isEqualTo(2);
        assertThat(reports).isNotEmpty();
        assertThat(variations.at("/0/routes/0").size()).isGreaterThanOrEqualTo(2);
        assertThat(variations.at("/0/score/kind").asString()).isEqualTo("lead");
        assertThat(variations.at("/0/seats").propertyNames()).containsExactly("A", "B");
    }

    @Test
    void aReviewGoesThroughEveryEventAndJudgesTheTurns() {
        List<String> reports = new ArrayList<>();
        JsonNode turns = parsed(thinker.review(
                GAME,
                50,
                (done, all, turn) ->
                        reports.add(done + " of " + all + (turn.equals(Json.nothing()) ? "" : " judged"))));
        assertThat(reports).containsExactly("1 of 3 judged", "2 of 3 judged", "3 of 3");
        assertThat(turns.size()).isEqualTo(2);
        assertThat(turns.at("/0/played").asString()).isEqualTo("d1-e2");
        assertThat(turns.at("/1/by").asString()).isEqualTo("B");
    }

    @Test
    void whatWasLearnedForABoardIsAskedForOnceAndChangesTheScore() throws IOException {
        Json before = thinker.bestVariations(OPEN, 1, 50, soFar -> {});
        assertThat(parsed(thinker.unlearned(OPEN)).asString()).isEqualTo("square-8-10");
        thinker.learn(OPEN, file("square-8-10"));
        assertThat(thinker.unlearned(OPEN)).isEqualTo(Json.nothing());
        assertThat(parsed(thinker.bestVariations(OPEN, 1, 50, soFar -> {})).at("/0/score"))
                .isNotEqualTo(parsed(before).at("/0/score"));
    }

    @Test
    void patternsOfAnotherBoardAreRefusedAndUnequalArmiesWantNone() throws IOException {
        byte[] star = file("star-4-10");
        assertThatThrownBy(() -> thinker.learn(OPEN, star)).hasMessageContaining("no patterns for halma-8");
        assertThat(parsed(thinker.unlearned("[Variant \"chinese-3\"]\n\n")).asString())
                .isEqualTo("star-4-10-of-3");
        assertThat(thinker.unlearned("[Variant \"american-3\"]\n\n")).isEqualTo(Json.nothing());
    }

    private static byte[] file(String name) throws IOException {
        try (InputStream file = LearnedPatterns.class.getResourceAsStream(name + ".bin")) {
            return Objects.requireNonNull(file, name).readAllBytes();
        }
    }

    @Test
    void nobodyThinksAboutWhatIsOverOrAtALevelThatIsNone() {
        assertThatThrownBy(() -> thinker.choose(GAME, 1, 100, 1)).hasMessage("the game is over");
        assertThatThrownBy(() -> thinker.choose(OPEN, 9, 100, 1)).hasMessageContaining("levels go from 1 to 8");
    }
}
