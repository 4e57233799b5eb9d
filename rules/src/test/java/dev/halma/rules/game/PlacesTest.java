package dev.halma.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.board.CellSet;
import dev.halma.rules.game.Outcome.Why;
import dev.halma.rules.move.LiveBoard;
import dev.halma.rules.move.Position;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.GameText;
import dev.halma.rules.notation.HouseText;
import dev.halma.rules.notation.Parsed;
import dev.halma.rules.notation.PositionText;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.Effort;
import dev.halma.testkit.Law;
import dev.halma.testkit.Play;
import dev.halma.testkit.Sketch;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Section 7: places, for three or more seats that play alone. */
class PlacesTest {

    private static Position three() {
        return Sketch.square("""
                . . a . .
                . . . . .
                . . . . .
                . b . . c
                . . . . .
                """).goals("""
                . . . A .
                . . . . .
                . . . . .
                B . . . .
                . . . . C
                """).house("places=on").toMove(Seat.A);
    }

    @Test
    @Law("7.4")
    void aSeatThatIsHomeHasItsPlaceAndTheOthersPlayOn() {
        Game game = Play.moves(three(), "c5-d5");
        assertThat(game.outcome()).isEqualTo(new Outcome.Open());
        assertThat(game.places()).containsExactly(Seat.A);
        assertThat(game.position().toMove()).isEqualTo(Seat.B);
        assertThat(game.position().seatsInPlay()).containsExactly(Seat.B, Seat.C);
    }

    @Test
    @Law("7.5")
    void aSeatWithAPlaceIsPassedOverAndItsPiecesCanBeHoppedOver() {
        Game game = Play.moves(three(), "c5-d5", "b2-b3", "e2-e3");
        assertThat(game.position().toMove()).isEqualTo(Seat.B);
        Game near = Play.moves(game, "b3-b4", "e3-e2", "b4-c5", "e2-e3");
        assertThat(near.legalMoves()).extracting(Object::toString).contains("c5-e5");
    }

    @Test
    @Law("7.6")
    void theGameEndsWhenAllSeatsButOneHaveAPlaceAndTheFirstHasWon() {
        Game game = Play.moves(three(), "c5-d5", "b2-a2");
        assertThat(game.outcome()).isEqualTo(Play.won("A", Why.HOME, game));
        assertThat(game.places()).containsExactly(Seat.A, Seat.B, Seat.C);
        assertThat(game.legalMoves()).isEmpty();
    }

    @Test
    void aSeatWithAPlaceCanNeitherMoveNorResign() {
        Game game = Play.moves(three(), "c5-d5");
        Verdict.Refused refused = new Verdict.Refused(new Refusal.HasPlace(Seat.A, 1));
        assertThat(game.play(Seat.A, new Request.Resign())).isEqualTo(refused);
        assertThat(game.play(Seat.A, new Request.Path(List.of("d5", "c5")))).isEqualTo(refused);
        assertThat(game.rule(new Ruling.TimeOut(Seat.A))).isEqualTo(refused);
    }

    @Test
    @Law("7.6")
    void resigningGivesNoPlaceAndEndsTheGameForTheLast() {
        Game game = Play.moves(three(), "c5-d5", "resign");
        assertThat(game.outcome()).isEqualTo(Play.won("A", Why.HOME, game));
        assertThat(game.places()).containsExactly(Seat.A);
    }

    @Test
    void beforeTheFirstPlaceResigningWorksAsEver() {
        Game game = Play.moves(three(), "resign", "resign");
        assertThat(game.outcome()).isEqualTo(Play.won("C", Why.RESIGNATION, game));
        assertThat(game.places()).isEmpty();
    }

    @Test
    void anAgreedDrawAfterTheFirstPlaceLeavesTheWinToTheFirst() {
        Game game = Play.moves(three(), "c5-d5");
        Verdict agreed = game.rule(new Ruling.DrawAgreed());
        Game ended = ((Verdict.Accepted) agreed).game();
        assertThat(ended.outcome()).isEqualTo(Play.won("A", Why.HOME, ended));
        assertThat(ended.places()).containsExactly(Seat.A);
    }

    @Test
    @Law("7.6")
    void repetitionAfterTheFirstPlaceLeavesTheWinToTheFirst() {
        Game game = Play.moves(three(), "c5-d5");
        for (int i = 0; i < 2; i++) game = Play.moves(game, "b2-b3", "e2-e3", "b3-b2", "e3-e2");
        assertThat(game.outcome()).isEqualTo(Play.won("A", Why.HOME, game));
        assertThat(game.places()).containsExactly(Seat.A);
    }

