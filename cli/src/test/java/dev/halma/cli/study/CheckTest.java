package dev.halma.cli.study;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.cli.Run;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CheckTest {

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Test
    void saysTheResultOfEachGame() throws IOException {
        Path open = game("open.hgn", "[Variant \"halma-8\"]\n\n1. d1-e2 h5-g4 2. b1-h5\n");
        Path given = game("given.hgn", "[Variant \"american-2\"]\n[Result \"B\"]\n1. c4-d5 n13-m12\n");
        Path drawn = game("drawn.hgn", "[Variant \"american-2\"]\n[Result \"draw\"]\n1. c4-d5 draw\n");
        Run run = Run.halma("check", open.toString(), given.toString(), drawn.toString());
        assertThat(run.out()).isEqualTo("""
                %s: ok halma-8, 3 turns, *. The game is still in play.
                %s: ok american-2, 2 turns, B. The file gives the result; the moves leave the game open.
                %s: ok american-2, 1 turn, draw. A draw: everyone agreed.
                """.formatted(open, given, drawn));
        assertThat(run.code()).isZero();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`` | :1:1: found the end of the text, expected a tag [Variant \"...\"] before the moves",
                "[Variant \"chess\"] | :1:11: found “chess\"]”, expected a variant: print-2",
                "[Variant \"halma-8\"]~1. d1-e2 h5-g4 2. b1-b2 | :2:19: found “b1-b2”, expected a legal move in turn 3. b2 is taken",
                "[Variant \"halma-8\"]~1. d1-e2 2. h5-g4 | :2:10: found “2.”, expected a move: numbers stand only before the moves of A",
                "[Variant \"halma-8\"]~1. d1-e2 h5-g4 3. b1-h5 | :2:16: found “3.”, expected the number 2.",
                "[Variant \"halma-8\"]~[Variant \"halma-8\"] | :2:2: found “Variant”, expected Variant no more than once",
                "[Variant \"halma-8\"]~[House \"sides=AB\"] | :2:15: found “AB\"]”, expected sides set to alone in this variant",
                "[Variant \"halma-8\"]~[Start \"C\"] | :2:9: found “C\"]”, expected a or b for a seat in play",
                "[Variant \"halma-8\"]~[Result \"C\"] | :2:10: found “C\"]”, expected A, B, draw or *",
                "[Variant \"halma-8\"]~[Result \"A\"]~1. resign | :2:10: found “A\"]”, expected the result B",
                "[Variant \"halma-8\"]~1. d1-e2 {never closed | :2:10: found “{never”, expected the } that closes this {",
                "[Variant \"halma-8\"]~[Position \"8/8 a\"] | :2:16: found “a\"]”, expected /",
                "[Variant \"halma-8\"]~[Position \"8/8~/8/x\"] | :3:4: found “x\"]”, expected a or b for a seat in play",
                "[Variant \"halma-8\"]~[House \"\\gu\\ards=7\"] | :2:18: found “7\"]”, expected guards set to",
                "[Variant \"halma-8\"]~[Result \"A\"]~1. d1-e2 h5-g4 B {end}~~ | :3:16: found “B”, expected the result A",
                "[Variant \"  halma-9\"] | :1:13: found “halma-9\"]”, expected a variant",
            })
    void saysWhereAndWhyAGameGoesWrong(String text, String answer) throws IOException {
        Path file = game("wrong.hgn", text.replace('~', '\n'));
        Run run = Run.halma("check", file.toString());
        assertThat(run.out()).startsWith(file + answer);
        assertThat(run.code()).isEqualTo(1);
    }

    @Test
    void goesOnAfterAFileThatCannotBeRead() throws IOException {
        Path good = game("good.hgn", "[Variant \"halma-8\"]");
        Path latin = folder.resolve("latin.hgn");
        Files.write(latin, "[Variant \"halma-8\"]{\u00e4}".getBytes(StandardCharsets.ISO_8859_1));
        Path missing = folder.resolve("missing.hgn");
        Run run = Run.halma("check", missing.toString(), latin.toString(), folder.toString(), good.toString());
        assertThat(run.out().lines())
                .satisfiesExactly(
                        line -> assertThat(line).isEqualTo(missing + ": There is no such file."),
                        line -> assertThat(line).isEqualTo(latin + ": This is not text in UTF-8."),
                        line -> assertThat(line).startsWith(folder + ": It can’t be read"),
                        line -> assertThat(line).startsWith(good + ": ok halma-8, 0 turns"));
        assertThat(run.code()).isEqualTo(1);
    }

    @Test
    void checksAllGamesOfAFileAndOfTheStandardInput() throws IOException {
        String good = "[Variant \"halma-8\"]\n\n1. d1-e2 h5-g4\n";
        String wrong = "[Variant \"halma-8\"]\n\n1. d1-e2 h5-h1\n";
        Path file = game("games.hgn", good + "\n" + wrong + "\n" + good);
        Run run = Run.halma("check", file.toString());
        assertThat(run.out().lines())
                .satisfiesExactly(
                        line -> assertThat(line).startsWith(file + "#1: ok halma-8, 2 turns"),
                        line -> assertThat(line).startsWith(file + ":7:10: found “h5-h1”"),
                        line -> assertThat(line).startsWith(file + "#3: ok halma-8, 2 turns"));
        assertThat(run.code()).isEqualTo(1);
        assertThat(Run.withInput(good, "check", "-").out()).startsWith("-: ok halma-8, 2 turns");
    }

    @Test
    void whoNeedsOneGameSaysWhich() throws IOException {
        String first = "[Variant \"halma-8\"]\n[A \"Ann\"]\n\n1. d1-e2 h5-g4\n";
        String second = "[Variant \"halma-10\"]\n[Result \"B\"]\n\n1. e1-f2\n";
        Path file = game("games.hgn", first + "\n" + second);
        String which = file + ": It holds 2 games. Which one? Choose with --game N:\n"
                + "   1  halma-8  Ann – B  *\n   2  halma-10  A – B  B\n";
        for (String command : new String[] {"analyse", "watch", "print", "play"}) {
            Run run = command.equals("print")
                    ? Run.halma(
                            command,
                            file.toString(),
                            "-o",
                            folder.resolve("sheet.pdf").toString())
                    : Run.halma(command, file.toString());
            assertThat(run.err()).as(command).isEqualTo(which);
            assertThat(run.code()).isEqualTo(1);
        }
        assertThat(Run.halma("watch", file.toString(), "--game", "2").out()).startsWith("Small Halma, 10 by 10\n");
        assertThat(Run.withInput(first, "analyse", "-", "--nodes", "100").out()).startsWith("[Variant \"halma-8\"]");
        assertThat(Run.halma("analyse", file.toString(), "--game", "3").err())
                .isEqualTo(file + ": There is no game 3: it holds 2 games.\n");
        assertThat(Run.halma(
                                "print",
                                file.toString(),
                                "--game",
                                "1",
                                "-o",
                                folder.resolve("sheet.pdf").toString())
                        .code())
                .isZero();
    }

    private Path game(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }
}
