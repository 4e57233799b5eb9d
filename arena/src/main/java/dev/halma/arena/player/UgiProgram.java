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
 * A running program, with the lines written to it and read from it. It may hang, flood, lie or die: whoever waits for it waits
 * for so long and no longer, and what it says takes little memory.
 */
final class UgiProgram implements AutoCloseable {

    /** The running programs. They must be ended, or they outlive this one. */
    private static final Set<Process> RUNNING = ConcurrentHashMap.newKeySet();

    /** Open once this whole program is being ended, and the others with it. */
    private static final CountDownLatch ENDING = new CountDownLatch(1);

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            ENDING.countDown();
            RUNNING.forEach(UgiProgram::end);
        }));
    }

    /** Whether a program can be started with a group of its own, which holds whatever it starts. */
    private static final boolean HAS_GROUPS = Arrays.stream(
                    System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
            .anyMatch(folder -> new File(folder, "setsid").canExecute());

    private static final int MOST_LINES = 1000;
    private static final int LONGEST_LINE = 100_000;
    private static final Duration TO_QUIT = Duration.ofSeconds(3);
    private static final Duration TO_BE_GONE = Duration.ofSeconds(20); // who has to die is hardly ever waited for

    /** How shells and Java write that a program was ended by the signals that end us as well: HUP, INT and TERM. */
    private static final Set<Integer> ENDED_BY_SIGNAL = Set.of(129, 130, 143);

    private static final int NOT_EXECUTABLE = 126; // as shells say it
    private static final int NOT_FOUND = 127;

    /** Said by nobody: the program has ended. */
    private static final String END = "\n";

    private final String command;
    private final Process process;
    private final BufferedWriter out;
    private final BlockingQueue<String> lines = new ArrayBlockingQueue<>(MOST_LINES); // who floods has to wait
    private final Thread reader;
    private volatile boolean isClosed; // nobody wants its words any more

    private UgiProgram(String command, Process process) {
        this.command = command;
        this.process = process;
        out = process.outputWriter();
        // Not a virtual one: reading a pipe would hold one of the few threads that carry them, those of a server too.
        reader = Thread.ofPlatform().daemon().name(command).start(this::read);
    }

    static UgiProgram start(String command) {
        try {
            Process process = new ProcessBuilder(List.of("sh", "-c", "exec " + (HAS_GROUPS ? "setsid " : "") + command))
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            RUNNING.add(process);
            if (ENDING.getCount() == 0) end(process); // the others have been ended already
            // What it has started may hold its output open, and then nobody would notice that it has ended.
            CompletableFuture<Void> unused = process.onExit().thenRun(() -> endGroup(process));
            return new UgiProgram(command, process);
        } catch (IOException e) {
            throw ProgramFailed.gone(command + " can't be started: " + e.getMessage());
        }
    }

    private void read() {
        try (BufferedReader in = process.inputReader()) {
            StringBuilder line = new StringBuilder();
            // Whoever still writes after it was left finds nobody there.
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
        while (!lines.offer(END)) lines.poll(); // whatever it said before, nobody wants it any more
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
        // Whoever is ended by us, or together with us, has not lost a game. Nothing happens any more here.
        while (areEnding(code)) LockSupport.park();
        return ProgramFailed.gone(command
                + switch (code) {
                    case NOT_FOUND -> " can't be started: there is no such program";
                    case NOT_EXECUTABLE -> " can't be started: it may not be executed";
                    default -> " ended before it " + before;
                });
    }

    /** Whether we are being ended. A signal to all programs of a terminal may have reached the other one first. */
    private static boolean areEnding(int code) {
        try {
            return ENDING.await(ENDED_BY_SIGNAL.contains(code) ? TO_QUIT.toMillis() : 0, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** How it has ended; zero if it has only closed its output. */
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

    /** The next line that begins with a word; other lines are skipped. */
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
                    ended(); // for whoever asks next
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

    /** Asks the program to end, and ends it, with whatever it has started. All of them are gone when this returns. */
    @Override
    public void close() {
        try {
            write("quit");
            out.close();
            isGoneWithin(TO_QUIT);
        } catch (IOException e) {
            // It has ended already, or does not listen any more.
        }
        kill();
    }

    /** Ends a program that need not be asked, in the same way. */
    void kill() {
        isClosed = true;
        lines.clear(); // the reader may wait for a place
        end(process);
        RUNNING.remove(process);
        isGoneWithin(TO_BE_GONE);
        try {
            // It reads to the end, and that comes when nobody is left who could write.
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

    /** Ends what a program has started, even after it has ended itself. */
    private static void endGroup(Process process) {
        if (!HAS_GROUPS) return;
        try {
            new ProcessBuilder("sh", "-c", "kill -9 -" + process.pid())
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
        } catch (IOException e) {
            // Nothing more can be done about them.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public String toString() {
        return command;
    }
}
