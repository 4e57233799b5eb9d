package dev.halma.server.cluster;

import dev.halma.table.PlayerId;
import dev.halma.table.TableId;

/** The name of a channel. All names come from here. */
public record Channel(String name) {

    /** The lobby channel. Its messages are the same for all clients. */
    public static final Channel LOBBY = new Channel("halma:lobby");

    /** Tables at which a computer is to move, for the nodes that think. */
    public static final Channel WORK = new Channel("halma:work");

    /** Players who have another name or are forgotten. */
    public static final Channel PLAYERS = new Channel("halma:players");

    /** Nodes publish here that some of their messages were lost. */
    public static final Channel MISSED = new Channel("halma:missed");

    public static Channel of(TableId table) {
        return new Channel("halma:table:" + table);
    }

    /** Messages for one player about all of their tables. */
    public static Channel of(PlayerId player) {
        return new Channel("halma:player:" + player);
    }

    @Override
    public String toString() {
        return name;
    }
}
