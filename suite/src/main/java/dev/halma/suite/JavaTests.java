package dev.halma.suite;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClasspathRoots;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.platform.engine.Filter;
import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.discovery.ClassNameFilter;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherExecutionRequest;
import org.junit.platform.launcher.PostDiscoveryFilter;
import org.junit.platform.launcher.TagFilter;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherExecutionRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** The Java tests of all modules, in this process, as many at a time as there are cores. */
final class JavaTests {

    /** The same as in the parent {@code pom.xml}, for tests that Surefire runs. */
    private static final Map<String, String> CONFIGURATION = Map.of(
            "junit.jupiter.execution.parallel.enabled", "true",
            "junit.jupiter.execution.parallel.mode.default", "concurrent",
            "junit.jupiter.execution.parallel.mode.classes.default", "concurrent",
            "junit.jupiter.execution.parallel.config.strategy", "fixed",
            // The other one, a ForkJoinPool, begins further tests while one of them waits.
            "junit.jupiter.execution.parallel.config.executor-service", "WORKER_THREAD_POOL",
            "junit.jupiter.execution.timeout.threaddump.enabled", "true");

    /** The tier of a test, and the longest time that one may take. */
    private enum Tier {
        TEST("test", "2 m", Duration.ofMinutes(6)),
        SOAK("soak", "1 h", Duration.ofMinutes(65));

        private final String command;
        private final String timeout;
        private final Duration silence;

        Tier(String name, String timeout, Duration silence) {
            this.command = name;
            this.timeout = timeout;
            this.silence = silence;
        }
    }

    private final Launcher launcher = LauncherFactory.create();
    private final Modules modules;
    private final Results results;

    JavaTests(Modules modules, Results results) {
        this.modules = modules;
        this.results = results;
    }

    /** Runs what is selected and not left for a soak. */
    void run(Selection selection) {
        PostDiscoveryFilter isSelected = test -> FilterResult.includedIf(isSelected(test, selection));
        TestPlan plan = plan(Tier.TEST, everywhere(), TagFilter.excludeTags("soak"), isSelected);
        execute(plan, Tier.TEST);
    }

    /** The classes with tests that draw on the seed or are for a soak alone. */
    List<String> soakClasses() {
        return List.copyOf(classesOf(plan(Tier.SOAK, everywhere(), TagFilter.includeTags("law", "soak")))
                .keySet());
    }

    /** Runs the soak tests of one class. */
    void soak(String className) {
        LauncherDiscoveryRequestBuilder request =
                LauncherDiscoveryRequestBuilder.request().selectors(selectClass(className));
        execute(plan(Tier.SOAK, request, TagFilter.includeTags("law", "soak")), Tier.SOAK);
    }

    private LauncherDiscoveryRequestBuilder everywhere() {
        return LauncherDiscoveryRequestBuilder.request()
                .selectors(selectClasspathRoots(Set.copyOf(modules.testFolders())));
    }

    /** Programs among the tests, such as a benchmark, have other names. */
    private static final Filter<?> TESTS = ClassNameFilter.includeClassNamePatterns(".*Test");

    private TestPlan plan(Tier tier, LauncherDiscoveryRequestBuilder request, Filter<?>... filters) {
        String cores = Integer.toString(Runtime.getRuntime().availableProcessors());
        return launcher.discover(request.filters(TESTS)
                .filters(filters)
                .configurationParameters(CONFIGURATION)
                .configurationParameter("junit.jupiter.execution.parallel.config.fixed.parallelism", cores)
                .configurationParameter("junit.jupiter.execution.timeout.default", tier.timeout)
                .build());
    }

    private void execute(TestPlan plan, Tier tier) {
        try (Watchdog watchdog = new Watchdog(tier.silence)) {
            String command = "./halma " + tier.command + " %s --seed " + System.getProperty("halma.seed");
            Listener listener = new Listener(plan, classesOf(plan), command, modules, results, watchdog);
            LauncherExecutionRequest request = LauncherExecutionRequestBuilder.request(plan)
                    .listeners(listener)
                    .build();
            launcher.execute(request);
        }
    }

    private boolean isSelected(TestDescriptor test, Selection selection) {
        TestSource source = test.getSource().orElse(null);
        if (source instanceof MethodSource method) {
            Class<?> owner = method.getJavaClass();
            return selection.includes(modules.of(owner), owner, method.getMethodName());
        }
        if (source instanceof ClassSource owner) {
            return selection.mayInclude(modules.of(owner.getJavaClass()), owner.getJavaClass());
        }
        return true;
    }

    /** The test classes of a plan in alphabetical order, with the module of each. */
    private Map<String, String> classesOf(TestPlan plan) {
        Map<String, String> found = new TreeMap<>();
        for (TestIdentifier engine : plan.getRoots()) {
            for (TestIdentifier child : plan.getChildren(engine)) {
                if (child.getSource().orElse(null) instanceof ClassSource source) {
                    found.put(source.getClassName(), modules.of(source.getJavaClass()));
                }
            }
        }
        return found;
    }
}
