package dev.halma.arena.player;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A running program, with the lines written to it and read from it. */
final class UgiProgram implements AutoCloseable {

    /** The running programs. They must be ended, or they outlive this one. */
    private static final Set<Process> RUNNING = ConcurrentHashMap.newKeySet();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> RUNNING.forEach(Process::destroyForcibly)));
    }

    private final String command;
    private final Process process;
    private final BufferedReader in;
    private final BufferedWriter out;

    private UgiProgram(String command, Process process) {
        this.command = command;
        this.process = process;
        in = process.inputReader();
        out = process.outputWriter();
    }

    static UgiProgram start(String command) {
        try {
            Process process = new ProcessBuilder(List.of("sh", "-c", "exec " + command))
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            RUNNING.add(process);
            return new UgiProgram(command, process);
        } catch (IOException e) {
            throw silent(command, e);
        }
    }

    void say(String line) {
        try {
            out.write(line);
            out.newLine();
            out.flush();
        } catch (IOException e) {
            throw silent(command, e);
        }
    }

    /** The next line that begins with a word; other lines are skipped. */
    String await(String word) {
        try {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                if (line.strip().startsWith(word)) return line.strip();
            }
            throw new IOException("it ended before it said " + word);
        } catch (IOException e) {
            throw silent(command, e);
        }
    }

    private static UncheckedIOException silent(String command, IOException e) {
        return new UncheckedIOException(command + " does not answer: " + e.getMessage(), e);
    }

    @Override
    public void close() {
        process.destroy();
        RUNNING.remove(process);
    }

    @Override
    public String toString() {
        return command;
    }
}
