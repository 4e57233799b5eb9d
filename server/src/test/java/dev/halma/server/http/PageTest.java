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
    void thePageHasOneWorkerAndTwoCompiledFiles() {
        assertThat(PAGE.files().stream().filter(PageFile::isWorker)).hasSize(1);
        assertThat(PAGE.files().stream().filter(file -> file.path().endsWith(".wasm")))
                .hasSize(2);
    }

    /** The download before the first move: rules and table. Its limit is an aim of this project. */
    @Test
    void theCompiledRuleBookTakesAtMost275KilobytesOnTheWay() {
        assertThat(compressed("halma")).isLessThanOrEqualTo(275 * 1024);
    }

    /** The download before a computer's first move. */
    @Test
    void theCompiledThinkerTakesAtMost165KilobytesOnTheWay() {
        assertThat(compressed("thinker")).isLessThanOrEqualTo(165 * 1024);
    }

    private static int compressed(String name) {
        PageFile wasm = PAGE.files().stream()
                .filter(file ->
                        file.path().contains("/" + name + "-") && file.path().endsWith(".wasm"))
                .findFirst()
                .orElseThrow();
        return PAGE.bytes(wasm, "br").length;
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
