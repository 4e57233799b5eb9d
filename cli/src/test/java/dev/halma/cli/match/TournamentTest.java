package dev.halma.cli.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.cli.Run;
import dev.halma.i18n.Language;
import dev.halma.rules.notation.GameCollection;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.Parsed;
import dev.halma.testkit.ShortLived;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@SuppressWarnings("NullAway.Init")
class TournamentTest {

    @TempDir
    private Path folder;

    private Path games;

    @BeforeEach
    void chooseFile() {
        games = folder.resolve("games.hgn");
    }

    private String[] tournament(String words) {
        return Stream.concat(Arrays.stream(words.split(" ")), Stream.of("--nodes", "20", "-o", games.toString()))
                .toArray(String[]::new);
    }

    private Run play(String words) {
        return Run.halma(tournament("tournament " + words));
    }

    private List<GameRecord> kept() throws IOException {
        List<GameRecord> all = new ArrayList<>();
        for (Parsed<GameRecord> game : GameCollection.of(Files.readString(games))) all.add(game.orThrow());
        return all;
    }

    private static List<Integer> numbers(List<GameRecord> games) {
        return games.stream()
                .map(game -> Integer.valueOf(game.tag("Game").orElseThrow()))
                .sorted()
                .toList();
    }

    private static List<Integer> upTo(int last) {
        return IntStream.rangeClosed(1, last).boxed().toList();
    }

