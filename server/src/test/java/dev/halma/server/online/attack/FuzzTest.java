package dev.halma.server.online.attack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.server.online.AtTable;
import dev.halma.server.online.Guest;
import dev.halma.server.online.House;
import dev.halma.server.online.Script;
import dev.halma.server.online.Wire;
import dev.halma.server.protocol.ClientJson;
import dev.halma.server.protocol.ClientMessage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * 100,000 seeded frames and requests of attackers, and some of them again at three nodes. A game beside them goes on, and
 * everything is answered.
 */
@ParameterizedClass
@EnumSource(House.Kind.class)
@SuppressWarnings("NullAway.Init")
class FuzzTest {

    private static final int FRAMES = 90_000;
    private static final int REQUESTS = 10_000;
    private static final int SHARE_AT_NODES = 10; // what a node reads does not depend on how many there are
    private static final int ATTACKERS = 4;
    private static final int IN_A_BATCH = 250;
    private static final Script SCRIPT = Script.of(9, 400);

    @Parameter
    private House.Kind kind;

    @AutoClose
    private House house;

    private static final List<String> LEAKS =
            List.of("exception", "\tat ", "javalin", "jetty", "jackson", "streamread", "dev.halma", "powered by");

    private final Map<String, String> findings = new ConcurrentHashMap<>();
    private final AtomicInteger cut = new AtomicInteger();
    private final ByteArrayOutputStream log = new ByteArrayOutputStream();
    private final PrintStream usual = System.err;
    private Guest.Made made;
    private AtTable a;
    private AtTable b;

    @BeforeEach
    void beginAGame() throws Exception {
        System.setErr(new PrintStream(log, true, StandardCharsets.UTF_8));
        house = new House(kind);
        Guest ada = Guest.named("Ada", house::address);
        made = ada.makes(Script.plan("open", ""));
        a = ada.watches(made.table());
        b = Guest.named("Bo", house::address).watches(made.table());
        b.sits("B", "", "");
    }

    @AfterEach
    void theGameHasGoneOnAndNothingWentWrong() {
        System.setErr(usual);
        a.close();
        b.close();
        assertThat(log.toString(StandardCharsets.UTF_8)).doesNotContain("ERROR", "Exception", "\tat ");
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

    private static long used() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }

    @Test
    void everyFrameIsAnsweredAndTheGameBesideGoesOn() {
        long before = used();
        try (ExecutorService attackers = Executors.newFixedThreadPool(ATTACKERS)) {
            List<CompletableFuture<Integer>> attacks = new ArrayList<>();
            for (int seed = 0; seed < ATTACKERS; seed++) {
                long number = seed;
                attacks.add(CompletableFuture.supplyAsync(() -> attack(number, some(FRAMES) / ATTACKERS), attackers));
            }
            play(0, 200);
            assertThat(attacks.stream().mapToInt(CompletableFuture::join).sum()).isEqualTo(some(FRAMES));
        }
        play(200, 220);
        assertThat(findings).as(log.toString(StandardCharsets.UTF_8)).isEmpty();
        assertThat(used() - before).as("bytes that stay").isLessThan(64 << 20);
    }

    private int attack(long seed, int frames) {
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
                    if (!isHarmless("HTTP/1.1 " + answer)) findings.put("frame", answer);
                }
                wire.forget();
                sent += batch;
            }
        }
        return sent;
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
        try (ExecutorService attackers = Executors.newFixedThreadPool(ATTACKERS)) {
            List<CompletableFuture<Void>> attacks = new ArrayList<>();
            for (int seed = 0; seed < ATTACKERS; seed++) {
                Requests all = new Requests(seed);
                attacks.add(CompletableFuture.runAsync(() -> ask(all, some(REQUESTS) / ATTACKERS), attackers));
            }
            play(0, 100);
            attacks.forEach(CompletableFuture::join);
        }
        play(100, 120);
        assertThat(cut.get()).as("requests without a whole answer").isLessThan(some(REQUESTS) / 4);
        assertThat(findings).as(log.toString(StandardCharsets.UTF_8)).isEmpty();
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
