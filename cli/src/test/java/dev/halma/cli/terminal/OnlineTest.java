package dev.halma.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.halma.cli.Run;
import dev.halma.cli.remote.RemoteServer;
import dev.halma.i18n.Language;
import dev.halma.i18n.Texts;
import dev.halma.rules.variant.Seat;
import dev.halma.server.HalmaServer;
import dev.halma.server.Settings;
import dev.halma.table.Command;
import dev.halma.table.Proposal;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.node.ObjectNode;

/** Two terminals at one table of a real server: one with a screen, one line by line. */
class OnlineTest {

    private static final int TURNS = 5;

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Test
    void twoTerminalsPlayUntilOneResigns() throws Exception {
        try (HalmaServer server = HalmaServer.start(Settings.usual("localhost", 0, folder.resolve("data")))) {
            String address = "http://localhost:" + server.port();
            Path ann = Files.createDirectory(folder.resolve("ann"));
            Path bo = Files.createDirectory(folder.resolve("bo"));
            try (AtTerminal screen = AtTerminal.halma(
                    ann, 80, 24, Map.of(), "play", "halma-8", "--server", address, "--name", "Ann", "--first", "A")) {
                Matcher made = screen.awaitWritten(Pattern.compile("--table (\\S+) --key (\\S+)"), 0);
                screen.await("The game begins as soon as every seat is taken.");
                String link = address + "/#/table/" + made.group(1) + "/" + made.group(2);
                try (AtTerminal lines = AtTerminal.halma(
                        bo, 80, 24, Map.of(), "play", "--server", address, "--table", link, "--plain")) {
                    lines.awaitWritten(Pattern.compile("What shall we call you\\?"), 0);
                    lines.enter("Bo");
                    lines.awaitWritten(Pattern.compile("Ann \\(A\\) begins"), 0);
                    play(screen, lines);
                    lines.enter("quit");
                    assertThat(lines.exitCode()).isZero();
                }
                screen.enter("quit");
                assertThat(screen.exitCode()).isZero();
            }
        }
    }

    /** An agreement that changes nothing is answered without news, and the next line is read all the same. */
    @Test
    @Timeout(value = 5, unit = TimeUnit.MINUTES)
    void aPlayerWhoAgreesToTheirOwnOfferCanStillType() throws Exception {
        try (HalmaServer server = HalmaServer.start(Settings.usual("localhost", 0, folder.resolve("data")))) {
            URI address = URI.create("http://localhost:" + server.port());
            String ann = new RemoteServer(address, "").register("Ann");
            String bo = new RemoteServer(address, "").register("Bo");
            String table = made(new RemoteServer(address, ann), "");
            new RemoteServer(address, bo).ask(table, "sit", new Command.Sit(Seat.B, "", ""));
            new RemoteServer(address, ann).ask(table, "offer", new Command.Propose(Seat.A, Proposal.DRAW));
            Path token = Files.writeString(folder.resolve("ann.token"), ann);
            Run run = Run.withInput(
                    "agree\nagree\nagree\nrules\nquit\n",
                    "play",
                    "--server",
                    address.toString(),
                    "--table",
                    table,
                    "--token-file",
                    token.toString());
            assertThat(run.code()).isZero();
            assertThat(run.out()).contains("Ann (A) offers a draw", "THE RULES OF HALMA");
        }
    }

    @Test
    void aTableThatGathersTellsItsOwnHouseRules() throws Exception {
        try (HalmaServer server = HalmaServer.start(Settings.usual("localhost", 0, folder.resolve("data")))) {
            URI address = URI.create("http://localhost:" + server.port());
            String ann = new RemoteServer(address, "").register("Ann");
            Path token = Files.writeString(folder.resolve("ann.token"), ann);
            String usual = rulesAt(made(new RemoteServer(address, ann), ""), address, token);
            String other = rulesAt(made(new RemoteServer(address, ann), "leave=off"), address, token);
            assertThat(other).isNotEqualTo(usual);
        }
    }

    /** What a player reads at a table where somebody else still has to sit down. */
    private static String rulesAt(String table, URI address, Path token) {
        Run run = Run.withInput(
                "rules\nquit\n",
                "play",
                "--server",
                address.toString(),
                "--table",
                table,
                "--token-file",
                token.toString());
        assertThat(run.code()).isZero();
        return run.out();
    }

    /** A table where the caller has seat A, seat B is open, and A begins. */
    private static String made(RemoteServer maker, String house) throws IOException {
        ObjectNode plan = RemoteServer.JSON
                .createObjectNode()
                .put("variant", "halma-8")
                .put("house", house)
                .put("first", "A");
        ObjectNode chairs = plan.putObject("chairs");
        chairs.putObject("A").put("kind", "me");
        chairs.putObject("B").put("kind", "open");
        return maker.post("/api/tables", plan).body().path("table").asString("");
    }

