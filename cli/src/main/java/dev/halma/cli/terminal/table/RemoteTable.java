package dev.halma.cli.terminal.table;

import dev.halma.cli.online.Server;
import dev.halma.cli.online.SocketLine;
import dev.halma.cli.online.ToldReader;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Request;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.Parsed;
import dev.halma.rules.notation.Problem;
import dev.halma.rules.notation.RequestText;
import dev.halma.rules.told.Told;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.table.Chair;
import dev.halma.table.Command;
import dev.halma.table.PlayerId;
import dev.halma.table.Proposal;
import dev.halma.table.Table.Phase;
import dev.halma.table.TableId;
import dev.halma.table.client.Stand;
import dev.halma.table.client.TableClient;
import dev.halma.table.protocol.ClientJson;
import java.net.http.WebSocket;
import java.time.LocalDate;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A table at a server. What is asked is sent again until it is answered, over as many connections as that takes. */
public final class RemoteTable implements Table {

    private final TableClient client;
    private final Variant variant;
    private final PlayerId me;
    private final String invitation;
    private final String run;
    private final LocalDate today;
    private final SocketLine line;
    private final Map<Seat, String> names = new EnumMap<>(Seat.class);
    private @Nullable Listener listener;
    private boolean isLost;
    private int asked;
    private long serverNow;
    private long ownNow;

    /**
     * A table that is not heard yet.
     *
     * @param variant what the table plays
     * @param invitation the key to its kept seats; empty without one
     * @param run different for every start of the program, so that no command has the id of an old one
     */
    public RemoteTable(
            TableId table,
            Variant variant,
            PlayerId me,
            String invitation,
            String run,
            LocalDate today,
            SocketLine.Call dial) {
        this.variant = variant;
        this.me = me;
        this.invitation = invitation;
        this.run = run;
        this.today = today;
        client = new TableClient(table, answered -> {});
        line = new SocketLine(() -> telling(dial), this::hear, this::opened, this::lost);
    }

    @Override
    public synchronized void open(Listener heard) {
        listener = heard;
        CompletableFuture<?> unused = line.connect();
    }

    /** A first attempt that fails is a lost line too: somebody waits for it. */
    private SocketLine.Call telling(SocketLine.Call dial) {
        return new SocketLine.Call() {
            @Override
            public CompletableFuture<WebSocket> connect(WebSocket.Listener heard) {
                return dial.connect(heard);
            }

            @Override
            public void failed() {
                lost();
            }

            @Override
            public SocketLine.Patience patience() {
                return dial.patience();
            }
        };
    }

    @Override
    public void tick() {
        line.listen();
    }

    private synchronized void opened() {
        client.opened().forEach(message -> line.send(ClientJson.text(message)));
        if (isLost) note(Told.of("page.online.found"));
        isLost = false;
    }

    private synchronized void lost() {
        if (!isLost) note(Told.of("page.online.lost"));
        isLost = true;
    }

    private synchronized void hear(String text) {
        JsonNode message = Server.JSON.readTree(text);
        String say = message.path("say").asString("");
        readNames(message.path("stand").path("chairs"));
        if (message.has("now")) {
            serverNow = message.path("now").longValue();
            ownNow = System.nanoTime();
        }
        client.hear(message).ifPresent(answer -> line.send(ClientJson.text(answer)));
        if (listener == null) return;
        switch (say) {
            case "refused" -> listener.refused(ToldReader.read(message.path("why")));
            case "no-such-table" -> listener.refused(Told.of("table.refused.no-such-table"));
            case "state", "happened", "around" -> client.stand().ifPresent(this::tell);
            case "phrase" ->
                said(message, "page.phrase." + message.path("phrase").asString(""));
            case "chat" -> said(message, "");
            default -> {} // nothing for people to see
        }
    }

    private void readNames(JsonNode chairs) {
        if (chairs.isObject()) {
            names.clear();
            chairs.properties().forEach(chair -> {
                String name = chair.getValue().path("name").asString("");
                names.put(Seat.valueOf(chair.getKey()), name);
            });
        }
    }

    private void said(JsonNode message, String phrase) {
        Seat seat = Seat.valueOf(message.path("seat").asString("A"));
        Told told = Told.of("page.talk.said").with("name", names.getOrDefault(seat, seat.name()));
        note(
                phrase.isEmpty()
                        ? told.with("text", message.path("text").asString(""))
                        : told.with("text", Told.of(phrase)));
    }

