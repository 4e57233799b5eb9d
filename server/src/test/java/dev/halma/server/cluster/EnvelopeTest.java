package dev.halma.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.table.PlayerId;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EnvelopeTest {

    private static final PlayerId ADA = new PlayerId("ada");
    private static final PlayerId BO = new PlayerId("bo");

    static Stream<Envelope> envelopes() {
        return Stream.of(
                Envelope.of("a; b"),
                Envelope.happened("node", 12, -7, "{}"),
                Envelope.around("node", "{}"),
                Envelope.forPlayers(Set.of(ADA, BO), "hello"),
                Envelope.forPlayers(Set.of(), "for no client"));
    }

    @ParameterizedTest
    @MethodSource("envelopes")
    void isReadAsItIsWrittenAndItsHeaderIsOneWord(Envelope envelope) {
        assertThat(envelope.header()).doesNotContain(" ");
        assertThat(Envelope.parse(envelope.header(), envelope.payload())).isEqualTo(envelope);
    }

    /** It is from an older program, and may be chat. */
    @Test
    void withoutAHeaderItIsForNoClient() {
        Envelope old = Envelope.parse("", "old");
        assertThat(old.payload()).isEqualTo("old");
        assertThat(old.isFor(Optional.of(ADA))).isFalse();
        assertThat(Envelope.of("new").isFor(Optional.empty())).isTrue();
    }

    @Test
    void anAudienceKeepsOthersOut() {
        Envelope chat = Envelope.forPlayers(Set.of(ADA), "hello");
        assertThat(chat.isFor(Optional.of(ADA))).isTrue();
        assertThat(chat.isFor(Optional.of(BO))).isFalse();
        assertThat(chat.isFor(Optional.empty())).isFalse();
    }
}
