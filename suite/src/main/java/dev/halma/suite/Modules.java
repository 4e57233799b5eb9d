package dev.halma.suite;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The modules of the repository and which of them need which, as their {@code pom.xml} files say. */
final class Modules {

    private static final Pattern DEPENDENCY = Pattern.compile("<artifactId>halma-([a-z0-9-]+)</artifactId>");

    private final Path root;
    private final TreeMap<String, Set<String>> needs = new TreeMap<>();

    Modules(Path root) {
        this.root = root;
        try (Stream<Path> folders = Files.list(root)) {
            for (Path folder : folders.toList()) {
                Path pom = folder.resolve("pom.xml");
                if (Files.isRegularFile(pom)) needs.put(folder.getFileName().toString(), needs(Files.readString(pom)));
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        // The page is made of texts and weights too, and its tests in Chromium run the packed jar.
        needs.computeIfPresent("web", (name, known) -> union(known, Set.of("i18n", "engine-jvm")));
    }

    private static Set<String> needs(String pom) {
        Set<String> found =
                DEPENDENCY.matcher(pom).results().map(match -> match.group(1)).collect(Collectors.toSet());
        found.remove("parent");
        return found;
    }

    private static Set<String> union(Set<String> some, Set<String> more) {
        return Stream.concat(some.stream(), more.stream()).collect(Collectors.toSet());
    }

    Set<String> names() {
        return needs.keySet();
    }

    /** The folders with compiled tests. */
    List<Path> testFolders() {
        return names().stream()
                .map(name -> root.resolve(name).resolve("target/test-classes"))
                .filter(Files::isDirectory)
                .toList();
    }

    /** The module whose tests a class belongs to. */
    String of(Class<?> test) {
        Path classes =
                Path.of(test.getProtectionDomain().getCodeSource().getLocation().getPath());
        return root.relativize(classes.toAbsolutePath()).getName(0).toString();
    }

    /** These modules, and all that need one of them. */
    Set<String> withDependents(Set<String> modules) {
        Set<String> found = new LinkedHashSet<>(modules);
        Deque<String> open = new ArrayDeque<>(modules);
        while (!open.isEmpty()) {
            String next = open.remove();
            needs.forEach((name, needed) -> {
                if (needed.contains(next) && found.add(name)) open.add(name);
            });
        }
        return found;
    }
}
