package dev.halma.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class EncodingsTest {

    private static final Set<String> BOTH = Set.of("br", "gz");

    @Test
    void takesTheBestThatTheBrowserAccepts() {
        assertThat(Encodings.best("gzip, deflate, br, zstd", BOTH)).contains(Encodings.BROTLI);
        assertThat(Encodings.best("GZIP;q=0.5", BOTH)).contains(Encodings.GZIP);
    }

    @Test
    void takesOnlyWhatThereIs() {
        assertThat(Encodings.best("br, gzip", Set.of("gz"))).contains(Encodings.GZIP);
        assertThat(Encodings.best("br, gzip", Set.of())).isEqualTo(Optional.empty());
    }

    @Test
    void takesNothingThatIsRefusedOrNotAskedFor() {
        assertThat(Encodings.best("br; q=0, gzip;q=0.0", BOTH)).isEmpty();
        assertThat(Encodings.best("identity", BOTH)).isEmpty();
        assertThat(Encodings.best(null, BOTH)).isEmpty();
    }
}
