package dev.halma.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is shown to people in the same room. */
class LivingRoomTest {

    @Test
    void theCodeIsASquareInALightFrame() {
        List<String> lines = LivingRoom.code("http://192.168.1.20:8080/");
        int width = lines.getFirst().length();
        assertThat(lines).allMatch(line -> line.length() == width && line.startsWith("██"));
        assertThat(lines.getFirst()).isEqualTo("█".repeat(width));
        assertThat(lines).hasSize((width + 1) / 2);
    }

    @Test
    void anInvitationNamesTheAddressAndWhatNeedsACertificate() {
        assertThat(LivingRoom.invitation(URI.create("http://192.168.1.20:8080/")))
                .anyMatch(line -> line.endsWith("open http://192.168.1.20:8080/"))
                .anyMatch(line -> line.contains("--tls-cert"));
        assertThat(LivingRoom.invitation(URI.create("https://192.168.1.20:8080/")))
                .noneMatch(line -> line.contains("--tls-cert"));
    }
}
