package dev.halma.arena.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.halma.engine.search.Limits;
import dev.halma.rules.game.Game;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.Play;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UgiPlayerTest {

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    /** A program that always gives the same reply and logs what it is asked. */
    private UgiPlayer program(String answer) throws IOException {
        Path script = folder.resolve("program.sh");
        Files.writeString(script, """
                while read -r line; do
                    echo "$line" >>'%s'
                    case $line in
                        ugi) echo 'id name Script'; echo ugiok ;;
                        isready) echo readyok ;;
                        go*) echo 'info depth 1'; echo 'bestmove %s' ;;
                    esac
                done
                """.formatted(folder.resolve("asked"), answer));
        return new UgiPlayer("sh '" + script + "'", Patience.USUAL);
    }

    @Test
    void tellsAProgramTheGameAndPlaysWhatItAnswers() throws IOException {
        Game game = Play.moves(Game.of(Variants.named("halma-8")), "d1-e2");
        try (UgiPlayer player = program("h5-g4 ponder e2-f3")) {
            assertThat(player.choose(game, Limits.nodes(300))).hasToString("h5-g4");
        }
        assertThat(Files.readAllLines(folder.resolve("asked")))
                .containsExactly(
                        "ugi",
                        "setoption name Variant value halma-8",
                        "uginewgame",
                        "isready",
                        "position fen " + game.start() + " moves d1-e2",
                        "go nodes 300",
                        "quit");
    }

    @Test
    void namesAProgramThatPlaysWhatIsNotLegal() throws IOException {
        try (UgiPlayer player = program("a1-h8")) {
            assertThatThrownBy(() -> player.choose(Game.of(Variants.named("halma-8")), Limits.nodes(1)))
                    .hasMessageContaining("program.sh' answered 'a1-h8', which is not legal");
        }
    }
}
