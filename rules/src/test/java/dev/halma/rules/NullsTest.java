package dev.halma.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.board.CellSet;
import dev.halma.rules.board.Direction;
import dev.halma.rules.game.Beginning;
import dev.halma.rules.game.Event;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Outcome;
import dev.halma.rules.game.Refusal;
import dev.halma.rules.game.Request;
import dev.halma.rules.game.Ruling;
import dev.halma.rules.game.Verdict;
import dev.halma.rules.message.Fact;
import dev.halma.rules.message.Message;
import dev.halma.rules.message.RuleSection;
import dev.halma.rules.message.RuleSections;
import dev.halma.rules.move.Duty;
import dev.halma.rules.move.LiveBoard;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.notation.EventText;
import dev.halma.rules.notation.Expected;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.Parsed;
import dev.halma.rules.notation.Problem;
import dev.halma.rules.notation.RequestText;
import dev.halma.rules.variant.HouseRule;
import dev.halma.rules.variant.HouseRules;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Source;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.NullProbe;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Whoever passes null is told for which parameter. */
class NullsTest {

    private static final Set<Class<?>> ANSWERS = Set.of(
            Beginning.Decision.class,
            Duty.class,
            Event.class,
            Expected.class,
            Fact.class,
            Outcome.class,
            Parsed.class,
            Problem.class,
            Refusal.class,
            RequestText.Said.class,
            RuleSection.class,
            Message.class,
            Verdict.class);

    @Test
    void nullIsAnsweredWithTheNameOfTheParameter() throws IOException {
        assertThat(new NullProbe(samples(), ANSWERS).complaintsAbout(Game.class))
                .isEmpty();
    }

    private static Map<Class<?>, Object> samples() {
        Variant variant = Variants.named("halma-8");
        Game game = Game.of(variant);
        Move move = game.legalMoves().getFirst();
        Game next = game.after(move);
        Position position = game.position();
        Seating seating = variant.seatings().getFirst();
        Map<Class<?>, Object> samples = new HashMap<>();
        for (Object sample : List.of(
                variant,
                game,
                move,
                position,
                seating,
                variant.board(),
                variant.board().lattice(),
                variant.board().shape(),
                variant.houseRules(),
                variant.houseRules().sides(),
                variant.houseRules().sides().sides().getFirst(),
                variant.houseRules().win(),
                variant.houseRules().guards(),
                variant.houseRules().leave(),
                variant.houseRules().repetition(),
                variant.houseRules().quiet(),
                variant.houseRules().length(),
                variant.houseRules().places(),
                variant.houseRules().hops(),
                position.live(),
                position.live().position(),
                position.route(move).orElseThrow(),
                HouseRule.GUARDS,
                Seat.A,
                Direction.EAST,
                Source.XXL,
                CellSet.EMPTY,
                Duty.NONE,
                new Beginning(2, Set.of(Seat.A)),
                Beginning.Way.COIN,
                new Beginning.Decision(Seat.A, List.of()),
                Outcome.Why.HOME,
                new Outcome.Drawn(Outcome.Why.QUIET),
                next.lastEvent().orElseThrow(),
                new Event.Passed(Seat.A),
                Request.path("d1", "e2"),
                new Request.Pass(),
                new Ruling.DrawAgreed(),
                new Refusal.NoSuchSeat(Seat.F),
                new Verdict.Accepted(game),
                GameRecord.of(next),
                new GameRecord.Tag("Event", "Test"),
                new GameRecord.Comment(0, "Good"),
                new EventText.Entry.Ruled(new Ruling.DrawAgreed()),
                new Expected.Cell(),
                Message.of("outcome.open"),
                new Fact.Count(1),
                RuleSections.hints().getFirst(),
                "text",
                Set.of(),
                Map.of(),
                Optional.empty(),
                OptionalInt.empty(),
                new int[LiveBoard.MOST_MOVES],
                position.route(move).orElseThrow().packed(),
                new String[] {"a1", "b2"})) {
            samples.put(sample.getClass(), sample);
        }
        samples.put(List.class, variant.seatings().stream().map(Seating::camp).toList());
        samples.put(Parsed.class, new Parsed.Read<>(game));
        samples.put(HouseRules.Choice.class, HouseRules.Win.FIRST);
        samples.put(Problem.class, new Problem(1, 1, "x", new Expected.Cell()));
        return samples;
    }
}
