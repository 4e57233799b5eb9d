package dev.halma.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.testkit.Repository;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The packages of all modules, by their sources, because no module sees all the others. */
class PackagesTest {

    private static final Path ROOT = Repository.root();

    @Test
    void everyModuleIsLookedAt() throws IOException {
        assertThat(packages())
                .extracting(folder -> ROOT.relativize(folder).getName(0).toString())
                .contains(
                        "rules",
                        "table",
                        "testkit",
                        "engine",
                        "engine-jvm",
                        "arena",
                        "browser",
                        "i18n",
                        "print",
                        "server",
                        "cli",
                        "bench");
    }

    @TestFactory
    Stream<DynamicTest> everyPackageTellsItsStory() throws IOException {
        return packages().stream()
                .map(folder -> DynamicTest.dynamicTest(
                        ROOT.relativize(folder).toString(),
                        () -> assertThat(folder.resolve("package-info.java"))
                                .content()
                                .startsWith("/**")
                                .contains("@NullMarked")));
    }

    /** The folders that contain types. */
    private static List<Path> packages() throws IOException {
        try (Stream<Path> modules = Files.list(ROOT)) {
            return modules.map(module -> module.resolve("src/main/java"))
                    .filter(Files::isDirectory)
                    .flatMap(PackagesTest::foldersBelow)
                    .filter(PackagesTest::hasTypes)
                    .sorted()
                    .toList();
        }
    }

    private static Stream<Path> foldersBelow(Path folder) {
        return list(folder)
                .filter(Files::isDirectory)
                .flatMap(each -> Stream.concat(Stream.of(each), foldersBelow(each)));
    }

    private static boolean hasTypes(Path folder) {
        return list(folder)
                .map(file -> file.getFileName().toString())
                .anyMatch(name -> name.endsWith(".java") && !name.equals("package-info.java"));
    }

    private static Stream<Path> list(Path folder) {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
