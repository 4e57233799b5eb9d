package dev.halma.cli;

import dev.halma.rules.game.Outcome;
import dev.halma.rules.game.Position;
import dev.halma.rules.game.Refusal;
import dev.halma.rules.notation.Expected;
import dev.halma.rules.notation.Problem;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.Collection;
import java.util.stream.Collectors;

/** The English words for what the rule book answers. */
final class Wording {

    private Wording() {}

    static String of(Refusal refusal) {
        return switch (refusal) {
            case Refusal.GameOver r -> "The game is over: " + result(r.outcome()) + ".";
            case Refusal.NotYourTurn r -> "It is seat " + r.toMove() + "'s turn, not " + r.asking() + "'s.";
            case Refusal.NoSuchCell r -> "There is no cell " + r.name() + " on this board.";
            case Refusal.EmptyCell r -> "There is no piece on " + r.cell() + ".";
            case Refusal.NotYourPiece r ->
                "The piece on " + r.cell() + " belongs to seat " + r.owner() + "; seat " + r.toMove()
                        + "'s are to move.";
            case Refusal.TargetTaken r -> "A piece of seat " + r.owner() + " stands on " + r.cell() + " already.";
            case Refusal.SameCell r -> "A move can't end on " + r.cell() + ", where it began.";
            case Refusal.NotNeighbours r ->
                "A step reaches only a neighbour: " + r.to() + " is too far from " + r.from()
                        + ", and no hops lead there.";
            case Refusal.NothingToHop r ->
                "From " + r.from() + " to " + r.to() + " there is nothing to hop over: " + r.over() + " is empty.";
            case Refusal.CellBehindTaken r ->
                "The piece on " + r.over() + " can't be hopped over from " + r.from() + ": the cell behind it, "
                        + r.behind() + ", is taken.";
            case Refusal.TwoInARow r ->
                "Two pieces in a row can't be hopped: " + r.first() + " and " + r.second() + ", seen from " + r.from()
                        + ".";
            case Refusal.NotStraight r -> notStraight(r);
            case Refusal.StepInChain r ->
                "A chain is made of hops, and from " + r.from() + " to " + r.to() + " is a step.";
            case Refusal.ChainBreaks r -> "The chain breaks at hop " + r.hop() + ". " + of(r.why());
            case Refusal.BlockerMustLeave r ->
                "A blocker must leave first: " + oneOf(r.blockers()) + " must move out of the goal it keeps full.";
            case Refusal.HomePiecesStay r ->
                "The piece on " + r.cell() + " is home and stays; move a piece of your partner's, or pass.";
            case Refusal.PassNotAllowed r ->
                "Seat " + r.seat() + " must move: only a seat that is home and waits for its partner may pass.";
            case Refusal.NoSuchSeat r -> "There is no seat " + r.seat() + " in this game.";
            case Refusal.AlreadyResigned r -> "Seat " + r.seat() + " has left the game already.";
        };
    }

    private static String notStraight(Refusal.NotStraight r) {
        String ends = "From " + r.from() + " to " + r.to() + " is not a straight line";
        return r.colourChanges()
                ? ends + ", and a hop never changes the colour of its cell, as this would."
                : ends + ", and no chain of hops leads there.";
    }

