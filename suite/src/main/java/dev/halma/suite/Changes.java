package dev.halma.suite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Selects the tests that a change can break: the uncommitted change, or else the last commit. */
final class Changes {

    private final Path root;
    private final Modules modules;

    Changes(Path root, Modules modules) {
        this.root = root;
        this.modules = modules;
    }

    /**
     * A changed test is run; changed code brings the tests of its module and of all modules that need it; a document
     * brings the tests that read it; anything else, such as the build, brings everything.
     */
    Selection selection() throws IOException {
        Set<String> changedModules = new LinkedHashSet<>();
        Set<String> classes = new LinkedHashSet<>();
        List<String> pageFiles = new ArrayList<>();
        for (String file : files()) {
            String module = file.contains("/") ? file.substring(0, file.indexOf('/')) : "";
            String name = Path.of(file).getFileName().toString();
            if (file.startsWith("docs/") || file.endsWith(".md")) {
                classes.addAll(testsThatMention(name));
            } else if (file.matches("[a-z]+/src/test/java/.*Test\\.java")) {
                classes.add(name.replace(".java", ""));
            } else if (file.matches("web/.*\\.test\\.ts")) {
                pageFiles.add(name.replace(".test.ts", ""));
            } else if (file.matches("web/e2e/.*")) {
                changedModules.add(Selection.PAGE);
            } else if (file.matches("[a-z]+/src/test/.*")) {
                changedModules.add(module + "/tests");
            } else if (modules.names().contains(module) && !module.equals("suite") && !module.equals("bom")) {
                changedModules.add(module);
            } else {
                changedModules.addAll(modules.names());
            }
        }
        Set<String> broken = new LinkedHashSet<>();
        for (String module : changedModules) {
            if (module.endsWith("/tests")) broken.add(module.replace("/tests", ""));
            else broken.addAll(modules.withDependents(Set.of(module)));
        }
        // Chromium runs the packed jar: all that is in it can break the page.
        if (broken.contains("release")) broken.add(Selection.PAGE);
        return new Selection(broken, classes, pageFiles);
    }

    private List<String> files() throws IOException {
        List<String> changed = git("status", "--porcelain", "--untracked-files=all", "--no-renames").stream()
                .map(line -> line.substring(3))
                .toList();
        return changed.isEmpty() ? git("diff", "--name-only", "--no-renames", "HEAD~1", "HEAD") : changed;
    }

    private List<String> git(String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of("git", "-c", "core.quotePath=false"));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).directory(root.toFile()).start();
        List<String> lines = process.inputReader().lines().toList();
        try {
            if (process.waitFor() != 0) throw new IOException("git " + String.join(" ", arguments) + " failed");
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while git ran", stopped);
        }
        return lines;
    }

    private Set<String> testsThatMention(String document) throws IOException {
        Set<String> found = new LinkedHashSet<>();
        for (String module : modules.names()) {
            Path tests = root.resolve(module).resolve("src/test/java");
            if (!Files.isDirectory(tests)) continue;
            try (Stream<Path> files = Files.walk(tests)) {
                for (Path file :
                        files.filter(path -> path.toString().endsWith(".java")).toList()) {
                    if (!Files.readString(file).contains(document)) continue;
                    String name = file.getFileName().toString().replace(".java", "");
                    if (name.endsWith("Test")) found.add(name);
                    else found.addAll(testsThatMention(name + "."));
                }
            }
        }
        return found;
    }
}
