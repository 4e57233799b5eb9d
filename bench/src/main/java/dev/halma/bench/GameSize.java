package dev.halma.bench;

import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.List;
import org.openjdk.jol.info.GraphLayout;

/** Measures how much memory a game takes, without its variant, which all games share. */
public final class GameSize {

    private static final int TURNS = 150;

    private GameSize() {}

    public static void main(String[] args) {
        for (String id : List.of("american-2", "chinese-2", "chinese-6")) {
            Variant variant = Variants.named(id);
            long shared = GraphLayout.parseInstance(variant).totalSize();
            long all =
                    GraphLayout.parseInstance(RandomGame.of(variant, TURNS, 5)).totalSize();
            System.out.printf("%s, %d turns: %,d bytes%n", id, TURNS, all - shared);
        }
    }
}
