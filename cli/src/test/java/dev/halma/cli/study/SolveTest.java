package dev.halma.cli.study;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.cli.Run;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SolveTest {

    private static final String BOARD = "diamond(7) camp=1 seats=2";

    @TempDir
    private Path folder;

    private Run solve(String... more) {
        String[] arguments = new String[more.length + 4];
        arguments[0] = "solve";
        arguments[1] = BOARD;
        arguments[2] = "--folder";
        arguments[3] = folder.toString();
        System.arraycopy(more, 0, arguments, 4, more.length);
        return Run.halma(arguments);
    }

    @Test
    void aBoardIsSolvedCheckedAndLookedUp() {
        Run solved = solve("--filled", "--check", "200");
        assertThat(solved.out())
                .contains(
                        "positions 4704",
                        "wins of one seat 2304",
                        "draws 0",
                        "illegal 96",
                        "checked 200 positions, wrong 0");
        Run lookedUp = solve("--filled", "--lookup");
        assertThat(lookedUp.out()).containsPattern("^(win|loss|draw)").containsPattern("a1-a2 (win|loss) [0-9]+");
    }

    @Test
    void whatCantBeSolvedOrLookedUpIsSaid() {
        assertThat(solve("--lookup").err()).contains("There is no complete table");
        assertThat(solve("--house", "guards=1").err()).contains("guards are 0 or any");
        assertThat(Run.halma("solve", "american-4").err()).contains("two seats");
        assertThat(Run.halma("solve", "halma-8", "--folder", folder.toString()).err())
                .contains("too many positions");
    }
}
