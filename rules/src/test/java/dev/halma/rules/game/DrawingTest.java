package dev.halma.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.variant.Variants;
import dev.halma.testkit.Law;
import dev.halma.testkit.Play;
import org.junit.jupiter.api.Test;

/** A game prints itself for programmers. */
class DrawingTest {

    @Test
    @Law("2.2")
    void aSquareBoardHasItsFilesBelow() {
        Game game = Play.moves(Game.of(Variants.named("halma-8")), "d1-e2");
        assertThat(game).hasToString("""
                 8 . . . . b b b b
                 7 . . . . . b b b
                 6 . . . . . . b b
                 5 . . . . . . . b
                 4 a . . . . . . .
                 3 a a . . . . . .
                 2 a a a . a . . .
                 1 a a a . . . . .
                   a b c d e f g h
                halma-8, turn 2, B to move""");
    }

    @Test
    void aDiamondStandsOnItsTip() {
        assertThat(Game.of(Variants.named("diamond-9")).toString())
                .startsWith("17         b\n16        b b\n")
                .contains("\n 9 . . . . . . . . .\n 8  . . . . . . . .\n")
                .endsWith("\n 1         a\ndiamond-9, turn 1, A to move");
    }

    @Test
    void theEndIsTold() {
        Game game = Game.of(Variants.named("halma-8"));
        assertThat(after(game.play(new Request.Resign()))).endsWith("\nhalma-8, turn 1, B has won: resignation");
        assertThat(after(game.rule(new Ruling.DrawAgreed()))).endsWith("\nhalma-8, turn 1, drawn: agreement");
    }

    private static String after(Verdict verdict) {
        return ((Verdict.Accepted) verdict).game().toString();
    }
}
