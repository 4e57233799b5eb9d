package dev.halma.release;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The libraries that the examples need, installed from a copy of the sources in another folder, into a repository of its
 * own. Everything but our own jars is in this machine's usual repository, through links.
 *
 * @param repository where the jars are
 */
record Installed(Path sources, Path repository) {

    static final List<String> LIBRARIES = List.of("rules", "testkit", "engine");

    static Installed inside(Path folder) throws IOException, InterruptedException {
        Installed installed = new Installed(folder.resolve("sources"), folder.resolve("repository"));
        delete(folder);
        installed.copySources();
        installed.linkRepository(usualRepository());
        installed.maven(
                List.of("-pl", "bom," + String.join(",", LIBRARIES), "-am", "install", "-Dmaven.test.skip=true"));
        return installed;
    }

    private static Path usualRepository() {
        String named = System.getProperty("halma.repository");
        return named != null ? Path.of(named) : Path.of(System.getProperty("user.home"), ".m2", "repository");
    }

    /** Runs Maven as the README says, on the JDK that the launcher finds. */
    void maven(List<String> arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(sources.resolve("halma").toString(), "mvn", "-B", "-ntp", "-q"));
        command.add("-Dmaven.repo.local=" + repository);
        command.addAll(arguments);
        Ran.good(sources, command);
    }

    /** A file of a library: {@code "-sources.jar"} for its sources. */
    Path file(String module, String ending) {
        String name = "halma-" + module;
        return repository.resolve(Path.of("dev", "halma", name, Ran.VERSION, name + "-" + Ran.VERSION + ending));
    }

    private void copySources() throws IOException {
        for (String file : List.of("halma", "pom.xml", "LICENSE", "NOTICE", ".mvn")) {
            copy(Ran.ROOT.resolve(file), sources.resolve(file));
        }
        try (Stream<Path> modules = Files.list(Ran.ROOT)) {
            for (Path module : modules.filter(path -> Files.exists(path.resolve("pom.xml")))
                    .toList()) {
                Path to = sources.resolve(module.getFileName());
                copy(module.resolve("pom.xml"), to.resolve("pom.xml"));
                if (LIBRARIES.contains(module.getFileName().toString())) {
                    copy(module.resolve("src/main"), to.resolve("src/main"));
                }
            }
        }
    }

    private void linkRepository(Path usual) throws IOException {
        Files.createDirectories(repository.resolve("dev/halma"));
        link(usual, repository);
        if (Files.isDirectory(usual.resolve("dev"))) link(usual.resolve("dev"), repository.resolve("dev"));
    }

    private static void link(Path from, Path to) throws IOException {
        try (Stream<Path> entries = Files.list(from)) {
            for (Path entry : entries.toList()) {
                Path link = to.resolve(entry.getFileName());
                if (!Files.exists(link)) Files.createSymbolicLink(link, entry);
            }
        }
    }

    static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Path copy = to.resolve(from.relativize(file).toString());
                Files.createDirectories(Files.isDirectory(file) ? copy : copy.getParent());
                if (Files.isRegularFile(file)) {
                    Files.copy(file, copy);
                    if (Files.isExecutable(file)) makeExecutable(copy);
                }
            }
        }
    }

    private static void makeExecutable(Path file) {
        if (!file.toFile().setExecutable(true)) throw new UncheckedIOException(new IOException(file.toString()));
    }

    /** Links are removed and not followed. */
    private static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) return;
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path directory, IOException failure) throws IOException {
                Files.delete(directory);
                return FileVisitResult.CONTINUE;
            }
        });
    }
}
