package dev.halma.rules.game;

import dev.halma.rules.variant.Seat;
import java.util.List;

/**
 * Why the referee does not let a request pass, with the facts that an explanation needs. Cells go by name, so that an
 * explanation needs no board.
 */
public sealed interface Refusal {

    record GameOver(Outcome outcome) implements Refusal {}

    record NotYourTurn(Seat asking, Seat toMove) implements Refusal {}

    record NoSuchCell(String name) implements Refusal {}

    record EmptyCell(String cell) implements Refusal {}

    record NotYourPiece(String cell, Seat owner, Seat toMove) implements Refusal {}

    record TargetTaken(String cell, Seat owner) implements Refusal {}

    record SameCell(String cell) implements Refusal {}

    /** Too far for a step, and no hop either. */
    record NotNeighbours(String from, String to) implements Refusal {}

    record NothingToHop(String from, String over, String to) implements Refusal {}

    record CellBehindTaken(String from, String over, String behind) implements Refusal {}

    record TwoInARow(String from, String first, String second) implements Refusal {}

    /**
     * No line leads there, and no chain.
     *
     * @param colourChanges whether start and end differ in colour on a chequered board, which no hop can do
     */
    record NotStraight(String from, String to, boolean colourChanges) implements Refusal {}

    /** A step among the hops of a chain. */
    record StepInChain(String from, String to) implements Refusal {}

    /**
     * The hops before this one were right.
     *
     * @param hop the number of the hop, from 1
     */
    record ChainBreaks(int hop, Refusal why) implements Refusal {}

    /**
     * Another piece has to move first.
     *
     * @param blockers the pieces of which one must leave the goal
     */
    record BlockerMustLeave(List<String> blockers) implements Refusal {}

    /** At home and waiting for a partner, a seat's own pieces stay. */
    record HomePiecesStay(String cell) implements Refusal {}

    record PassNotAllowed(Seat seat) implements Refusal {}

    record NoSuchSeat(Seat seat) implements Refusal {}

    record AlreadyResigned(Seat seat) implements Refusal {}

    /** A short name for scripts and for looking up the words. */
    default String code() {
        return switch (this) {
            case GameOver r -> "game-over";
            case NotYourTurn r -> "not-your-turn";
            case NoSuchCell r -> "no-such-cell";
            case EmptyCell r -> "empty-cell";
            case NotYourPiece r -> "not-your-piece";
            case TargetTaken r -> "target-taken";
            case SameCell r -> "same-cell";
            case NotNeighbours r -> "not-neighbours";
            case NothingToHop r -> "nothing-to-hop";
            case CellBehindTaken r -> "cell-behind-taken";
            case TwoInARow r -> "two-in-a-row";
            case NotStraight r -> "not-straight";
            case StepInChain r -> "step-in-chain";
            case ChainBreaks r -> "chain-breaks";
            case BlockerMustLeave r -> "blocker-must-leave";
            case HomePiecesStay r -> "home-pieces-stay";
            case PassNotAllowed r -> "pass-not-allowed";
            case NoSuchSeat r -> "no-such-seat";
            case AlreadyResigned r -> "already-resigned";
        };
    }
}
