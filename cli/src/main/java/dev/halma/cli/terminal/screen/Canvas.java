package dev.halma.cli.terminal.screen;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;

/**
 * The whole terminal. It sends only the lines that have changed, and gives the terminal back as it was. One thread draws;
 * keys come on another one.
 */
public final class Canvas implements AutoCloseable {

    private static final String ESCAPE = "\u001B[";
    private static final String OTHER_SCREEN = ESCAPE + "?1049h";
    private static final String USUAL_SCREEN = ESCAPE + "?1049l";
    private static final String CLEAR = ESCAPE + "2J";
    private static final String CLEAR_LINE = ESCAPE + "K";

    /** The size of a terminal that does not report one. */
    private static final int USUAL_COLUMNS = 80;

    private static final int USUAL_ROWS = 24;

    private final Terminal terminal;
    private final Attributes before;
    private final Key.Source keys;
    private List<String> shown = List.of();
    private @Nullable Consumer<Key> listener;

    private Canvas(Terminal terminal) {
        this.terminal = terminal;
        before = terminal.enterRawMode();
        keys = new Key.Source(terminal.reader());
        terminal.writer().print(OTHER_SCREEN + CLEAR);
        terminal.flush();
    }

    /** Takes the terminal of this process. */
    public static Canvas open() throws IOException {
        return new Canvas(TerminalBuilder.builder()
                .system(true)
                .graphemeCluster(false) // asking the terminal for it takes time
                .encoding(StandardCharsets.UTF_8)
                .nativeSignals(true)
                .build());
    }

    /**
     * Listens to keys until the input is over. Several listeners may follow one another; the last one gets the keys.
     *
     * @param redraw is called when the terminal has another size
     */
    synchronized void listen(Consumer<Key> pressed, Runnable redraw) {
        boolean isFirst = listener == null;
        listener = pressed;
        terminal.handle(Terminal.Signal.WINCH, signal -> redraw.run());
        terminal.handle(Terminal.Signal.INT, signal -> hear(new Key(Key.Kind.GONE, ' ')));
        if (isFirst) Thread.ofPlatform().name("keys").daemon().start(this::read);
    }

    private synchronized void hear(Key key) {
        if (listener != null) listener.accept(key);
    }

    private void read() {
        Key key;
        do {
            try {
                key = keys.next();
            } catch (IOException e) {
                key = new Key(Key.Kind.GONE, ' ');
            }
            hear(key);
        } while (key.kind() != Key.Kind.GONE);
    }

    int columns() {
        int reported = terminal.getSize().getColumns();
        return reported > 0 ? reported : USUAL_COLUMNS;
    }

    int rows() {
        int reported = terminal.getSize().getRows();
        return reported > 0 ? reported : USUAL_ROWS;
    }

    /** Everything is drawn anew next time. */
    void forget() {
        shown = List.of();
        terminal.writer().print(CLEAR);
    }

    /** Draws these lines, and puts the terminal's cursor into a row and column, both from 0. */
    void draw(List<String> lines, int row, int column) {
        PrintWriter out = terminal.writer();
        int rows = rows();
        List<String> fitting = lines.subList(0, Math.min(lines.size(), rows));
        for (int i = 0; i < rows; i++) {
            String line = i < fitting.size() ? fitting.get(i) : "";
            String old = i < shown.size() ? shown.get(i) : "";
            if (!line.equals(old)) out.print(at(i, 0) + line + CLEAR_LINE);
        }
        out.print(at(Math.min(row, rows - 1), column));
        out.flush();
        shown = new ArrayList<>(fitting);
    }

    private static String at(int row, int column) {
        return ESCAPE + (row + 1) + ";" + (column + 1) + "H";
    }

    @Override
    public void close() {
        terminal.writer().print(USUAL_SCREEN);
        terminal.flush();
        terminal.setAttributes(before);
        try {
            terminal.close();
        } catch (IOException e) {
            // The terminal is gone, so the failure can't be shown.
        }
    }
}
