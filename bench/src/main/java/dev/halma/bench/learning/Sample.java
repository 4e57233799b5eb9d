package dev.halma.bench.learning;

import dev.halma.engine.evaluation.Patterns;
import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.search.SearchBoard;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.LiveBoard;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Variant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A position to learn from. Leads are those of the seat to move, and the lines are those that it sees. */
final class Sample {

    /** Scores that differ more come from a tactical surprise, which no pattern explains. */
    private static final int LARGEST_SURPRISE = 6000;

    private final int lead;
    private final int[] values;
    private final int wanted;

    private Sample(int lead, int[] values, int wanted) {
        this.lead = lead;
        this.values = values;
        this.wanted = wanted;
    }

    /** The positions of a game that were searched more deeply. The score of that search is the target. */
    static List<Sample> of(Variant variant, GameRecord game) {
        List<Sample> samples = new ArrayList<>();
        Terrain terrain = Terrain.of(variant, Weights.USUAL);
        Patterns patterns = withoutValues(variant);
        int[] buffer = new int[LiveBoard.MOST_MOVES];
        Position position = Game.of(variant).position();
        for (GameRecord.Turn turn : game.turns()) {
            if (turn.score().isPresent()) {
                SearchBoard board = new SearchBoard(Game.from(position), terrain, patterns);
                int lead = board.leadAfterBestMove(board.mover(), buffer);
                int wanted = turn.score().getAsInt();
                if (lead != SearchBoard.MAY_WIN && Math.abs(wanted - lead) <= LARGEST_SURPRISE) {
                    samples.add(new Sample(lead, occupied(board.codes()), wanted));
                }
            }
            position = after(position, turn);
        }
        return samples;
    }

    private static Position after(Position position, GameRecord.Turn turn) {
        int from = LiveBoard.from(turn.move());
        int to = LiveBoard.to(turn.move());
        return position.after(position.legalMove(from, to).orElseThrow());
    }

    private static Patterns withoutValues(Variant variant) {
        int lines = Patterns.lines(variant.board()).size();
        return Patterns.of(variant, Patterns.file(variant, new short[Patterns.WAYS * lines]));
    }

    private static int[] occupied(int[] codes) {
        return Arrays.stream(codes).filter(code -> code % Patterns.WAYS != 0).toArray();
    }

    /** The static evaluation without patterns, as a lead. */
    int lead() {
        return lead;
    }

    /** The indexes of the values of all lines that are not empty. The array itself, since training reads it often. */
    int[] values() {
        return values;
    }

    /** The lead that a deeper search found: the target. */
    int wanted() {
        return wanted;
    }
}
