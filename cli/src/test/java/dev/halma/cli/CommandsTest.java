package dev.halma.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.variant.HouseRule;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class CommandsTest {

    private static final String BLOCKED = "a/aa/aaa/aaab/13/12/6a4/10/9/10/11/4b7/bb1b9/bb2/bb1/1b/1 b 0 90";

    @Test
    void listsTheVariantsWithTheirFacts() {
        Run run = Run.halma("variants");
        assertThat(run.code()).isZero();
        assertThat(run.out().lines()).hasSize(1 + Variants.all().size());
        assertThat(run.out()).contains("american-3", "19+13+19", "square(16)", "AC+BD", "beyond");
    }

    @Test
    void listsTheVariantsAsJson() {
        JsonNode variants =
                JsonMapper.shared().readTree(Run.halma("variants", "--json").out());
        assertThat(variants.size()).isEqualTo(Variants.all().size());
        JsonNode guard = variants.valueStream()
                .filter(node -> node.get("id").asString().equals("xxl-2-guard"))
                .findFirst()
                .orElseThrow();
        assertThat(guard.get("board").asString()).isEqualTo("star(4)");
        assertThat(guard.get("pieces").toString()).isEqualTo("[10,10]");
        assertThat(guard.get("guards").asString()).isEqualTo("1");
        assertThat(guard.get("sheet").asString()).isEqualTo("004");
    }

    @ParameterizedTest
    @EnumSource
    void theHelpNamesEveryHouseRule(HouseRule rule) {
        assertThat(Run.halma("moves", "--help").out()).contains(rule.id() + "=");
        assertThat(Run.halma("analyse", "--help").out()).contains(rule.id() + "=");
    }

    @Test
    void drawsASquareBoard() {
        assertThat(Run.halma("show", "halma-8").out()).isEqualTo("""
                  8 . . . . B B B B
                  7 . . . . . B B B
                  6 . . . . . . B B
                  5 . . . . . . . B
                  4 A . . . . . . .
                  3 A A . . . . . .
                  2 A A A . . . . .
                  1 A A A A . . . .
                    a b c d e f g h
                Turn 1: A to move.
                """);
    }

    @Test
    void drawsAStarWithALetterAtTheLowerEndOfEachFile() {
        assertThat(Run.halma("show", "xxl-2").out()).isEqualTo("""
                             17 :
                            16 : :
                           15 : : :
                          14 : : : :
                 13 B B B B . . . . . . . . .
                  12 B B B . . . . . . . . . q
                   11 B B . . . . . . . . . p
                    10 B . . . . . . . . . o
                      9 . . . . . . . . . n
                     8 . . . . . . . . . :
                    7 . . . . . . . . . : :
                   6 . . . . . . . . . : : :
                  5 . . . . . . . . . : : : :
                   4 a b c d A A A A i j k l m
                            3 A A A h
                             2 A A g
                              1 A f
                                 e
                Turn 1: A to move.
                """);
    }

    static List<Variant> variants() {
        return Variants.all();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void drawsEveryPieceOfEveryVariantInColoursToo(Variant variant) {
        Run plain = Run.halma("show", variant.id(), "--colour", "never");
        Run coloured = Run.halma("show", variant.id(), "--colour", "always");
        assertThat(coloured.out()).contains("\u001B[").isNotEqualTo(plain.out());
        assertThat(coloured.out().replaceAll("\u001B\\[[0-9;]*m", "")).isEqualTo(plain.out());
    }

    @Test
    void listsMovesSortedAsText() {
        Run run = Run.halma("moves", "chinese-2");
        assertThat(run.out().lines()).hasSize(14).isSorted().contains("e4-e5", "g3-g5");
        assertThat(run.code()).isZero();
    }

    @Test
    void listsOnlyTheWaysOutForABlockerUnlessTheHouseLetsItStay() {
        assertThat(Run.halma("moves", "chinese-2", "--position", BLOCKED).out().lines())
                .isNotEmpty()
                .allMatch(move -> move.startsWith("m14-"));
        assertThat(Run.halma("moves", "chinese-2", "--position", BLOCKED, "--house", "guards=any")
                        .out()
                        .lines())
                .anyMatch(move -> !move.startsWith("m14-"));
    }

    @Test
    void listsNoMovesOfAGameThatIsOverAndSaysSo() {
        String home = "a/aa/aaa/aaaa/13/12/11/10/9/10/11/4b7/bb1b9/bb2/bb1/1b/b b 0 90";
        Run run = Run.halma("moves", "chinese-2", "--position", home);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).isEqualTo("The game is over. A is home and has won.\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "2"})
    void countsMoveSequences(String threads) {
        Run run = Run.halma("perft", "halma-8", "4", "--threads", threads);
        assertThat(run.out()).isEqualTo("1 24\n2 576\n3 20050\n4 700034\n");
    }

    @Test
    void dividesACountByItsFirstMoves() {
        Run run = Run.halma("perft", "xxl-2", "2", "--divide");
        assertThat(run.out().lines()).hasSize(16).startsWith("1 14", "e3-e5 14").endsWith("2 196");
    }

    @Test
    void countsUnderTheRulesForBlockersOnRequest() {
        assertThat(Run.halma("perft", "halma-8", "4", "--house", "guards=0").out())
                .endsWith("4 699964\n");
    }

    @Test
    void explainsItself() {
        assertThat(Run.halma("--help").out()).contains("referee", "Exit codes");
        for (String command : new String[] {"variants", "show", "moves", "perft", "referee", "check"}) {
            assertThat(Run.halma(command, "--help").out()).contains("Usage: halma " + command);
        }
        assertThat(Run.halma("--version").out()).startsWith("halma ");
    }
}
