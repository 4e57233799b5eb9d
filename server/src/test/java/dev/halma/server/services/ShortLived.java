package dev.halma.server.services;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Programs of the tests that live for seconds in a Java of their own. */
public final class ShortLived {

    /** What starts quickly: the second compiler and a collector with threads of its own would never pay. */
    private static final List<String> OPTIONS = List.of(
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-Xshare:auto",
            "-Xmx512m",
            "--enable-native-access=ALL-UNNAMED",
            "-Dslf4j.provider=ch.qos.logback.classic.spi.LogbackServiceProvider");

    private ShortLived() {}

    /** The command that starts a class with the class path of this process. */
    public static List<String> java(Class<?> main, String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(OPTIONS);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(List.of(arguments));
        return command;
    }
}
