package dev.halma.server.players;

import dev.halma.table.PlayerId;
import java.time.Instant;
import java.util.List;

/** The devices and programs of players: each has a secret of its own. */
public interface Devices {

    /**
     * A device, or a program that plays in the name of a player.
     *
     * @param id the beginning of the hash of its secret, which tells nothing about the secret
     * @param name that the player gave it; may be empty
     * @param mayManage whether it may rename and forget the player, and let in further devices
     * @param usedAt to the hour
     */
    record Device(String id, String name, boolean mayManage, Instant madeAt, Instant usedAt) {}

    /** How long an id is. */
    int ID = 12;

    static String id(String hash) {
        return hash.substring(0, ID);
    }

    /** The devices of a player, the last used first. */
    List<Device> of(PlayerId player);

    /** Takes the secret of a device back; false if there is no such device. */
    boolean remove(PlayerId player, String id);

    /** Whether the secret with this hash lets its holder manage the player. */
    boolean mayManage(PlayerId player, String hash);

    /** Names the device of a secret, and says what it may do. */
    void describe(PlayerId player, String hash, String name, boolean mayManage);

    /** Notes that a secret was used. */
    void used(PlayerId player, String hash, Instant now);

    /** Removes secrets that have not been used since a time; returns how many. */
    int removeUnusedSince(Instant moment);
}
