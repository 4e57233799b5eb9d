package dev.halma.cli.terminal;

import com.pty4j.PtyProcess;
import com.pty4j.PtyProcessBuilder;
import dev.halma.testkit.ShortLived;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The program in a terminal of its own. A test waits for something on the screen until the limit of all tests. */
final class AtTerminal implements AutoCloseable {

    private final PtyProcess process;
    private final OutputStream keyboard;
    private final VtScreen screen;
    private boolean isOver;
    private @Nullable RuntimeException wrong;

    private AtTerminal(PtyProcess process, int columns, int rows) {
        this.process = process;
        this.keyboard = process.getOutputStream();
        this.screen = new VtScreen(columns, rows);
        Thread.ofPlatform().daemon().start(this::listen);
    }

    /**
     * Starts the program.
     *
     * @param environment besides the usual one; an empty value takes a variable away
     */
    static AtTerminal halma(Path home, int columns, int rows, Map<String, String> environment, String... arguments)
            throws IOException {
        List<String> command = new ArrayList<>(ShortLived.java("dev.halma.cli.Main", arguments));
        command.addAll(1, List.of("-Dhalma.terminal.in=true", "-Dhalma.terminal.out=true"));
        Map<String, String> variables = new HashMap<>(System.getenv());
        variables.remove("NO_COLOR");
        variables.putAll(Map.of(
                "TERM",
                "xterm-256color",
                "LC_ALL",
                "C.UTF-8",
                "XDG_STATE_HOME",
                home.resolve("state").toString(),
                "XDG_CONFIG_HOME",
                home.resolve("config").toString()));
        variables.putAll(environment);
        PtyProcess process = new PtyProcessBuilder(command.toArray(String[]::new))
                .setEnvironment(variables)
                .setDirectory(home.toString())
                .setInitialColumns(columns)
                .setInitialRows(rows)
                .start();
        return new AtTerminal(process, columns, rows);
    }

    private void listen() {
        try (Reader reader = new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8)) {
            char[] buffer = new char[4096];
            for (int length = reader.read(buffer); length >= 0; length = reader.read(buffer)) {
                hear(new String(buffer, 0, length));
            }
        } catch (IOException e) {
            // The terminal closes with the program.
        } finally {
            end();
        }
    }

    private synchronized void hear(String text) {
        try {
            screen.write(text);
        } catch (RuntimeException e) {
            wrong = e;
        }
        notifyAll();
    }

    private synchronized void end() {
        isOver = true;
        notifyAll();
    }

    void type(String text) throws IOException {
        keyboard.write(text.getBytes(StandardCharsets.UTF_8));
        keyboard.flush();
    }

    /** Types a line. Enter is a carriage return, as on every keyboard. */
    void enter(String line) throws IOException {
        type(line + "\r");
    }

    /** Waits until something is on the screen. */
    void await(String text) throws InterruptedException {
        await(shown -> shown.toString().contains(text), text);
    }

    /** Waits until something has been written, now or earlier. */
    Matcher awaitWritten(Pattern pattern, int from) throws InterruptedException {
        return until(
                shown -> {
                    Matcher matcher = pattern.matcher(shown.transcript());
                    return matcher.find(from) ? matcher : null;
                },
                pattern.pattern());
    }

    /** Waits until a line of the screen matches. */
    Matcher awaitShown(Pattern pattern) throws InterruptedException {
        return until(
                shown -> {
                    Matcher matcher = pattern.matcher(shown.toString());
                    return matcher.find() ? matcher : null;
                },
                pattern.pattern());
    }

    void await(Predicate<VtScreen> isThere, String what) throws InterruptedException {
        until(shown -> isThere.test(shown) ? shown : null, what);
    }

    private synchronized <T> T until(Function<VtScreen, @Nullable T> look, String what) throws InterruptedException {
        while (true) {
            if (wrong != null) throw wrong;
            T found = look.apply(screen);
            if (found != null) return found;
            if (isOver) throw new AssertionError("ended before it showed " + what + ":\n" + screen);
            wait();
        }
    }

    synchronized String shown() {
        return screen.toString();
    }

    synchronized VtScreen screen() {
        return screen;
    }

    /** Waits for the end of the program. */
    int exitCode() throws InterruptedException {
        return process.waitFor();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
