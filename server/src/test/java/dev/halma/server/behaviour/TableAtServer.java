package dev.halma.server.behaviour;

import dev.halma.rules.variant.Seat;
import dev.halma.server.online.AtTable;
import dev.halma.server.online.Guest;
import dev.halma.server.online.House;
import dev.halma.server.online.Wire;
import dev.halma.server.services.Patience;
import dev.halma.table.Command;
import dev.halma.table.PlayerId;
import dev.halma.table.TableEvent;
import dev.halma.table.TableView;
import dev.halma.table.protocol.ClientJson;
import dev.halma.table.protocol.EventJson;
import dev.halma.table.protocol.Reader;
import dev.halma.table.protocol.ViewJson;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/** A table of a real server. Every player has a socket, and a spectator sees what happens. */
final class TableAtServer implements TableUnderTest {

    private final House house;
    private final Map<String, Guest> guests = new HashMap<>();
    private final Map<String, AtTable> sockets = new HashMap<>();
    private final String table;
    private final AtTable spectator;
    private int known;

    TableAtServer(House house, Setup setup) {
        this.house = house;
        String maker = setup.owners().get(Seat.A);
        Guest.Made made = guest(maker).makes(setup.json());
        table = made.table();
        spectator = Guest.stranger(house::address).watches(table);
        setup.owners().forEach((seat, name) -> {
            if (!name.equals(maker)) socket(name).sits(seat.name(), made.key(), "");
        });
        socket(maker);
        known = view().version();
    }

    private Guest guest(String name) {
        return guests.computeIfAbsent(name, fresh -> Guest.named(fresh, house::address));
    }

    private AtTable socket(String name) {
        return sockets.computeIfAbsent(name, fresh -> guest(fresh).watches(table));
    }

    @Override
    public Outcome ask(String who, Command command) {
        AtTable socket = socket(who);
        JsonNode answer = socket.wire().answer(socket.asks(ClientJson.text(command)));
        if (answer.path("say").asString().equals("refused")) {
            // The server may have looked at the clock before the command came.
            int now = view().version();
            if (now > known) return new Outcome.Happened(events(now));
            String key = AtTable.refusal(answer);
            return new Outcome.Refused(key.substring(key.lastIndexOf('.') + 1));
        }
        return new Outcome.Happened(events(answer.path("version").asInt()));
    }

    /** What has happened up to a version, as the spectator hears of it. */
    private List<TableEvent> events(int version) {
        List<TableEvent> events = new ArrayList<>();
        while (known < version) {
            for (JsonNode entry : spectator.wire().happens(known + 1).path("entries")) {
                if (!Wire.isOf(known + 1, entry)) continue;
                events.add(EventJson.parse(entry.path("event").toString()));
                known++;
            }
        }
        return events;
    }

    @Override
    public void later(Duration time) {
        house.windOn(time);
    }

    @Override
    public void leaves(String who) {
        spectator.wire().forget();
        AtTable left = sockets.remove(who);
        left.wire().cut();
        spectator
                .wire()
                .await(
                        who + " is away",
                        message -> message.path("absentSince").has(guest(who).id()));
    }

    @Override
    public void comes(String who) {
        spectator.wire().forget();
        socket(who);
        spectator
                .wire()
                .await(
                        who + " is back",
                        message -> message.path("say").asString().equals("around")
                                && !message.path("absentSince").has(guest(who).id()));
    }

    @Override
    public Instant now() {
        return house.now();
    }

    @Override
    public TableView view() {
        return view(table);
    }

    private TableView view(String id) {
        try {
            return ViewJson.parse(
                    Guest.stranger(house::address).get("/api/tables/" + id).body());
        } catch (Reader.Wrong e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public TableView next() {
        String next = view().status().rematch().orElseThrow().text();
        Guest anyone = Guest.stranger(house::address);
        Patience.until(
                "the next table is made",
                () -> anyone.get("/api/tables/" + next).statusCode() == 200);
        return view(next);
    }

    @Override
    public Function<PlayerId, String> names() {
        Map<String, String> names = new HashMap<>();
        guests.forEach((name, guest) -> names.put(guest.id(), name));
        return player -> names.getOrDefault(player.text(), player.text());
    }

    @Override
    public void close() {
        sockets.values().forEach(AtTable::close);
        spectator.close();
    }
}
