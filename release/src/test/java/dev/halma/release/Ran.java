package dev.halma.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** One run of another program: its exit code, and what it wrote. */
record Ran(int code, String output) {

    /** The folder of the whole project. */
    static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    static final String VERSION = System.getProperty("halma.version", "");

    /** Our own Java, as a program. */
    static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    /** Runs a program to its end. It must succeed. */
    static String good(Path folder, List<String> command) throws IOException, InterruptedException {
        Ran ran = of(new ProcessBuilder(command).directory(folder.toFile()));
        assertThat(ran.code()).as(ran.output()).isZero();
        return ran.output();
    }

    /** Runs a program without a single variable around it, so without a PATH. */
    static Ran alone(Path folder, List<String> command) throws IOException, InterruptedException {
        return of(bare(folder, command));
    }

    static ProcessBuilder bare(Path folder, List<String> command) {
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().clear();
        builder.environment().putAll(Map.of("PATH", "", "LANG", "C.UTF-8"));
        return builder;
    }

    private static Ran of(ProcessBuilder builder) throws IOException, InterruptedException {
        // This build's own marks are not for a build that is started from it.
        builder.environment()
                .keySet()
                .removeIf(name -> name.startsWith("HALMA_") || name.equals("MAVEN_PROJECTBASEDIR"));
        Process process = builder.redirectErrorStream(true).start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Ran(process.waitFor(), output);
    }
}
