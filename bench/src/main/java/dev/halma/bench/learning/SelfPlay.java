package dev.halma.bench.learning;

import dev.halma.engine.Engine;
import dev.halma.engine.evaluation.Evaluation;
import dev.halma.engine.evaluation.Patterns;
import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.level.Dice;
import dev.halma.engine.race.Race;
import dev.halma.engine.search.Limits;
import dev.halma.engine.search.Variation;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Keys;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Plays quick games of the engine against itself, and searches every second position more deeply. Some turns at the
 * start and some later ones are random, so that positions vary. A game ends as soon as all seats are in a race, because
 * the engine plans races exactly.
 */
final class SelfPlay {

    private static final int FEWEST_OPENING_TURNS = 4;
    private static final int MORE_OPENING_TURNS = 9;
    private static final int PERCENT_BY_CHANCE = 3;
    private static final int LONGEST_GAME = 400;
    private static final int MEGABYTES = 4;

    /** The largest score that says who is ahead; beyond are the scores of wins. */
    private static final int LARGEST_LEAD = 20_000;

    private final Variant variant;
    private final boolean hasTwoSeats;
    private final Limits playing;
    private final Limits scoring;
    private final long seed;
    private final Engine player;
    private final Engine scorer;
    private final Terrain terrain;

    /**
     * Games of a variant.
     *
     * @param playing the limits of a search that chooses a move
     * @param scoring the limits of a search whose score is learned
     * @param known the patterns that both searches use already
     */
    SelfPlay(Variant variant, Limits playing, Limits scoring, Patterns known, long seed) {
        this.variant = variant;
        hasTwoSeats = variant.seats() == 2;
        this.playing = playing;
        this.scoring = scoring;
        this.seed = seed;
        Evaluation evaluation = new Evaluation(Weights.USUAL, any -> known);
        player = new Engine(MEGABYTES, evaluation);
        scorer = new Engine(MEGABYTES, evaluation);
        terrain = Terrain.of(variant, Weights.USUAL);
    }

    /** Plays the game of this number. The same number, seed and limits in nodes give the same game. */
    GameRecord play(int number) {
        Dice dice = new Dice(Keys.key(seed) + number);
        player.forget();
        scorer.forget();
        Game game = Game.of(variant);
        List<GameRecord.Turn> turns = new ArrayList<>();
        int opening = (FEWEST_OPENING_TURNS + dice.roll(MORE_OPENING_TURNS)) * variant.seats() / 2;
        while (!isDecided(game) && turns.size() < LONGEST_GAME) {
            boolean isScored = turns.size() >= FEWEST_OPENING_TURNS && turns.size() % 2 == number % 2;
            OptionalInt score = isScored ? score(game) : OptionalInt.empty();
            boolean byChance = turns.size() < opening || dice.roll(100) < PERCENT_BY_CHANCE;
            Move move = byChance ? anyForward(game, dice) : choose(game);
            turns.add(new GameRecord.Turn(score, move.code()));
            game = game.after(move);
        }
        return new GameRecord(number, turns);
    }

    private static boolean isDecided(Game game) {
        Position position = game.position();
        return game.isOver()
                || game.variant().seatings().stream().allMatch(seating -> Race.isOn(position, seating.seat()));
    }

    /** With more than two seats it plans no race: that would take most of the time, and the others still interact. */
    private Move choose(Game game) {
        Variation found = hasTwoSeats
                ? player.think(game, playing, report -> {})
                : player.chooseAmong(game, player.considered(game), playing, report -> {});
        return found.best();
    }

    private Move anyForward(Game game, Dice dice) {
        List<Move> moves = game.legalMoves();
        List<Move> forward = moves.stream()
                .filter(move -> terrain.gain(game.position(), move) > 0)
                .toList();
        List<Move> choice = forward.isEmpty() ? moves : forward;
        return choice.get(dice.roll(choice.size()));
    }

    /** The score of a deeper search. The game so far does not matter. */
    private OptionalInt score(Game game) {
        Game fresh = Game.from(game.position());
        return hasTwoSeats ? scoreOfTwo(fresh) : scoreOfMany(fresh);
    }

    /** The mean of the last two depths, because odd and even ones differ. */
    private OptionalInt scoreOfTwo(Game fresh) {
        List<Variation> found = new ArrayList<>();
        scorer.searchAmong(fresh, fresh.legalMoves(), scoring, report -> found.add(report.variation()));
        boolean isLead =
                found.size() > 1 && found.stream().allMatch(variation -> Math.abs(variation.score()) < LARGEST_LEAD);
        if (!isLead) return OptionalInt.empty();
        return OptionalInt.of(
                (found.getLast().score() + found.get(found.size() - 2).score()) / 2);
    }

    /** The mean of samples over two rounds. It is larger than a lead, because only a part of the rival's way counts. */
    private OptionalInt scoreOfMany(Game fresh) {
        if (Race.isOn(fresh.position(), fresh.position().toMove())) return OptionalInt.empty();
        Variation found = scorer.chooseAmong(fresh, fresh.legalMoves(), scoring, report -> {});
        boolean isLead = found.depth() == 2 * variant.seats() && !found.isDecided();
        return isLead ? OptionalInt.of(found.score()) : OptionalInt.empty();
    }
}
