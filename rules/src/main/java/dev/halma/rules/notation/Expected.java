package dev.halma.rules.notation;

import dev.halma.rules.game.Refusal;
import dev.halma.rules.message.Message;
import dev.halma.rules.variant.HouseRule;
import dev.halma.rules.variant.Seat;
import java.util.List;

/** What a reader expected, with the facts that its message needs. */
public sealed interface Expected {

    /** One of these texts. */
    record OneOf(List<String> choices) implements Expected {
        public OneOf {
            choices = List.copyOf(choices);
        }
    }

    record Cell() implements Expected {}

    /** A path of cells, or one of these words. */
    record Move(List<String> words) implements Expected {}

    record EndOfText() implements Expected {}

    record NumberBetween(int least, int most) implements Expected {}

    /**
     * A row of the board.
     *
     * @param cells the number of its cells
     */
    record Row(int rank, int cells) implements Expected {}

    /**
     * All pieces of a seat.
     *
     * @param pieces their number in this variant
     */
    record Pieces(Seat seat, int pieces) implements Expected {}

    record SeatInPlay(List<Seat> seats) implements Expected {}

    record VariantId(List<String> ids) implements Expected {}

    record HouseChoice(HouseRule rule, List<String> choices) implements Expected {}

    /** Partners, which a win of both needs. */
    record Partners() implements Expected {}

    /** Three or more seats that play alone, which places need. */
    record Alone() implements Expected {}

    record EachOnce(String name) implements Expected {}

    record TagName() implements Expected {}

    /** The closing mark of something that was opened before. */
    record Closing(String opened, String closing) implements Expected {}

    record Tag(String name) implements Expected {}

    record MoveNumber(int number) implements Expected {}

    /** A move number may only stand before a move of the seat that began. */
    record NoMoveNumber(Seat first) implements Expected {}

    record LegalMove(int turn, Refusal why) implements Expected {}

    /**
     * Another result.
     *
     * @param result the result by the moves or the tags
     */
    record Result(String result) implements Expected {}

    /**
     * Other places, or none.
     *
     * @param places the seats in the order of their places by the moves
     */
    record Places(String places) implements Expected {}

    /** The message and its facts. */
    default Message message() {
        return switch (this) {
            case OneOf e -> tell("one-of").with("choices", e.choices());
            case Cell e -> tell("cell");
            case Move e -> tell("move").with("words", e.words());
            case EndOfText e -> tell("end-of-text");
            case NumberBetween e ->
                tell("number-between").with("least", e.least()).with("most", e.most());
            case Row e -> tell("row").with("rank", e.rank()).with("cells", e.cells());
            case Pieces e -> tell("pieces").with("seat", e.seat()).with("pieces", e.pieces());
            case SeatInPlay e -> tell("seat-in-play").with("letters", letters(e.seats()));
            case VariantId e -> tell("variant-id").with("ids", e.ids()).with("example", "square(8) camp=6 seats=2");
            case HouseChoice e ->
                tell("house-choice").with("rule", e.rule().id()).with("choices", e.choices());
            case Partners e -> tell("partners");
            case Alone e -> tell("alone");
            case EachOnce e -> tell("each-once").with("name", e.name());
            case TagName e -> tell("tag-name");
            case Closing e -> tell("closing").with("opened", e.opened()).with("closing", e.closing());
            case Tag e -> tell("tag").with("name", e.name());
            case MoveNumber e -> tell("move-number").with("number", e.number());
            case NoMoveNumber e -> tell("no-move-number").with("first", e.first());
            case LegalMove e ->
                tell("legal-move").with("turn", e.turn()).with("why", e.why().message());
            case Result e -> tell("result").with("result", e.result());
            case Places e -> tell("places").with("places", e.places().isEmpty() ? "none" : e.places());
        };
    }

    private static Message tell(String code) {
        return Message.of("expected." + code);
    }

    /** The letters that stand for the seats in a position's text. */
    private static List<String> letters(List<Seat> seats) {
        return seats.stream().map(seat -> String.valueOf(seat.letter())).toList();
    }
}
