package dev.halma.server.tables;

import dev.halma.table.TableId;

/** Takes the commands of players from every transport. */
public interface CommandSink {

    /** Passes a command to a table. The ask is answered exactly once. */
    void submit(Client client, TableId table, Ask ask);
}
