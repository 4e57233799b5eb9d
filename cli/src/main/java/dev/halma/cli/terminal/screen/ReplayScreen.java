package dev.halma.cli.terminal.screen;

import dev.halma.cli.terminal.replay.Replay;
import dev.halma.i18n.Texts;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A game that is replayed on the screen: move by move, or by itself. */
public final class ReplayScreen {

    private static final long MILLIS_A_MOVE = 1000;

    private final Canvas canvas;
    private final Texts texts;
    private final Style style;
    private final Replay replay;
    private final BlockingQueue<Key> keys = new LinkedBlockingQueue<>();
    private boolean runs;

    public ReplayScreen(Canvas canvas, Texts texts, Style style, Replay replay) {
        this.canvas = canvas;
        this.texts = texts;
        this.style = style;
        this.replay = replay;
    }

    /** Shows the game until the user leaves. */
    public void run() {
        canvas.listen(keys::add, () -> keys.add(new Key(Key.Kind.REDRAW, ' ')));
        draw();
        try {
            Key key = next();
            while (key == null || !isLeft(key)) {
                if (key == null) runs = replay.go(1);
                draw();
                key = next();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private @Nullable Key next() throws InterruptedException {
        return runs ? keys.poll(MILLIS_A_MOVE, TimeUnit.MILLISECONDS) : keys.take();
    }

    private boolean isLeft(Key key) {
        switch (key.kind()) {
            case RIGHT, DOWN, ENTER, PAGE_DOWN -> replay.go(1);
            case LEFT, UP, BACKSPACE, PAGE_UP -> replay.go(-1);
            case HOME -> replay.go(-replay.all());
            case END -> replay.go(replay.all());
            case REDRAW -> canvas.forget();
            case LETTER -> {
                if (key.letter() == ' ') runs = !runs;
                else return key.letter() == 'q';
            }
            case ESCAPE, GONE -> {
                return true;
            }
            case TAB, BACK_TAB, CLEAR, OTHER -> {} // nothing to do with a replay
        }
        return false;
    }

    private void draw() {
        String at = texts.text("page.replay.at", Map.of("at", replay.at(), "all", replay.all()));
        Picture.Words words = new Picture.Words(
                texts.text("page.replay") + " · " + at,
                String.join(" ", replay.said(texts)),
                "",
                List.of(),
                texts.text("terminal.watch.keys"),
                System.nanoTime());
        Picture picture = new Picture(
                texts, style, replay.seen(), Optional.empty(), List.of(), words, canvas.columns(), canvas.rows());
        List<String> lines = picture.lines();
        canvas.draw(lines, lines.size() - 2, 0);
    }
}