    static String why(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Open open -> "still in play";
            case Outcome.Won won -> why(won.why());
            case Outcome.Drawn drawn -> why(drawn.why());
        };
    }

    private static String why(Outcome.Why why) {
        return switch (why) {
            case HOME -> "home";
            case RESIGNATION -> "by resignation";
            case TIME -> "on time";
            case AGREEMENT -> "by agreement";
            case REPETITION -> "by repetition: the position has come up for the third time";
            case QUIET -> "by quiet turns: no piece has entered its goal for 100 turns of every seat";
            case STUCK -> "stuck: nobody can move";
        };
    }

    private static String result(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Open open -> why(open);
            case Outcome.Won won -> won.side() + " won, " + why(won);
            case Outcome.Drawn drawn -> "drawn " + why(drawn);
        };
    }

    /** The line below a drawn board. */
    static String standing(Position position) {
        Outcome outcome = position.outcome();
        return outcome.isOver()
                ? "The game is over: " + result(outcome) + "."
                : "Turn " + position.turn() + ", seat " + position.toMove() + " to move.";
    }

    /** A problem in a text of one line. */
    static String inLine(Problem problem) {
        return "column " + problem.column() + ": " + foundAndExpected(problem);
    }

    static String of(Problem problem) {
        return "line " + problem.line() + ", " + inLine(problem);
    }

    /** A problem in a file, placed as compilers do. */
    static String ofFile(Problem problem) {
        return problem.line() + ":" + problem.column() + ": " + foundAndExpected(problem);
    }

    private static String foundAndExpected(Problem problem) {
        String found = problem.found().isEmpty() ? "the end of the text" : "'" + problem.found() + "'";
        return "found " + found + ", expected " + of(problem.expected());
    }

    private static String of(Expected expected) {
        return switch (expected) {
            case Expected.OneOf e -> either(quoted(e.choices()));
            case Expected.Cell e -> "a cell such as e4";
            case Expected.Move e -> "a move such as e4-e5, or " + either(e.words());
            case Expected.EndOfText e -> "nothing more";
            case Expected.NumberBetween e -> "a number from " + e.least() + " to " + e.most();
            case Expected.Row e ->
                "a row of " + e.cells() + (e.cells() == 1 ? " cell" : " cells") + " for rank " + e.rank()
                        + ": letters for pieces, numbers for empty cells";
            case Expected.Pieces e -> e.pieces() + " pieces of seat " + e.seat() + ", no more and no fewer";
            case Expected.SeatInPlay e ->
                either(e.seats().stream().map(Seat::letter).map(String::valueOf).toList()) + " for a seat in play";
            case Expected.VariantId e -> "a variant, one of " + String.join(", ", e.ids());
            case Expected.HouseChoice e -> e.rule().id() + " set to " + either(e.choices()) + " in this variant";
            case Expected.Partners e -> "win=first, since there are no partners here: win=both needs them";
            case Expected.NoMoreThan e -> "the end of the game: no more than " + e.turns() + " turns are read";
            case Expected.EachOnce e -> e.name() + " no more than once";
            case Expected.TagName e -> "the name of a tag, such as Date";
            case Expected.Closing e -> "the " + e.closing() + " that closes this " + e.opened();
            case Expected.Tag e -> "a tag [" + e.name() + " \"...\"] before the moves";
            case Expected.MoveNumber e -> "the number " + e.number() + ".";
            case Expected.NoMoveNumber e -> "a move: numbers stand before the moves of seat " + e.first();
            case Expected.LegalMove e -> "a legal move in turn " + e.turn() + ". " + of(e.why());
            case Expected.Result e -> "the result " + e.result();
        };
    }

    private static Collection<String> quoted(Collection<String> choices) {
        return choices.stream().map(choice -> "'" + choice + "'").toList();
    }

    private static String either(Collection<String> choices) {
        return String.join(" or ", choices);
    }

    private static String oneOf(Collection<String> cells) {
        return cells.size() == 1 ? cells.iterator().next() : "one of " + String.join(", ", cells);
    }

    static String noVariant(String id) {
        return "there is no variant '" + id + "'; `halma variants` lists them" + meant(id);
    }

    /** The variants that a misspelt id may have meant. */
    private static String meant(String id) {
        String family = id.replaceAll("-.*", "");
        String alike = Variants.all().stream()
                .map(Variant::id)
                .filter(known -> !family.isEmpty() && known.startsWith(family))
                .collect(Collectors.joining(", "));
        return alike.isEmpty() ? "" : ". Did you mean one of " + alike + "?";
    }
}