    private static void play(AtTerminal screen, AtTerminal lines) throws Exception {
        Opponent test = new Opponent("halma-8");
        screen.await("Your turn");
        // No advice against people.
        screen.enter("hint");
        screen.await("The computer gives no advice while you play with others");
        while (test.turn() <= TURNS) {
            int turn = test.turn();
            boolean isScreensTurn = test.game().position().toMove().index() == 0;
            if (isScreensTurn) screen.await("Turn " + turn + " · Your turn");
            else lines.awaitWritten(Pattern.compile("Turn " + turn + ": Bo \\(B\\)"), 0);
            (isScreensTurn ? screen : lines).enter(test.move());
        }
        lines.enter("resign yes");
        String end = "has won";
        screen.await(end);
        lines.awaitWritten(Pattern.compile(end), 0);
    }

    @Test
    void listsTablesAndSaysWhatIsMissing() throws Exception {
        try (HalmaServer server = HalmaServer.start(Settings.usual("localhost", 0, folder.resolve("data")))) {
            String address = "http://localhost:" + server.port();
            String token = folder.resolve("eve.token").toString();
            Run none = Run.halma("play", "--server", address, "--name", "Eve", "--token-file", token);
            assertThat(none.out()).contains("No open table", "--table ID");
            Run wrong = Run.halma("play", "--server", address, "--table", "nowhere", "--token-file", token);
            assertThat(wrong.code()).isEqualTo(1);
            assertThat(wrong.err()).contains("There is no such table.");
            Run clock = Run.halma("play", "halma-8", "--server", address, "--pace", "soon", "--token-file", token);
            clock.requireRefused(2, "“soon” is not a clock; it can be none, move:30, game:600+5 or days:3.");
            Run unreadable = Run.halma("play", "--server", address, "--token-file", folder.toString());
            unreadable.requireRefused(1, folder + ": It can’t be read: ");
            Path below = Path.of(token).resolve("eve.token");
            Run unwritable = Run.halma("play", "--server", address, "--name", "Eve", "--token-file", below.toString());
            unwritable.requireRefused(1, below + ": It can’t be written: ");
        }
        Run silent = Run.halma(
                "play",
                "--server",
                "http://localhost:1",
                "--name",
                "Eve",
                "--token-file",
                folder.resolve("x").toString());
        assertThat(silent.code()).isEqualTo(1);
        assertThat(silent.err()).contains("The server at http://localhost:1 does not answer.");
    }

    /** A server in trouble is not one that does not answer. */
    @ParameterizedTest
    @CsvSource({"429, That was a lot in a short time.", "503, it answers with 503. Try again later."})
    void saysThatAServerHasNoTime(int status, String answer) throws Exception {
        HttpServer busy = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        busy.createContext("/", exchange -> {
            exchange.sendResponseHeaders(status, -1);
            exchange.close();
        });
        busy.start();
        try {
            String address = "http://localhost:" + busy.getAddress().getPort();
            Path token = Files.writeString(folder.resolve("known.token"), "secret");
            Run known = Run.halma("play", "--server", address, "--token-file", token.toString());
            known.requireRefused(1, answer);
            Run guest = Run.halma(
                    "play",
                    "--server",
                    address,
                    "--name",
                    "Eve",
                    "--token-file",
                    folder.resolve("new").toString());
            guest.requireRefused(1, answer);
        } finally {
            busy.stop(0);
        }
    }

    @Test
    void aRefusedTableIsRefusedInThePlayersLanguage() throws Exception {
        String refusal =
                "{\"detail\":\"too many\",\"why\":{\"key\":\"table.refused.too-many-games\",\"facts\":{\"most\":5}}}";
        HttpServer strict = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        strict.createContext("/api/me", exchange -> answer(exchange, 200, "{\"player\":{\"id\":\"eve\"}}"));
        strict.createContext("/api/tables", exchange -> answer(exchange, 409, refusal));
        strict.start();
        try {
            String address = "http://localhost:" + strict.getAddress().getPort();
            Path token = Files.writeString(folder.resolve("known.token"), "secret");
            Run run = Run.in(Language.DE, "", "play", "halma-8", "--server", address, "--token-file", token.toString());
            String words = Texts.of(Language.DE).text("table.refused.too-many-games", Map.of("most", 5));
            assertThat(run.err()).isEqualTo(words + "\n");
        } finally {
            strict.stop(0);
        }
    }

    private static void answer(HttpExchange exchange, int status, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    @Test
    void aGameThatCannotBeSavedIsNotTheServersTrouble() throws Exception {
        try (HalmaServer server = HalmaServer.start(Settings.usual("localhost", 0, folder.resolve("data")))) {
            String address = "http://localhost:" + server.port();
            Path token = folder.resolve("eve.token");
            Path nowhere = Files.writeString(folder.resolve("file"), "").resolve("game.hgn");
            Run run = Run.withInput(
                    "resign yes\nquit\n",
                    "play",
                    "halma-8",
                    "--players",
                    "me,level1",
                    "--first",
                    "A",
                    "--server",
                    address,
                    "--name",
                    "Eve",
                    "--token-file",
                    token.toString(),
                    "--save",
                    nowhere.toString());
            assertThat(run.code()).isEqualTo(1);
            assertThat(run.err()).contains(nowhere + ": It can’t be written: ");
        }
    }
}
