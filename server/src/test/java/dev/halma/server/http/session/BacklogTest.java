package dev.halma.server.http.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BacklogTest {

    private static final int STATE = 100_000;

    private final List<String> dropped = new ArrayList<>();

    private Backlog.Account account(Backlog backlog, String name) {
        return backlog.open(name, () -> dropped.add(name));
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
        Backlog backlog = new Backlog(4 * STATE);
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

    /** One address that does not read is dropped before it takes what others need. */
    @Test
    void oneAddressGetsAShareOfTheBudget() {
        Backlog backlog = new Backlog(40 * STATE);
        List<Backlog.Account> others = new ArrayList<>();
        for (int i = 0; i < 20; i++) others.add(account(backlog, "other " + i));
        others.forEach(other -> other.sends(STATE));
        for (int i = 0; i < 50; i++)
            backlog.open("one address", () -> dropped.add("flood")).sends(STATE);
        assertThat(dropped).hasSize(40).containsOnly("flood");
        assertThat(backlog.total()).isEqualTo(30 * STATE);
    }

    @Test
    void whatADroppedClientHadNotReadIsGivenBackOnce() {
        Backlog backlog = new Backlog(4 * STATE);
        Backlog.Account one = account(backlog, "one");
        assertThat(one.sends(STATE)).isTrue();
        assertThat(one.sends(STATE)).isFalse();
        one.done(STATE); // the failure of the text that was under way
        assertThat(backlog.total()).isZero();
    }
}
