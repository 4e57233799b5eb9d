package dev.halma.cli.shared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class VersionTest {

    @Test
    void theCommitFollowsTheNumberIfThereIsOne() {
        assertThat(Version.text("0.2.0", "d0501c3")).isEqualTo("halma 0.2.0 (d0501c3)");
        assertThat(Version.text("0.2.0", "")).isEqualTo("halma 0.2.0");
    }
}
