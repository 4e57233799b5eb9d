package dev.halma.server.online.power;

import dev.halma.server.online.AtTable;
import dev.halma.server.online.Guest;
import dev.halma.server.online.Script;
import dev.halma.server.online.Wire;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Two players at one table who go on through every power cut, as docs/protocol-online.md says: they watch again from their
 * version, and send a command that was not answered once more under its id.
 */
final class Pair {

    /** A table is made, somebody sits down, the game begins: three entries. */
    static final int BEFORE_THE_GAME = 3;

    private static final Duration REST = Duration.ofMillis(10);
    private static final int MOST_FAILURES = 50;

    private final List<Guest> players;
    private final Guest.Made made;
    private final Script script;
    private final Supply supply;
    private final Tally tally;
    private final List<AtTable> at = new ArrayList<>();
    private int acknowledged;
    private int resumed;
    private int failures; // in a row
    private int silences; // in a row
    private int connectedAt; // which start of the server
    private @Nullable String wrong;

    Pair(List<Guest> players, Guest.Made made, Script script, Supply supply, Tally tally) {
        this.players = List.copyOf(players);
        this.made = made;
        this.script = script;
        this.supply = supply;
        this.tally = tally;
    }

    String table() {
        return made.table();
    }

    /** How many moves the server has acknowledged. */
    int acknowledged() {
        return acknowledged;
    }

    int resumed() {
        return resumed;
    }

    /** What should not have happened; null if nothing. */
    @Nullable
    String wrong() {
        return wrong;
    }

    /** Plays until the game is at its end, or told to stop. */
    void play() {
        ask(1, "sit", "{\"what\":\"sit\",\"seat\":\"B\",\"key\":\"" + made.key() + "\"}", BEFORE_THE_GAME);
        for (int turn = 0; turn < script.moves().size() && wrong == null && goesOn(); turn++) {
            ask(turn % 2, "turn" + turn, script.turn(turn), turn + BEFORE_THE_GAME + 1);
            if (wrong == null) acknowledged = turn + 1;
            tally.add(this);
        }
        at.forEach(AtTable::close);
    }

    private boolean goesOn() {
        try {
            return tally.goesOn(this);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Asks until there is an answer. The version has to be the one that this command has, once and for all. */
    private void ask(int player, String id, String command, int version) {
        while (true) {
            if (Thread.currentThread().isInterrupted()) throw new IllegalStateException("the test has given up");
            try {
                if (at.isEmpty()) connect();
                at.get(player).asks(id, command);
                JsonNode answer = at.get(player).wire().answerWithin(patience(), id);
                if (answer.toString().contains("not-stored")) throw new Wire.Ended("not stored");
                if (answer.path("version").asInt() != version) wrong = id + " of version " + version + ": " + answer;
                at.get(player).wire().forget();
                failures = 0;
                silences = 0;
                return;
            } catch (Wire.Silent e) {
                silences++;
                comeAgain(e);
            } catch (Wire.Ended | CompletionException e) {
                comeAgain(e);
            }
        }
    }

    private void comeAgain(RuntimeException e) {
        at.forEach(AtTable::close);
        at.clear();
        resumed++;
        supply.waitForStartAfter(connectedAt, e);
        rest();
    }

    /**
     * Whoever has failed waits longer the next time: on a slow machine servers take longer, and are not dead. Not twice as long
     * each time: one node of three may be frozen, and then more than every second attempt is in vain.
     */
    private Duration patience() {
        return supply.patience().multipliedBy(1 + Math.min(silences, MOST_FAILURES));
    }

    /** Clients that come back leave the servers time to work. */
    private void rest() {
        failures++;
        LockSupport.parkNanos(
                REST.multipliedBy(Math.min(failures, MOST_FAILURES)).toNanos());
    }

    private void connect() {
        connectedAt = supply.start();
        int since = acknowledged == 0 ? 0 : acknowledged + BEFORE_THE_GAME;
        for (Guest player : players) at.add(AtTable.watching(player.connect(patience()), made.table(), since));
    }
}
