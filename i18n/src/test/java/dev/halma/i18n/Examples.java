package dev.halma.i18n;

import dev.halma.rules.game.Outcome;
import dev.halma.rules.game.Refusal;
import dev.halma.rules.message.Message;
import dev.halma.rules.notation.Expected;
import dev.halma.rules.notation.Problem;
import dev.halma.rules.variant.HouseRule;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Side;
import java.util.ArrayList;
import java.util.List;

/** One example of each message of the rule book. */
final class Examples {

    static final List<Outcome> OUTCOMES = List.of(
            new Outcome.Open(),
            new Outcome.Won(new Side(List.of(Seat.A)), Outcome.Why.HOME),
            new Outcome.Won(new Side(List.of(Seat.A, Seat.C)), Outcome.Why.HOME),
            new Outcome.Won(new Side(List.of(Seat.F)), Outcome.Why.RESIGNATION),
            new Outcome.Won(new Side(List.of(Seat.B, Seat.D)), Outcome.Why.TIME),
            new Outcome.Won(new Side(List.of(Seat.A, Seat.C)), Outcome.Why.LEFT),
            new Outcome.Drawn(Outcome.Why.AGREEMENT),
            new Outcome.Drawn(Outcome.Why.REPETITION),
            new Outcome.Drawn(Outcome.Why.QUIET),
            new Outcome.Drawn(Outcome.Why.LENGTH),
            new Outcome.Drawn(Outcome.Why.STUCK));

    static final List<Refusal> REFUSALS = List.of(
            new Refusal.GameOver(new Outcome.Drawn(Outcome.Why.STUCK)),
            new Refusal.NotYourTurn(Seat.B, Seat.A),
            new Refusal.NoSuchCell("z9"),
            new Refusal.TooManyCells(257, 256),
            new Refusal.EmptyCell("e4"),
            new Refusal.NotYourPiece("e4", Seat.B, Seat.A),
            new Refusal.TargetTaken("e4", Seat.B),
            new Refusal.SameCell("e4"),
            new Refusal.NotNeighbours("e4", "e8"),
            new Refusal.NothingToHop("e4", "e5", "e6"),
            new Refusal.NotInTheMiddle("e4", "e10"),
            new Refusal.CellBehindTaken("e4", "e5", "e6"),
            new Refusal.TwoInARow("e4", "e5", "e6"),
            new Refusal.NotStraight("e4", "f6", true),
            new Refusal.NotStraight("e4", "g8", false),
            new Refusal.Stuck("e4"),
            new Refusal.StepInChain("e4", "e5"),
            new Refusal.ChainBreaks(2, new Refusal.StepInChain("e4", "e5")),
            new Refusal.BlockerMustLeave(List.of("e4", "f4", "g4")),
            new Refusal.NoDrawOffered(),
            new Refusal.DrawNeedsAll(),
            new Refusal.CampMustBeLeft(List.of("a1", "b2")),
            new Refusal.HomePiecesStay("e4"),
            new Refusal.PassNotAllowed(Seat.A),
            new Refusal.NoSuchSeat(Seat.F),
            new Refusal.AlreadyResigned(Seat.C),
            new Refusal.HasPlace(Seat.B, 1));

    static final List<Expected> EXPECTED = List.of(
            new Expected.OneOf(List.of("-", "/")),
            new Expected.Cell(),
            new Expected.Move(List.of("pass", "resign")),
            new Expected.EndOfText(),
            new Expected.NumberBetween(1, 99999),
            new Expected.Row(3, 1),
            new Expected.Row(3, 8),
            new Expected.Pieces(Seat.B, 19),
            new Expected.SeatInPlay(List.of(Seat.A, Seat.B)),
            new Expected.VariantId(List.of("print-2", "print-4")),
            new Expected.HouseChoice(HouseRule.GUARDS, List.of("0", "1", "any")),
            new Expected.Partners(),
            new Expected.Alone(),
            new Expected.Places("BAC"),
            new Expected.Places(""),
            new Expected.EachOnce("Date"),
            new Expected.TagName(),
            new Expected.Closing("{", "}"),
            new Expected.Tag("Variant"),
            new Expected.MoveNumber(2),
            new Expected.NoMoveNumber(Seat.A),
            new Expected.LegalMove(7, new Refusal.EmptyCell("e4")),
            new Expected.Result("AC"));

    private Examples() {}

    static List<Message> all() {
        List<Message> all = new ArrayList<>();
        OUTCOMES.forEach(outcome -> all.add(outcome.message()));
        REFUSALS.forEach(refusal -> all.add(refusal.message()));
        EXPECTED.forEach(expected -> all.add(expected.message()));
        all.add(new Problem(3, 14, "e9", new Expected.Cell()).message());
        all.add(new Problem(3, 14, "", new Expected.Cell()).message());
        return all;
    }
}
