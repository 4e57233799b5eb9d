package dev.halma.table;

import dev.halma.rules.game.Game;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;

/**
 * A table in memory: an {@link Arbiter} and a log. It has no thread, no clock and no file of its own. The caller asks one thing at
 * a time, lets computers think, and keeps what has to outlive the program.
 */
public final class LocalTable {

    private final Supplier<DecisionContext> contexts;
    private final List<Entry> log = new ArrayList<>();
    private Table table;

    private LocalTable(Decision.Accepted begun, Supplier<DecisionContext> contexts) {
        this.contexts = contexts;
        this.log.addAll(begun.entries());
        this.table = begun.next();
    }

    /**
     * A new table. The game begins at once if every chair is taken.
     *
     * @param contexts time, absent players and random numbers, for each decision
     */
    public static LocalTable made(TableId id, PlayerId maker, Plan plan, Supplier<DecisionContext> contexts) {
        return new LocalTable(Arbiter.made(id, maker, plan, contexts.get()), contexts);
    }

    /**
     * A table that continues a game begun elsewhere.
     *
     * @param plan who begins, and in which position, is taken from the game
     */
    public static LocalTable resumed(
            TableId id, PlayerId maker, Plan plan, Game game, Supplier<DecisionContext> contexts) {
        return new LocalTable(Arbiter.resumed(id, maker, plan, game, contexts.get()), contexts);
    }

    /** A table whose log was kept. */
    public static LocalTable replayed(TableId id, List<Entry> log, Supplier<DecisionContext> contexts) {
        return new LocalTable(new Decision.Accepted(log, Table.replayed(id, log)), contexts);
    }

    /** Decides about a command. What is accepted has happened when this returns. */
    public Decision ask(Command.Actor actor, Command command) {
        Decision decision = Arbiter.decide(table, actor, command, contexts.get());
        if (decision instanceof Decision.Accepted accepted) {
            log.addAll(accepted.entries());
            table = accepted.next();
        }
        return decision;
    }

    /**
     * The table of the rematch that the players have agreed on.
     *
     * @throws java.util.NoSuchElementException if they have not
     */
    public LocalTable rematch() {
        return new LocalTable(Arbiter.rematchOf(table, contexts.get()), contexts);
    }

    public Table table() {
        return table;
    }

    /** Everything that has happened, in order. */
    public List<Entry> log() {
        return Collections.unmodifiableList(log);
    }
}
