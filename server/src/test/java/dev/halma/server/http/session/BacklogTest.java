package dev.halma.server.http.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BacklogTest {

    private static final int STATE = 100_000;

    private final List<String> dropped = new ArrayList<>();

    private Backlog.Account account(Backlog backlog, String name) {
        return backlog.open(() -> dropped.add(name));
    }

    @Test
    void aClientMayBeAMegabyteBehind() {
        Backlog.Account one = account(new Backlog(Long.MAX_VALUE), "one");
        for (int i = 0; i < 10; i++) assertThat(one.sends(STATE)).isTrue();
        assertThat(one.sends(STATE)).isFalse();
        assertThat(one.sends(1)).isFalse();
        assertThat(dropped).containsExactly("one");
    }

    @Test
    void whoReadsIsNeverBehind() {
        Backlog backlog = new Backlog(2 * STATE);
        Backlog.Account one = account(backlog, "one");
        for (int i = 0; i < 1000; i++) {
            assertThat(one.sends(STATE)).isTrue();
            one.done(STATE);
        }
        assertThat(backlog.total()).isZero();
    }

    @Test
    void whenAllTogetherAreTooFarBehindTheFurthestIsDropped() {
        Backlog backlog = new Backlog(10 * STATE);
        Backlog.Account reads = account(backlog, "reads");
        reads.sends(1000);
        List<Backlog.Account> silent = new ArrayList<>();
        for (int i = 0; i < 600; i++) {
            Backlog.Account one = account(backlog, "silent " + i);
            silent.add(one);
            for (int state = 0; state <= i % 3; state++) one.sends(STATE);
            assertThat(backlog.total()).isLessThanOrEqualTo(10 * STATE);
        }
        assertThat(dropped).hasSizeGreaterThan(580).doesNotContain("reads");
        assertThat(reads.sends(1000)).isTrue();
    }

    @Test
    void whatADroppedClientHadNotReadIsGivenBackOnce() {
        Backlog backlog = new Backlog(STATE);
        Backlog.Account one = account(backlog, "one");
        assertThat(one.sends(STATE)).isTrue();
        assertThat(one.sends(STATE)).isFalse();
        one.done(STATE); // the failure of the text that was under way
        assertThat(backlog.total()).isZero();
    }
}
