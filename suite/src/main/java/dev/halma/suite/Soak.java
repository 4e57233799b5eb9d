package dev.halma.suite;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Repeats the property tests for a given time. One lane runs the Java tests that use a seed or are for a soak alone,
 * class by class. Another runs the page's longest tests, file by file. Each lane resumes where the last soak stopped.
 * After all of its tests it starts again with the next seed.
 */
final class Soak {

    private final Path root;
    private final Path memory;
    private final JavaTests java;
    private final PageTests page;
    private final Console console;
    private final Map<String, Integer> covered = new TreeMap<>();

    Soak(Path root, Path memory, JavaTests java, PageTests page, Console console) {
        this.root = root;
        this.memory = memory;
        this.java = java;
        this.page = page;
        this.console = console;
    }

    /** The progress of a lane: the run's seed, and the number of finished tests in this round. */
    private record Place(long seed, int done) {

        private static Place parse(String text) {
            String line = text.strip();
            int gap = line.indexOf(' ');
            return new Place(Long.parseLong(line.substring(0, gap)), Integer.parseInt(line.substring(gap + 1)));
        }

        private Place after(int all) {
            return done + 1 < all ? new Place(seed, done + 1) : new Place(seed + 1, 0);
        }

        private String text() {
            return seed + " " + done + "\n";
        }
    }

    /** Soaks for about this time. Tests that have begun by then are finished. */
    void run(Duration time) throws InterruptedException {
        long end = System.nanoTime() + time.toNanos();
        List<String> classes = java.soakClasses();
        List<String> files = pageFiles();
        Thread beside = Thread.ofPlatform().start(() -> lane("page", files, end, page::soak));
        lane("java", classes, end, this::soak);
        beside.join();
        console.say("\nThe soak covered:");
        covered.forEach((name, times) -> console.say("%5d x  %s".formatted(times, name)));
    }

    /** Runs these classes and page files once, under one seed. */
    void repeat(List<String> names, long seed) {
        for (String name : names) {
            String simple = name.replaceAll("#.*", "");
            java.soakClasses().stream()
                    .filter(found -> found.endsWith("." + simple))
                    .forEach(found -> soak(found, seed));
            pageFiles().stream().filter(file -> file.endsWith("/" + name)).forEach(file -> page.soak(file, seed));
        }
    }

    private void soak(String className, long seed) {
        System.setProperty("halma.seed", Long.toString(seed));
        java.soak(className);
    }

    private interface Step {
        void run(String name, long seed);
    }

    private void lane(String lane, List<String> tests, long end, Step step) {
        Place place = place(lane);
        while (!tests.isEmpty() && System.nanoTime() < end) {
            String name = tests.get(Math.min(place.done, tests.size() - 1));
            console.say("%s, seed %d, %d of %d: %s".formatted(lane, place.seed, place.done + 1, tests.size(), name));
            step.run(name, place.seed);
            synchronized (covered) {
                covered.merge(name, 1, Integer::sum);
            }
            place = place.after(tests.size());
            keep(lane, place);
        }
    }

    private Place place(String lane) {
        try {
            Path file = memory.resolve(lane);
            return Files.exists(file) ? Place.parse(Files.readString(file)) : new Place(1, 0);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private void keep(String lane, Place place) {
        try {
            Files.createDirectories(memory);
            Files.writeString(memory.resolve(lane), place.text());
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    private List<String> pageFiles() {
        Path folder = root.resolve("web/e2e/soak");
        if (!Files.isDirectory(folder)) return List.of();
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".test.ts"))
                    .map(name -> name.substring(0, name.length() - ".test.ts".length()))
                    .map(name -> "soak/" + name)
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
