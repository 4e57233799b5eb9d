package dev.halma.cli.print;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code halma print} and {@code halma diagram}. */
class PrintTest {

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "american-2                             | 6 sheets",
                "american-2 --part all --lang ru        | 9 листов",
                "american-2 --paper a3                  | 4 sheets",
                "american-2 --part board --single       | 1 sheet,",
                "chinese-6 --part board,rules           | 4 sheets",
                "halma-8 --copies 12 --ink light        | 12 sheets",
                "halma-8 --colours A=red,B=#00aa00      | 1 sheet,",
                "xxl-3 --part teacher                   | 1 sheet,",
                "xxl-3 --cell 3cm --ink colour --pawns  | 9 sheets",
            })
    void printsASet(String arguments, String told) throws IOException {
        Path file = folder.resolve("set.pdf");
        Run run = Run.halma(("print " + arguments + " -o " + file).split(" +"));
        assertThat(run.err()).startsWith(file + ": " + told);
        assertThat(run.code()).isZero();
        assertThat(Files.readAllBytes(file)).startsWith('%', 'P', 'D', 'F');
    }

    @Test
    void writesOneDrawingASheet() throws IOException {
        Run run = Run.halma(
                "print", "halma-10", "-o", folder.resolve("set.svg").toString(), "--lang", "de", "--copies", "2");
        assertThat(run.code()).isZero();
        assertThat(folder.resolve("set-1.svg")).content().contains("<title>", "Brett");
        assertThat(folder.resolve("set-3.svg")).content().contains("Figuren: Blatt 1 von 1");
        assertThat(folder.resolve("set-4.svg")).doesNotExist();
    }

    @Test
    void printsTheScoreSheetOfAGame() throws IOException {
        Path game = folder.resolve("game.hgn");
        Files.writeString(game, "[Variant \"halma-8\"]\n[Start \"A\"]\n[Result \"*\"]\n\n1. d1-e2 h5-g4 2. b1-h5\n");
        Path sheet = folder.resolve("score.svg");
        assertThat(Run.halma("print", game.toString(), "-o", sheet.toString()).code())
                .isZero();
        assertThat(sheet).content().contains("Score sheet", "b1-d1-f3-h5");
        Files.writeString(game, "[Variant \"halma-8\"]\n[Start \"A\"]\n[Result \"*\"]\n\n1. d1-e3\n");
        Run spoilt = Run.halma("print", game.toString(), "-o", sheet.toString());
        assertThat(spoilt.code()).isEqualTo(1);
        assertThat(spoilt.err()).startsWith(game + ":5:4: ");
    }

    @Test
    void drawsADiagramOnTheStandardOutput() {
        Run run = Run.halma("diagram", "chinese-2", "--move", "e4-e5", "--coordinates");
        assertThat(run.out()).startsWith("<svg ").contains("Chinese Checkers, two players", ">17</text>");
        assertThat(run.code()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"png", "pdf", "svg"})
    void drawsADiagramInAnyFormat(String ending) {
        Path file = folder.resolve("diagram." + ending);
        assertThat(Run.halma("diagram", "diamond-9", "--ink", "colour", "-o", file.toString())
                        .code())
                .isZero();
        assertThat(file).isNotEmptyFile();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "print american-2                                | 2 | Missing: --output.",
                "print american-2 -o set.doc                     | 2 | “set.doc” has to end with .pdf, .svg or .png.",
                "print american -o set.pdf                       | 2 | Did you mean",
                "print american-2 --cell wide -o set.pdf         | 2 | “wide” is not a length such as 18mm, 1.8cm or 0.7in.",
                "print american-2 --cell 5mm -o set.pdf          | 1 | Cells can be 10 to 60",
                "print american-2 --single --cell 2cm -o set.pdf | 1 | Cells can be 5 to 11",
                "print american-2 --paper a5 -o set.pdf          | 2 | choose a4, letter or a3",
                "print american-2 --copies 99 -o set.pdf         | 1 | 1 to 40 sets can be printed at once, not 99.",
                "print american-2 --ink mono --colours red -o set.pdf | 1 | only with the ink “colour”",
                "diagram halma-8 --ink light --colours red       | 1 | only with the ink “colour”",
                "print american-2 --colours mauve -o set.pdf     | 2 | “mauve” won’t do for colours",
                "diagram halma-8 --colours C=red                 | 2 | There is no seat “C”",
                "print halma-8 -o no/such/folder/set.pdf         | 1 | There is no such folder.",
                "diagram halma-8 --cell 99mm                     | 2 | --cell can be 2 to 60",
                "diagram halma-8 --move d1-e3                    | 1 | --move d1-e3: ",
                "diagram halma-8 --move over                     | 1 | --move over: column 1: found “over”",
            })
    void whatCannotBePrintedIsAnswered(String command, int code, String answer) {
        Run.halma(command.split(" +")).requireRefused(code, answer);
    }
}