    @Test
    @Law("7.5")
    void aPlaceIsKeptWhenABlockerThatCountedLeavesLater() {
        // B's piece on e5 can neither step nor hop: C's pieces stand around it and behind.
        Position position = Sketch.square("""
                . a c . b
                . . . c c
                a . c . c
                . . . . .
                b . . . .
                """).goals("""
                . . . A A
                . . . . .
                . . . . .
                . . B . .
                . . B C C
                """).house("places=on").toMove(Seat.A);
        Game game = Play.moves(position, "b5-d5");
        assertThat(game.places()).containsExactly(Seat.A);
        Game free = Play.moves(game, "a1-b1", "e3-e2");
        assertThat(free.position().duty().blockers()).isEqualTo(cell(position, "e5"));
        Game left = Play.moves(free, "e5-e3");
        assertThat(left.places()).containsExactly(Seat.A);
        assertThat(left.position().toString()).contains(" c+a ");
        assertThat(PositionText.parse(left.variant(), left.position().toString())
                        .orThrow())
                .isEqualTo(left.position());
        assertThat(left.position().toMove()).isEqualTo(Seat.C);
        assertThat(Play.moves(left, "d4-c4", "b1-b2").position().toMove()).isEqualTo(Seat.C);
    }

    private static CellSet cell(Position position, String name) {
        return CellSet.of(position.variant().board().cellNamed(name).orElseThrow());
    }

    @ParameterizedTest
    @CsvSource({
        "american-2, places=on, 8",
        "american-4, 'sides=opposite,places=on', 16",
        "american-4, 'places=on,sides=opposite', 1",
    })
    @Law("7.7")
    void needThreeSeatsThatPlayAlone(String id, String house, int column) {
        assertThat(HouseText.parse(Variants.named(id), house))
                .isInstanceOfSatisfying(
                        Parsed.Unreadable.class,
                        unreadable -> assertThat(unreadable.problem().column()).isEqualTo(column));
    }

    @Test
    @Law("7.7")
    void areNamedByAGameFileAndCheckedByItsReader() {
        Variant variant =
                HouseText.parse(Variants.named("chinese-3"), "places=on").orThrow();
        Game game = LongStream.iterate(Effort.seed(), seed -> seed + 1)
                .mapToObj(seed -> playedOut(variant, seed))
                .filter(played -> !played.places().isEmpty())
                .findFirst()
                .orElseThrow();
        String text = GameText.text(GameRecord.of(game));
        assertThat(text).contains("[House \"places=on\"]");
        assertThat(GameText.parse(text).orThrow().game()).isEqualTo(game);
        String names = game.places().stream().map(Seat::name).reduce("", String::concat);
        assertThat(text).contains("[Places \"" + names + "\"]");
        String wrong = text.replace("[Places \"" + names + "\"]", "[Places \"CB\"]");
        assertThat(GameText.parse(wrong)).isInstanceOf(Parsed.Unreadable.class);
    }

    /** Games that begin close to home, played by chance with a liking for the goal. */
    @Tag("law")
    @ParameterizedTest
    @ValueSource(strings = {"chinese-3", "american-4", "chinese-6", "xxl-3"})
    void everyPositionReadsBackAndEveryMoveCanBeUndone(String id) {
        Variant variant = HouseText.parse(Variants.named(id), "places=on").orThrow();
        for (long seed : Effort.seeds(Effort.times(5, 100)).toArray()) {
            for (Game moment : playedOut(variant, seed).history()) {
                Position position = moment.position();
                assertThat(PositionText.parse(variant, position.toString()).orThrow())
                        .isEqualTo(position);
                LiveBoard board = position.live();
                int[] moves = new int[LiveBoard.MOST_MOVES];
                int count = moment.isOver() ? 0 : board.moves(moves);
                for (int i = 0; i < count; i++) {
                    board.make(moves[i]);
                    assertThat(board.key()).isEqualTo(board.keyFromScratch());
                    board.undo();
                }
                assertThat(board.position().repeats(position.live().position())).isTrue();
                assertThat(board.position().places()).isEqualTo(position.places());
            }
        }
    }

    private static Game playedOut(Variant variant, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Game game = Game.from(nearlyHome(variant, random));
        while (!game.isOver()) {
            Position position = game.position();
            CellSet goal = variant.seating(position.toMove()).goal();
            var moves = position.legalMoves();
            var entering = moves.stream()
                    .filter(move -> goal.contains(move.to()) && !goal.contains(move.from()))
                    .toList();
            var choice = entering.isEmpty() ? moves : entering;
            game = game.after(choice.get(random.nextInt(choice.size())));
        }
        return game;
    }

    /** Every seat has all pieces in its goal but one, which stands on a free cell beside it or anywhere. */
    private static Position nearlyHome(Variant variant, SplittableRandom random) {
        CellSet goals = CellSet.EMPTY;
        for (Seating seating : variant.seatings()) goals = goals.union(seating.goal());
        CellSet free = variant.board().cells().minus(goals);
        List<CellSet> pieces = new ArrayList<>();
        for (Seating seating : variant.seatings()) {
            int[] goal = seating.goal().stream().toArray();
            int[] left = free.stream().toArray();
            CellSet outside = CellSet.of(left[random.nextInt(left.length)]);
            free = free.minus(outside);
            pieces.add(seating.goal()
                    .minus(CellSet.of(goal[random.nextInt(goal.length)]))
                    .union(outside));
        }
        return Position.of(variant, pieces, Seat.A, Set.of(), 0, 1);
    }
}
