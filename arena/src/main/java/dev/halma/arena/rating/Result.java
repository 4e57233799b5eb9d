package dev.halma.arena.rating;

import dev.halma.arena.match.Played;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Outcome;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Side;
import dev.halma.rules.variant.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The part of a game that tables and ratings need.
 *
 * @param points by seat
 * @param isDraw whether no side won; a seat that was out of play by then still gets no points
 * @param sides the number of the side of each seat
 * @param ending how it ended: {@code home}, {@code draw by quiet} and so on
 * @param winnersTurns the turns of the winner; zero without one
 */
public record Result(
        List<Double> points,
        boolean isDraw,
        List<Integer> sides,
        String ending,
        int winnersTurns,
        List<Played.Forfeit> forfeits) {

    public Result {
        points = List.copyOf(points);
        sides = List.copyOf(sides);
        forfeits = List.copyOf(forfeits);
    }

    public static Result of(Played played) {
        Game game = played.game();
        List<Side> all = game.variant().houseRules().sides().sides();
        List<Double> points = new ArrayList<>();
        List<Integer> sides = new ArrayList<>();
        for (int i = 0; i < game.variant().seats(); i++) {
            points.add(Points.of(game, Seat.of(i)));
            sides.add(all.indexOf(game.variant().sideOf(Seat.of(i))));
        }
        boolean isDraw = game.outcome() instanceof Outcome.Drawn;
        return new Result(points, isDraw, sides, ending(game.outcome()), winnersTurns(game), played.forfeits());
    }

    /** The result of a game in a file. A tag may say more than the moves. Empty if the game was left open. */
    public static Optional<Result> of(GameRecord record) {
        Variant variant = record.game().variant();
        Played played = new Played(record.game(), forfeits(record));
        if (record.game().isOver()) return Optional.of(of(played));
        if (record.result().equals(GameRecord.OPEN)) return Optional.empty();
        Result open = of(played);
        boolean isDraw = record.result().equals(GameRecord.DRAW);
        List<Double> points = new ArrayList<>();
        for (int i = 0; i < variant.seats(); i++) {
            Side side = variant.sideOf(Seat.of(i));
            points.add(
                    isDraw
                            ? Points.ofDraw(record.game(), Seat.of(i))
                            : side.text().equals(record.result())
                                    ? 1.0 / side.seats().size()
                                    : 0);
        }
        return Optional.of(new Result(points, isDraw, open.sides(), "given", 0, open.forfeits()));
    }

    private static List<Played.Forfeit> forfeits(GameRecord record) {
        return record.game().variant().seatings().stream()
                .map(Seating::seat)
                .flatMap(seat ->
                        record.tag(Played.FORFEIT + seat.name()).map(why -> new Played.Forfeit(seat, why)).stream())
                .toList();
    }

    private static String ending(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Won(var side, var why) -> why.code();
            case Outcome.Drawn(var why) -> "draw by " + why.code();
            case Outcome.Open open -> "open";
        };
    }

    private static int winnersTurns(Game game) {
        return switch (game.outcome()) {
            case Outcome.Won(var side, var why) -> turnsOf(game, side.seats().getFirst());
            case Outcome.Drawn drawn -> 0;
            case Outcome.Open open -> 0;
        };
    }

    /** The number of turns that a seat had. */
    private static int turnsOf(Game game, Seat seat) {
        int seats = game.variant().seats();
        int turns = game.position().turn() - 1;
        int before = Math.floorMod(seat.index() - game.start().toMove().index(), seats);
        return (turns - before + seats - 1) / seats;
    }

    public int seats() {
        return points.size();
    }

    public boolean isWon() {
        return !isDraw && points.stream().anyMatch(each -> each > 0);
    }

    public boolean isWinner(int seat) {
        return !isDraw && points.get(seat) > 0;
    }
}
