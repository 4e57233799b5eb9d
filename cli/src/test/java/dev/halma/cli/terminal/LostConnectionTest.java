package dev.halma.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.cli.remote.RemoteConnection;
import dev.halma.cli.terminal.session.Face;
import dev.halma.cli.terminal.session.Session;
import dev.halma.cli.terminal.table.RemoteChannel;
import dev.halma.cli.terminal.table.TableChannel;
import dev.halma.cli.terminal.table.Viewpoint;
import dev.halma.i18n.Language;
import dev.halma.i18n.Texts;
import dev.halma.rules.message.Message;
import dev.halma.rules.notation.GameRecord;
import dev.halma.table.Command;
import dev.halma.table.PlayerId;
import dev.halma.table.TableEvent;
import dev.halma.table.TableId;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;

/** A player at a server hears of a connection that is dead, or that never came about. */
class LostConnectionTest {

    /** Who has no patience counts every silence, however short, as an answer that did not come. */
    private static final RemoteConnection.Patience NONE = new RemoteConnection.Patience(
            Duration.ofNanos(-1), Duration.ofNanos(-1), Duration.ofDays(1), Duration.ofDays(1));

    /** A server that takes the call and never says a word. */
    private static final class Mute implements WebSocket {

        private final ConcurrentLinkedQueue<String> heard = new ConcurrentLinkedQueue<>();

        @Override
        public CompletableFuture<WebSocket> sendText(CharSequence data, boolean isLast) {
            heard.add(data.toString());
            return CompletableFuture.completedFuture(this);
        }

        @Override
        public CompletableFuture<WebSocket> sendBinary(ByteBuffer data, boolean isLast) {
            return CompletableFuture.completedFuture(this);
        }

        @Override
        public CompletableFuture<WebSocket> sendPing(ByteBuffer message) {
            return CompletableFuture.completedFuture(this);
        }

        @Override
        public CompletableFuture<WebSocket> sendPong(ByteBuffer message) {
            return CompletableFuture.completedFuture(this);
        }

        @Override
        public CompletableFuture<WebSocket> sendClose(int code, String reason) {
            return CompletableFuture.completedFuture(this);
        }

        @Override
        public void request(long count) {}

        @Override
        public String getSubprotocol() {
            return "";
        }

        @Override
        public boolean isOutputClosed() {
            return false;
        }

        @Override
        public boolean isInputClosed() {
            return false;
        }

        @Override
        public void abort() {}
    }

    /** What the player is told, in order. */
    private static final class Notes implements TableChannel.Listener {

        private final BlockingQueue<Message> told = new LinkedBlockingQueue<>();

        @Override
        public void happened(List<TableEvent> events, Viewpoint now) {}

        @Override
        public void done() {}

        @Override
        public void refused(Message why) {}

        @Override
        public void noted(Message what) {
            told.add(what);
        }
    }

    private static RemoteChannel table(CompletableFuture<WebSocket> answer) {
        return new RemoteChannel(
                new TableId("abcdefgh"),
                new PlayerId("ann"),
                "",
                "run",
                LocalDate.of(2026, 2, 28),
                listener -> answer,
                NONE);
    }

    @Test
    void aServerThatIsSilentIsAskedAndThenSaidToBeLost() {
        Mute server = new Mute();
        Notes notes = new Notes();
        try (RemoteChannel table = table(CompletableFuture.completedFuture(server))) {
            table.open(notes);
            table.tick();
            assertThat(server.heard).anyMatch(message -> message.contains("ping"));
            assertThat(notes.told).isEmpty();
            table.tick();
            assertThat(notes.told).containsExactly(Message.of("page.online.lost"));
        }
    }

    @Test
    void aFirstCallThatFailsIsToldToo() {
        Notes notes = new Notes();
        try (RemoteChannel table = table(CompletableFuture.failedFuture(new IllegalStateException("no WebSocket")))) {
            table.open(notes);
            assertThat(notes.told).containsExactly(Message.of("page.online.lost"));
        }
    }

    @Test
    void aSessionLooksAfterItsTableWhileNothingHappens() {
        Idle table = new Idle();
        Session session = new Session(table, Texts.of(Language.EN), List.of(), made -> new Silent());
        table.ticked = session::end; // or it stays for ever
        assertThat(session.run()).isEmpty();
    }

    /** A table at which nothing happens. */
    private static final class Idle implements TableChannel {

        private Runnable ticked = () -> {};

        @Override
        public void open(Listener listener) {}

        @Override
        public void ask(Command command) {}

        @Override
        public void tick() {
            ticked.run();
        }

        @Override
        public Optional<GameRecord> record() {
            return Optional.empty();
        }

        @Override
        public void close() {}
    }

    private static final class Silent implements Face {

        @Override
        public void show(Viewpoint now) {}

        @Override
        public void say(String sentence) {}

        @Override
        public void show(String title, List<String> lines) {}

        @Override
        public void showBoard() {}

        @Override
        public void point(int cell) {}

        @Override
        public void suggest(int from, int to) {}

        @Override
        public void settled() {}
    }
}
