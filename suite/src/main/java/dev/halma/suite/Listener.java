package dev.halma.suite;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/** Translates what JUnit reports into results. */
final class Listener implements TestExecutionListener {

    private final TestPlan plan;
    private final String command;
    private final Modules modules;
    private final Results results;
    private final Watchdog watchdog;
    private final Map<String, Long> starts = new ConcurrentHashMap<>();
    /** How many classes of each module have not ended. */
    private final Map<String, Integer> openClasses = new HashMap<>();

    /**
     * @param classes the test classes of the plan, with the module of each
     * @param command repeats a test, whose name is put in
     */
    Listener(
            TestPlan plan,
            Map<String, String> classes,
            String command,
            Modules modules,
            Results results,
            Watchdog watchdog) {
        this.plan = plan;
        this.command = command;
        this.modules = modules;
        this.results = results;
        this.watchdog = watchdog;
        classes.values().forEach(module -> openClasses.merge(module, 1, Integer::sum));
    }

    @Override
    public void executionStarted(TestIdentifier test) {
        starts.put(test.getUniqueId(), System.nanoTime());
        if (!test.isTest()) return;
        watchdog.sees(name(test));
        results.began(module(test));
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        boolean isFailed = result.getStatus() == TestExecutionResult.Status.FAILED;
        boolean isAborted = result.getStatus() == TestExecutionResult.Status.ABORTED;
        // A container that fails or gives up takes its tests with it.
        if (test.isTest() || isFailed || isAborted) {
            String message = result.getThrowable().map(Listener::stack).orElse("");
            TestResult.State state =
                    isFailed ? TestResult.State.FAILED : isAborted ? TestResult.State.SKIPPED : TestResult.State.PASSED;
            results.ended(new TestResult(module(test), name(test), state, seconds(test), message, repeat(test)));
        }
        if (test.isTest()) watchdog.sees(name(test));
        else closeClass(test);
    }

    @Override
    public void executionSkipped(TestIdentifier test, String reason) {
        results.ended(new TestResult(module(test), name(test), TestResult.State.SKIPPED, 0, reason, repeat(test)));
        if (!test.isTest()) closeClass(test);
    }

    private void closeClass(TestIdentifier container) {
        boolean isTopLevel = plan.getParent(container)
                .filter(parent -> parent.getSource().isEmpty())
                .isPresent();
        if (!isTopLevel || container.getSource().isEmpty()) return;
        String module = module(container);
        synchronized (openClasses) {
            if (openClasses.merge(module, -1, Integer::sum) != 0) return;
        }
        results.finished(module);
    }

    private double seconds(TestIdentifier test) {
        Long start = starts.remove(test.getUniqueId());
        return start == null ? 0 : (System.nanoTime() - start) / 1e9;
    }

    private String module(TestIdentifier test) {
        return switch (source(test)) {
            case MethodSource method -> modules.of(method.getJavaClass());
            case ClassSource owner -> modules.of(owner.getJavaClass());
            default -> "tests";
        };
    }

    /** The class and method of a test, and which case of it. */
    private String name(TestIdentifier test) {
        String place = place(test);
        return test.getSource().orElse(null) instanceof MethodSource && !isCase(test)
                ? place
                : place + "  " + test.getDisplayName();
    }

    /** Whether the test is one of several that the same method makes. */
    private boolean isCase(TestIdentifier test) {
        return plan.getParent(test)
                .flatMap(TestIdentifier::getSource)
                .filter(MethodSource.class::isInstance)
                .isPresent();
    }

    private String repeat(TestIdentifier test) {
        return command.formatted(place(test));
    }

    private String place(TestIdentifier test) {
        return switch (source(test)) {
            case MethodSource method -> simple(method.getClassName()) + "#" + method.getMethodName();
            case ClassSource owner -> simple(owner.getClassName());
            default -> "";
        };
    }

    /** The nearest class or method that the test comes from. */
    private TestSource source(TestIdentifier test) {
        TestIdentifier at = test;
        while (true) {
            TestSource source = at.getSource().orElse(null);
            if (source instanceof MethodSource || source instanceof ClassSource) return source;
            TestIdentifier parent = plan.getParent(at).orElse(null);
            if (parent == null) return new TestSource() {};
            at = parent;
        }
    }

    private static String simple(String className) {
        String name = className.substring(className.lastIndexOf('.') + 1);
        int nested = name.indexOf('$');
        return nested < 0 ? name : name.substring(0, nested);
    }

    private static String stack(Throwable failure) {
        StringWriter text = new StringWriter();
        failure.printStackTrace(new PrintWriter(text));
        return text.toString();
    }
}
