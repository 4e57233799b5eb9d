package dev.halma.suite;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The tests of the page, in processes of their own: {@code web/scripts/build.mjs} runs them, and its reporter prints a line
 * of JSON for each test that ends.
 */
final class PageTests {

    private final Path root;
    private final Map<String, String> environment;
    private final Results results;

    /**
     * @param environment variables for the processes, beside ours
     */
    PageTests(Path root, Map<String, String> environment, Results results) {
        this.root = root;
        this.environment = environment;
        this.results = results;
    }

    /** Format, lint and types: a step each, which is one test. */
    void check() {
        for (String step : List.of("lint", "check")) {
            String module = "page sources";
            results.began(module);
            long start = System.nanoTime();
            List<String> said = new ArrayList<>();
            int code = run(List.of(step), said::add);
            results.ended(new TestResult(
                    module,
                    "npm run " + step,
                    code == 0 ? TestResult.State.PASSED : TestResult.State.FAILED,
                    (System.nanoTime() - start) / 1e9,
                    code == 0 ? "" : String.join("\n", said),
                    repeat(Selection.PAGE)));
        }
        results.finished("page sources");
    }

    /** One file of the page's long tests, under a seed. A file without tests has failed. */
    void soak(String file, long seed) {
        PageTests seeded = new PageTests(root, with("HALMA_SEED", Long.toString(seed)), results);
        String module = "page in Chromium";
        if (seeded.runTests(module, "e2e", List.of(file)) == 0) {
            String message = "No test ran for " + file + ".";
            results.ended(new TestResult(module, file, TestResult.State.FAILED, 0, message, seeded.repeat(file)));
        }
    }

    private Map<String, String> with(String variable, String value) {
        Map<String, String> more = new HashMap<>(environment);
        more.put(variable, value);
        return more;
    }

    /** The page's tests outside a browser. */
    void units(List<String> files) {
        runTests("page units", "test", files);
    }

    /** The page's tests in Chromium. */
    void inChromium(List<String> files) {
        runTests("page in Chromium", "e2e", files);
    }

    /** Returns the number of tests that ran. */
    private int runTests(String module, String step, List<String> files) {
        results.began(module);
        List<String> arguments = new ArrayList<>(List.of(step));
        arguments.addAll(files);
        List<String> rest = new ArrayList<>();
        boolean[] isDone = {false};
        int[] failures = {0};
        int[] tests = {0};
        int code = run(arguments, line -> {
            JsonNode report = line.startsWith("{") ? read(line) : null;
            if (report == null) rest.add(line);
            else if (report.path("done").asBoolean(false)) isDone[0] = true;
            else {
                TestResult result = result(module, report);
                tests[0]++;
                if (result.state() == TestResult.State.FAILED) failures[0]++;
                results.ended(result);
            }
        });
        if (!isDone[0] || (code != 0 && failures[0] == 0)) {
            String message = "It ended with code %d%s.%n%s"
                    .formatted(code, isDone[0] ? "" : " before all tests were done", String.join("\n", rest));
            results.ended(new TestResult(module, step, TestResult.State.FAILED, 0, message, repeat(Selection.PAGE)));
        }
        results.finished(module);
        return tests[0];
    }

    private TestResult result(String module, JsonNode report) {
        String test = report.path("test").asString("");
        return new TestResult(
                module,
                test,
                TestResult.State.valueOf(report.path("state").asString("failed").toUpperCase(Locale.ROOT)),
                report.path("seconds").asDouble(0),
                report.path("message").asString(""),
                repeat(test.replaceAll(" > .*", "").replaceAll(".*/|\\.test\\.ts$", "")));
    }

    private String repeat(String name) {
        String tier = environment.containsKey("HALMA_SOAK") ? "soak" : "test";
        return "./halma %s %s --seed %s".formatted(tier, name, environment.get("HALMA_SEED"));
    }

    private static @Nullable JsonNode read(String line) {
        try {
            return JsonMapper.shared().readTree(line);
        } catch (JacksonException notJson) {
            return null;
        }
    }

    private int run(List<String> arguments, Consumer<String> eachLine) {
        List<String> command = new ArrayList<>(List.of("node", "scripts/build.mjs"));
        command.addAll(arguments);
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(root.resolve("web").toFile())
                .redirectErrorStream(true);
        builder.environment().putAll(environment);
        try {
            Process process = builder.start();
            process.getOutputStream().close();
            try (BufferedReader lines = process.inputReader()) {
                lines.lines().forEach(eachLine);
            }
            return process.waitFor();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while the page's tests ran", stopped);
        }
    }
}
