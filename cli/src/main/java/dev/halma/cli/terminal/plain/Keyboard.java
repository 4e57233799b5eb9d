package dev.halma.cli.terminal.plain;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The lines that the user types. Several games may listen one after another; the last one gets them. */
public final class Keyboard {

    private final BufferedReader in;
    private @Nullable Consumer<String> line;
    private @Nullable Runnable over;
    private boolean isOver;

    public Keyboard(BufferedReader in) {
        this.in = in;
    }

    /** Passes on the lines from now on, and the end of the input. */
    synchronized void listen(Consumer<String> heard, Runnable ended) {
        boolean isFirst = line == null;
        line = heard;
        over = ended;
        if (isFirst) Thread.ofPlatform().name("input").daemon().start(this::read);
        else if (isOver) ended.run();
    }

    private void read() {
        try {
            for (String next = in.readLine(); next != null; next = in.readLine()) hear(next);
        } catch (IOException e) {
            // No more can be read, which is the end as well.
        }
        end();
    }

    private synchronized void hear(String typed) {
        if (line != null) line.accept(typed);
    }

    private synchronized void end() {
        isOver = true;
        if (over != null) over.run();
    }
}
