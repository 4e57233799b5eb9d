package dev.halma.bench.learning;

import dev.halma.engine.evaluation.Patterns;
import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.search.SearchBoard;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.LiveBoard;
import dev.halma.rules.variant.Variant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A position to learn from. Leads are those of seat A. */
final class Sample {

    /** Scores that differ more come from a tactical surprise, which no pattern explains. */
    private static final int LARGEST_SURPRISE = 6000;

    private final int side;
    private final int lead;
    private final int[] values;
    private final int wanted;

    private Sample(int side, int lead, int[] values, int wanted) {
        this.side = side;
        this.lead = lead;
        this.values = values;
        this.wanted = wanted;
    }

    /** The positions of a game that were searched more deeply. */
    static List<Sample> of(Variant variant, GameRecord game) {
        List<Sample> samples = new ArrayList<>();
        SearchBoard board =
                new SearchBoard(Game.of(variant), Terrain.of(variant, Weights.USUAL), withoutValues(variant));
        int[] buffer = new int[LiveBoard.MOST_MOVES];
        for (GameRecord.Turn turn : game.turns()) {
            int lead = turn.score().isPresent() ? board.leadAfterBestMove(board.mover(), buffer) : SearchBoard.MAY_WIN;
            if (lead != SearchBoard.MAY_WIN) {
                int wanted = turn.score().orElseThrow();
                int side = board.mover() == 0 ? 1 : -1;
                if (Math.abs(wanted - lead) <= LARGEST_SURPRISE) {
                    samples.add(new Sample(side, side * lead, occupied(board.codes()), side * wanted));
                }
            }
            board.make(turn.move());
        }
        return samples;
    }

    private static Patterns withoutValues(Variant variant) {
        int lines = Patterns.lines(variant.board()).size();
        return Patterns.of(variant, Patterns.file(variant, new short[Patterns.WAYS * lines]));
    }

    private static int[] occupied(int[] codes) {
        return Arrays.stream(codes).filter(code -> code % Patterns.WAYS != 0).toArray();
    }

    /** 1 if seat A is to move, -1 otherwise. */
    int side() {
        return side;
    }

    /** The lead that the search estimates at its horizon, without patterns. */
    int lead() {
        return lead;
    }

    /** The indexes of the values of all lines that are not empty. The array itself, since training reads it often. */
    int[] values() {
        return values;
    }

    /** The lead that a deeper search found. */
    int wanted() {
        return wanted;
    }
}
