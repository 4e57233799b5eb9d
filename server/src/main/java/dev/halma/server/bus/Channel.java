package dev.halma.server.bus;

import dev.halma.table.PlayerId;
import dev.halma.table.TableId;

/** The name of a channel. All names come from here. */
public record Channel(String name) {

    /** What is the same for everybody who looks at the lobby. */
    public static final Channel LOBBY = new Channel("halma:lobby");

    /** Tables at which a computer is to move, for those who think. */
    public static final Channel WORK = new Channel("halma:work");

    /** Players who have another name or are forgotten. */
    public static final Channel PLAYERS = new Channel("halma:players");

    /** Nodes that could not pass on all of their news say so here. */
    public static final Channel MISSED = new Channel("halma:missed");

    public static Channel of(TableId table) {
        return new Channel("halma:table:" + table);
    }

    /** What concerns one player at all of their tables. */
    public static Channel of(PlayerId player) {
        return new Channel("halma:player:" + player);
    }

    @Override
    public String toString() {
        return name;
    }
}
