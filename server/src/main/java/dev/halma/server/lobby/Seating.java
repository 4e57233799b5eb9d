package dev.halma.server.lobby;

import dev.halma.rules.message.Message;
import dev.halma.server.store.Store;
import dev.halma.table.Command;
import dev.halma.table.Player;
import dev.halma.table.PlayerId;
import dev.halma.table.Proposal;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Limits how many unfinished games a program has. People are not limited: they play at one board at a time, while a
 * program could take every open chair.
 */
public final class Seating {

    private final Store store;
    private final int most;
    private final Map<PlayerId, Integer> reserved = new ConcurrentHashMap<>();

    /** @param most unfinished games of a program */
    public Seating(Store store, int most) {
        this.store = store;
        this.most = most;
    }

    /** A reservation for one more game. To be closed once the game is stored, or will not be. */
    public interface Place extends AutoCloseable {
        @Override
        void close();
    }

    /** A reservation for one more game; empty if the player is a program and has enough. */
    public Optional<Place> place(Player player) {
        if (!player.isProgram()) return Optional.of(() -> {});
        PlayerId id = player.id();
        int soon = reserved.merge(id, 1, Integer::sum);
        Place place = () -> reserved.computeIfPresent(id, (same, count) -> count == 1 ? null : count - 1);
        try {
            int now = store.list(new Store.Wanted.Unfinished(id), most).size();
            if (now + soon <= most) return Optional.of(place);
            place.close();
            return Optional.empty();
        } catch (RuntimeException e) {
            place.close();
            throw e;
        }
    }

    /** Why a program gets no further seat. */
    public Message enough() {
        return Message.of("table.refused.too-many-games").with("most", most);
    }

    /** Whether a command may give its player one more game. */
    public static boolean isOneMoreGame(Command command) {
        return switch (command) {
            case Command.Sit sit -> true;
            case Command.Propose(var seat, Proposal what) -> what == Proposal.REMATCH;
            case Command.Agree(var seat, Proposal what) -> what == Proposal.REMATCH;
            default -> false;
        };
    }
}
