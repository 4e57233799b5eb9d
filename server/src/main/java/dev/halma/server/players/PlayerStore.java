package dev.halma.server.players;

import dev.halma.table.Player;
import dev.halma.table.PlayerId;
import java.time.Instant;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;

/** Stores players: a name and the hashes of their secrets. All of it can be deleted. */
public interface PlayerStore {

    /** Keeps a new player with the hash of the first secret. */
    void add(Player player, String secretHash, Instant now);

    /** Keeps another secret of a player: another device, or a program. */
    void addSecret(PlayerId player, String secretHash, Instant now);

    /** The devices and programs of players. */
    Devices devices();

    /** The player, if the secret is one of theirs. */
    Optional<Player> bySecret(PlayerId player, String secretHash);

    Optional<Player> byId(PlayerId player);

    void rename(PlayerId player, String name);

    /** Notes that a player was seen, so that players who never come back can be forgotten. */
    void seen(PlayerId player, Instant now);

    /** The names of players who are known. */
    Map<PlayerId, String> names(Collection<PlayerId> players);

    /** Keeps a short-lived code that moves a player to another device. It replaces the player's last one. */
    void addCode(String codeHash, PlayerId player, Instant until);

    /** Uses a code up; empty if it is unknown, used or too old. */
    Optional<PlayerId> takeCode(String codeHash, Instant now);

    /**
     * Deletes everything about a player: name, secrets, codes, and the names of people at their seats. Logs keep the
     * id, which then belongs to no player.
     */
    void forget(PlayerId player);

    /** Forgets players who were not seen since a time; returns how many. */
    int forgetUnseenSince(Instant moment, int most);
}
