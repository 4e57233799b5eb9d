package dev.halma.arena.tournament;

import dev.halma.arena.match.Pairing;

/**
 * One game of a tournament.
 *
 * @param round from 0
 * @param variant the index of its variant
 */
public record Fixture(int round, int variant, Pairing pairing) {

    /** The number of the game, from 0. It is the same whenever the same tournament is played. */
    public int number() {
        return pairing.number();
    }
}
