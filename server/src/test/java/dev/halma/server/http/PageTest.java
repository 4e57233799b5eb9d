package dev.halma.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PageTest {

    private static final Page PAGE = Page.load();

    @Test
    void everyFileHasATypeAndContents() {
        assertThat(PAGE.files()).isNotEmpty().allSatisfy(file -> {
            assertThat(file.type()).as(file.path()).isPresent();
            assertThat(PAGE.bytes(file)).as(file.path()).isNotEmpty();
            for (String ending : file.endings()) {
                assertThat(PAGE.bytes(file, ending).length).as(file.path()).isLessThan(PAGE.bytes(file).length);
            }
        });
    }

    @Test
    void thePageHasOneWorkerAndTheCompiledRuleBook() {
        assertThat(PAGE.files().stream().filter(PageFile::isWorker)).hasSize(1);
        assertThat(PAGE.files()).extracting(PageFile::path).anyMatch(path -> path.endsWith(".wasm"));
    }

    /** The download before the first move. Its limit is an aim of this project. */
    @Test
    void theCompiledRuleBookTakesAtMost260KilobytesOnTheWay() {
        PageFile wasm = PAGE.files().stream()
                .filter(file -> file.path().endsWith(".wasm"))
                .findFirst()
                .orElseThrow();
        assertThat(PAGE.bytes(wasm, "br").length).isLessThanOrEqualTo(260 * 1024);
    }

    /** All boards together, so that the page can play every game offline too. */
    @Test
    void whatTheThinkerHasLearnedTakesAtMost100Kilobytes() {
        List<PageFile> learned = PAGE.files().stream()
                .filter(file -> file.path().endsWith(".bin"))
                .toList();
        assertThat(learned).isNotEmpty();
        assertThat(learned.stream()
                        .mapToInt(file -> PAGE.bytes(file, "br").length)
                        .sum())
                .isLessThanOrEqualTo(100 * 1024);
    }

    @Test
    void onlyWhatTheListNamesIsThere() {
        assertThat(PAGE.at("/")).isEqualTo(PAGE.at("/index.html")).isPresent();
        assertThat(PAGE.at("/files.txt")).isEmpty();
        assertThat(PAGE.at("/index.html.br")).isEmpty();
        assertThat(PAGE.at("/../page/index.html")).isEmpty();
    }

    @Test
    void readsALineOfTheList() {
        assertThat(PageFile.parse("0a1b br,gz assets/a b.js"))
                .isEqualTo(new PageFile("assets/a b.js", "0a1b", Set.of("br", "gz")));
        assertThat(PageFile.parse("0a1b - icon.png").endings()).isEmpty();
        assertThatThrownBy(() -> PageFile.parse("nothing")).hasMessageContaining("nothing");
    }
}
