package dev.halma.server.simulation;

import dev.halma.server.simulation.world.SimulatedLine;
import dev.halma.server.simulation.world.SimulatedTime;
import dev.halma.table.Command;
import dev.halma.table.PlayerId;
import dev.halma.table.TableId;
import dev.halma.table.client.TableClient;
import dev.halma.table.protocol.ClientJson;
import dev.halma.table.protocol.ClientMessage;
import dev.halma.table.protocol.ServerJson;
import dev.halma.table.protocol.ServerMessage;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A browser with its person: it plays, loses its line, is closed and opened again, and stays away for a while. */
final class Device {

    /** Who is at a device. */
    enum Kind {
        PLAYER,
        /** Asks for what is not theirs and sends nonsense. */
        MALICIOUS,
        SPECTATOR
    }

    private static final int TICK_MILLIS = 1_500;
    private static final int BACK_MILLIS = 2_000;
    private static final Duration AWAY = Duration.ofSeconds(45);

    /** How long a line may be silent while an answer is due. */
    private static final Duration SILENCE = Duration.ofSeconds(10);

    /** One in so many stays away at the end. */
    private static final int GONE = 4;

    private final String name;
    private final Kind kind;
    private final Optional<PlayerId> player;
    private final Simulation simulation;
    private final SimulatedTime time;
    private final Witness witness;
    private final List<TableClient> tables = new ArrayList<>();
    private Optional<SimulatedLine> line = Optional.empty();
    private Instant awayUntil = Instant.EPOCH;
    private Instant heardAt = Instant.EPOCH;

    Device(String name, Kind kind, Optional<PlayerId> player, Simulation simulation) {
        this.name = name;
        this.kind = kind;
        this.player = player;
        this.simulation = simulation;
        this.time = simulation.time();
        this.witness = simulation.witness();
        time.after(time.upTo(TICK_MILLIS), this::tick);
    }

    /** The device is given the address of a table. */
    void open(TableId table) {
        if (tables.stream().anyMatch(known -> known.table().equals(table))) return;
        TableClient client = new TableClient(table, this::answered);
        tables.add(client);
        line.ifPresentOrElse(there -> client.opened().forEach(this::send), this::connect);
    }

    private void answered(TableClient.Answered answer) {
        player.ifPresent(one -> witness.answered(one, answer));
    }

    // --- The line ---

    private void connect() {
        if (line.isPresent() || isAway()) return;
        line = simulation.cluster().connect(player);
        if (line.isEmpty()) {
            time.after(time.upTo(BACK_MILLIS), this::connect);
            return;
        }
        SimulatedLine mine = line.get();
        mine.atClient(
                text -> {
                    if (line.equals(Optional.of(mine))) hear(text);
                },
                () -> {
                    if (line.equals(Optional.of(mine))) closed();
                });
        tables.forEach(client -> client.opened().forEach(this::send));
    }

    private void closed() {
        line = Optional.empty();
        time.after(time.upTo(BACK_MILLIS), this::connect);
    }

    private void send(ClientMessage message) {
        line.ifPresent(there -> {
            there.toServer(ClientJson.text(message));
            if (!(message instanceof ClientMessage.Pong)) expectAnswer(there);
        });
    }

    /** The node may be frozen: then another one has to be asked. */
    private void expectAnswer(SimulatedLine there) {
        Instant asked = time.instant();
        time.after(SILENCE, () -> {
            if (!line.equals(Optional.of(there)) || heardAt.isAfter(asked)) return;
            there.cut();
            line = Optional.empty();
            connect();
        });
    }

    private void hear(String text) {
        heardAt = time.instant();
        ServerMessage message = ServerJson.parse(text);
        if (message instanceof ServerMessage.Unreadable(String why)) {
            throw new Violation("the server says what a client can't read, " + why + ": " + text);
        }
        if (message instanceof ServerMessage.Ping(long number)) send(new ClientMessage.Pong(number));
        for (TableClient client : List.copyOf(tables)) {
            client.hear(message).ifPresent(this::send);
            witness.knows(name, client);
            client.view().flatMap(view -> view.status().rematch()).ifPresent(this::open);
        }
    }

    // --- The person ---

    private boolean isAway() {
        return time.instant().isBefore(awayUntil);
    }

    private void tick() {
        if (simulation.isHealing()) return;
        Instant next = time.instant().plus(time.upTo(TICK_MILLIS));
        time.at(next.isBefore(simulation.quietUntil()) ? simulation.quietUntil() : next, this::tick);
        if (isAway() || tables.isEmpty()) return;
        switch (time.chance().nextInt(200)) {
            case 0, 1 -> line.ifPresent(SimulatedLine::cut);
            case 2 -> reload();
            case 3 -> goAway();
            default -> act();
        }
    }

    /** Everything in memory is lost, and what waited for an answer is not asked again. */
    private void reload() {
        line.ifPresent(SimulatedLine::cut);
        line = Optional.empty();
        List<TableId> known = tables.stream().map(TableClient::table).toList();
        tables.clear();
        known.forEach(table -> tables.add(new TableClient(table, this::answered)));
        connect();
    }

    private void goAway() {
        line.ifPresent(SimulatedLine::cut);
        line = Optional.empty();
        awayUntil = time.instant().plus(AWAY);
        time.at(awayUntil, this::connect);
    }

    private void act() {
        TableClient client = tables.getLast();
        Habits habits = new Habits(client, time.chance());
        switch (kind) {
            case PLAYER -> habits.next(player.orElseThrow()).ifPresent(command -> ask(client, command));
            case SPECTATOR -> {
                if (time.oneIn(10)) ask(client, habits.anything());
            }
            case MALICIOUS -> {
                if (time.oneIn(5))
                    line.ifPresent(there -> there.toServer("{\"say\":\"ask\",\"id\":\"nonsense\",\"do\":7}"));
                else ask(client, habits.anything());
            }
        }
    }

    private void ask(TableClient client, Command command) {
        send(client.ask(simulation.freshId(player), command));
        if (time.oneIn(40)) line.ifPresent(SimulatedLine::cut);
    }

    // --- The end ---

    /** All is well: whoever was away comes back, and some go for good. */
    void heal() {
        boolean isGone = kind == Kind.PLAYER && time.oneIn(GONE);
        awayUntil = isGone ? Instant.MAX : Instant.EPOCH;
        if (isGone) {
            line.ifPresent(SimulatedLine::cut);
            line = Optional.empty();
        } else {
            connect();
        }
    }

    boolean isOf(PlayerId who) {
        return player.equals(Optional.of(who));
    }

    /** Whether somebody has a table before them here. */
    boolean shows(TableId table) {
        return !isAway() && tables.stream().anyMatch(client -> client.table().equals(table));
    }

    void checkHealed() {
        if (isAway()) return;
        Violation.unless(line.isPresent(), "%s has no line", name);
        tables.forEach(client -> {
            witness.healed(name, client, time.instant());
            witness.knowsWhoIsThere(name, client, player -> simulation.isThere(player, client.table()));
        });
    }
}
