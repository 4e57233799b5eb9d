package dev.halma.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bad input gets a clear answer that names what is wrong and what would be right. */
class MisuseTest {

    private static final String HALMA_8 = "4bbbb/5bbb/6bb/7b/a7/aa6/aaa5/aaaa4";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "                                    | 2 | Which command?",
                "analyze                             | 2 | There is no command “analyze”. Did you mean analyse?",
                "chess                               | 2 | There is no command “chess”.",
                "show halma-8 --color always         | 2 | There is no option “--color” here. Did you mean --colour?",
                "play --plian                        | 2 | There is no option “--plian” here. Did you mean --plain?",
                "play --first cion                   | 2 | “cion” does not say who begins; it can be me, you, coin",
                "moves                               | 2 | Missing: VARIANT.",
                "moves amercan-2                     | 2 | There is no variant “amercan-2”; `halma variants` lists them. Did you mean american-2",
                "moves american                      | 2 | Did you mean american-2, american-3",
                "perft american-2 none               | 2 | DEPTH: “none” is not a whole number",
                "perft american-2 0                  | 2 | DEPTH must be a number from 1 to 99, not 0",
                "perft american-2 1 --threads 0      | 2 | --threads must be a number from 1 to 1024, not 0",
                "match halma-8 greedy --games 0      | 2 | --games must be a number from 1 to 1000000000, not 0",
                "match halma-8 greedy --opening -1   | 2 | --opening must be a number from 0 to 100, not -1",
                "match halma-8 greedy --nodes 0      | 2 | --nodes must be a number from 1 to",
                "print halma-8 --paper a5 -o set.pdf | 2 | --paper: “a5” can’t be used here; choose a4, letter or a3.",
                "play halma-8 --players me,level9    | 2 | “level9” is not a player here",
                "play halma-8 --players me,levle3    | 2 | Did you mean level3",
                "play halma-8 --players me,open      | 2 | “open” is not a player here",
                "check                               | 2 | Missing: FILE.hgn.",
                "show halma-8 american-2             | 2 | “american-2” is not expected here.",
                "show halma-8 --position             | 2 | --position needs a value.",
                "diagram halma-8 -o x.svg -o y.svg   | 2 | --output can be given only once.",
                "help castle                         | 2 | There is no command “castle”.",
                "show halma-8 --colour pink          | 2 | --colour: “pink” can’t be used here; choose auto, always or never.",
            })
    void misuseIsAnsweredWithTwo(String command, int code, String answer) {
        Run.halma(command == null ? new String[0] : command.split(" +")).requireRefused(code, answer);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "guards=2          | column 8: found “2”, expected guards set to 0, 1 or any in this variant",
                "guard=1           | column 1: found “guard=1”, expected sides, win, guards, leave, repetition, quiet, length, places or hops",
                "sides=AB          | column 7: found “AB”, expected sides set to alone in this variant",
                "win=both          | column 1: found “win=both”, expected win=first, since there are no partners here",
                "guards=1,guards=1 | column 10: found “guards=1”, expected guards no more than once",
                "guards=1,          | column 10: found the end of the text, expected sides, win",
                "guards=1;quiet=off | column 9: found “;quiet=off”, expected nothing more",
            })
    void houseRulesThatMakeNoSenseAreRefused(String house, String answer) {
        Run run = Run.halma("moves", "halma-8", "--house", house);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).startsWith("--house: line 1, ").contains(answer);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`` | column 1: found the end of the text, expected a row of 8 cells for rank 8",
                "4bbb/5bbb/6bb | column 1: found “4bbb/5bbb/6bb”, expected a row of 8 cells for rank 8: letters for pieces",
                "4bbbb/5bbb | column 11: found the end of the text, expected /",
                "4bbbb/5bbb/6bb/7b/a7/aa6/aaa5/aaaa5 a | column 31: found “aaaa5”, expected a row of 8 cells for rank 1",
                "4bbbb/5bbb/6bb/7b/a7/aa6/aaa5/aaaa4 | column 36: found the end of the text, expected a or b for a seat in play",
                "4bbbb/5bbb/6bb/7b/a7/aa6/aaa5/aaaa4 c | column 37: found “c”, expected a or b for a seat in play",
                "4bbbb/5bbb/6bb/7b/a7/aa6/aaa5/aaaa4 a-a | column 37: found “a-a”, expected b for a seat in play",
                "4bbbb/5bbb/6bb/7b/a7/aa6/aaa5/aaaa4 a 0 0 | column 41: found “0”, expected a number from 1 to 1000000000",
                "4bbbb/5bbb/6bb/7b/a7/aa6/aaa5/aaaa4 a 0 1 2 | column 43: found “2”, expected nothing more",
                "4bbbb/5bbb/6bb/8/a7/aa6/aaa5/aaaa4 a | expected 10 pieces of B, no more and no fewer",
                "4bbbb/5bbb/6bb/7x/a7/aa6/aaa5/aaaa4 a | column 17: found “x/a7/aa6/aaa5/aaaa4”, expected a or b",
                "4bbbb/5bbb/6bb/0/a7/aa6/aaa5/aaaa4 a | column 16: found “0/a7/aa6/aaa5/aaaa4”, expected a number from 1 to 8",
            })
    void unreadablePositionsAreRefusedWithTheirPlace(String position, String answer) {
        Run run = Run.halma("moves", "halma-8", "--position", position);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).startsWith("--position: line 1, ").contains(answer);
    }

    @ParameterizedTest
    @CsvSource({"'a'", "'  a  '", "'a 0'", "'a 0 1'", "'\ta\n0\n1\n'"})
    void whiteSpaceAndMissingCountersAreForgiven(String rest) {
        String spread = HALMA_8.replace("/", " /\n ");
        assertThat(List.of(
                        Run.halma("moves", "halma-8", "--position", HALMA_8 + " " + rest),
                        Run.halma("moves", "halma-8", "--position", spread + " " + rest)))
                .allMatch(run -> run.code() == 0 && run.out().lines().count() == 24);
    }
}
