package dev.halma.bench.learning;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.engine.evaluation.Patterns;
import dev.halma.engine.level.Dice;
import dev.halma.engine.search.Limits;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class LearningTest {

    private static final Variant SMALL = Variants.named("halma-8");

    private static SelfPlay quick() {
        return new SelfPlay(SMALL, Limits.nodes(30), Limits.nodes(200), Patterns.NONE, 1);
    }

    @Test
    void aGameIsReadAsItWasWritten() {
        GameRecord game = new GameRecord(
                17,
                List.of(
                        new GameRecord.Turn(OptionalInt.empty(), 0x0a1b),
                        new GameRecord.Turn(OptionalInt.of(-120), 0x2c3d)));
        assertThat(game.text()).isEqualTo("17 0a1b -120:2c3d");
        assertThat(GameRecord.parse(game.text())).contains(game);
    }

    @Test
    void halfALineIsNoGame() {
        assertThat(GameRecord.parse("17 0a1b -120:2c")).isEmpty();
        assertThat(GameRecord.parse("")).isEmpty();
    }

    @Test
    void theSameNumberGivesTheSameGame() {
        SelfPlay play = quick();
        GameRecord first = play.play(3);
        assertThat(play.play(4)).isNotEqualTo(first);
        assertThat(quick().play(3)).isEqualTo(first);
        assertThat(first.turns()).anyMatch(turn -> turn.score().isPresent());
    }

    @Test
    void withThreeSeatsSamplesOfTwoRoundsAreLearned() {
        Variant three = Variants.named("chinese-3");
        GameRecord game = new SelfPlay(three, Limits.nodes(30), Limits.nodes(2000), Patterns.NONE, 1).play(1);
        long scored =
                game.turns().stream().filter(turn -> turn.score().isPresent()).count();
        assertThat(scored).isGreaterThan(20);
        assertThat(Sample.of(three, game)).hasSizeBetween(20, (int) scored);
    }

    @Test
    void learningBringsTheLeadsNearerToThoseOfADeeperSearch() {
        SelfPlay play = quick();
        List<Sample> samples = new ArrayList<>();
        for (int number = 0; number < 20; number++) samples.addAll(Sample.of(SMALL, play.play(number)));
        Regression regression = new Regression(new Factors(SMALL));
        double before = regression.error(samples);
        for (int pass = 0; pass < 5; pass++) regression.learn(samples, 0.7, new Dice(pass));
        assertThat(regression.error(samples)).isLessThan(0.95 * before);
    }

    @Test
    void theCommandContinuesWhereItWasStopped(@TempDir Path folder) throws Exception {
        train(folder, 9);
        List<String> first = Files.readAllLines(folder.resolve("halma-8.2.games"));
        Files.writeString(folder.resolve("halma-8.2.games"), String.join("\n", first) + "\n9 0a");
        String said = train(folder, 10);
        List<String> then = Files.readAllLines(folder.resolve("halma-8.2.games"));
        assertThat(first).hasSize(9);
        assertThat(then).hasSize(10).containsAll(first);
        byte[] file = Files.readAllBytes(folder.resolve("square-8-10.bin"));
        assertThat(said).contains("%08x".formatted(Patterns.of(SMALL, file).fingerprint()));
    }

    private static String train(Path folder, int games) {
        StringWriter said = new StringWriter();
        int code = new CommandLine(new Training())
                .setOut(new PrintWriter(said))
                .setErr(new PrintWriter(new StringWriter()))
                .execute(
                        "halma-8",
                        "--games=" + games,
                        "--nodes=30",
                        "--score-nodes=200",
                        "--passes=1",
                        "--folder=" + folder,
                        "--out=" + folder);
        assertThat(code).isZero();
        return said.toString();
    }
}
