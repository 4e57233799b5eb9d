package dev.halma.cli.terminal.screen;

import dev.halma.cli.terminal.session.Face;
import dev.halma.cli.terminal.session.Session;
import dev.halma.cli.terminal.table.Viewpoint;
import dev.halma.i18n.Texts;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Refusal;
import dev.halma.rules.game.Request;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A game drawn in place. Arrow keys choose a piece and where it goes; typing writes a move or a word. */
public final class Screen implements Face {

    private static final String PROMPT = "> ";

    private final Session session;
    private final Canvas canvas;
    private final Texts texts;
    private final Style style;
    private final Typed typed;
    private final List<String> said = new ArrayList<>();
    private List<Integer> hint = List.of();
    private @Nullable Hand hand;
    private @Nullable Pager pager;
    private boolean isOld = true;

    private Screen(Session session, Canvas canvas, Texts texts, Style style) {
        this.session = session;
        this.canvas = canvas;
        this.texts = texts;
        this.style = style;
        this.typed = new Typed(texts);
    }

    /** Screens on a canvas. */
    public static Session.Mirror of(Canvas canvas, Texts texts, Style style) {
        return session -> {
            Screen screen = new Screen(session, canvas, texts, style);
            canvas.listen(
                    key -> session.post(() -> screen.press(key)),
                    () -> session.post(() -> {
                        canvas.forget();
                        screen.draw();
                    }));
            return screen;
        };
    }

    @Override
    public void show(Viewpoint now) {
        Position position = now.game().map(Game::position).orElseGet(() -> Position.start(now.variant(), Seat.A));
        if (hand == null) hand = new Hand(position);
        else hand.see(position);
        hint = List.of();
        isOld = true;
    }

    /** New words replace those of an earlier change. */
    @Override
    public void say(String sentence) {
        if (isOld) said.clear();
        isOld = false;
        said.add(sentence);
        draw();
    }

    @Override
    public void show(String title, List<String> lines) {
        pager = new Pager(title, lines, canvas.columns());
        draw();
    }

    @Override
    public void showBoard() {
        canvas.forget();
        draw();
    }

    @Override
    public void point(int cell) {
        choose(cell);
        draw();
    }

    @Override
    public void suggest(int from, int to) {
        hint = List.of(from, to);
        if (hand == null) return;
        hand.letGo();
        hand.goTo(from);
    }

    @Override
    public void settled() {
        isOld = true;
        draw();
    }

    @Override
    public void tick() {
        boolean runs = session.now()
                .map(now -> now.status().clocks().running().isPresent())
                .orElse(false);
        if (runs) draw();
    }

    private void press(Key key) {
        if (key.kind() == Key.Kind.GONE) {
            session.end();
            return;
        }
        if (pager != null) {
            if (pager.isLeft(key, canvas.rows())) pager = null;
        } else if (hand != null) {
            press(key, hand);
        }
        draw();
    }

    private void press(Key key, Hand moved) {
        switch (key.kind()) {
            case UP -> moved.upwards(1);
            case DOWN -> moved.upwards(-1);
            case LEFT -> moved.sideways(-1);
            case RIGHT -> moved.sideways(1);
            case TAB -> seekOrComplete(moved);
            case BACK_TAB -> moved.seek(-1);
            case ENTER -> enter(moved);
            case BACKSPACE -> typed.removeLast();
            case CLEAR -> typed.clear();
            case ESCAPE -> {
                if (typed.isEmpty()) moved.letGo();
                typed.clear();
            }
            case REDRAW -> canvas.forget();
            case LETTER -> letter(key.letter(), moved);
            case HOME, END, PAGE_UP, PAGE_DOWN, OTHER, GONE -> {} // nothing to do with a board
        }
    }

    private void letter(char letter, Hand moved) {
        if (typed.isEmpty() && letter == ' ') choose(moved.cursor());
        else if (typed.isEmpty() && letter == '?') session.type("?");
        else typed.add(letter);
    }

    private void seekOrComplete(Hand moved) {
        if (typed.isEmpty()) moved.seek(1);
        else session.now().ifPresent(typed::complete);
    }

    private void enter(Hand moved) {
        if (typed.isEmpty()) {
            choose(moved.cursor());
        } else {
            String line = typed.text();
            typed.clear();
            session.type(line);
        }
    }

    /** Takes a piece, puts it down, or says why not. */
    private void choose(int cell) {
        Optional<Viewpoint> now = session.now();
        if (now.isEmpty() || hand == null) return;
        Optional<Seat> mine = now.get().mine();
        Optional<Game> game = now.get().game();
        if (mine.isEmpty() || game.isEmpty()) {
            session.sayWhyNot();
            return;
        }
        hand.goTo(cell);
        String name = game.get().variant().board().nameOf(cell);
        Optional<Integer> taken = hand.taken();
        boolean isOwn =
                game.get().position().owner(cell).equals(game.get().position().movedSeat());
        if (taken.equals(Optional.of(cell))) {
            hand.letGo();
        } else if (taken.isPresent() && !isOwn) {
            session.play(Request.path(game.get().variant().board().nameOf(taken.get()), name));
        } else {
            take(cell, game.get().objection(mine.get(), name), hand);
        }
    }

    private void take(int cell, Optional<Refusal> objection, Hand taking) {
        if (objection.isPresent()) say(texts.text(objection.get().message()));
        else taking.take(cell);
        isOld = true;
    }

    private void draw() {
        Optional<Viewpoint> now = session.now();
        int columns = canvas.columns();
        int rows = canvas.rows();
        if (now.isEmpty() || hand == null) {
            List<String> words = Wrap.lines(style.plain(String.join(" ", said)), columns - 1);
            if (!said.isEmpty()) canvas.draw(words, words.size(), 0);
            return;
        }
        if (pager != null) {
            canvas.draw(pager.lines(style, texts, columns, rows), rows - 1, 0);
            return;
        }
        String line = PROMPT + typed.end(columns - 1 - PROMPT.length());
        Picture.Words words = new Picture.Words(
                new Standing(texts, now.get(), hand).text(),
                String.join(" ", said),
                line,
                typed.candidates(now.get()),
                texts.text("terminal.keys"),
                System.nanoTime());
        Picture picture = new Picture(texts, style, now.get(), Optional.of(hand), hint, words, columns, rows);
        Optional<String> tooSmall = picture.tooSmall();
        if (tooSmall.isPresent()) {
            List<String> broken = Wrap.lines(style.plain(tooSmall.get()), columns - 1);
            canvas.draw(broken, broken.size(), 0);
            return;
        }
        List<String> lines = picture.lines();
        canvas.draw(lines, lines.size() - 2, line.length());
    }
}
