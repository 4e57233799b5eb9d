package dev.halma.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.halma.rules.game.Game;
import dev.halma.rules.game.Ruling;
import dev.halma.rules.game.Verdict;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.GameText;
import dev.halma.table.json.Json;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class RuleBookTest {

    private final RuleBook book = new RuleBook();
    private int game;

    private static JsonNode parsed(Json json) {
        return JsonMapper.shared().readTree(json.text());
    }

    private static List<String> texts(JsonNode array) {
        return array.valueStream().map(JsonNode::asString).toList();
    }

    @BeforeEach
    void newGame() {
        game = parsed(book.newGame("halma-8", "", "A")).at("/value/id").asInt();
    }

    private JsonNode play(int number, String seat, String request) {
        return parsed(book.play(number, seat, request));
    }

    @Test
    void aNewGameShowsEverythingThatIsDrawn() {
        JsonNode view = parsed(book.view(game));
        assertThat(view.path("position").asString()).isEqualTo("4bbbb/5bbb/6bb/7b/a7/aa6/aaa5/aaaa4 a 0 1");
        assertThat(view.path("pieces").size()).isEqualTo(20);
        assertThat(view.at("/pieces/h8").asString()).isEqualTo("B");
        assertThat(texts(view.path("movable"))).contains("d1").doesNotContain("h8");
        assertThat(view.at("/outcome/kind").asString()).isEqualTo("open");
        assertThat(view.path("last").isNull()).isTrue();
        assertThat(view.at("/seats/0/turnsNeeded").asInt()).isPositive();
    }

    /** Three pieces of A are left in its camp; those on a4 and d1 can get out of it in one move. */
    private JsonNode lateInCamp(String house, int turn) {
        String position = "4bbbb/5bbb/6bb/4aa1b/a3aa2/6a1/6a1/a2a2a1 a 0 " + turn;
        return parsed(book.fromPosition("halma-8", house, position)).path("value");
    }

    @Test
    void aDutyComesWithThePiecesThatItConcerns() {
        JsonNode late = lateInCamp("", 81);
        assertThat(texts(late.at("/duty/campers"))).containsExactlyInAnyOrder("a4", "d1");
        assertThat(texts(late.at("/duty/blockers"))).isEmpty();
        assertThat(late.at("/duty/freeTurns").asInt()).isZero();
        assertThat(texts(late.path("movable"))).containsExactlyInAnyOrder("a4", "d1");
        assertThat(play(late.path("id").asInt(), "A", "e4-e3").at("/why/key").asString())
                .isEqualTo("refusal.camp-must-be-left");

        String full = "4baaa/5aaa/6aa/7a/8/3bbbbb/4bbbb/a7 b 0 1";
        JsonNode blocking = parsed(book.fromPosition("halma-8", "", full)).path("value");
        assertThat(texts(blocking.at("/duty/blockers"))).containsExactly("e8");
        assertThat(texts(blocking.at("/duty/campers"))).isEmpty();
    }

    @Test
    void theTurnsUntilACampMustBeLeftAreCounted() {
        JsonNode soon = lateInCamp("", 71);
        assertThat(soon.at("/duty/freeTurns").asInt()).isEqualTo(5);
        assertThat(texts(soon.at("/duty/campers"))).isEmpty();
        assertThat(lateInCamp("leave=off", 81).at("/duty/freeTurns").isNull()).isTrue();
    }

    @Test
    void aGameThatIsOverHasNoDuties() {
        int late = lateInCamp("", 81).path("id").asInt();
        Game game = GameText.parse(book.write(late, List.of())).orThrow().game();
        Game drawn = ((Verdict.Accepted) game.rule(new Ruling.DrawAgreed())).game();
        JsonNode over = parsed(book.read(GameText.text(GameRecord.of(drawn)))).at("/value/game");
        assertThat(over.at("/outcome/kind").asString()).isEqualTo("drawn");
        assertThat(texts(over.at("/duty/campers"))).isEmpty();
        assertThat(over.at("/duty/freeTurns").isNull()).isTrue();
    }

    @Test
    void aPlayersTextNeverRules() {
        int game = lateInCamp("", 1).path("id").asInt();
        for (String word : List.of("draw", "time", "B:time", "left")) {
            assertThat(play(game, "A", word).at("/why/key").asString()).as(word).isEqualTo("problem");
        }
        assertThat(play(game, "A", "offer draw").at("/why/key").asString()).isEqualTo("refusal.draw-needs-all");
    }

    @Test
    void theRulesComeSectionBySectionWithFactsInsideFacts() {
        JsonNode told = parsed(book.rules("american-4-both", "")).path("value");
        JsonNode setup = told.at("/sections/1");
        assertThat(setup.path("id").asString()).isEqualTo("setup");
        assertThat(setup.path("title").asString()).isEqualTo("rules.setup.title");
        assertThat(setup.at("/text/facts/seating/facts/pieces").asInt()).isEqualTo(13);
        JsonNode partners = told.path("sections")
                .valueStream()
                .filter(section -> section.path("id").asString().equals("partners"))
                .findFirst()
                .orElseThrow();
        assertThat(partners.at("/text/facts/who/facts/sides/1/facts/partner/seat")
                        .asString())
                .isEqualTo("D");
        assertThat(told.path("hints").size()).isEqualTo(5);
        assertThat(parsed(book.rules("", "")).at("/value/sections").size()).isGreaterThan(15);
        assertThat(parsed(book.rules("halma-8", "guards=7")).path("ok").asBoolean())
                .isFalse();
    }

    @Test
    void eachMoveMakesAnotherGameAndLeavesTheOneBeforeAlone() {
        JsonNode after = play(game, "A", "d1-e2").path("value");
        assertThat(after.path("id").asInt()).isNotEqualTo(game);
        assertThat(after.at("/last/text").asString()).isEqualTo("d1-e2");
        assertThat(after.at("/last/event").asString()).isEqualTo("moved");
        assertThat(parsed(book.view(game)).path("turn").asInt()).isEqualTo(1);
        assertThat(parsed(book.history(after.path("id").asInt()))
                        .valueStream()
                        .map(view -> view.path("id").asInt()))
                .containsExactly(game, after.path("id").asInt());
    }

    @Test
    void aRefusalComesWithItsFacts() {
        JsonNode answer = play(game, "A", "a1-h8");
        assertThat(answer.path("ok").asBoolean()).isFalse();
        assertThat(answer.at("/why/key").asString()).isEqualTo("refusal.target-taken");
        assertThat(answer.at("/why/facts/owner/seat").asString()).isEqualTo("B");
    }

    @Test
    void whatCannotBeReadComesWithItsPlace() {
        assertThat(play(game, "A", "huh").at("/why/facts/expected/key").asString())
                .isEqualTo("expected.move");
        JsonNode unknown = parsed(book.newGame("nonesuch", "", "A"));
        assertThat(unknown.at("/why/facts/expected/code").asString()).isEqualTo("variant-id");
        assertThat(parsed(book.newGame("halma-8", "", "C")).at("/why/code").asString())
                .isEqualTo("no-such-seat");
        assertThat(parsed(book.read("[Variant")).path("ok").asBoolean()).isFalse();
    }

    @Test
    void aPieceHasTargetsAndGoesOnFromLandingToLanding() {
        assertThat(parsed(book.targets(game, "a1")).toString())
                .isEqualTo("[{\"from\":\"a1\",\"to\":\"c3\",\"hops\":1,\"route\":[\"a1\",\"c3\"]}]");
        assertThat(texts(parsed(book.nextHops(game, List.of("c1"))))).containsExactly("c3", "e1");
        assertThat(texts(parsed(book.nextHops(game, List.of("h8"))))).isEmpty();
    }

    @Test
    void laddersAreThereOutOfTurnToo() {
        assertThat(parsed(book.ladders(game, "B"))
                        .valueStream()
                        .map(target -> target.path("from").asString()))
                .isNotEmpty()
                .allMatch(from -> from.charAt(0) >= 'e');
    }

    @Test
    void aGameIsWrittenAndReadAgain() {
        int next = play(game, "A", "d1-e2").at("/value/id").asInt();
        String text = book.write(next, List.of("Event", "A \"quoted\" name"));
        JsonNode read = parsed(book.read(text)).path("value");
        assertThat(read.at("/tags/Event").asString()).isEqualTo("A \"quoted\" name");
        assertThat(read.path("moments").size()).isEqualTo(2);
        assertThat(read.at("/game/position")).isEqualTo(parsed(book.view(next)).path("position"));
    }

    @Test
    void onlyWhatIsKeptIsStillKnown() {
        int next = play(game, "A", "d1-e2").at("/value/id").asInt();
        book.forget(Set.of(next));
        assertThat(parsed(book.view(next)).path("turn").asInt()).isEqualTo(2);
        assertThatThrownBy(() -> book.view(game)).hasMessage("no game has the number " + game);
    }

    @Test
    void whyNotIsAnsweredWithoutPlaying() {
        assertThat(parsed(book.whyNot(game, "A", List.of("d1", "e2"))).isNull()).isTrue();
        assertThat(parsed(book.whyNot(game, "A", List.of("d1", "h1")))
                        .path("code")
                        .asString())
                .isEqualTo("not-neighbours");
        int crowd = parsed(book.fromPosition("halma-8", "", "4bbbb/5bbb/6bb/7b/a7/aaa5/aaa5/aaa5 a 0 1"))
                .at("/value/id")
                .asInt();
        assertThat(parsed(book.whyNot(crowd, "A", List.of("a1"))).path("code").asString())
                .isEqualTo("stuck");
        assertThat(parsed(book.whyNot(game, "B", List.of("h8"))).path("code").asString())
                .isEqualTo("not-your-turn");
    }

    @Test
    void aGameIsPartOfWhatItBecameWhoeverPlayedIt() {
        int next = play(game, "A", "d1-e2").at("/value/id").asInt();
        String before = book.write(game, List.of("A", "Ann"));
        String after = book.write(next, List.of("A", "Bea"));
        assertThat(parsed(book.isPartOf(before, after)).asBoolean()).isTrue();
        assertThat(parsed(book.isPartOf(after, after)).asBoolean()).isTrue();
        assertThat(parsed(book.isPartOf(after, before)).asBoolean()).isFalse();
        assertThat(parsed(book.isPartOf("no game", after)).asBoolean()).isFalse();
        String other = book.write(
                parsed(book.newGame("halma-10", "", "A")).at("/value/id").asInt(), List.of());
        assertThat(parsed(book.isPartOf(before, other)).asBoolean()).isFalse();
    }

    @Test
    void aPositionIsSetOutWithoutAGame() {
        JsonNode set = parsed(book.setOut("halma-8", "4bbbb/5bbb/6bb/7b/a7/aa6/aaa5/aaaa4 a 0 1"));
        assertThat(set.at("/value/h8").asString()).isEqualTo("B");
        assertThat(parsed(book.setOut("halma-8", "nothing")).path("ok").asBoolean())
                .isFalse();
    }

    @Test
    void leadsAreToldOfSeatsAndOfSides() {
        JsonNode view =
                parsed(book.newGame("american-4", "sides=opposite", "A")).path("value");
        assertThat(view.path("leads").propertyNames()).containsExactly("A", "B", "C", "D");
        assertThat(view.path("sides").size()).isEqualTo(2);
        assertThat(texts(view.at("/sides/0/seats"))).containsExactly("A", "C");
        assertThat(view.at("/sides/0/lead").asDouble()).isZero();
    }

    @Test
    void theCatalogueHasEachBoardOnceAndDrawsIt() {
        JsonNode catalogue = parsed(Catalogue.json());
        assertThat(catalogue.path("variants").size()).isEqualTo(25);
        assertThat(catalogue
                        .path("boards")
                        .valueStream()
                        .map(board -> board.path("id").asString()))
                .containsExactlyInAnyOrder("square(16)", "star(4)", "square(8)", "square(10)", "diamond(9)");
        JsonNode star = catalogue
                .path("boards")
                .valueStream()
                .filter(board -> board.path("id").asString().equals("star(4)"))
                .findFirst()
                .orElseThrow();
        assertThat(star.path("cells").size()).isEqualTo(121);
        JsonNode top = star.at("/cells/0");
        assertThat(top.path("name").asString()).isEqualTo("m17");
        assertThat(top.path("y").asDouble()).isEqualTo(0.5);
        assertThat(top.path("x").asDouble()).isEqualTo(star.path("width").asDouble() / 2);
        assertThat(top.path("neighbours").propertyNames()).containsExactlyInAnyOrder("sw", "se");
    }

    @Test
    void textsAreQuotedWhateverIsInThem() {
        String hostile = "\"\\\n\u0001\u2028é\uD83D";
        assertThat(parsed(Json.of(hostile)).asString()).isEqualTo(hostile);
    }

    @Test
    void theAimOfATaskIsJudgedFromItsStart() {
        String position = "4bbbb/5bbb/6bb/7b/a2a4/a7/aa1a4/aaaa4 a";
        int start = parsed(book.fromPosition("halma-8", "", position))
                .at("/value/id")
                .asInt();
        int hopped = play(start, "A", "d1-d3-d5").at("/value/id").asInt();
        int answered = play(hopped, "B", "h5-h4").at("/value/id").asInt();
        for (String reached : List.of("reach d1 d5", "any d5", "deny B d1", "ladder A 1")) {
            assertThat(book.isReached(answered, reached).text()).as(reached).isEqualTo("true");
        }
        for (String missed : List.of("reach d4 d5", "reach d1 d3", "any h4", "home", "out", "ladder A 9")) {
            assertThat(book.isReached(answered, missed).text()).as(missed).isEqualTo("false");
        }
        assertThatThrownBy(() -> book.isReached(answered, "fly")).hasMessageContaining("no aim");
    }

    @Test
    void onlyALevelInATagMakesAComputer() {
        String tags = "[Variant \"halma-8\"]\n[LevelA \"9\"]\n[LevelB \"2\"]\n[LevelC \"1\"]\n\n*\n";
        assertThat(parsed(book.read(tags)).at("/value/levels").toString()).isEqualTo("{\"B\":2}");
    }
}
