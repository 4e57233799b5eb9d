package dev.halma.arena.player;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.File;
import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * A running program, with the lines written to it and read from it. It may hang, flood its output, break the protocol
 * or die. So every wait has a time limit, and the queue of its lines is bounded.
 */
final class UgiProgram implements AutoCloseable {

    /** The running programs. They are killed with this process; otherwise they would outlive it. */
    private static final Set<Process> RUNNING = ConcurrentHashMap.newKeySet();

    /** Open once this process is shutting down and kills the programs. */
    private static final CountDownLatch ENDING = new CountDownLatch(1);

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            ENDING.countDown();
            RUNNING.forEach(UgiProgram::end);
        }));
    }

    /** Whether a program can be started in a process group of its own, which also holds its child processes. */
    private static final boolean HAS_GROUPS = Arrays.stream(
                    System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
            .anyMatch(folder -> new File(folder, "setsid").canExecute());

    private static final int MOST_LINES = 1000;
    private static final int LONGEST_LINE = 100_000;
    private static final Duration TO_QUIT = Duration.ofSeconds(3);
    private static final Duration TO_BE_GONE = Duration.ofSeconds(20); // a killed process ends almost at once

    /**
     * The exit codes after the signals that also end this process: HUP, INT and TERM, as shells and Java write them.
     */
    private static final Set<Integer> ENDED_BY_SIGNAL = Set.of(129, 130, 143);

    private static final int NOT_EXECUTABLE = 126; // the exit code that shells use
    private static final int NOT_FOUND = 127;

    /** Marks the end of the output in the queue. No line of a program contains a line break. */
    private static final String END = "\n";

    private final String command;
    private final Process process;
    private final BufferedWriter out;
    private final BlockingQueue<String> lines = new ArrayBlockingQueue<>(MOST_LINES); // a program that floods waits
    private final Thread reader;
    private volatile boolean isClosed; // its further output is dropped

    private UgiProgram(String command, Process process) {
        this.command = command;
        this.process = process;
        out = process.outputWriter();
        // A platform thread: reading a pipe would pin one of the few carrier threads, which a server shares.
        reader = Thread.ofPlatform().daemon().name(command).start(this::read);
    }

    static UgiProgram start(String command) {
        try {
            Process process = new ProcessBuilder(List.of("sh", "-c", "exec " + (HAS_GROUPS ? "setsid " : "") + command))
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            RUNNING.add(process);
            if (ENDING.getCount() == 0) end(process); // the shutdown hook may have missed it
            // A child process may hold the output open. Then the reader would not notice that the program has ended.
            CompletableFuture<Void> unused = process.onExit().thenRun(() -> endGroup(process));
            return new UgiProgram(command, process);
        } catch (IOException e) {
            throw ProgramFailed.gone(command + " can't be started: " + e.getMessage());
        }
    }

    private void read() {
        try (BufferedReader in = process.inputReader()) {
            StringBuilder line = new StringBuilder();
            // Reads on after close() and drops the lines, so that a process that still writes does not block.
            for (int next = in.read(); next >= 0 && !Thread.currentThread().isInterrupted(); next = in.read()) {
                if (next != '\n' && line.length() < LONGEST_LINE) {
                    line.append((char) next);
                } else {
                    if (!isClosed) lines.put(line.toString().strip());
                    line.setLength(0);
                }
            }
        } catch (IOException e) {
            // It has ended.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        ended();
    }

    private void ended() {
        while (!lines.offer(END)) lines.poll(); // drops old lines until there is room
    }

    void say(String line) {
        try {
            write(line);
        } catch (IOException e) {
            throw died("took '" + line + "'");
        }
    }

    private void write(String line) throws IOException {
        out.write(line);
        out.newLine();
        out.flush();
    }

    private ProgramFailed died(String before) {
        int code = exitCode();
        // A program that we killed, or that got the same signal as we, has not lost its game. So this thread waits for
        // the end.
        while (areEnding(code)) LockSupport.park();
        return ProgramFailed.gone(command
                + switch (code) {
                    case NOT_FOUND -> " can't be started: there is no such program";
                    case NOT_EXECUTABLE -> " can't be started: it may not be executed";
                    default -> " ended before it " + before;
                });
    }

    /**
     * Whether this process is shutting down. A signal to all processes of a terminal may have reached the program
     * first.
     */
    private static boolean areEnding(int code) {
        try {
            return ENDING.await(ENDED_BY_SIGNAL.contains(code) ? TO_QUIT.toMillis() : 0, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** The exit code; zero if the program has only closed its output. */
    private int exitCode() {
        return isGoneWithin(TO_BE_GONE) ? process.exitValue() : 0;
    }

    private boolean isGoneWithin(Duration time) {
        try {
            return process.waitFor(time.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** The next line that begins with this word. Other lines are skipped. */
    String await(String word, Duration patience) {
        long until = System.nanoTime() + patience.toNanos();
        try {
            while (true) {
                String line = lines.poll(until - System.nanoTime(), TimeUnit.NANOSECONDS);
                if (line == null || System.nanoTime() > until) {
                    throw ProgramFailed.late(
                            "%s did not say %s within %.1f s".formatted(command, word, patience.toMillis() / 1e3));
                }
                if (line.equals(END)) {
                    ended(); // for the next caller
                    throw died("said " + word);
                }
                if (isWord(line, word)) return line;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw ProgramFailed.gone(command + " was left");
        }
    }

    private static boolean isWord(String line, String word) {
        return line.startsWith(word) && (line.length() == word.length() || line.charAt(word.length()) == ' ');
    }

    /** Asks the program to quit, then kills it with its child processes. All have ended when this returns. */
    @Override
    public void close() {
        try {
            write("quit");
            out.close();
            isGoneWithin(TO_QUIT);
        } catch (IOException e) {
            // It has ended already, or reads no more.
        }
        kill();
    }

    /** Kills the program with its child processes, without asking it first. */
    void kill() {
        isClosed = true;
        lines.clear(); // the reader may wait for room in the queue
        end(process);
        RUNNING.remove(process);
        isGoneWithin(TO_BE_GONE);
        try {
            // The reader stops at the end of the output, which comes when no process is left that could write.
            if (!reader.join(TO_BE_GONE)) reader.interrupt();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void end(Process process) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        endGroup(process);
    }

    /** Kills the child processes of a program, even after it has ended itself. */
    private static void endGroup(Process process) {
        if (!HAS_GROUPS) return;
        try {
            new ProcessBuilder("sh", "-c", "kill -9 -" + process.pid())
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
        } catch (IOException e) {
            // The processes can't be killed any other way.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public String toString() {
        return command;
    }
}
