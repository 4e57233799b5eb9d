package dev.halma.suite;

import java.util.List;
import java.util.Set;

/**
 * Which tests to run.
 *
 * @param modules tests of these modules
 * @param classes tests of these classes, by simple name, and of single methods as {@code Class#method}
 * @param pageFiles files of the page's tests whose path contains one of these
 */
record Selection(Set<String> modules, Set<String> classes, List<String> pageFiles) {

    /** The name of the page's module. */
    static final String PAGE = "web";

    boolean hasJava(Modules all) {
        return !classes.isEmpty()
                || modules.stream()
                        .anyMatch(name -> !name.equals(PAGE) && all.names().contains(name));
    }

    boolean hasPage() {
        return modules.contains(PAGE) || !pageFiles.isEmpty();
    }

    boolean includes(String module, Class<?> test) {
        return modules.contains(module) || classes.contains(topLevel(test).getSimpleName());
    }

    boolean includes(String module, Class<?> test, String method) {
        return includes(module, test) || classes.contains(topLevel(test).getSimpleName() + "#" + method);
    }

    /** Whether some method of the class is included. */
    boolean mayInclude(String module, Class<?> test) {
        String start = topLevel(test).getSimpleName() + "#";
        return includes(module, test) || classes.stream().anyMatch(name -> name.startsWith(start));
    }

    private static Class<?> topLevel(Class<?> test) {
        Class<?> found = test;
        while (found.getEnclosingClass() != null) found = found.getEnclosingClass();
        return found;
    }
}
