package dev.halma.cli.remote;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** The lines of a stream. Another thread may close it, which ends a read that waits. */
public final class Lines implements AutoCloseable {

    private final InputStream stream;
    private final BufferedReader reader;

    Lines(InputStream stream) {
        this.stream = stream;
        this.reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
    }

    /** The next line that is not empty; null at the end. Empty lines are heartbeats. */
    public @Nullable String next() throws IOException {
        String line = reader.readLine();
        while (line != null && line.isEmpty()) line = reader.readLine();
        return line;
    }

    /** Closes the stream itself: a reader could only be closed between two lines. */
    @Override
    public void close() throws IOException {
        stream.close();
    }
}
