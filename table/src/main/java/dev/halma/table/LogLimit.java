package dev.halma.table;

import dev.halma.rules.game.Request;

/**
 * How long a log may become. House rules can turn off every end of a game, and proposals can be made and declined for
 * ever: without a limit one table could fill the disk. One player must not fill a log alone, because then the others
 * could not move.
 */
final class LogLimit {

    /** Ten times the longest game that people play, with six seats and many proposals. */
    static final int MOST_ENTRIES = 10_000;

    /**
     * The most characters of moves. A move of a person has about eight; a route as long as the board allows has hundreds. With
     * this limit a client can be sent the whole table at once.
     */
    static final int MOST_CHARACTERS = 400_000;

    /**
     * Entries reserved for agreeing on an end. Resigning and running out of time need no room: each seat does it once.
     */
    static final int FOR_THE_END = 100;

    /**
     * How often one player may sit down, propose, take back and let a computer stand in, at one table. With what follows from
     * it, all six players together leave more than half of a log for moves.
     */
    static final int ASIDES_OF_ONE = 300;

    private LogLimit() {}

    /** Whether a player may still take an action that is not a move. */
    static boolean mayStepAside(Table table, Command.Actor actor) {
        return isUnlimited(table)
                || !(actor instanceof Command.Player(PlayerId player))
                || table.asides().getOrDefault(player, 0) < ASIDES_OF_ONE;
    }

    /** Whether no move can be written any more. */
    static boolean isFull(Table table) {
        return !isUnlimited(table) && (table.version() >= MOST_ENTRIES || table.characters() >= MOST_CHARACTERS);
    }

    /** A table at one device has no limit: its players fill only their own disk. */
    private static boolean isUnlimited(Table table) {
        return table.plan().terms().isAtOneDevice();
    }

    /** Whether the entries that follow from a command still fit. */
    static boolean hasRoom(Command command, Decision decision) {
        if (!(decision instanceof Decision.Accepted(var entries, Table next)) || entries.isEmpty()) return true;
        if (isUnlimited(next)) return true;
        return switch (use(command)) {
            case GOING_ON -> next.version() <= MOST_ENTRIES && next.characters() <= MOST_CHARACTERS;
            case AGREEING -> next.version() <= MOST_ENTRIES + FOR_THE_END;
            case ENDING -> true;
        };
    }

    /** What a command does to a game. */
    private enum Use {
        GOING_ON,
        AGREEING,
        ENDING
    }

    private static Use use(Command command) {
        return switch (command) {
            case Command.CheckClock look -> Use.ENDING;
            case Command.Rule rule -> Use.ENDING;
            case Command.Play(var seat, Request request, int after) -> use(request);
            case Command.Unreadable unreadable -> Use.GOING_ON;
            case Command.ComputerMove move -> Use.GOING_ON;
            case Command.Propose(var seat, Proposal what) -> use(what);
            case Command.Agree(var seat, Proposal what) -> use(what);
            case Command.Decline(var seat, Proposal what) -> use(what);
            case Command.Sit sit -> Use.GOING_ON;
            case Command.Rise rise -> Use.GOING_ON;
            case Command.SendAway away -> Use.GOING_ON;
            case Command.SeatComputer computer -> Use.GOING_ON;
            case Command.Resume resume -> Use.GOING_ON;
            case Command.Skip skip -> Use.GOING_ON;
            case Command.StandIn standIn -> Use.GOING_ON;
            case Command.Return back -> Use.GOING_ON;
            case Command.Cancel cancel -> Use.ENDING;
        };
    }

    private static Use use(Proposal what) {
        return switch (what) {
            case DRAW, REMATCH -> Use.AGREEING;
            case TAKEBACK, PAUSE -> Use.GOING_ON;
        };
    }

    private static Use use(Request request) {
        return switch (request) {
            case Request.Resign resign -> Use.ENDING;
            case Request.OfferDraw offer -> Use.AGREEING;
            case Request.AcceptDraw accept -> Use.AGREEING;
            case Request.Path path -> Use.GOING_ON;
            case Request.Pass pass -> Use.GOING_ON;
        };
    }
}
