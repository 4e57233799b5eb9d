package dev.halma.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.halma.engine.level.Level;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Request;
import dev.halma.rules.game.Ruling;
import dev.halma.rules.move.Position;
import dev.halma.rules.notation.GameText;
import dev.halma.rules.notation.PositionText;
import dev.halma.rules.notation.RequestText;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** A table in memory. What it has in common with a server's table is in the table of behaviours. */
class LocalTableTest {

    private static final TableId ID = new TableId("here");
    private static final PlayerId US = new PlayerId("us");
    private static final Command.Actor DEVICE = new Command.Player(US);

    /** @param chairs {@code us} or {@code level1} for each seat */
    private static Plan plan(Variant variant, First first, String... chairs) {
        Map<Seat, Chair> all = new EnumMap<>(Seat.class);
        for (String chair : chairs) {
            all.put(
                    Seat.of(all.size()),
                    chair.equals("us")
                            ? Chair.Person.of(US)
                            : new Chair.Computer(Level.named(chair.substring(5)).orElseThrow()));
        }
        return Plan.atOneDevice(variant, new Pace.Untimed(), all, first);
    }

    private static DecisionContext context() {
        return DecisionContext.here(0, new SplittableRandom(3), () -> new TableId("next"));
    }

    private static LocalTable made(String variant, String... chairs) {
        Plan plan = plan(Variants.named(variant), new First.Agreed(Seat.A), chairs);
        return LocalTable.made(ID, US, plan, LocalTableTest::context);
    }

    private static LocalTable resumed(Game game, String... chairs) {
        Plan plan = plan(game.variant(), new First.Agreed(Seat.A), chairs);
        return LocalTable.resumed(ID, US, plan, game, LocalTableTest::context);
    }

    private static Decision play(LocalTable table, String text) {
        Game game = table.table().game().orElseThrow();
        Request request = RequestText.parse(text).orThrow();
        return table.ask(DEVICE, new Command.Play(game.position().toMove(), request, game.eventCount()));
    }

    private static void requireLogTellsTheTable(LocalTable table) {
        assertThat(Table.replayed(ID, table.log())).isEqualTo(table.table());
    }

    @Test
    void aGameThatWasLoadedGoesOnWithItsWholePast() {
        Game loaded = GameText.parse("[Variant \"halma-8\"]\n\n1. d1-e2 h5-g4 2. e2-e3 B:resign\n")
                .orThrow()
                .game();
        LocalTable table = resumed(loaded, "us", "us");
        assertThat(table.table().game()).contains(loaded);
        requireLogTellsTheTable(table);
        Decision undone = table.ask(DEVICE, new Command.Propose(Seat.A, Proposal.TAKEBACK));
        assertThat(undone).isInstanceOf(Decision.Accepted.class);
        assertThat(table.table().game()).isEqualTo(loaded.before());
        requireLogTellsTheTable(table);
    }

    @Test
    void aGameBeginsInAnyPosition() {
        Variant variant = Variants.named("chinese-2");
        String text = "a/aa/aaa/aaab/13/12/6a4/10/9/10/11/4b7/bb1b9/bb2/bb1/1b/1 b 0 90";
        Position start = PositionText.parse(variant, text).orThrow();
        LocalTable table = resumed(Game.from(start), "us", "us");
        assertThat(table.table().game().orElseThrow().position()).isEqualTo(start);
        assertThat(table.table().toMove()).contains(Seat.B);
        requireLogTellsTheTable(table);
    }

