package dev.halma.rules.game;

import dev.halma.rules.message.Message;
import dev.halma.rules.variant.Seat;
import java.util.List;

/**
 * The reason why the referee refuses a request, with the facts that its message needs. Cells go by name, so that a
 * message needs no board.
 */
public sealed interface Refusal {

    record GameOver(Outcome outcome) implements Refusal {}

    record NotYourTurn(Seat asking, Seat toMove) implements Refusal {}

    record NoSuchCell(String name) implements Refusal {}

    /** A path of more cells than the board has. Without loops, no chain is as long. */
    record TooManyCells(int named, int onBoard) implements Refusal {}

    record EmptyCell(String cell) implements Refusal {}

    record NotYourPiece(String cell, Seat owner, Seat toMove) implements Refusal {}

    record TargetTaken(String cell, Seat owner) implements Refusal {}

    record SameCell(String cell) implements Refusal {}

    /** Too far for a step, and not a hop. */
    record NotNeighbours(String from, String to) implements Refusal {}

    record NothingToHop(String from, String over, String to) implements Refusal {}

    record CellBehindTaken(String from, String over, String behind) implements Refusal {}

    record TwoInARow(String from, String first, String second) implements Refusal {}

    /**
     * Neither a line nor a chain leads there.
     *
     * @param colourChanges whether start and end differ in colour on a chequered board, which no hop can do
     */
    record NotStraight(String from, String to, boolean colourChanges) implements Refusal {}

    /** The piece has neither a step nor a hop. */
    record Stuck(String cell) implements Refusal {}

    /** A path that mixes a step with hops. */
    record StepInChain(String from, String to) implements Refusal {}

    /**
     * A hop of a chain is illegal; the hops before it are legal.
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

    /**
     * The time to stay in the starting camp is over.
     *
     * @param pieces the pieces of which one must leave the camp
     */
    record CampMustBeLeft(List<String> pieces) implements Refusal {}

    /** A seat that is home and waits for its partner can't move its own pieces. */
    record HomePiecesStay(String cell) implements Refusal {}

    record PassNotAllowed(Seat seat) implements Refusal {}

    /** There is no draw to accept. */
    record NoDrawOffered() implements Refusal {}

    /** One player alone can't ask for a draw here. */
    record DrawNeedsAll() implements Refusal {}

    record NoSuchSeat(Seat seat) implements Refusal {}

    record AlreadyResigned(Seat seat) implements Refusal {}

    /** The seat is home and has its place; it is passed over. */
    record HasPlace(Seat seat, int place) implements Refusal {}

    /** With long hops: no piece stands in the middle between the two cells, or another one stands between them. */
    record NotInTheMiddle(String from, String to) implements Refusal {}

    /** The message and its facts. */
    default Message message() {
        return switch (this) {
            case GameOver r -> tell("game-over").with("outcome", r.outcome().message());
            case NotYourTurn r ->
                tell("not-your-turn").with("asking", r.asking()).with("toMove", r.toMove());
            case NoSuchCell r -> tell("no-such-cell").with("cell", r.name());
            case TooManyCells r ->
                tell("too-many-cells").with("named", r.named()).with("onBoard", r.onBoard());
            case EmptyCell r -> tell("empty-cell").with("cell", r.cell());
            case NotYourPiece r ->
                tell("not-your-piece")
                        .with("cell", r.cell())
                        .with("owner", r.owner())
                        .with("toMove", r.toMove());
            case TargetTaken r -> tell("target-taken").with("cell", r.cell()).with("owner", r.owner());
            case SameCell r -> tell("same-cell").with("cell", r.cell());
            case NotNeighbours r ->
                tell("not-neighbours").with("from", r.from()).with("to", r.to());
            case NothingToHop r ->
                tell("nothing-to-hop")
                        .with("from", r.from())
                        .with("over", r.over())
                        .with("to", r.to());
            case NotInTheMiddle r ->
                tell("not-in-the-middle").with("from", r.from()).with("to", r.to());
            case CellBehindTaken r ->
                tell("cell-behind-taken")
                        .with("from", r.from())
                        .with("over", r.over())
                        .with("behind", r.behind());
            case TwoInARow r ->
                tell("two-in-a-row")
                        .with("from", r.from())
                        .with("first", r.first())
                        .with("second", r.second());
            case NotStraight r ->
                tell("not-straight").with("from", r.from()).with("to", r.to()).with("colourChanges", r.colourChanges());
            case Stuck r -> tell("stuck").with("cell", r.cell());
            case StepInChain r -> tell("step-in-chain").with("from", r.from()).with("to", r.to());
            case ChainBreaks r ->
                tell("chain-breaks").with("hop", r.hop()).with("why", r.why().message());
            case BlockerMustLeave r -> tell("blocker-must-leave").with("blockers", r.blockers());
            case CampMustBeLeft r -> tell("camp-must-be-left").with("pieces", r.pieces());
            case HomePiecesStay r -> tell("home-pieces-stay").with("cell", r.cell());
            case PassNotAllowed r -> tell("pass-not-allowed").with("seat", r.seat());
            case NoDrawOffered r -> tell("no-draw-offered");
            case DrawNeedsAll r -> tell("draw-needs-all");
            case NoSuchSeat r -> tell("no-such-seat").with("seat", r.seat());
            case AlreadyResigned r -> tell("already-resigned").with("seat", r.seat());
            case HasPlace r -> tell("has-place").with("seat", r.seat()).with("place", r.place());
        };
    }

    private static Message tell(String code) {
        return Message.of("refusal." + code);
    }

    /** A short name for scripts. */
    default String code() {
        return message().code();
    }
}
