package dev.halma.cli.serve;

import dev.halma.cli.remote.RemoteServer;
import dev.halma.cli.shared.Refused;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Keeps order at a server: looks at tables, players and addresses, closes, forgets and bans. */
@Command(
        name = "admin",
        description = {
            "Keeps order at a server that runs with --operator-token-file: what is going on, and closing, forgetting, banning.",
            "Everything that is done is written into the audit log."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false)
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
public final class AdminCommand implements Runnable {

    private static final int WIDEST_BAR = 40;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--server",
            paramLabel = "URL",
            scope = ScopeType.INHERIT,
            defaultValue = "http://localhost:8080",
            description = "The server (${DEFAULT-VALUE}).")
    private URI server;

    @Option(
            names = "--token-file",
            paramLabel = "FILE",
            scope = ScopeType.INHERIT,
            defaultValue = "${env:HALMA_OPERATOR_TOKEN_FILE:-operator-token}",
            description = "The operator's token (${DEFAULT-VALUE}). Or HALMA_OPERATOR_TOKEN_FILE.")
    private Path token;

    @Override
    public void run() {
        status();
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }

    private RemoteServer operator() {
        return new RemoteServer(server, OperatorToken.read(token));
    }

    private JsonNode get(String path) {
        try {
            return body(operator().get("/api/admin/" + path));
        } catch (IOException e) {
            throw new Refused(server + ": " + e.getMessage());
        }
    }

    private void post(String path, ObjectNode body, String done) {
        try {
            body(operator().post("/api/admin/" + path, body));
        } catch (IOException e) {
            throw new Refused(server + ": " + e.getMessage());
        }
        say(done);
    }

    private static JsonNode body(RemoteServer.Answer answer) {
        if (!answer.isGood()) throw new Refused(answer.detail());
        return answer.body();
    }

    private void say(String text) {
        out().println(text);
        out().flush();
    }

    private static ObjectNode object() {
        return RemoteServer.JSON.createObjectNode();
    }

    @Command(description = "Figures of the server.", mixinStandardHelpOptions = true)
    void status() {
        get("status")
                .properties()
                .forEach(figure -> say(String.format(
                        Locale.ROOT,
                        "%-16s %,d",
                        figure.getKey(),
                        figure.getValue().asLong())));
    }

    @Command(description = "The hundred tables that have changed last.", mixinStandardHelpOptions = true)
    void tables() {
        for (JsonNode table : get("tables").path("tables")) {
            say(String.join(
                    "  ",
                    table.path("table").asString(),
                    Instant.ofEpochMilli(table.path("changedAt").asLong()).toString(),
                    table.path("phase").asString(),
                    table.path("variant").asString(),
                    table.path("pace").asString(),
                    table.path("names").toString()));
        }
    }

    @Command(description = "A player and their unfinished tables.", mixinStandardHelpOptions = true)
    void player(@Parameters(paramLabel = "ID") String id) {
        say(get("players/" + id).toPrettyString());
    }

    @Command(description = "The addresses with the most open connections.", mixinStandardHelpOptions = true)
    void addresses() {
        get("addresses").path("connections").properties().forEach(one -> say(one.getValue() + "  " + one.getKey()));
    }

    @Command(description = "The bans that hold.", mixinStandardHelpOptions = true)
    void bans() {
        for (JsonNode ban : get("bans").path("bans")) {
            say(String.join(
                    "  ",
                    ban.path("kind").asString(),
                    ban.path("what").asString(),
                    "until " + Instant.ofEpochMilli(ban.path("until").asLong()),
                    ban.path("why").asString()));
        }
    }

    @Command(description = "What operators have done, the newest first.", mixinStandardHelpOptions = true)
    void audit() {
        for (JsonNode act : get("audit").path("acts")) {
            say(Instant.ofEpochMilli(act.path("at").asLong()) + "  "
                    + act.path("act").asString() + "  " + act.path("what").asString());
        }
    }

    @Command(description = "Tables and players of the last two weeks, by day.", mixinStandardHelpOptions = true)
    void statistics() {
        JsonNode days = get("statistics").path("days");
        long most = 1;
        for (JsonNode day : days) most = Math.max(most, day.path("tables").asLong());
        for (JsonNode day : days) {
            long tables = day.path("tables").asLong();
            say(String.format(
                    Locale.ROOT,
                    "%s %,7d tables %,7d players %s",
                    day.path("date").asString(),
                    tables,
                    day.path("players").asLong(),
                    "#".repeat((int) (WIDEST_BAR * tables / most))));
        }
    }

    @Command(description = "Closes a table. A game that is played ends in a draw.", mixinStandardHelpOptions = true)
    void close(@Parameters(paramLabel = "TABLE") String table) {
        post("tables/" + table + "/close", object(), table + " is closed.");
    }

    @Command(description = "Forgets a player: name, secrets, codes.", mixinStandardHelpOptions = true)
    void forget(@Parameters(paramLabel = "ID") String id) {
        post("players/" + id + "/forget", object(), id + " is forgotten.");
    }

    @Command(description = "Serves a player or an address no more, for some hours.", mixinStandardHelpOptions = true)
    void ban(
            @Parameters(paramLabel = "KIND", description = "player or address") String kind,
            @Parameters(paramLabel = "ID|ADDRESS") String what,
            @Parameters(paramLabel = "HOURS") int hours,
            @Option(names = "--why", paramLabel = "TEXT", defaultValue = "", description = "For the list of bans.")
                    String why) {
        ObjectNode ban =
                object().put("kind", kind).put("what", what).put("hours", hours).put("why", why);
        post("bans", ban, what + " is banned for " + hours + " h.");
    }

    @Command(description = "Serves a player or an address again.", mixinStandardHelpOptions = true)
    void lift(
            @Parameters(paramLabel = "KIND", description = "player or address") String kind,
            @Parameters(paramLabel = "ID|ADDRESS") String what) {
        post("bans/lift", object().put("kind", kind).put("what", what), what + " is served again.");
    }

    @Command(
            description = "Lets no new games begin, while those that are played go on: on or off.",
            mixinStandardHelpOptions = true)
    void maintenance(@Parameters(paramLabel = "on|off") String state) {
        if (!state.equals("on") && !state.equals("off")) throw new Refused("Say `on` or `off`, not " + state + ".");
        post("maintenance", object().put("on", state.equals("on")), "Maintenance is " + state + ".");
    }
}
