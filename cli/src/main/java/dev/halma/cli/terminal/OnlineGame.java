package dev.halma.cli.terminal;

import dev.halma.cli.remote.RemoteConnection;
import dev.halma.cli.remote.RemoteServer;
import dev.halma.cli.remote.TokenFile;
import dev.halma.cli.shared.Console;
import dev.halma.cli.shared.Reason;
import dev.halma.cli.shared.Refused;
import dev.halma.cli.shared.Wording;
import dev.halma.cli.terminal.table.RemoteChannel;
import dev.halma.cli.terminal.table.SaveFile;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.HouseText;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.table.Chair;
import dev.halma.table.Command;
import dev.halma.table.PlayerId;
import dev.halma.table.Table.Phase;
import dev.halma.table.TableId;
import dev.halma.table.TableStatus;
import dev.halma.table.TableView;
import dev.halma.table.protocol.Reader;
import dev.halma.table.protocol.ViewJson;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A game at a server: at a new table, or at an existing one. */
final class OnlineGame {

    private static final int NOT_FOUND = 404;
    private static final int TOO_MANY = 429;
    private static final String NOT_UNDERSTOOD = "table.refused.not-understood";

    private final CommandSpec spec;
    private final PlayCommand.Wishes wishes;
    private final PlayCommand.Online online;
    private final Questions questions;
    private final Folders folders;
    private final URI address;

    OnlineGame(
            CommandSpec spec,
            PlayCommand.Wishes wishes,
            PlayCommand.Online online,
            Questions questions,
            Folders folders) {
        this.spec = spec;
        this.wishes = wishes;
        this.online = online;
        this.questions = questions;
        this.folders = folders;
        this.address = online.server();
    }

    /**
     * Where to sit down.
     *
     * @param key the invitation; empty without one
     */
    private record Place(String table, String key) {

        /** Reads an id, or the link that the page shows: {@code http://…/#/table/ID/KEY}. */
        static Place read(String text, String key) {
            int at = text.indexOf("/table/");
            if (at < 0) return new Place(text, key);
            String[] parts = text.substring(at + "/table/".length()).split("/", -1);
            return new Place(parts[0], parts.length > 1 && key.isEmpty() ? parts[1] : key);
        }
    }

    void play(Stage stage) {
        try {
            RemoteServer server = new RemoteServer(address, token());
            String player = server.get("/api/me").body().at("/player/id").asString("");
            if (player.isEmpty()) throw new Refused(wording().of("page.online.unknown"));
            Optional<Place> place = place(server);
            while (place.isPresent()) {
                Place now = place.get();
                place = playAt(now, server, new PlayerId(player), stage).map(next -> new Place(next, now.key()));
            }
        } catch (RemoteServer.Busy e) {
            throw new Refused(busy(e.status()));
        } catch (IOException e) {
            throw new Refused(wording().of("terminal.no-server", Map.of("server", address.toString())));
        }
    }

    private Optional<Place> place(RemoteServer server) throws IOException {
        if (online.table().isPresent())
            return Optional.of(Place.read(online.table().get(), online.key()));
        if (wishes.game().isPresent()) return Optional.of(made(server));
        list(server.get("/api/tables").body());
        return Optional.empty();
    }

    private void list(JsonNode tables) {
        List<String> lines = new ArrayList<>();
        for (String kind : List.of("open", "running")) {
            for (JsonNode table : tables.path(kind)) {
                String variant = table.path("variant").asString("");
                List<String> names = table.path("names")
                        .valueStream()
                        .map(JsonNode::asString)
                        .toList();
                lines.add(table.path("table").asString("") + "  " + variant + "  " + String.join(", ", names) + "  "
                        + free(table.path("freeChairs").asInt(0)));
            }
        }
        if (lines.isEmpty()) out().println(wording().of("page.lobby.open.count", Map.of("count", 0)));
        lines.forEach(out()::println);
        out().println(wording().of("terminal.table-example", Map.of("server", address.toString())));
    }

    private String free(int count) {
        return count == 0 ? "" : wording().of("page.lobby.free", Map.of("count", count));
    }

    private Place made(RemoteServer server) throws IOException {
        Variant usual = wording().variant(spec, wishes.game().orElseThrow());
        Variant variant = wishes.house().of(usual, wording());
        String first = wishes.first().orElse("coin");
        if (!PlayCommand.isFirst(first, variant)) {
            throw new Refused(wording().of("terminal.no-first", Map.of("found", first)));
        }
        ObjectNode plan = RemoteServer.JSON
                .createObjectNode()
                .put("variant", variant.id())
                .put("house", HouseText.text(variant))
                .put("pace", wishes.pace().text())
                .put("first", first)
                .put("public", online.isPublic());
        String others = online.isPublic() ? "me,open" : "me,invited";
        Roster roster = wishes.players().orElseGet(() -> Roster.parse(others));
        roster.surplus(wording().texts(), variant).ifPresent(problem -> {
            throw new ParameterException(spec.commandLine(), problem);
        });
        roster.plan(variant, plan);
        RemoteServer.Answer answer = server.post("/api/tables", plan);
        if (!answer.isGood()) throw refused(answer);
        Place place = new Place(
                answer.body().path("table").asString(""),
                answer.body().path("invitation").asString(""));
        out().println(wording().of("page.room.invite"));
        out().println("  " + address.resolve("/#/table/" + place.table() + "/" + place.key()));
        out().println("  halma play --server " + address + " --table " + place.table() + " --key " + place.key());
        out().flush();
        return place;
    }

