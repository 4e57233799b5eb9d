package dev.halma.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.game.Game;
import dev.halma.rules.game.Refusal;
import dev.halma.rules.game.Verdict;
import dev.halma.rules.move.Move;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.GameText;
import dev.halma.rules.notation.MoveText;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The example in the README is this one, to the letter. */
class ReadmeTest {

    private final StringBuilder printed = new StringBuilder();

    @Test
    void theExampleWorks() {
        // README
        Game game = Game.of(Variants.named("american-2"));
        while (!game.isOver() && game.position().turn() <= 100) {
            List<Move> moves = game.legalMoves();
            game = game.after(moves.get(moves.size() / 2));
        }
        switch (game.play(MoveText.parse("a1-p16").orThrow())) {
            case Verdict.Accepted(Game next) -> game = next;
            case Verdict.Refused(Refusal why) -> println(why.code() + " " + why);
        }
        println(game.outcome().result() + "\n" + GameText.text(GameRecord.of(game)));
        // END
        assertThat(printed.toString()).contains("[Variant \"american-2\"]");
    }

    @Test
    void theReadmeShowsTheSameLines() throws IOException {
        String source = Files.readString(Repository.file("rules/src/test/java/dev/halma/rules/ReadmeTest.java"));
        String example = source.substring(source.indexOf("// README") + 9, source.indexOf("// END"))
                .replace("println(", "System.out.println(")
                .lines()
                .map(line -> line.replaceFirst("^ {8}", ""))
                .filter(line -> !line.isBlank())
                .collect(Collectors.joining("\n"));
        assertThat(Files.readString(Repository.file("README.md"))).contains(example);
    }

    private void println(String line) {
        printed.append(line).append('\n');
    }
}
