package dev.halma.server.tables;

import dev.halma.table.Player;

/**
 * The sender of commands.
 *
 * @param address that limits count it by; identities cost nothing, so a player alone is no limit
 */
public record Client(Player player, String address) {}
