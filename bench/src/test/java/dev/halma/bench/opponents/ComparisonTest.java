package dev.halma.bench.opponents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ComparisonTest {

    @Test
    void theTableHasAnEvenShareBesideIt() {
        ShareGrid table = new ShareGrid(List.of(Kind.GAIN, Kind.MAX_N), List.of(Kind.GAIN, Kind.GREEDY), 4);
        table.put(Kind.GAIN, Kind.GREEDY, 0.75);
        table.put(Kind.MAX_N, Kind.GAIN, 0.125);
        assertThat(table.text(72)).isEqualTo("""
                        one among           gain      greedy
                        gain                   -      75.0 %
                        max-n             12.5 %           -
                        72 games a cell; an even share is 25.0 %, with a margin of 10 points""");
    }

    @Test
    void everyKindSitsAmongEveryOther() {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = Comparison.commandLine()
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(
                        "chinese-3",
                        "--kinds",
                        "best-reply,max-n",
                        "--among",
                        "greedy",
                        "--games",
                        "3",
                        "--nodes",
                        "50");
        assertThat(code).isZero();
        assertThat(out.toString()).containsPattern("best-reply +\\d+\\.\\d %\\Rmax-n +\\d+\\.\\d %\\R3 games a cell");
        assertThat(err.toString())
                .contains("best-reply among greedy: 3 of 3 games", "max-n among greedy: 3 of 3 games");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "chinese-9 | There is no variant “chinese-9”",
                "chinese-2 | has two seats",
                "american-4-both | has partners",
                "chinese-3 --games 0 | --games must be a number from 1 to",
                "chinese-3 --nodes 0 | --nodes must be a number from 1 to",
                "chinese-3 --threads 0 | --threads must be a number from 1 to 1024, not 0",
                "chinese-3 --opening 101 | --opening must be a number from 0 to 100",
                "chinese-3 --kinds clever | Invalid value for option '--kinds'",
            })
    void badInputIsRefused(String arguments, String answer) {
        StringWriter err = new StringWriter();
        int code = Comparison.commandLine().setErr(new PrintWriter(err)).execute(arguments.split(" ", -1));
        assertThat(code).isEqualTo(2);
        assertThat(err.toString()).contains(answer);
    }
}
