package dev.halma.cli.terminal.table;

import dev.halma.cli.online.SocketLine;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Request;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.Parsed;
import dev.halma.rules.notation.Problem;
import dev.halma.rules.notation.RequestText;
import dev.halma.rules.told.Told;
import dev.halma.rules.variant.Seat;
import dev.halma.table.Chair;
import dev.halma.table.Command;
import dev.halma.table.PlayerId;
import dev.halma.table.Proposal;
import dev.halma.table.Table.Phase;
import dev.halma.table.TableId;
import dev.halma.table.TableStatus;
import dev.halma.table.TableView;
import dev.halma.table.client.TableClient;
import dev.halma.table.protocol.ClientJson;
import dev.halma.table.protocol.Phrase;
import dev.halma.table.protocol.ServerJson;
import dev.halma.table.protocol.ServerMessage;
import java.net.http.WebSocket;
import java.time.Instant;
import java.time.LocalDate;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** A table at a server. What is asked is sent again until it is answered, over as many connections as that takes. */
public final class RemoteTable implements Table {

    private final TableClient client;
    private final PlayerId me;
    private final String invitation;
    private final String run;
    private final LocalDate today;
    private final SocketLine line;
    private @Nullable Listener listener;
    private boolean isLost;
    private int asked;
    private long serverNow;
    private long ownNow;

    /**
     * A table that is not heard yet.
     *
     * @param invitation the key to its kept seats; empty without one
     * @param run different for every start of the program, so that no command has the id of an old one
     */
    public RemoteTable(
            TableId table, PlayerId me, String invitation, String run, LocalDate today, SocketLine.Call dial) {
        this.me = me;
        this.invitation = invitation;
        this.run = run;
        this.today = today;
        client = new TableClient(table, this::answered);
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
        ServerMessage message = ServerJson.parse(text);
        client.hear(message).ifPresent(answer -> line.send(ClientJson.text(answer)));
        switch (message) {
            case ServerMessage.State state -> tell(state.now());
            case ServerMessage.Happened happened -> tell(happened.now());
            case ServerMessage.Around around -> tell(around.now());
            case ServerMessage.NoSuchTable missing -> refuse(Told.of("table.refused.no-such-table"));
            case ServerMessage.PhraseSaid(var table, Seat seat, Phrase phrase) ->
                note(said(seat).with("text", Told.of("page.phrase." + phrase.text())));
            case ServerMessage.Chatted(var table, Seat seat, String words) ->
                note(said(seat).with("text", words));
            default -> {} // nothing for people to see
        }
    }

    private Told said(Seat seat) {
        String name = client.view()
                .map(view -> view.status().names().getOrDefault(seat, seat.name()))
                .orElse(seat.name());
        return Told.of("page.talk.said").with("name", name);
    }

    /** A command that has changed the table is answered by the news of it, which may still be under way. */
    private void answered(TableClient.Answered answer) {
        answer.why().ifPresent(this::refuse);
        boolean isKnown = answer.isDone() && answer.version() <= client.version();
        if (isKnown && listener != null) listener.done();
    }

    private void tell(Instant now) {
        serverNow = now.toEpochMilli();
        ownNow = System.nanoTime();
        client.view().ifPresent(this::tell);
    }

    private void tell(TableView view) {
        TableStatus status = view.status();
        Set<Seat> away = EnumSet.noneOf(Seat.class);
        status.chairs().forEach((seat, chair) -> {
            if (chair.owner().filter(client.absentSince()::containsKey).isPresent()) away.add(seat);
        });
        Map<Proposal, Seat> talks = new EnumMap<>(Proposal.class);
        status.talks().forEach((what, talk) -> talks.put(what, talk.proposer()));
        Moment moment = new Moment(
                view.plan().variant(),
                view.game(),
                sitters(status),
                status.thinking(),
                status.isPaused(),
                talks,
                clocks(status.clocks()),
                away,
                status.rematch().map(TableId::text),
                status.phase() != Phase.CANCELLED);
        if (listener != null) listener.happened(moment);
    }

    /** The server's time in our own: its clock may be set differently. */
    private Moment.Clocks clocks(TableStatus.ClockFaces clocks) {
        long ran = serverNow - clocks.since().toEpochMilli();
        return new Moment.Clocks(clocks.left(), clocks.running(), ownNow - 1_000_000 * ran);
    }

    private Map<Seat, Sitter> sitters(TableStatus status) {
        Map<Seat, Sitter> sitters = new EnumMap<>(Seat.class);
        status.chairs()
                .forEach((seat, chair) ->
                        sitters.put(seat, sitter(chair, status.names().getOrDefault(seat, ""))));
        return sitters;
    }

    private Sitter sitter(Chair chair, String name) {
        return switch (chair) {
            case Chair.Open open -> new Sitter.Free(false);
            case Chair.Invited invited -> new Sitter.Free(true);
            case Chair.Computer(var level) -> new Sitter.Computer(level);
            case Chair.Person person -> new Sitter.Person(name, person.player().equals(me));
        };
    }

    @Override
    public synchronized void ask(Ask ask) {
        Optional<TableStatus> status = client.view().map(TableView::status);
        Optional<Seat> mine = status.flatMap(now -> now.seatsOf(me).stream().findFirst());
        if (ask instanceof Ask.Sit(Seat seat)) {
            send(new Command.Sit(seat, invitation, ""));
        } else if (ask instanceof Ask.Play(Seat seat, String text)) {
            play(seat, text);
        } else if (mine.isEmpty()) {
            refuse(Told.of("table.refused.players-only"));
        } else {
            send(command(ask, mine.get(), status.get().hasStandIn(mine.get())));
        }
    }

    private void play(Seat seat, String text) {
        switch (RequestText.parse(text)) {
            case Parsed.Read<Request>(Request request) ->
                send(new Command.Play(
                        seat, request, client.game().map(Game::eventCount).orElse(0)));
            case Parsed.Unreadable<Request>(Problem problem) -> refuse(problem.told());
        }
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

    private void refuse(Told why) {
        if (listener != null) listener.refused(why);
    }

    private void note(Told what) {
        if (listener != null) listener.noted(what);
    }

    @Override
    public synchronized Optional<GameRecord> record() {
        return client.view().flatMap(view -> view.game().map(game -> Records.of(game, sitters(view.status()), today)));
    }

    @Override
    public void close() {
        line.close();
    }
}
