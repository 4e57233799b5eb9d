package dev.halma.print;

import dev.halma.i18n.Texts;
import dev.halma.rules.game.Event;
import dev.halma.rules.game.Game;
import dev.halma.rules.variant.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The events of a game in rows, one column per seat, with the numbers that a game file has: a round begins with a turn
 * of the seat that began. Once that seat has left the game, rows have no number.
 */
final class Rounds {

    /** The number of a row that begins no round. */
    static final int UNNUMBERED = 0;

    /**
     * One row.
     *
     * @param number of the round that it begins, from 1; {@link #UNNUMBERED} if it begins none
     * @param words the text of each column
     * @param after the number of events up to the end of the row
     */
    record Round(int number, Map<Integer, String> words, int after) {}

    private final Game game;
    private final Texts texts;
    private final List<Round> rounds = new ArrayList<>();
    private int number;

    private Rounds(Game game, Texts texts) {
        this.game = game;
        this.texts = texts;
    }

    static List<Round> of(Game game, Texts texts) {
        Rounds rounds = new Rounds(game, texts);
        List<Game> history = game.history();
        for (int after = 1; after < history.size(); after++) {
            rounds.add(
                    history.get(after - 1).position().toMove(),
                    history.get(after).lastEvent().orElseThrow(),
                    after);
        }
        return rounds.rounds;
    }

    /** The column of a seat: the seat that began has the first. */
    static int column(Game game, Seat seat) {
        int seats = game.variant().seats();
        return Math.floorMod(seat.index() - game.start().toMove().index(), seats);
    }

    private void add(Seat toMove, Event event, int after) {
        int column = column(game, event.seat().orElse(toMove));
        boolean begins = event.isTurn() && column(game, toMove) == 0;
        boolean isTaken = begins
                || rounds.isEmpty()
                || rounds.getLast().words().keySet().stream().anyMatch(taken -> taken >= column);
        Map<Integer, String> words = new TreeMap<>();
        int begun = begins ? ++number : UNNUMBERED;
        if (!isTaken) {
            Round open = rounds.removeLast();
            words.putAll(open.words());
            begun = open.number();
        }
        words.put(column, text(event));
        rounds.add(new Round(begun, words, after));
    }

    private String text(Event event) {
        return switch (event) {
            case Event.Moved moved -> moved.route().toString();
            case Event.Passed passed -> texts.text("print.score.passed");
            case Event.Resigned resigned -> texts.text("print.score.resigned");
            case Event.TimedOut timedOut -> texts.text("print.score.timed-out");
            case Event.Left left -> texts.text("print.score.left");
            case Event.Skipped skipped -> texts.text("print.score.skipped");
            case Event.DrawAgreed agreed -> texts.text("print.score.drawn");
        };
    }
}