    private void tell(Stand stand) {
        Map<Seat, Sitter> sitters = new EnumMap<>(Seat.class);
        Set<Seat> away = EnumSet.noneOf(Seat.class);
        stand.chairs().forEach((seat, chair) -> {
            sitters.put(seat, sitter(seat, chair));
            if (chair.owner().filter(client.absentSince()::containsKey).isPresent()) away.add(seat);
        });
        Map<Proposal, Seat> talks = new EnumMap<>(Proposal.class);
        stand.talks().forEach((what, talk) -> talks.put(what, talk.proposer()));
        Moment moment = new Moment(
                client.game().map(Game::variant).orElse(variant),
                client.game(),
                sitters,
                stand.thinking(),
                stand.isPaused(),
                talks,
                clocks(stand),
                away,
                stand.rematch().map(TableId::text),
                stand.phase() != Phase.CANCELLED);
        if (listener != null) listener.happened(moment);
    }

    /** The server's time in our own: its clock may be set differently. */
    private Moment.Clocks clocks(Stand stand) {
        long ran = serverNow - stand.since().toEpochMilli();
        return new Moment.Clocks(stand.left(), stand.running(), ownNow - 1_000_000 * ran);
    }

    private Sitter sitter(Seat seat, Chair chair) {
        return switch (chair) {
            case Chair.Open open -> new Sitter.Free(false);
            case Chair.Invited invited -> new Sitter.Free(true);
            case Chair.Computer(var level) -> new Sitter.Computer(level);
            case Chair.Person person ->
                new Sitter.Person(names.getOrDefault(seat, ""), person.player().equals(me));
        };
    }

    @Override
    public synchronized void ask(Ask ask) {
        Optional<Seat> mine =
                client.stand().flatMap(stand -> stand.seatsOf(me).stream().findFirst());
        if (ask instanceof Ask.Sit(Seat seat)) {
            send(new Command.Sit(seat, invitation, ""));
        } else if (ask instanceof Ask.Play(Seat seat, String text)) {
            play(seat, text);
        } else if (mine.isEmpty()) {
            if (listener != null) listener.refused(Told.of("table.refused.players-only"));
        } else {
            send(command(ask, mine.get(), hasStandIn(mine.get())));
        }
    }

    private void play(Seat seat, String text) {
        switch (RequestText.parse(text)) {
            case Parsed.Read<Request>(Request request) ->
                send(new Command.Play(
                        seat, request, client.game().map(Game::eventCount).orElse(0)));
            case Parsed.Unreadable<Request>(Problem problem) -> {
                if (listener != null) listener.refused(problem.told());
            }
        }
    }

    private boolean hasStandIn(Seat seat) {
        return client.stand()
                .map(stand -> stand.chairs().get(seat) instanceof Chair.Person person
                        && person.standIn().isPresent())
                .orElse(false);
    }

    private static Command command(Ask ask, Seat seat, boolean hasStandIn) {
        return switch (ask) {
            case Ask.Propose(Proposal what) -> new Command.Propose(seat, what);
            case Ask.Agree(Proposal what) -> new Command.Agree(seat, what);
            case Ask.Decline(Proposal what) -> new Command.Decline(seat, what);
            case Ask.Resume resume -> hasStandIn ? new Command.Return(seat) : new Command.Resume(seat);
            case Ask.Sit(Seat free) -> new Command.Sit(free, "", "");
            case Ask.Play(Seat by, String text) -> throw new IllegalStateException("a move needs its moment");
        };
    }

    private void send(Command command) {
        line.send(ClientJson.text(client.ask(run + "-" + ++asked, command)));
    }

    private void note(Told what) {
        if (listener != null) listener.noted(what);
    }

    @Override
    public synchronized Optional<GameRecord> record() {
        Map<Seat, Sitter> sitters = new EnumMap<>(Seat.class);
        client.stand()
                .ifPresent(stand -> stand.chairs().forEach((seat, chair) -> sitters.put(seat, sitter(seat, chair))));
        return client.game().map(game -> Records.of(game, sitters, today));
    }

    @Override
    public void close() {
        line.close();
    }
}
