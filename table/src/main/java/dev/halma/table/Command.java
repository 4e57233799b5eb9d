package dev.halma.table;

import dev.halma.engine.level.Level;
import dev.halma.rules.game.Request;
import dev.halma.rules.game.Ruling;
import dev.halma.rules.move.Move;
import dev.halma.rules.notation.Problem;
import dev.halma.rules.variant.Seat;

/** What an actor asks of a table: well formed, but not yet known to be allowed. */
public sealed interface Command {

    /** The sender of a command. */
    sealed interface Actor {}

    /** A player who has proved who they are. */
    record Player(PlayerId id) implements Actor {}

    /** The server or program that runs the table. It moves for computers, checks the clock and passes rulings on. */
    record Server() implements Actor {}

    Actor SERVER = new Server();

    /** The id that a client gives a command, so that the same one is never applied twice. */
    record Id(PlayerId player, String text) {}

    /**
     * To sit down.
     *
     * @param key the invitation, or nothing
     * @param name of the person, where several people play at one device; nothing for the player's own
     */
    record Sit(Seat seat, String key, String name) implements Command {}

    /** To stand up before the game begins. */
    record Rise(Seat seat) implements Command {}

    /** The maker sends a player away before the game begins. */
    record SendAway(Seat seat) implements Command {}

    /** The maker gives a free chair to a computer. */
    record SeatComputer(Seat seat, Level level) implements Command {}

    /**
     * A player's request in a game.
     *
     * @param after the number of events in the game as the player saw it
     */
    record Play(Seat seat, Request request, int after) implements Command {}

    /** A player's request in a game that could not be read. It is refused with the problem, if the player may play at all. */
    record Unreadable(Seat seat, Problem problem) implements Command {}

    /**
     * The move of a computer. Only the server asks for it.
     *
     * @param after the number of events in the game in which the computer found it
     */
    record ComputerMove(Seat seat, Move move, int after) implements Command {}

    record Propose(Seat seat, Proposal what) implements Command {}

    record Agree(Seat seat, Proposal what) implements Command {}

    record Decline(Seat seat, Proposal what) implements Command {}

    /** To end a pause. */
    record Resume(Seat seat) implements Command {}

    /** To skip the turn of an absent player. */
    record Skip(Seat seat) implements Command {}

    /** To let a computer play for an absent player. */
    record StandIn(Seat seat, Level level) implements Command {}

    /** An absent player takes the seat back from the computer. */
    record Return(Seat seat) implements Command {}

    /** The maker gives up a table that has not begun. */
    record Cancel() implements Command {}

    /** An arbiter's ruling, where a person referees. Only the program that runs the table asks for it. */
    record Rule(Ruling ruling) implements Command {}

    /** To check whether a clock has run out. */
    record CheckClock() implements Command {}
}
