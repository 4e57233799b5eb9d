package dev.halma.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.testkit.Repository;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A newcomer finds the way through the documents. */
class DocumentsTest {

    private static final Pattern LINK = Pattern.compile("(?<!`)\\]\\(([^)\\s#:]*)(#[^)\\s]*)?\\)");
    private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.*)$");

    @Test
    void everyPageSaysForWhomItIs() {
        assertThat(pages("docs"))
                .allSatisfy(page -> assertThat(read(page)).as(page.toString()).containsPattern("^# .+\\n\\nFor "));
    }

    @Test
    void theReadmeIsShort() {
        assertThat(read(Repository.file("README.md")).split("\\s+")).hasSizeLessThanOrEqualTo(700);
    }

    @Test
    void theSiteListsEveryPage() {
        String site = read(Repository.file("docs/.vitepress/config.mts"));
        assertThat(pages("docs"))
                .map(page -> page.getFileName().toString().replace(".md", ""))
                .filteredOn(page -> !page.equals("README"))
                .allSatisfy(page -> assertThat(site).contains("'" + page + "'"));
    }

    @Test
    void everyLinkLeadsSomewhere() {
        List<Path> pages = Stream.of("", "docs", "docs/decisions", "i18n/glossary", "bench")
                .flatMap(folder -> pages(folder).stream())
                .toList();
        assertThat(pages)
                .allSatisfy(page -> assertThat(broken(page)).as(page.toString()).isEmpty());
    }

    /** The links of a page whose file or heading is not there. */
    private static List<String> broken(Path page) {
        String text = read(page).replaceAll("(?s)```.*?```", "");
        return LINK.matcher(text)
                .results()
                .filter(link -> !leadsSomewhere(page, link))
                .map(MatchResult::group)
                .toList();
    }

    private static boolean leadsSomewhere(Path page, MatchResult link) {
        Path file = link.group(1).isEmpty() ? page : page.resolveSibling(link.group(1));
        if (!Files.exists(file)) return false;
        if (link.group(2) == null || !file.toString().endsWith(".md")) return true;
        return HEADING.matcher(read(file))
                .results()
                .map(heading -> "#" + anchor(heading.group(1)))
                .collect(Collectors.toSet())
                .contains(link.group(2));
    }

    /** The anchor of a heading, as repositories show it. */
    private static String anchor(String heading) {
        return heading.toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N} _-]", "")
                .replace(' ', '-');
    }

    private static List<Path> pages(String folder) {
        try (Stream<Path> files = Files.list(Repository.file(folder))) {
            return files.filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
