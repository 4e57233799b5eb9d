package dev.halma.server.live;

import dev.halma.table.Player;
import dev.halma.table.TableId;

/** Where the commands of players come in, whatever carries them. */
public interface Desk {

    /** Asks something of a table. The answer comes through the ask, exactly once. */
    void submit(Player player, TableId table, Ask ask);
}
