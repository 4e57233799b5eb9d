package dev.halma.server.online;

import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import dev.halma.rules.notation.HouseText;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** A long legal game for two from a seed, so that players do not have to think. Seat A begins. */
public record Script(List<String> moves) {

    /** Rules under which a game of random moves does not end. */
    public static final String HOUSE = "leave=off,repetition=off,quiet=off,length=off";

    public static final String VARIANT = "chinese-2";

    public static Script of(long seed, int turns) {
        Variant variant = HouseText.parse(Variants.named(VARIANT), HOUSE).orThrow();
        Random random = new Random(seed);
        List<String> moves = new ArrayList<>();
        Game game = Game.of(variant, Seat.A);
        while (moves.size() < turns && !game.isOver()) {
            List<Move> legal = game.legalMoves();
            Move move = legal.get(random.nextInt(legal.size()));
            moves.add(move.toString());
            game = game.after(move);
        }
        return new Script(List.copyOf(moves));
    }

    /** The command for a turn. */
    public String turn(int number) {
        return AtTable.play(seat(number), moves.get(number), number);
    }

    /** The move that takes back the piece of a turn. */
    public String back(int number) {
        String[] ends = moves.get(number).split("-", -1);
        return ends[1] + "-" + ends[0];
    }

    public static String seat(int turn) {
        return turn % 2 == 0 ? "A" : "B";
    }

    /** A plan for this game: seat A for its maker, and what is said for seat B. */
    public static String plan(String chairOfB, String more) {
        return """
                {"variant":"%s","house":"%s","first":"A","chairs":{"A":{"kind":"me"},"B":{"kind":"%s"}}%s}""".formatted(VARIANT, HOUSE, chairOfB, more);
    }
}
