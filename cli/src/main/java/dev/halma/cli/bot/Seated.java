package dev.halma.cli.bot;

import dev.halma.cli.remote.Lines;
import dev.halma.cli.remote.RemoteServer;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Request;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.RequestText;
import dev.halma.rules.variant.Seat;
import dev.halma.table.Command;
import dev.halma.table.PlayerId;
import dev.halma.table.Table.Phase;
import dev.halma.table.TableStatus;
import dev.halma.table.TableView;
import dev.halma.table.protocol.ServerJson;
import dev.halma.table.protocol.ServerMessage;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The bot at one table. It watches the table, so that it counts as present, and moves when it has to. */
final class Seated implements Runnable {

    private final RemoteServer server;
    private final String table;
    private final PlayerId player;
    private final Thinker thinker;
    private final Listener listener;
    private Phase phase = Phase.GATHERING;

    /** Is called at the end of a game. */
    interface Listener {

        /**
         * A game is over.
         *
         * @param result as a game file has it; empty if the table was given up
         */
        void over(String table, String result);

        void say(String words);
    }

    /** @param player the bot's own id */
    Seated(RemoteServer server, String table, PlayerId player, Thinker thinker, Listener listener) {
        this.server = server;
        this.table = table;
        this.player = player;
        this.thinker = thinker;
        this.listener = listener;
    }

    @Override
    public void run() {
        Patience patience = new Patience();
        try (thinker) {
            while (!isEnded()) {
                try (Lines lines = server.lines("/api/tables/" + table + "/events")) {
                    listen(lines, patience);
                } catch (InterruptedIOException e) {
                    return;
                } catch (IOException e) {
                    patience.await();
                }
            }
        } catch (InterruptedIOException e) {
            return;
        }
    }

    private boolean isEnded() {
        return phase == Phase.OVER || phase == Phase.CANCELLED;
    }

    private void listen(Lines lines, Patience patience) throws IOException {
        for (String line = lines.next(); line != null; line = lines.next()) {
            Optional<TableStatus> status = status(ServerJson.parse(line));
            if (status.isPresent()) {
                patience.reset();
                hear(status.get());
            }
            if (isEnded()) return; // no more messages are needed, and the next line may never come
        }
        patience.await();
    }

    private static Optional<TableStatus> status(ServerMessage message) {
        return switch (message) {
            case ServerMessage.State state -> Optional.of(state.view().status());
            case ServerMessage.Happened happened -> Optional.of(happened.status());
            default -> Optional.empty();
        };
    }

    private void hear(TableStatus status) throws IOException {
        boolean wasPlaying = phase == Phase.PLAYING;
        phase = status.phase();
        if (isEnded()) {
            listener.over(table, phase == Phase.OVER ? result() : "");
            return;
        }
        if (phase != Phase.PLAYING) return;
        Set<Seat> mine = status.seatsOf(player);
        if (!wasPlaying) {
            String seats = mine.stream().map(Seat::name).collect(Collectors.joining(" and "));
            listener.say("Plays at table " + table + " as " + seats + ".");
        }
        for (Seat seat : mine) {
            if (status.hasStandIn(seat)) command("return" + status.hashCode(), new Command.Return(seat));
        }
        boolean isMyTurn = status.toMove().filter(mine::contains).isPresent() && !status.isPaused();
        if (isMyTurn) move();
    }

    private String result() throws IOException {
        return GameRecord.of(server.table(table).game().orElseThrow()).result();
    }

    private void move() throws IOException {
        TableView view = server.table(table);
        Optional<Seat> turn = view.status().toMove().filter(view.status().seatsOf(player)::contains);
        if (turn.isEmpty()) return; // the game has gone on
        Seat seat = turn.get();
        Game game = view.game().orElseThrow();
        Duration left = view.status().clocks().left().get(seat);
        Optional<String> text = thinker.move(game, Optional.ofNullable(left));
        if (text.isEmpty()) listener.say("The program fails at table " + table + ", so it resigns there.");
        Request request = text.map(move -> RequestText.parse(move).orThrow()).orElseGet(Request.Resign::new);
        // The version makes the id: the same move sent again after a restart is carried out once.
        command("v" + view.version(), new Command.Play(seat, request, game.eventCount()));
    }

    private void command(String id, Command command) throws IOException {
        server.ask(table, id, command); // a refusal shows in the next message
    }
}
