package dev.halma.print;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.print.sheet.Lettering;
import dev.halma.print.sheet.Typeface;
import org.junit.jupiter.api.Test;

class ScoreEntryTest {

    private static final String CHAIN = "m13-k13-k11-i9-g9-g7-e5-e3-c1";

    @Test
    void aChainGoesOnInFurtherLinesAndLosesNothing() {
        ScoreEntry entry = ScoreEntry.of(CHAIN, 15);
        assertThat(String.join("", entry.lines())).isEqualTo(CHAIN);
        assertThat(entry.lines())
                .hasSizeGreaterThan(3)
                .allMatch(line -> Typeface.width(line, Lettering.plain(3.2)) <= 15);
        assertThat(entry.height()).isEqualTo(entry.lines().size() * ScoreEntry.LINE);
    }

    @Test
    void whatFitsStaysInOneLine() {
        assertThat(ScoreEntry.of("turn skipped", 40).lines()).containsExactly("turn skipped");
        assertThat(ScoreEntry.of(CHAIN, 60).lines()).containsExactly(CHAIN);
    }
}