    @Test
    void aPositionThatDoesNotFitThePlanIsRefused() {
        Plan plan = plan(Variants.named("halma-8"), new First.Agreed(Seat.B), "us", "us");
        Position start = Position.start(Variants.named("halma-8"), Seat.A);
        assertThatThrownBy(() -> plan.on(Terms.AT_ONE_DEVICE.withStart(Optional.of(start))))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void peopleAtOneDeviceTakeBackAsOftenAsTheyLike() {
        LocalTable table = made("halma-8", "us", "us");
        for (int i = 0; i <= LogLimit.ASIDES_OF_ONE; i++) {
            assertThat(play(table, "d1-e2")).isInstanceOf(Decision.Accepted.class);
            assertThat(table.ask(DEVICE, new Command.Propose(Seat.A, Proposal.TAKEBACK)))
                    .isInstanceOf(Decision.Accepted.class);
        }
    }

    @Test
    void aTakebackGoesBackBeyondTheMovesOfComputers() {
        LocalTable table = made("chinese-3", "us", "level1", "level2");
        for (int i = 0; i < 3; i++) {
            Game game = table.table().game().orElseThrow();
            Seat seat = game.position().toMove();
            if (seat == Seat.A) play(table, game.legalMoves().getFirst().toString());
            else
                table.ask(
                        Command.SERVER,
                        new Command.ComputerMove(seat, game.legalMoves().getFirst(), game.eventCount()));
        }
        assertThat(table.ask(DEVICE, new Command.Propose(Seat.A, Proposal.TAKEBACK)))
                .isInstanceOfSatisfying(
                        Decision.Accepted.class,
                        accepted -> assertThat(accepted.events()).containsExactly(new TableEvent.TakenBack(Seat.A, 3)));
    }

    @Test
    void onlyTheHouseRules() {
        LocalTable table = made("halma-8", "us", "us");
        Command late = new Command.Rule(new Ruling.TimeOut(Seat.B));
        assertThat(table.ask(DEVICE, late)).isEqualTo(TableRefusal.NOT_FOR_PLAYERS.refused());
        assertThat(table.ask(Command.SERVER, late)).isInstanceOf(Decision.Accepted.class);
        assertThat(table.ask(Command.SERVER, late)).isEqualTo(TableRefusal.GAME_OVER.refused());
        requireLogTellsTheTable(table);
    }

    @Test
    void theOwnerOfTheDeviceLetsComputersPlayAgain() {
        LocalTable table = made("halma-8", "level1", "level1");
        assertThatThrownBy(table::rematch).isInstanceOf(NoSuchElementException.class);
        table.ask(Command.SERVER, new Command.Rule(new Ruling.DrawAgreed()));
        table.ask(DEVICE, new Command.Propose(Seat.A, Proposal.REMATCH));
        LocalTable next = table.rematch();
        assertThat(next.table().id()).isEqualTo(new TableId("next"));
        assertThat(next.table().toMove()).contains(Seat.B);
        assertThat(next.log()).hasSize(2);
    }

    @Test
    void hintsAreForSeatsWhoseAllowanceHasThem() {
        Plan plan = plan(Variants.named("halma-8"), new First.Agreed(Seat.A), "us", "us");
        Terms terms = Terms.AT_ONE_DEVICE.withAllowances(Map.of(Seat.B, new Allowance(true, false, 0)));
        LocalTable table = LocalTable.made(ID, US, plan.on(terms), LocalTableTest::context);
        assertThat(view(table).allowsHints(US)).isTrue();
        assertThat(view(table).allowsHints(new PlayerId("them"))).isFalse();
        play(table, "d1-e2");
        assertThat(view(table).allowsHints(US)).isFalse();
    }

    @Test
    void aComputerHasNoAllowance() {
        Plan plan = plan(Variants.named("halma-8"), new First.Agreed(Seat.B), "us", "level1");
        Terms terms = Terms.AT_ONE_DEVICE.withAllowances(Map.of(Seat.B, new Allowance(true, true, 3)));
        assertThat(plan.on(terms).terms().allowances()).isEmpty();
    }

    @Test
    void theDeviceSpeaksForTheSeatToMoveAndAnswersForTheOthers() {
        LocalTable table = made("chinese-3", "us", "us", "us");
        assertThat(view(table).speaker(US)).contains(Seat.A);
        table.ask(DEVICE, new Command.Propose(Seat.A, Proposal.DRAW));
        assertThat(view(table).waitsFor(US, Proposal.DRAW)).contains(Seat.B);
        table.ask(DEVICE, new Command.Agree(Seat.B, Proposal.DRAW));
        assertThat(view(table).answering(US, Proposal.DRAW)).contains(Seat.C);
        play(table, table.table().game().orElseThrow().legalMoves().getFirst().toString());
        assertThat(view(table).speaker(US)).contains(Seat.B);
        assertThat(view(table).lastMover(US)).contains(Seat.A);
        assertThat(view(table).waitsFor(US, Proposal.DRAW)).isEmpty();
    }

    private static TableView view(LocalTable table) {
        return table.table().viewFor(Optional.of(US), Map.of());
    }

    @Test
    void nobodyWritesIntoTheLogFromOutside() {
        LocalTable table = made("halma-8", "us", "us");
        List<Entry> log = table.log();
        assertThatThrownBy(log::clear).isInstanceOf(UnsupportedOperationException.class);
    }
}