    @Test
    void aRoundRobinWritesEveryGameIntoOneFileAndATable() throws IOException {
        Run run = play("halma-8 greedy random Twin=greedy --event Sunday");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out().lines().toList())
                .hasSize(5)
                .first()
                .asString()
                .matches("# +player +games +wins +points +Elo");
        assertThat(run.out())
                .containsPattern("\n3  random +4 +0 +0\\.00 +-\\d+ ± \\d+\n")
                .contains("6 games: ");
        assertThat(numbers(kept())).isEqualTo(upTo(6));
        assertThat(kept()).allSatisfy(game -> {
            assertThat(game.tag("Event")).contains("Sunday");
            assertThat(game.tag("Round")).contains("1");
            assertThat(game.tag("Date")).contains(Run.TODAY.toString());
            assertThat(game.tag("Settings")).contains("round-robin seed=1 opening=4 nodes=20 players=Twin=greedy");
        });
    }

    @Test
    void theSameCommandGoesOnAndPlaysNothingTwice() throws IOException {
        play("halma-8 greedy random Twin=greedy");
        String all = Files.readString(games);
        int third = all.indexOf("[Game \"4\"]");
        Files.writeString(games, all.substring(0, third)); // in the middle of the tags of a game
        Run run = play("halma-8 greedy random Twin=greedy --rounds 2");
        assertThat(run.err()).isEqualTo("The tournament goes on: 3 of 12 games already played.\n");
        assertThat(numbers(kept())).isEqualTo(upTo(12));
        assertThat(Files.readString(games)).startsWith(all.substring(0, all.lastIndexOf("[Variant", third)));
        assertThat(play("halma-8 greedy random Twin=greedy --rounds 2").out()).isEqualTo(run.out());
    }

    @Test
    void aGameThatIsCutOffIsPlayedAgain() throws IOException {
        play("halma-8 greedy random --rounds 2");
        String all = Files.readString(games);
        Files.writeString(games, all.substring(0, all.length() - 12)); // without its last moves, still a game
        play("halma-8 greedy random --rounds 2");
        assertThat(Files.readString(games)).isEqualTo(all);
    }

    @Test
    void aSwissTournamentOfSeveralVariantsGoesOnWithTheSamePairs() throws IOException {
        String words = "halma-8,chinese-3 greedy random level1 Twin=greedy Third=level1 --format swiss --rounds 4";
        Run whole = play(words + " --threads 2");
        assertThat(whole.code()).as(whole.err()).isZero();
        assertThat(whole.out()).contains("byes", "Elo", "OpenSkill", "6 games");
        List<GameRecord> all = kept();
        Files.writeString(games, GameCollection.text(all.get(1)) + GameCollection.text(all.get(0)));
        assertThat(play(words).out()).isEqualTo(whole.out());
        assertThat(kept()).containsExactlyInAnyOrderElementsOf(all);
    }

    @Test
    void theReportIsTextMarkdownAndJson() throws IOException {
        Path text = folder.resolve("table.txt");
        Path markdown = folder.resolve("table.md");
        Path json = folder.resolve("table.json");
        Run run = play("xxl-3 greedy random a|b=level1 --format gauntlet --event Star --report " + text + " --report "
                + markdown + " --report " + json);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(Files.readString(text)).isEqualTo(run.out());
        assertThat(Files.readString(markdown))
                .startsWith("# Star\n\n| # | player |")
                .contains("| ---: | --- | ---: |", "a\\|b");
        JsonNode facts = JsonMapper.shared().readTree(Files.readString(json));
        assertThat(facts.path("format").asString()).isEqualTo("gauntlet");
        assertThat(facts.path("games").asInt()).isEqualTo(3);
        JsonNode first = facts.path("players").path(0);
        assertThat(first.path("name").asString()).isEqualTo("greedy");
        assertThat(first.path("openskill").path("value").asDouble()).isGreaterThan(25);
        assertThat(first.path("openskill").path("margin").asDouble()).isPositive();
        assertThat(first.has("elo")).isFalse();
        Run ratings = Run.halma("ratings", games.toString());
        assertThat(ratings.out()).isEqualTo(run.out());
    }

    @ParameterizedTest
    @EnumSource
    void theTableIsInThePlayersLanguage(Language language) {
        Run run = Run.in(language, "", tournament("tournament halma-8 greedy random"));
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out().lines().findFirst().orElseThrow().contains("player"))
                .isEqualTo(language == Language.EN);
        assertThat(Run.in(language, "", "tournament", "--help").out()).doesNotContain("${", "{0}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "halma-8 greedy | halma-8 has 2 seats: a tournament needs at least that many players.",
                "halma-8 greedy greedy | Two players are called “greedy”. Give one another name: Twin=greedy.",
                "halma-8 greedy deepblue | There is no player “deepblue”",
                "halma-8,chess greedy random | There is no variant “chess”",
                "halma-8 greedy random --format knockout | There is no format “knockout”; choose round-robin, gauntlet or swiss.",
                "halma-8 greedy random --rounds 0 | --rounds must be a number from 1 to",
                "halma-8 greedy random --report table.pdf | A report is written to a file that ends in .txt, .md or .json",
                "halma-8 greedy random --openings nothing.txt | nothing.txt: There is no such file.",
                "halma-8 ugi:true random | It can’t begin: true ended before it",
            })
    void saysWhatIsWrong(String words, String answer) {
        Run run = play(words);
        assertThat(run.err()).contains(answer);
        assertThat(run.code()).isNotZero();
    }

    @Test
    void doesNotMixTournaments() throws IOException {
        play("halma-8 greedy random");
        String before = Files.readString(games);
        assertThat(play("halma-8 random greedy").err()).contains("It holds another tournament. Game 1 there: ");
        assertThat(play("halma-8 greedy random --seed 2").err())
                .contains("there: round-robin seed=1 opening=4 nodes=20. Here: round-robin seed=2");
        assertThat(Files.readString(games)).isEqualTo(before);
        Files.writeString(games, "[Variant \"halma-8\"]\n\n1. d1-e2 resign\n");
        assertThat(play("halma-8 greedy random").err()).contains("Game 1 is not of a tournament");
    }

    @Test
    void anotherPlayerDoesNotGoOnUnderTheSameName() {
        assertThat(play("halma-8 Ann=random greedy").code()).isZero();
        Run run = play("halma-8 Ann=greedy greedy");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err())
                .contains("players=Ann=random", "players=Ann=greedy")
                .doesNotContain("HouseRules[");
    }

    @Test
    void leavesFilesAloneThatAreNotItsOwn() throws IOException {
        List<String> others = List.of(
                "# Notes\n\nNothing of this is a game.\n", "[Variant \"halma-8\"]\n[A \"Ann\"]\n\n1. d1-e2 h5-g4 *\n");
        for (String other : others) {
            Files.writeString(games, other);
            Run run = play("halma-8 greedy random");
            assertThat(run.code()).isEqualTo(1);
            assertThat(run.err()).contains("Game 1 is not of a tournament");
            assertThat(Files.readString(games)).isEqualTo(other);
        }
        Path notes = Files.writeString(folder.resolve("notes.md"), others.getFirst());
        Run run = Run.halma("tournament", "halma-8", "greedy", "random", "-o", notes.toString());
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("The games go into a file that ends in .hgn, not into " + notes);
        assertThat(Files.readString(notes)).isEqualTo(others.getFirst());
    }

    @Test
    void aFirstGameThatIsCutOffIsPlayedAgainToo() throws IOException {
        play("halma-8 greedy random");
        String all = Files.readString(games);
        Files.writeString(games, all.substring(0, all.indexOf("[Result")));
        assertThat(play("halma-8 greedy random").code()).isZero();
        assertThat(Files.readString(games)).isEqualTo(all);
    }

    @Test
    void aCutOffGameTakesNoOtherWithItWhereAnEditorHasChangedTheEndsOfLines() throws IOException {
        play("halma-8 greedy random --rounds 2");
        String all = Files.readString(games);
        Files.writeString(games, all.substring(0, all.length() - 12).replace("\n", "\r\n"));
        Run run = play("halma-8 greedy random --rounds 2");
        assertThat(run.err()).isEqualTo("The tournament goes on: 3 of 4 games already played.\n");
        assertThat(Files.readString(games).replace("\r\n", "\n")).isEqualTo(all);
    }

    /** A real process, stopped in the middle of a game. Unlike Ctrl-C, nobody who starts tests makes it ignore this signal. */
    @Test
    void goesOnAfterBeingInterrupted() throws Exception {
        Path script = Files.writeString(folder.resolve("slow.sh"), """
                while read -r line; do
                    case $line in
                        ugi) echo ugiok ;;
                        isready) echo readyok ;;
                        go*) echo asked >'%s'; while :; do sleep 1; done ;;
                        quit) exit ;;
                    esac
                done
                """.formatted(folder.resolve("asked")));
        new ProcessBuilder("mkfifo", folder.resolve("asked").toString()).start().waitFor();
        // Two games are there. Then the slow program plays, and never answers.
        String[] words = tournament("tournament halma-8 greedy random Slow=greedy --lang de --forfeit-after 80000");
        assertThat(Run.halma(words).code()).isZero();
        String all = Files.readString(games);
        int third = all.lastIndexOf("[Variant", all.indexOf("[Game \"3\"]"));
        String program = "Slow=ugi:sh '" + script + "'";
        String two = all.substring(0, third).replace("Slow=greedy", program); // as if it had played them
        Files.writeString(games, two);
        List<String> slow = ShortLived.java("dev.halma.cli.Main", words).stream()
                .map(word -> word.equals("Slow=greedy") ? program : word)
                .toList();
        Process process = new ProcessBuilder(slow).start();
        try (BufferedReader err = process.errorReader()) {
            assertThat(err.readLine()).isEqualTo("Das Turnier geht weiter: 2 von 6 Spielen schon gespielt.");
            assertThat(Files.readString(folder.resolve("asked"))).isEqualTo("asked\n"); // waits until it is
            ProcessHandle started = process.descendants().findFirst().orElseThrow();
            new ProcessBuilder("kill", "-TERM", Long.toString(process.pid()))
                    .start()
                    .waitFor();
            assertThat(err.readLine()).matches("Angehalten: 2 von 6 Spielen in der Datei\\. .*");
            process.waitFor();
            assertThat(process.exitValue()).isEqualTo(143);
            started.onExit().get();
        }
        assertThat(Files.readString(games)).isEqualTo(two);
        Files.writeString(games, all.substring(0, third));
        assertThat(Run.halma(words).code()).isZero();
        assertThat(Files.readString(games)).isEqualTo(all);
    }
}
