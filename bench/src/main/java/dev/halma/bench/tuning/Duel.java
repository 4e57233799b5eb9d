package dev.halma.bench.tuning;

import dev.halma.arena.match.Match;
import dev.halma.arena.match.Pairing;
import dev.halma.arena.player.Entrant;
import dev.halma.arena.rating.Points;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.search.Limits;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Side;
import dev.halma.rules.variant.Variant;
import java.util.ArrayList;
import java.util.List;

/**
 * Two games between two settings of the engine from the same opening. The second game swaps their seats, so that
 * neither gains from the opening, the first turn or an odd number of sides.
 *
 * @param openingTurns the turns of the opening, chosen by its number
 */
record Duel(Position start, int openingTurns, Limits limits) {

    /** Small: moves are short here, and clearing a larger transposition table would take longer than filling it. */
    private static final int MEGABYTES = 2;

    private static final int PLUS = 0;
    private static final int MINUS = 1;

    /** The points of the first setting minus those of the second, per game: from -1 to 1. */
    double advantage(Weights plus, Weights minus, int number, long opening) {
        Match match = new Match(
                start, List.of(Entrant.of(plus, MEGABYTES), Entrant.of(minus, MEGABYTES)), openingTurns, () -> limits);
        List<Integer> seated = seated(start.variant(), number);
        List<Integer> swapped = seated.stream().map(who -> PLUS + MINUS - who).toList();
        return (advantage(match, new Pairing(2 * number, opening, seated))
                        + advantage(match, new Pairing(2 * number + 1, opening, swapped)))
                / 2;
    }

    /** Half of the sides for each setting, partners together; the sides change from number to number. */
    private static List<Integer> seated(Variant variant, int number) {
        List<Side> sides = variant.houseRules().sides().sides();
        List<Integer> seated = new ArrayList<>();
        for (int seat = 0; seat < variant.seats(); seat++) {
            int side = sides.indexOf(variant.sideOf(Seat.of(seat)));
            seated.add((side + number) % sides.size() < sides.size() / 2 ? PLUS : MINUS);
        }
        return seated;
    }

    private static double advantage(Match match, Pairing pairing) {
        Game game = match.play(pairing).game();
        double advantage = 0;
        for (int seat = 0; seat < pairing.seats().size(); seat++) {
            double points = Points.of(game, Seat.of(seat));
            advantage += pairing.seats().get(seat) == PLUS ? points : -points;
        }
        return advantage;
    }
}
