package dev.halma.server.services;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import redis.embedded.core.ExecutableProvider;

/** A Redis of its own in a process of its own, which keeps nothing. */
public final class RealRedis implements AutoCloseable {

    private static final AtomicInteger DATABASES = new AtomicInteger();
    private static final int MOST_DATABASES = 10_000;

    private final int port;
    private final List<String> command;
    private Process process;

    private RealRedis(int port, List<String> command) throws IOException {
        this.port = port;
        this.command = command;
        this.process = launch();
    }

    /** One for all tests of this process that do not stop it. */
    public static RealRedis shared() {
        return SharedServices.ONE;
    }

    private static final class SharedServices {
        static final RealRedis ONE = start("--databases", String.valueOf(MOST_DATABASES));
    }

    /** The address of a part of it that nobody else uses. */
    public String freshDatabase() {
        return address() + "/" + DATABASES.incrementAndGet();
    }

    /** Starts one with these options of its configuration: {@code "--requirepass", "secret"}. */
    public static RealRedis start(String... options) {
        try {
            int port = Ports.free();
            List<String> command = new ArrayList<>(List.of(Program.PATH.toString(), "--port", String.valueOf(port)));
            command.addAll(List.of("--bind", "127.0.0.1", "--save", "", "--appendonly", "no"));
            command.addAll(List.of("--dir", System.getProperty("java.io.tmpdir")));
            command.addAll(List.of(options));
            return new RealRedis(port, command);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The program, taken out of its jar once. */
    private static final class Program {
        static final Path PATH = unpacked();

        private static Path unpacked() {
            try {
                File folder = Files.createTempDirectory("redis").toFile();
                folder.deleteOnExit();
                File program = ExecutableProvider.newJarResourceProvider(folder).get();
                program.deleteOnExit();
                return program.toPath().toAbsolutePath();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** Starts the program, and waits until it says that it takes connections. */
    private Process launch() throws IOException {
        Process started = new ProcessBuilder(command).redirectErrorStream(true).start();
        Runtime.getRuntime().addShutdownHook(new Thread(started::destroyForcibly));
        BufferedReader lines = started.inputReader(StandardCharsets.UTF_8);
        StringBuilder said = new StringBuilder();
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            said.append(line).append('\n');
            if (line.contains("Ready to accept connections")) {
                Thread.startVirtualThread(() -> readOn(lines));
                return started;
            }
        }
        throw new IOException("Redis did not start:\n" + said);
    }

    /** Or Redis would stop at a full pipe. */
    private static void readOn(BufferedReader lines) {
        try {
            lines.transferTo(Writer.nullWriter());
        } catch (IOException e) {
            // It has ended.
        }
    }

    public String address() {
        return "redis://127.0.0.1:" + port;
    }

    public int port() {
        return port;
    }

    /** The processor time that it has taken since it was started. */
    public Duration work() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    /** SIGKILL. */
    public void kill() {
        process.destroyForcibly();
        process.onExit().join();
    }

    /** After it was killed: at the same port, and empty. */
    public void startAgain() {
        try {
            process = launch();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** SIGSTOP: connections stay open, and nobody answers. */
    public void freeze() {
        signal("-STOP");
    }

    public void thaw() {
        signal("-CONT");
    }

    private void signal(String signal) {
        try {
            int code = new ProcessBuilder("kill", signal, String.valueOf(process.pid()))
                    .inheritIO()
                    .start()
                    .onExit()
                    .join()
                    .exitValue();
            if (code != 0) throw new IllegalStateException("kill " + signal + " failed");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        kill();
    }
}
