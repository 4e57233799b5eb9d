package dev.halma.suite;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Shows the tests while they run: a line a module, failures at once and in full, a summary at the end. At a terminal the
 * lines of modules that run are drawn again and again; elsewhere a module's line appears when it has finished.
 */
final class Console implements Results {

    private static final int SLOWEST = 10;
    private static final long REDRAW_NANOS = 100_000_000;

    private final PrintStream out;
    private final boolean isTerminal;

    private final long start = System.nanoTime();
    private final Map<String, Progress> running = new LinkedHashMap<>();
    private final List<TestResult> results = new ArrayList<>();
    private int drawnLines;
    private long drawnAt;

    private static final class Progress {
        private final long start = System.nanoTime();
        private int tests;
        private int failed;
        private double testSeconds;
    }

    Console(PrintStream out, boolean isTerminal) {
        this.out = out;
        this.isTerminal = isTerminal;
    }

    @Override
    public synchronized void began(String module) {
        running.computeIfAbsent(module, name -> new Progress());
        redraw(false);
    }

    @Override
    public synchronized void ended(TestResult result) {
        Progress progress = running.computeIfAbsent(result.module(), name -> new Progress());
        progress.tests++;
        progress.testSeconds += result.seconds();
        results.add(result);
        if (result.state() == TestResult.State.FAILED) {
            progress.failed++;
            String message = result.message().strip().indent(4);
            say("FAILED  %s  %s%n%s%nTo repeat it:  %s%n"
                    .formatted(result.module(), result.test(), message, result.repeat()));
        }
        redraw(false);
    }

    @Override
    public synchronized void finished(String module) {
        Progress progress = running.remove(module);
        if (progress != null) say(line(module, progress));
        redraw(true);
    }

    /** Prints a text above the lines of the modules that run. */
    synchronized void say(String text) {
        erase();
        out.println(text);
        redraw(true);
    }

    /**
     * Prints what there was, and whether all is well.
     *
     * @return the exit code: 0 if at least one test passed and none failed
     */
    synchronized int summary() {
        erase();
        out.println();
        out.println("The slowest:");
        results.stream()
                .sorted(Comparator.comparingDouble(TestResult::seconds).reversed())
                .limit(SLOWEST)
                .forEach(result -> out.println(String.format(
                        Locale.ROOT, "%8.1f s  %s  %s", result.seconds(), result.module(), result.test())));
        show("Skipped:", TestResult.State.SKIPPED);
        show("Failed:", TestResult.State.FAILED);
        long seconds = (System.nanoTime() - start) / 1_000_000_000;
        out.printf("%nTests took %d min %d s.%n", seconds / 60, seconds % 60);
        long failed = count(TestResult.State.FAILED);
        long passed = count(TestResult.State.PASSED);
        if (results.isEmpty()) out.println("No test was run: no module, class, method or page file has that name.");
        out.printf("%d passed, %d failed, %d skipped%n", passed, failed, count(TestResult.State.SKIPPED));
        return failed == 0 && passed > 0 ? 0 : 1;
    }

    private long count(TestResult.State state) {
        return results.stream().filter(result -> result.state() == state).count();
    }

    private void show(String title, TestResult.State state) {
        List<TestResult> found =
                results.stream().filter(result -> result.state() == state).toList();
        if (found.isEmpty()) return;
        out.println(title);
        for (TestResult result : found) {
            String why = result.message().lines().findFirst().orElse("");
            out.printf("  %s  %s  %s%n", result.module(), result.test(), why);
        }
    }

    private void redraw(boolean isNeeded) {
        if (!isTerminal || (!isNeeded && System.nanoTime() - drawnAt < REDRAW_NANOS)) return;
        erase();
        running.forEach((module, progress) -> out.println(line(module, progress)));
        drawnLines = running.size();
        drawnAt = System.nanoTime();
        out.flush();
    }

    /** Removes the lines of the modules that run. */
    private void erase() {
        if (drawnLines > 0) out.printf("\033[%dA\033[J", drawnLines);
        drawnLines = 0;
    }

    private static String line(String module, Progress progress) {
        double seconds = (System.nanoTime() - progress.start) / 1e9;
        String failures = progress.failed == 0 ? "" : "  %d FAILED".formatted(progress.failed);
        return String.format(
                Locale.ROOT,
                "%-18s %5d tests  %5.0f s  (%.0f s in tests)%s",
                module,
                progress.tests,
                seconds,
                progress.testSeconds,
                failures);
    }
}
