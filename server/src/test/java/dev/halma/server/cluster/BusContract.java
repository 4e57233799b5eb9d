package dev.halma.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.table.TableId;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What every bus does for the listeners of its own node: everything before {@code publish} returns. */
public abstract class BusContract {

    private static final Channel TABLE = Channel.of(new TableId("one"));

    private final Ear ear = new Ear();
    private Bus bus;

    protected abstract Bus open();

    @BeforeEach
    final void opens() {
        bus = open();
    }

    @AfterEach
    final void closes() {
        bus.close();
    }

    @Test
    void newsIsHeardAtOnceInOrderAndOnce() {
        bus.subscribe(TABLE, ear);
        List<String> news = IntStream.range(0, 1000).mapToObj(String::valueOf).toList();
        news.forEach(each -> bus.publish(TABLE, each));
        assertThat(ear.all()).isEqualTo(news);
    }

    @Test
    void newsMayContainAnything() {
        bus.subscribe(TABLE, ear);
        List<String> news = List.of("", " ", "a b\nc", "{\"say\": \"Zug für Zug ♟ 🎲\"}");
        news.forEach(each -> bus.publish(TABLE, each));
        assertThat(ear.all()).isEqualTo(news);
    }

    @Test
    void nobodyHearsAnotherChannel() {
        bus.subscribe(Channel.LOBBY, ear);
        bus.publish(TABLE, "not for the lobby");
        bus.publish(Channel.LOBBY, "for the lobby");
        assertThat(ear.all()).containsExactly("for the lobby");
    }

    @Test
    void whoHasEndedASubscriptionHearsNothing() {
        Bus.Subscription subscription = bus.subscribe(TABLE, ear);
        subscription.close();
        bus.publish(TABLE, "too late");
        assertThat(ear.all()).isEmpty();
    }

    @Test
    void oneListenerWithTwoSubscriptionsHasTwo() {
        Bus.Subscription first = bus.subscribe(TABLE, ear);
        bus.subscribe(TABLE, ear);
        bus.publish(TABLE, "twice");
        first.close();
        first.close();
        bus.publish(TABLE, "once");
        assertThat(ear.all()).containsExactly("twice", "twice", "once");
    }

    @Test
    void aListenerThatFailsHarmsNobody() {
        bus.subscribe(TABLE, news -> {
            throw new IllegalStateException("on purpose");
        });
        bus.subscribe(TABLE, ear);
        bus.publish(TABLE, "one");
        bus.publish(TABLE, "two");
        assertThat(ear.all()).containsExactly("one", "two");
    }

    @Test
    void aListenerMaySubscribeAndEndWhileItHears() {
        bus.subscribe(TABLE, news -> bus.subscribe(Channel.LOBBY, ear).close());
        bus.subscribe(TABLE, news -> bus.subscribe(Channel.LOBBY, ear));
        bus.publish(TABLE, "go");
        bus.publish(Channel.LOBBY, "here");
        assertThat(ear.all()).containsExactly("here");
    }
}
