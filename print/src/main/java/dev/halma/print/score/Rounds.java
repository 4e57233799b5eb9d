package dev.halma.print.score;

import dev.halma.i18n.Texts;
import dev.halma.rules.game.Event;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Route;
import dev.halma.rules.variant.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The events of a game in rows, one column per seat. */
final class Rounds {

    /** Chains with more landings are written by their ends. */
    private static final int MOST_LANDINGS = 4;

    /**
     * One row.
     *
     * @param words the text of each column
     * @param after the number of events up to the end of the round
     */
    record Round(Map<Integer, String> words, int after) {}

    private final Game game;
    private final Texts texts;
    private final List<Round> rounds = new ArrayList<>();

    private Rounds(Game game, Texts texts) {
        this.game = game;
        this.texts = texts;
    }

    static List<Round> of(Game game, Texts texts) {
        Rounds rounds = new Rounds(game, texts);
        int after = 0;
        for (Event event : game.events()) rounds.add(event, ++after);
        return rounds.rounds;
    }

    /** The column of a seat: the seat that began has the first. */
    static int column(Game game, Seat seat) {
        int seats = game.variant().seats();
        return Math.floorMod(seat.index() - game.start().toMove().index(), seats);
    }

    private void add(Event event, int after) {
        int column = event.seat().map(seat -> column(game, seat)).orElse(0);
        boolean isTaken =
                rounds.isEmpty() || rounds.getLast().words().keySet().stream().anyMatch(taken -> taken >= column);
        Map<Integer, String> words = new TreeMap<>();
        if (!isTaken) words.putAll(rounds.removeLast().words());
        words.put(column, text(event));
        rounds.add(new Round(words, after));
    }

    private String text(Event event) {
        return switch (event) {
            case Event.Moved moved -> shortened(moved.route());
            case Event.Passed passed -> texts.text("print.score.passed");
            case Event.Resigned resigned -> texts.text("print.score.resigned");
            case Event.TimedOut timedOut -> texts.text("print.score.timed-out");
            case Event.Left left -> texts.text("print.score.left");
            case Event.Skipped skipped -> texts.text("print.score.skipped");
            case Event.DrawAgreed agreed -> texts.text("print.score.drawn");
        };
    }

    private static String shortened(Route route) {
        return route.cells().size() <= MOST_LANDINGS
                ? route.toString()
                : route.ends().replace("-", "-…-");
    }
}
