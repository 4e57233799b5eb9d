package dev.halma.server.online.attack;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import dev.halma.server.online.AtTable;
import dev.halma.server.online.Guest;
import dev.halma.server.online.House;
import dev.halma.server.online.Script;
import dev.halma.server.online.Wire;
import dev.halma.server.services.Patience;
import dev.halma.table.protocol.ClientJson;
import dev.halma.table.protocol.ClientMessage;
import dev.halma.testkit.Effort;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.slf4j.LoggerFactory;

/**
 * Seeded frames and requests of attackers, at one server and at three nodes. A game beside them goes on, everything is
 * answered, and the log of this process tells of no failure; that is why no other test runs beside it.
 */
@ParameterizedClass
@EnumSource(House.Kind.class)
@Tag("law")
@Isolated
@SuppressWarnings("NullAway.Init")
class FuzzTest {

    private static final int SHARE_AT_NODES = 5; // what a node reads does not depend on how many there are
    private static final int ATTACKERS = 4;
    private static final int IN_A_BATCH = 250;
    private static final Script SCRIPT = Script.of(9, 120);

    @Parameter
    private House.Kind kind;

    @AutoClose
    private House house;

    private static final List<String> LEAKS =
            List.of("exception", "\tat ", "javalin", "jetty", "jackson", "streamread", "dev.halma", "powered by");

    private final Map<String, String> findings = new ConcurrentHashMap<>();
    private final AtomicInteger cut = new AtomicInteger();
    private final Queue<ILoggingEvent> failures = new ConcurrentLinkedQueue<>();
    private final Logger everything = (Logger) LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME);
    private final AppenderBase<ILoggingEvent> listener = new AppenderBase<>() {
        @Override
        protected void append(ILoggingEvent event) {
            if (event.getLevel() == Level.ERROR || event.getThrowableProxy() != null) failures.add(event);
        }
    };
    private Guest.Made made;
    private AtTable a;
    private AtTable b;

    @BeforeEach
    void beginAGame() throws Exception {
        listener.start();
        everything.addAppender(listener);
        house = new House(kind);
        Guest ada = Guest.named("Ada", house::address);
        made = ada.makes(Script.plan("open", ""));
        a = ada.watches(made.table());
        b = Guest.named("Bo", house::address).watches(made.table());
        b.sits("B", "", "");
    }

    @AfterEach
    void theGameHasGoneOnAndNothingWentWrong() {
        everything.detachAppender(listener);
        a.close();
        b.close();
        assertThat(failures).isEmpty();
    }

    /** Plays some more turns of the honest game. */
    private void play(int from, int to) {
        for (int turn = from; turn < to; turn++) {
            AtTable mover = turn % 2 == 0 ? a : b;
            assertThat(mover.does(SCRIPT.turn(turn))).isEqualTo(turn + 4);
        }
    }

    private int some(int all) {
        return kind == House.Kind.ONE_SERVER ? all : all / SHARE_AT_NODES;
    }

    @Test
    void everyFrameIsAnsweredAndTheGameBesideGoesOn() {
        int frames = some(Effort.times(3_000, 90_000)) / ATTACKERS;
        try (ExecutorService attackers = Executors.newFixedThreadPool(ATTACKERS)) {
            List<CompletableFuture<Void>> attacks = Effort.seeds(ATTACKERS)
                    .mapToObj(seed -> CompletableFuture.runAsync(() -> attack(seed, frames), attackers))
                    .toList();
            play(0, 100);
            attacks.forEach(CompletableFuture::join);
        }
        play(100, 120);
        assertThat(findings).isEmpty();
        // Of the attackers nothing stays: two sockets, of the two who play, and no table but theirs.
        house.atEveryNode(() -> figure("halma_tables_in_memory") <= 1);
        Patience.until("the attackers' sockets are gone", () -> sockets() == 2);
    }

    private int sockets() {
        return (int) IntStream.range(0, house.nodes())
                .mapToDouble(node -> figure("halma_sockets"))
                .sum();
    }

    /** One of the figures of the next node. */
    private double figure(String name) {
        return Guest.stranger(house::address)
                .get("/api/metrics")
                .body()
                .lines()
                .filter(line -> line.startsWith(name + " "))
                .mapToDouble(line -> Double.parseDouble(line.substring(name.length())))
                .findFirst()
                .orElseThrow();
    }

    private void attack(long seed, int frames) {
        Frames all = new Frames(seed, made.table());
        Guest attacker = seed % 2 == 0 ? Guest.stranger(house::address) : Guest.named("Eve", house::address);
        int sent = 0;
        try (Wire wire = attacker.connect()) {
            while (sent < frames) {
                int batch = Math.min(IN_A_BATCH, frames - sent);
                List<String> said = new ArrayList<>();
                for (int i = 0; i < batch; i++) said.add(all.next());
                said.forEach(wire::say);
                long answers = said.stream().filter(FuzzTest::wantsAnAnswer).count();
                for (long i = 0; i < answers; i++) {
                    String answer = wire.answer().toString();
                    if (!isHarmless("HTTP/1.1 " + answer)) findings.put("frame of seed " + seed, answer);
                }
                wire.forget();
                sent += batch;
            }
        }
    }

    private static boolean wantsAnAnswer(String frame) {
        return switch (ClientJson.parse(frame)) {
            case ClientMessage.Ask ask -> true;
            case ClientMessage.SayPhrase phrase -> true;
            case ClientMessage.Chat chat -> true;
            case ClientMessage.Unreadable unreadable -> true;
            case ClientMessage.Watch watch -> false; // by the table, not by one message
            case ClientMessage.Unwatch unwatch -> false;
            case ClientMessage.WatchLobby lobby -> false;
            case ClientMessage.Ping ping -> false; // by its own kind
            case ClientMessage.Pong pong -> false;
        };
    }

    @Test
    void everyRequestIsAnsweredAndTheGameBesideGoesOn() {
        int requests = some(Effort.times(1_000, 10_000)) / ATTACKERS;
        try (ExecutorService attackers = Executors.newFixedThreadPool(ATTACKERS)) {
            List<CompletableFuture<Void>> attacks = Effort.seeds(ATTACKERS)
                    .mapToObj(Requests::new)
                    .map(all -> CompletableFuture.runAsync(() -> ask(all, requests), attackers))
                    .toList();
            play(0, 100);
            attacks.forEach(CompletableFuture::join);
        }
        play(100, 120);
        assertThat(cut.get()).as("requests without a whole answer").isLessThan(requests * ATTACKERS / 4);
        assertThat(findings).isEmpty();
    }

    private void ask(Requests all, int requests) {
        for (int i = 0; i < requests; i++) {
            String request = all.next();
            String answer = answer(request);
            if (!isHarmless(answer))
                findings.putIfAbsent(answer.lines().findFirst().orElse("no answer"), request + answer);
        }
    }

    /** An answer, and one that tells nothing about how the server is made. */
    private static boolean isHarmless(String answer) {
        return answer.startsWith("HTTP/1.1 ")
                && !answer.startsWith("HTTP/1.1 500")
                && LEAKS.stream().noneMatch(answer.toLowerCase(Locale.ROOT)::contains);
    }

    /** What comes back for a text on a line of its own. */
    private String answer(String request) {
        try (Socket socket = new Socket("localhost", house.address().getPort())) {
            try {
                socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
                if (request.contains("chunked") || request.contains("HTTP/0.9")) socket.shutdownOutput();
            } catch (SocketException e) {
                // The answer came before the end of the question.
            }
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            cut.incrementAndGet();
            return "HTTP/1.1 cut: " + e.getMessage(); // a reset after the answer to half of a question
        }
    }
}
