package dev.halma.cli.terminal.screen;

import dev.halma.cli.board.TextBoard;
import dev.halma.cli.terminal.table.Viewpoint;
import dev.halma.i18n.Texts;
import dev.halma.rules.game.Event;
import dev.halma.rules.game.Game;
import dev.halma.rules.message.VariantMessage;
import dev.halma.rules.move.Position;
import dev.halma.rules.move.Route;
import dev.halma.rules.variant.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All lines of the screen: a title, the board with the players beside it, how things stand, what was said, the line that
 * is being typed, and the keys.
 *
 * @param hand empty while the player can't choose a piece
 * @param hint the two ends of a move that was suggested; empty without one
 */
record Picture(
        Texts texts,
        Style style,
        Viewpoint now,
        Optional<Hand> hand,
        List<Integer> hint,
        Words words,
        int columns,
        int rows) {

    /** The lines besides the board. */
    private static final int AROUND_THE_BOARD = 6;

    private static final int GAP = 3;
    private static final int LEAST_PANEL = 24;
    private static final int LINES_SAID = 2;

    /**
     * What is written below the board.
     *
     * @param standing how things stand
     * @param said the last sentences
     * @param typed the line that is being typed, with its prompt
     * @param candidates what could complete it
     * @param keys the keys that can be pressed
     * @param nanos the time, for clocks
     */
    record Words(String standing, String said, String typed, List<String> candidates, String keys, long nanos) {}

    /** That the window is too small for the board; empty if it fits. */
    Optional<String> tooSmall() {
        TextBoard board = new TextBoard(now.variant().board(), cell -> ".");
        int leastRows = board.height() + AROUND_THE_BOARD;
        int leastColumns = board.width() + 1;
        if (rows >= leastRows && columns >= leastColumns) return Optional.empty();
        Map<String, ?> facts =
                Map.of("columns", columns, "rows", rows, "leastColumns", leastColumns, "leastRows", leastRows);
        return Optional.of(texts.text("terminal.too-small", facts));
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        String name = texts.text(VariantMessage.name(now.variant()));
        lines.add(style.bold(fitting("Halma · " + name)));
        lines.addAll(middle());
        lines.add(style.bold(fitting(words.standing())));
        List<String> said = Wrap.lines(style.plain(words.said()), columns - 1);
        List<String> kept = said.subList(Math.max(0, said.size() - LINES_SAID), said.size());
        for (int i = 0; i < LINES_SAID; i++) lines.add(i < kept.size() ? kept.get(i) : "");
        String rest = words.candidates().isEmpty() ? "" : "   " + String.join("  ", words.candidates());
        int room = Math.max(0, columns - 1 - words.typed().length());
        lines.add(words.typed() + style.faint(Wrap.cut(style.plain(rest), room)));
        lines.add(style.faint(fitting(words.keys())));
        return lines;
    }

    private String fitting(String text) {
        return Wrap.cut(style.plain(text), columns - 1);
    }

    private List<String> middle() {
        Position position = now.game().map(Game::position).orElseGet(() -> Position.start(now.variant(), Seat.A));
        BoardLook look = new BoardLook(
                position,
                style,
                now.toMove().flatMap(seat -> hand.map(Hand::cursor)),
                hand.flatMap(Hand::taken),
                now.mine().isPresent() ? hand.map(Hand::targets).orElse(Map.of()) : Map.of(),
                lastRoute(),
                hint);
        TextBoard large = new TextBoard(now.variant().board(), look, 2);
        boolean isLarge = large.height() + AROUND_THE_BOARD <= rows && large.width() + GAP + LEAST_PANEL < columns;
        TextBoard board = isLarge ? large : new TextBoard(now.variant().board(), look);
        int width = columns - 1 - board.width() - GAP;
        if (width < LEAST_PANEL) return board.lines();
        return beside(board.lines(), new Panel(texts, style, now, words.nanos()).lines(width, board.height()), board);
    }

    private static List<String> beside(List<String> left, List<String> right, TextBoard board) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
            String one = i < left.size() ? left.get(i) : "";
            String other = i < right.size() ? right.get(i) : "";
            lines.add(one + " ".repeat(Math.max(1, board.width() + GAP - Style.width(one))) + other);
        }
        return lines;
    }

    private Optional<Route> lastRoute() {
        return now.game()
                .flatMap(Game::lastEvent)
                .flatMap(event -> event instanceof Event.Moved moved ? Optional.of(moved.route()) : Optional.empty());
    }
}
