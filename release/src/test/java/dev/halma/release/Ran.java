package dev.halma.release;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.testkit.Repository;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One run of another program: its exit code, and what it wrote. */
record Ran(int code, String output) {

    /** The folder of the whole project. */
    static final Path ROOT = Repository.root();

    /** The number of this release, as the project's own pom has it. */
    static final String VERSION = version();

    private static String version() {
        try {
            String pom = Files.readString(ROOT.resolve("pom.xml"));
            Matcher number = Pattern.compile("<artifactId>halma-parent</artifactId>\\s*<version>([^<]+)</version>")
                    .matcher(pom);
            if (!number.find()) throw new IllegalStateException("the project's pom has no version");
            return number.group(1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The jar of a module, as it was built before the tests. */
    static Path jar(String module) {
        return ROOT.resolve(Path.of(module, "target", "halma-" + module + "-" + VERSION + ".jar"));
    }

    /** The whole program. */
    static Path program() {
        return ROOT.resolve("release/target/halma.jar");
    }

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
