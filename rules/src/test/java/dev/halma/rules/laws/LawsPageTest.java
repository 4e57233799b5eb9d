package dev.halma.rules.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.testkit.Repository;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** {@code docs/laws.md} names every sentence of the rules as a law, with the tests that are evidence for it. */
class LawsPageTest {

    private static final String INTRODUCTION = """
            # The laws, and what shows that they hold

            For everyone who changes the rule book or doubts it: each sentence of the rules as a numbered law, with its evidence. A *drawn
            board* is a position that a test draws and plays. A *seeded law* holds for thousands of random positions, other ones with every
            commit. A *count* compares the numbers of move sequences with independent programs. A *table* lists cases one by one.

            This page is made from `rules/src/test/resources/laws.txt` and the annotations `@Law` of the tests. A law without evidence
            fails the build.
            """;

    /** An annotation, and the method or class that follows it. */
    private static final Pattern ANNOTATION =
            Pattern.compile("@Law\\(([^)]*)\\)\\s+(?:@\\w+(?:\\([^)]*\\))?\\s+)*(?:void|class) (\\w+)");

    private static final Pattern NUMBER = Pattern.compile("\"([^\"]+)\"");

    private static final List<Evidence> FOUND = new ArrayList<>();

    /** A test, a law that it stands for, and of what kind it is. */
    private record Evidence(String law, String test, String path, String kind) {

        String link() {
            return "[" + test + "](../" + path + ") (" + kind + ")";
        }
    }

    /** A line of the list: a law with its number, or the title of a section. */
    private record Line(String number, String text) {

        static Line of(String line) {
            int space = line.indexOf(' ');
            return new Line(line.substring(0, space), line.substring(space + 1));
        }

        boolean isTitle() {
            return number.equals("#");
        }
    }

    @BeforeAll
    static void findTheEvidence() throws IOException {
        try (Stream<Path> modules = Files.list(Repository.root())) {
            for (Path module : modules.sorted().toList()) {
                Path tests = module.resolve("src/test/java");
                if (Files.isDirectory(tests)) FOUND.addAll(in(tests));
            }
        }
    }

    @Test
    void everyLawHasEvidenceAndAllEvidenceALaw() throws IOException {
        List<String> laws = lines().stream()
                .filter(line -> !line.isTitle())
                .map(Line::number)
                .toList();
        assertThat(laws).doesNotHaveDuplicates();
        assertThat(FOUND.stream().map(Evidence::law).collect(Collectors.toSet()))
                .containsExactlyInAnyOrderElementsOf(laws);
    }

    @Test
    void thePageIsMadeFromTheTests() throws IOException {
        StringBuilder page = new StringBuilder(INTRODUCTION);
        for (Line line : lines()) {
            if (line.isTitle())
                page.append("\n## ").append(line.text()).append("\n\n| law | | evidence |\n|---|---|---|\n");
            else page.append(row(line));
        }
        Path made = Repository.file("rules/target/laws.md");
        Files.createDirectories(made.getParent());
        Files.writeString(made, page);
        assertThat(Files.readString(Repository.file("docs/laws.md")))
                .as("To renew it: cp rules/target/laws.md docs/laws.md")
                .isEqualTo(page.toString());
    }

    private static String row(Line law) {
        List<String> links = FOUND.stream()
                .filter(evidence -> evidence.law().equals(law.number()))
                .sorted(Comparator.comparing(Evidence::path).thenComparing(Evidence::test))
                .map(Evidence::link)
                .toList();
        return "| " + law.number() + " | " + law.text() + " | " + String.join("<br>", links) + " |\n";
    }

    private static List<Line> lines() throws IOException {
        return Files.readAllLines(Repository.file("rules/src/test/resources/laws.txt")).stream()
                .map(Line::of)
                .toList();
    }

    private static List<Evidence> in(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith("Test.java"))
                    .flatMap(LawsPageTest::inFile)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<Evidence> inFile(Path file) {
        String text = read(file);
        String path = Repository.root().relativize(file).toString().replace('\\', '/');
        String name = file.getFileName().toString().replace(".java", "");
        List<Evidence> found = new ArrayList<>();
        Matcher annotation = ANNOTATION.matcher(text);
        while (annotation.find()) {
            String test = annotation.group(2).equals(name) ? name : name + "." + annotation.group(2);
            String kind = kind(name, text);
            NUMBER.matcher(annotation.group(1))
                    .results()
                    .map((MatchResult number) -> new Evidence(number.group(1), test, path, kind))
                    .forEach(found::add);
        }
        return found.stream();
    }

    /** By what the test uses: seeds, counts, a drawing, or else a list of cases. */
    private static String kind(String name, String text) {
        if (text.contains("@Tag(\"law\")\nclass")) return "seeded law";
        if (name.equals("PerftTest") || name.equals("GamesPlayedElsewhereTest")) return "count";
        return text.contains("Sketch") || text.contains("\"\"\"") ? "drawn board" : "table";
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
