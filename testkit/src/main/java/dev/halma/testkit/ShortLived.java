package dev.halma.testkit;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Programs that a test starts in a Java process of their own and that run for seconds. */
public final class ShortLived {

    /** Options for a quick start: the second compiler and a collector with threads of its own would not pay. */
    private static final List<String> OPTIONS = List.of(
            "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto", "--enable-native-access=ALL-UNNAMED");

    private ShortLived() {}

    /** The command that starts a class with the class path of this process. */
    public static List<String> java(String main, String... arguments) {
        return javaWith(classPath(), main, arguments);
    }

    /** The command that starts a class with a class path of its own. */
    public static List<String> javaWith(String classPath, String main, String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(OPTIONS);
        // Uses the same logging library as this process, and suppresses the warning about the choice.
        String logs = System.getProperty("slf4j.provider");
        if (logs != null) command.addAll(List.of("-Dslf4j.provider=" + logs, "-Dslf4j.internal.verbosity=WARN"));
        command.addAll(List.of("-cp", classPath, main));
        command.addAll(List.of(arguments));
        return command;
    }

    /** Under Surefire the class path is a single jar, so its own property has the real one. */
    private static String classPath() {
        return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    }
}
