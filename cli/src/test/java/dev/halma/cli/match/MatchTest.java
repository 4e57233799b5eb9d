package dev.halma.cli.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.arena.match.Pairing;
import dev.halma.arena.rating.Result;
import dev.halma.arena.rating.Standings;
import dev.halma.cli.Run;
import dev.halma.i18n.Language;
import dev.halma.i18n.Texts;
import dev.halma.rules.notation.GameText;
import dev.halma.testkit.ShortLived;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MatchTest {

    @Test
    void printsATableOfWhatTheGamesCameTo() {
        Run run = Run.halma("match", "halma-8", "greedy", "random", "--games", "4");
        assertThat(run.code()).isZero();
        assertThat(run.out().lines().toList().get(1)).startsWith("greedy").contains(" 100.0 ");
        assertThat(run.out()).contains("4 games: home 4\n").containsPattern("\nThe winners took \\d+\\.\\d turns");
    }

    @Test
    void theSameSeedAndNodesGiveTheSameMatch() {
        String[] arguments = {"match", "halma-8", "level2", "greedy", "--games", "4", "--nodes", "100", "--seed", "9"};
        assertThat(Run.halma(arguments).out()).isEqualTo(Run.halma(arguments).out());
    }

    @Test
    void writesTheGamesDown(@TempDir Path folder) throws IOException {
        Run.halma("match", "halma-8", "greedy", "random", "--games", "2", "-o", folder.toString());
        String game = Files.readString(folder.resolve("game-0001.hgn"));
        assertThat(GameText.parse(game).orThrow().tag("A")).contains("greedy");
        assertThat(Run.halma("check", folder.resolve("game-0002.hgn").toString())
                        .code())
                .isZero();
    }

    @ParameterizedTest
    @EnumSource
    void theTableAndTheTestAreInThePlayersLanguage(Language language) {
        String[] match = "match halma-8 greedy random --games 2 --nodes 20 --sprt 0,100".split(" ");
        Run run = Run.in(language, "", match);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).contains("SPRT", "greedy").doesNotContain("{", "match.");
        boolean isEnglish = language == Language.EN;
        assertThat(run.out().contains("player")
                        || run.out().contains("games:")
                        || run.out().contains("winners"))
                .isEqualTo(isEnglish);
        String wrong = Run.in(language, "", "match", "halma-8", "greedy", "random", "--sprt", "9,3")
                .err();
        assertThat(wrong).contains("--sprt", "9,3");
        assertThat(wrong.contains("the smaller first")).isEqualTo(isEnglish);
    }

    @ParameterizedTest
    @EnumSource
    void everyEndingHasWords(Language language) {
        List<Double> half = List.of(0.5, 0.5);
        Standings standings = new Standings("Ann", "Bo");
        List<String> endings = List.of(
                "home",
                "resignation",
                "time",
                "left",
                "given",
                "draw by agreement",
                "draw by repetition",
                "draw by quiet",
                "draw by length",
                "draw by stuck");
        for (String ending : endings) {
            Result result = new Result(half, true, List.of(0, 1), ending, 0, List.of());
            standings.add(new Pairing(0, 0, List.of(0, 1)), result);
        }
        assertThat(new Summary(standings, Texts.of(language)).lines())
                .singleElement()
                .satisfies(line -> assertThat(line.split(", ", -1)).hasSize(endings.size()));
    }

    @Test
    void aProgramMayTakeASecondLongerThanItsTimeAndTenWithoutOne() {
        assertThat(Run.halma("match", "--help").out().replaceAll("\\s+", " "))
                .contains("loses the game (1). With --nodes this is all the time it has (10).");
    }

    @Test
    void stopsAsSoonAsTheTestIsDecided() {
        Run run = Run.halma(
                "match", "halma-8", "level3", "level1", "--games", "200", "--nodes", "100", "--sprt", "0,100");
        assertThat(run.out()).contains("SPRT accepted: stronger by 100 Elo rather than 0");
        assertThat(run.out()).doesNotContain("200 games");
        assertThat(Run.halma("match", "halma-8", "greedy", "random", "--sprt", "9,3")
                        .err())
                .contains("the smaller first");
        assertThat(Run.halma("match", "xxl-3", "greedy", "random", "--sprt", "0,9")
                        .err())
                .contains("two seats");
    }

    @Test
    void playsAgainstAnyProgramThatSpeaksUgi() {
        String ugi = "ugi:'" + String.join("' '", ShortLived.java("dev.halma.cli.Main", "ugi")) + "'";
        String[] words = "--games 1 --nodes 300 --house guards=1 --forfeit-after 120 --start-within 120".split(" ");
        Run run = Run.halma(Stream.concat(Stream.of("match", "halma-8", ugi, "random"), Stream.of(words))
                .toArray(String[]::new));
        assertThat(run.err()).isEmpty();
        assertThat(run.out().lines().toList().get(1)).startsWith("ugi:").contains(" 100.0 ");
    }

    @Test
    void endsWithAWordAboutAProgramThatDoesNotAnswer() {
        Run run = Run.halma("match", "halma-8", "ugi:true", "random", "--games", "1");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("It can’t begin: true ended before it");
    }

    @Test
    void saysWhatCannotBeStartedOrWritten(@TempDir Path folder) throws IOException {
        assertThat(Run.halma("match", "halma-8", "ugi:./no-such-program", "random")
                        .err())
                .contains("It can’t begin: ./no-such-program can't be started: there is no such program");
        Path file = Files.writeString(folder.resolve("file"), "");
        Run run = Run.halma(
                "match",
                "halma-8",
                "greedy",
                "random",
                "--games",
                "1",
                "-o",
                file.resolve("games").toString());
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).startsWith(file.resolve("games") + "").contains("It can’t be written: ");
    }

    @Test
    void writesAllGamesIntoOneFileWithTheirDate(@TempDir Path folder) throws IOException {
        Path games = folder.resolve("games.hgn");
        String[] command = {"match", "halma-8", "Ann=greedy", "random", "--games", "2", "-o", games.toString()};
        assertThat(Run.halma(command).out()).contains("\nAnn ");
        assertThat(Files.readString(games)).contains("[Date \"" + Run.TODAY + "\"]");
        assertThat(Run.halma("check", games.toString()).out().lines()).hasSize(2);
        assertThat(Run.halma(command).err())
                .isEqualTo(games + ": There is already something in it. Choose another file.\n");
    }

    @Test
    void playsTheOpeningsOfAFile(@TempDir Path folder) throws IOException {
        Path openings = Files.writeString(
                folder.resolve("openings.txt"),
                "# two openings\n\n1. d1-e2 h5-g4\n4bbbb/5bbb/6bb/7b/a7/aa6/aaa1a3/aaa5 b 0 2\n");
        Path games = folder.resolve("games.hgn");
        Run run = Run.halma(
                "match",
                "halma-8",
                "greedy",
                "random",
                "--games",
                "4",
                "--seed",
                "0",
                "--openings",
                openings.toString(),
                "-o",
                games.toString());
        assertThat(run.code()).as(run.err()).isZero();
        String text = Files.readString(games);
        assertThat(text.split("1\\. d1-e2 h5-g4", -1)).hasSize(3);
        assertThat(text.split("\\[Position ", -1)).hasSize(3);
        Run again = Run.halma("match", "halma-8", "greedy", "random", "--games", "1", "--openings", games.toString());
        assertThat(again.err()).isEqualTo(games + ": Opening 1: the game is already over.\n");
        Path wrong = Files.writeString(folder.resolve("wrong.txt"), "d1-e2\nd1-e2 h5-h1\n");
        assertThat(Run.halma("match", "halma-8", "greedy", "random", "--openings", wrong.toString())
                        .err())
                .startsWith(wrong + ":2:7: found “h5-h1”, expected a legal move");
    }

    @Test
    void refusesPlayersAndSeatsThatThereAreNot() {
        assertThat(Run.halma("match", "halma-8", "deepblue").err()).contains("There is no player “deepblue”");
        assertThat(Run.halma("match", "halma-8", "engine:lag=lots").err()).contains("There is no player");
        assertThat(Run.halma("match", "halma-8", "greedy", "greedy", "greedy").err())
                .contains("halma-8 has 2 seats, and there are 3 players.");
    }

    @Test
    void aProgramThatLiesLosesItsGamesAndTheFilesSayWhy(@TempDir Path folder) throws IOException {
        Path script = folder.resolve("liar.sh");
        Files.writeString(script, """
                while read -r line; do
                    case $line in
                        ugi) echo ugiok ;;
                        isready) echo readyok ;;
                        go*) echo bestmove a1-h8 ;;
                        quit) exit ;;
                    esac
                done
                """);
        Path games = folder.resolve("games");
        Run run = Run.halma(
                "match",
                "halma-8",
                "random",
                "ugi:sh " + script,
                "--games",
                "12",
                "-o",
                games.toString(),
                "--forfeit-after",
                "120");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out())
                .contains("12 games: left 12\n", "12 games were lost by programs that failed: ugi:sh ")
                .contains("  game 1: ", "which is not a legal move", "  and 2 more\n");
        assertThat(GameText.parse(Files.readString(games.resolve("game-0001.hgn")))
                        .orThrow()
                        .tag("ForfeitB"))
                .hasValueSatisfying(why -> assertThat(why).contains("a1-h8"));
    }
}
