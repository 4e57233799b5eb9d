package dev.halma.rules.notation;

import dev.halma.rules.game.Refusal;
import dev.halma.rules.variant.HouseRule;
import dev.halma.rules.variant.Seat;
import java.util.List;

/** What a reader wanted to see, with the facts that an explanation needs. */
public sealed interface Expected {

    /** One of these, as it stands. */
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
     * @param cells how many cells it has
     */
    record Row(int rank, int cells) implements Expected {}

    /**
     * All the pieces of a seat.
     *
     * @param pieces how many it has in this variant
     */
    record Pieces(Seat seat, int pieces) implements Expected {}

    record SeatInPlay(List<Seat> seats) implements Expected {}

    record VariantId(List<String> ids) implements Expected {}

    record HouseChoice(HouseRule rule, List<String> choices) implements Expected {}

    /** Both partners can only come home where there are partners. */
    record Partners() implements Expected {}

    /** The end of a game that is longer than any that is read. */
    record NoMoreThan(int turns) implements Expected {}

    record EachOnce(String name) implements Expected {}

    record TagName() implements Expected {}

    /** The end of something that was opened before. */
    record Closing(String opened, String closing) implements Expected {}

    record Tag(String name) implements Expected {}

    record MoveNumber(int number) implements Expected {}

    /** A move number stands before a move of the seat that began. */
    record NoMoveNumber(Seat first) implements Expected {}

    record LegalMove(int turn, Refusal why) implements Expected {}

    /**
     * Another result.
     *
     * @param result what the moves, or the tags, come to
     */
    record Result(String result) implements Expected {}
}
