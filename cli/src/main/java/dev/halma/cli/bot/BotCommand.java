package dev.halma.cli.bot;

import dev.halma.cli.remote.RemoteServer;
import dev.halma.cli.remote.TokenFile;
import dev.halma.cli.shared.Numbers;
import dev.halma.cli.shared.Reason;
import dev.halma.cli.shared.Refused;
import dev.halma.cli.shared.Wording;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.node.ObjectNode;

/** Seats a UGI program at online tables. */
@Command(
        name = "bot",
        description = {
            "Lets a program that speaks UGI play at the tables of a server.",
            "With --variant it waits for opponents at that game; without, it takes open chairs of any game."
        },
        footer = "%nExample: halma bot --server https://halma.example --name Hopper --variant halma-8 'halma ugi'",
        mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
public final class BotCommand implements Runnable {

    private static final int MOST_AT_ONCE = 1000;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "COMMAND", description = "The command that starts the program, once for each game.")
    private String command;

    @Option(
            names = "--server",
            paramLabel = "URL",
            defaultValue = "http://localhost:8080",
            description = "The server (${DEFAULT-VALUE}).")
    private URI server;

    @Option(names = "--name", paramLabel = "NAME", defaultValue = "Bot", description = "Its name (${DEFAULT-VALUE}).")
    private String name;

    @Option(
            names = "--token-file",
            paramLabel = "FILE",
            defaultValue = "halma-bot.token",
            description = "Who it is at the server (${DEFAULT-VALUE}). Made at the first start. With the same file it"
                    + " goes on with its games after a restart.")
    private Path tokenFile;

    @Option(names = "--variant", paramLabel = "V", description = "The game to wait for, see `halma variants`.")
    private @Nullable String variant;

    @Option(names = "--house", paramLabel = "RULES", defaultValue = "", description = "House rules of that game.")
    private String house;

    @Option(
            names = "--pace",
            paramLabel = "P",
            defaultValue = "none",
            description = "The clock of that game: none, move:30, game:600+5, days:3 (${DEFAULT-VALUE}).")
    private String pace;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "0",
            description = "Ends after this number of games; 0 (${DEFAULT-VALUE}) for never.")
    private int games;

    @Option(
            names = "--at-once",
            paramLabel = "N",
            defaultValue = "1",
            description = "How many games at the same time (${DEFAULT-VALUE}).")
    private int atOnce;

    @Option(
            names = {"--movetime", "--move-time"},
            paramLabel = "MS",
            defaultValue = "1000",
            description = "The longest time for a move, in milliseconds (${DEFAULT-VALUE}).")
    private int moveTime;

    @Override
    public void run() {
        Numbers.requireBetween(spec, "--games", games, 0, Integer.MAX_VALUE);
        Numbers.requireBetween(spec, "--at-once", atOnce, MOST_AT_ONCE);
        Numbers.requireBetween(spec, "--movetime", moveTime, Integer.MAX_VALUE);
        PrintWriter out = spec.commandLine().getOut();
        RemoteServer known = new RemoteServer(server, token());
        Bot.Wishes wishes = new Bot.Wishes(Optional.ofNullable(variant).map(this::pairing), games, atOnce);
        new Bot(known, wishes, command, Duration.ofMillis(moveTime), words -> {
                    out.println(words);
                    out.flush();
                })
                .run();
    }

    private ObjectNode pairing(String wanted) {
        return RemoteServer.JSON
                .createObjectNode()
                .put("variant", wanted)
                .put("house", house)
                .put("pace", pace);
    }

    /** The token of the last start, or a new one. */
    private String token() {
        TokenFile file = new TokenFile(tokenFile);
        try {
            Optional<String> known = file.read();
            if (known.isPresent()) return known.get();
            String token = fresh();
            file.write(token);
            return token;
        } catch (IOException e) {
            String why = Reason.of(e, wording().texts());
            throw new Refused(tokenFile + ": " + wording().of("match.cannot-write", Map.of("why", why)));
        }
    }

    private String fresh() {
        ObjectNode wanted =
                RemoteServer.JSON.createObjectNode().put("program", true).put("name", name);
        try {
            RemoteServer.Answer answer = new RemoteServer(server, "").post("/api/me/token", wanted);
            if (!answer.isGood()) throw new Refused("The server refuses the bot: " + answer.detail());
            return answer.body().path("token").asString("");
        } catch (RemoteServer.Busy e) {
            throw new Refused(
                    wording().of("terminal.server-busy", Map.of("server", server.toString(), "status", e.status())));
        } catch (IOException e) {
            throw new Refused(wording().of("terminal.no-server", Map.of("server", server.toString())));
        }
    }

    private Wording wording() {
        return Wording.of(spec);
    }
}
