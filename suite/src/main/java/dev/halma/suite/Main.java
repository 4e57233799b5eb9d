package dev.halma.suite;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * {@code test [--changed] [--seed N] [NAME...]} and {@code soak [MINUTES | --seed N NAME...]}; {@code ./halma} builds everything
 * first and calls this from the repository's folder. A NAME is a module, a test class, {@code Class#method}, or a file of
 * the page's tests.
 */
public final class Main {

    private static final int WRONG_CALL = 2;

    private final Path root = Path.of("").toAbsolutePath();
    private final Path own = root.resolve(".halma");
    private final Modules modules = new Modules(root);

    private Main() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        Main main = new Main();
        // What tests and servers print goes to a file; the screen is for results.
        PrintStream log =
                new PrintStream(Files.newOutputStream(main.own.resolve("test.log")), true, StandardCharsets.UTF_8);
        System.setOut(log);
        System.setErr(log);
        int code;
        try {
            code = main.run(new ArrayList<>(List.of(arguments)), out);
        } catch (WrongCall wrong) {
            out.println("halma: " + wrong.getMessage());
            code = WRONG_CALL;
        }
        // Servers and pools that tests share are never closed, so the process has to exit.
        System.exit(code);
    }

    private static final class WrongCall extends RuntimeException {
        private static final long serialVersionUID = 1;

        private WrongCall(String message) {
            super(message);
        }
    }

    private int run(List<String> arguments, PrintStream out) throws IOException, InterruptedException {
        boolean isSoak = arguments.remove(0).equals("soak");
        boolean isChanged = arguments.remove("--changed");
        String seed = seed(arguments);
        System.setProperty("halma.seed", seed);
        System.setProperty("halma.soak", Boolean.toString(isSoak));
        Console console = new Console(out, Boolean.getBoolean("halma.terminal.out"));
        JavaTests java = new JavaTests(modules, console);
        if (isSoak) {
            PageTests page = new PageTests(root, environment(Map.of("HALMA_SOAK", "1")), console);
            Soak soak = new Soak(root, own.resolve("soak"), java, page, console);
            if (arguments.isEmpty() || arguments.getFirst().matches("[0-9]+")) soak.run(minutes(arguments));
            else soak.repeat(arguments, Long.parseLong(seed));
        } else {
            PageTests page = new PageTests(root, environment(Map.of("HALMA_SEED", seed)), console);
            Selection selection = isChanged ? new Changes(root, modules).selection() : selection(arguments);
            if (isChanged) console.say("The change can have broken: " + selection);
            test(java, page, selection);
        }
        return console.summary();
    }

    private static String seed(List<String> arguments) {
        int at = arguments.indexOf("--seed");
        if (at < 0) return System.getProperty("halma.seed", "1");
        arguments.remove(at);
        if (at >= arguments.size() || !arguments.get(at).matches("[0-9]{1,12}")) {
            throw new WrongCall("--seed takes a number of up to 12 digits, as in --seed 42");
        }
        return arguments.remove(at);
    }

    private static Duration minutes(List<String> arguments) {
        if (arguments.isEmpty()) return Duration.ofMinutes(60);
        if (arguments.size() > 1 || !arguments.getFirst().matches("[0-9]{1,6}")) {
            throw new WrongCall("soak takes a number of minutes, as in ./halma soak 30");
        }
        return Duration.ofMinutes(Long.parseLong(arguments.getFirst()));
    }

    private static Map<String, String> environment(Map<String, String> more) {
        Map<String, String> variables = new HashMap<>(more);
        variables.put("HALMA_REPORT", "1");
        return variables;
    }

    private Selection selection(List<String> names) throws IOException {
        if (names.isEmpty()) return new Selection(modules.names(), Set.of(), List.of());
        Predicate<String> isModule = modules.names()::contains;
        Predicate<String> isClass = name -> name.matches("[A-Z]\\w*(#\\w+)?");
        Set<String> chosen = new LinkedHashSet<>(names.stream().filter(isModule).toList());
        Set<String> classes = new LinkedHashSet<>(names.stream().filter(isClass).toList());
        List<String> files =
                names.stream().filter(isModule.or(isClass).negate()).toList();
        for (String name : classes) requireFile(modules.names(), "/" + name.replaceAll("#.*", "") + ".java", name);
        for (String name : files) requireFile(Set.of(Selection.PAGE), "/" + name + ".test.ts", name);
        return new Selection(chosen, classes, files);
    }

    /** A name that fits no test would run nothing and look like a success. */
    private void requireFile(Set<String> modules, String end, String name) throws IOException {
        for (String module : modules) {
            for (String folder : List.of("src", "e2e")) {
                Path under = root.resolve(module).resolve(folder);
                if (!Files.isDirectory(under)) continue;
                try (Stream<Path> paths = Files.walk(under)) {
                    if (paths.anyMatch(path -> path.toString().endsWith(end))) return;
                }
            }
        }
        throw new WrongCall("there is no test " + name + "; a name is a module (rules), a test class (PerftTest or"
                + " PerftTest#method) or a file of the page's tests (games)");
    }

    /** The page's units read what a Java test of {@code browser} has written, so that module comes first. */
    private static void test(JavaTests java, PageTests page, Selection selection) throws InterruptedException {
        Set<String> rest = new LinkedHashSet<>(selection.modules());
        if (rest.remove("browser")) java.run(new Selection(Set.of("browser"), Set.of(), List.of()));
        Thread beside = Thread.ofPlatform().start(() -> {
            if (!selection.hasPage()) return;
            List<String> files = selection.modules().contains(Selection.PAGE) ? List.of() : selection.pageFiles();
            page.inChromium(files);
            if (files.isEmpty()) page.check();
            page.units(files);
        });
        java.run(new Selection(rest, selection.classes(), List.of()));
        beside.join();
    }
}
