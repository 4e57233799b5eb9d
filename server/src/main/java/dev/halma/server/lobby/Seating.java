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
 * Limits how many unfinished games a player has. A program gets fewer than a person: it could take every open chair.
 */
public final class Seating {

    private final Store store;
    private final int mostOfAProgram;
    private final int mostOfAPerson;
    private final Map<PlayerId, Integer> reserved = new ConcurrentHashMap<>();

    /**
     * Limits.
     *
     * @param ofAProgram unfinished games of a program
     * @param ofAPerson unfinished games of a person
     */
    public Seating(Store store, int ofAProgram, int ofAPerson) {
        this.store = store;
        this.mostOfAProgram = ofAProgram;
        this.mostOfAPerson = ofAPerson;
    }

    private int most(Player player) {
        return player.isProgram() ? mostOfAProgram : mostOfAPerson;
    }

    /** A reservation for one more game. To be closed once the game is stored, or will not be. */
    public interface Place extends AutoCloseable {
        @Override
        void close();
    }

    /** A reservation for one more game; empty if the player has enough. */
    public Optional<Place> place(Player player) {
        int most = most(player);
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

    /** Why a player gets no further seat. */
    public Message enough(Player player) {
        return Message.of("table.refused.too-many-games").with("most", most(player));
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
