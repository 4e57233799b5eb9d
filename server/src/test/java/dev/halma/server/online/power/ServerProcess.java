package dev.halma.server.online.power;

import dev.halma.testkit.ShortLived;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** A server in a process of its own, which can lose its power at any moment. */
final class ServerProcess implements AutoCloseable {

    /** The system chooses. */
    static final int ANY_PORT = 0;

    private final Process process;
    private final String firstLine;

    private ServerProcess(Process process) throws IOException {
        this.process = process;
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        String line = out.readLine();
        this.firstLine = line == null ? "" : line;
    }

    /**
     * Starts a server and waits until it listens or refuses to.
     *
     * @param around a command that runs the command after it; empty for none
     */
    static ServerProcess start(Path data, List<String> around) throws IOException {
        return start(data, ANY_PORT, around, List.of());
    }

    /** Starts a server that shares a store and a bus with others. */
    static ServerProcess startNode(Path data, int port, String store, String bus) throws IOException {
        return start(data, port, List.of(), List.of(store, bus));
    }

    private static ServerProcess start(Path data, int port, List<String> around, List<String> more) throws IOException {
        List<String> command = new ArrayList<>(around);
        command.addAll(ShortLived.java(ServeUntilKilled.class.getName(), data.toString(), Integer.toString(port)));
        command.addAll(more);
        return new ServerProcess(new ProcessBuilder(command)
                .redirectError(data.resolveSibling(data.getFileName() + ".log").toFile())
                .start());
    }

    /** What it said first: its port, or why it does not start. */
    String firstLine() {
        return firstLine;
    }

    long pid() {
        return process.pid();
    }

    int port() {
        return address().getPort();
    }

    /** The processor time that it has taken. */
    Duration work() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    URI address() {
        return URI.create("http://localhost:" + firstLine);
    }

    /** SIGKILL: no hook runs, nothing is flushed. */
    void kill() throws InterruptedException {
        process.destroyForcibly();
        process.waitFor();
    }

    /** SIGSTOP: it does nothing any more, and its connections stay open. */
    void freeze() throws IOException, InterruptedException {
        signal("-STOP");
    }

    void thaw() throws IOException, InterruptedException {
        signal("-CONT");
    }

    private void signal(String signal) throws IOException, InterruptedException {
        new ProcessBuilder("kill", signal, Long.toString(pid())).start().waitFor();
    }

    /** Stops it as its keeper would, and returns its exit code. */
    int stop() throws IOException, InterruptedException {
        process.getOutputStream().close();
        return process.waitFor();
    }

    @Override
    public void close() {
        process.destroyForcibly();
        process.onExit().join();
    }
}