    private Optional<String> playAt(Place place, RemoteServer server, PlayerId me, Stage stage) throws IOException {
        if (!TableId.isOne(place.table())) throw new Refused(wording().of("table.refused.no-such-table"));
        RemoteServer.Answer state = server.get("/api/tables/" + place.table());
        if (state.status() == NOT_FOUND) throw new Refused(wording().of("table.refused.no-such-table"));
        if (!state.isGood()) throw refused(state);
        TableView view = view(state.body());
        String run = Long.toHexString(new SecureRandom().nextLong());
        try (RemoteChannel table = new RemoteChannel(
                view.table(),
                me,
                place.key(),
                run,
                Console.of(spec).today(),
                server,
                RemoteConnection.Patience.OF_A_PERSON)) {
            // Queued before the connection opens, and sent as soon as it does.
            seat(view.status(), me, place).ifPresent(seat -> table.ask(new Command.Sit(seat, place.key(), "")));
            Optional<String> next = stage.play(table, opening(place), wording(), questions);
            table.record().ifPresent(this::keep);
            return next;
        }
    }

    /** Keeps the game in the file that was asked for, or beside it where another one is there. */
    private void keep(GameRecord record) {
        if (wishes.file().isEmpty()) return;
        SaveFile asked = new SaveFile(wishes.file().get());
        try {
            SaveFile saveFile = asked.maySave(record) ? asked : asked.forAnother();
            saveFile.save(record);
            if (!saveFile.equals(asked)) {
                out().println(wording()
                        .of("terminal.saved", Map.of("file", saveFile.file().toString())));
            }
        } catch (IOException e) {
            throw refused(asked.file(), "match.cannot-write", e);
        }
    }

    private List<String> opening(Place place) {
        return online.table().isPresent() || place.key().isEmpty()
                ? List.of()
                : List.of(address.resolve("/#/table/" + place.table() + "/" + place.key())
                        .toString());
    }

    /** The first free chair, if the user wants to play and has no seat yet. */
    private Optional<Seat> seat(TableStatus status, PlayerId me, Place place) {
        boolean isGathering = status.phase() == Phase.GATHERING;
        if (online.watches() || !isGathering || !status.seatsOf(me).isEmpty()) return Optional.empty();
        return status.chairs().entrySet().stream()
                .filter(chair -> isFree(chair.getValue(), place))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    private static boolean isFree(Chair chair, Place place) {
        return chair instanceof Chair.Open
                || (chair instanceof Chair.Invited && !place.key().isEmpty());
    }

    /** A newer server may have variants that this program does not know. */
    private static TableView view(JsonNode body) {
        try {
            return ViewJson.parse(body.toString());
        } catch (Reader.Wrong e) {
            throw new Refused(String.valueOf(e.getMessage()));
        }
    }

    /** The user's token for the server. A new player gets one, in a file that only this user can read. */
    private String token() throws IOException {
        TokenFile file = new TokenFile(online.token().orElseGet(() -> folders.token(address)));
        Optional<String> known = known(file);
        if (known.isPresent()) return known.get();
        String name = wishes.name().isEmpty() ? questions.name() : wishes.name();
        String token = new RemoteServer(address, "").register(name);
        try {
            file.write(token);
        } catch (IOException e) {
            throw refused(file.path(), "match.cannot-write", e);
        }
        return token;
    }

    private Optional<String> known(TokenFile file) {
        try {
            return file.read();
        } catch (IOException e) {
            throw refused(file.path(), "cli.file.unreadable", e);
        }
    }

    /** The refusal for a file of this machine, which is not the server's fault. */
    private Refused refused(Path file, String key, IOException e) {
        return new Refused(file + ": "
                + wording().of(key, Map.of("why", Reason.of(e, wording().texts()))));
    }

    /** The server's refusal: in the player's language where it has a message, else its detail, for programmers. */
    private Refused refused(RemoteServer.Answer answer) {
        return new Refused(answer.why()
                .filter(why -> !why.code().equals(NOT_UNDERSTOOD))
                .map(why -> wording().texts().text(why))
                .orElseGet(() -> answer.detail().isEmpty() ? busy(answer.status()) : answer.detail()));
    }

    private String busy(int status) {
        if (status == TOO_MANY) return wording().of("page.online.too-many");
        return wording().of("terminal.server-busy", Map.of("server", address.toString(), "status", status));
    }

    private Wording wording() {
        return Wording.of(spec);
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }
}
