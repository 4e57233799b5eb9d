package dev.halma.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.variant.Seat;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What a player may ask, and for which seat, is what the arbiter accepts. */
class MayTest {

    private static final PlayerId ADA = new PlayerId("ada");
    private static final PlayerId BO = new PlayerId("bo");

    private static May may(Table table, PlayerId player) {
        return May.of(table, player, context(Map.of()));
    }

    private static DecisionContext context(Map<PlayerId, Instant> absent) {
        Instant now = Instant.ofEpochSecond(2_000_000_000);
        return new DecisionContext(now, absent, Duration.ZERO, new SplittableRandom(1), () -> new TableId("next"));
    }

    @Test
    void thePlayerToMovePlaysAndTheOtherWaits() {
        Table table = new TableScript("halma-8 none A ada bo").table();
        assertThat(may(table, ADA).play()).contains(Seat.A);
        assertThat(may(table, BO).play()).isEmpty();
        assertThat(may(table, BO).resign()).contains(Seat.B);
        assertThat(may(table, BO).propose()).containsOnlyKeys(Proposal.DRAW, Proposal.PAUSE);
    }

    @Test
    void anOfferIsAnsweredAndNotMadeAgain() {
        Table table = new TableScript("halma-8 none A ada bo")
                .says("ada", "propose A draw")
                .table();
        assertThat(may(table, ADA).propose()).doesNotContainKey(Proposal.DRAW);
        assertThat(may(table, ADA).answer()).isEmpty();
        assertThat(may(table, BO).answer()).isEqualTo(Map.of(Proposal.DRAW, Seat.B));
    }

    @Test
    void aTakebackIsAskedForTheSeatThatMovedLast() {
        Table table = new TableScript("halma-8 none A ada bo").plays("ada").table();
        assertThat(may(table, ADA).propose()).containsEntry(Proposal.TAKEBACK, Seat.A);
        assertThat(may(table, BO).propose()).doesNotContainKey(Proposal.TAKEBACK);
    }

    @Test
    void aSpectatorMayDoNothing() {
        May may = may(new TableScript("halma-8 none A ada bo").table(), new PlayerId("eve"));
        assertThat(may)
                .isEqualTo(new May(
                        Optional.empty(),
                        Optional.empty(),
                        Map.of(),
                        Map.of(),
                        Optional.empty(),
                        Optional.empty(),
                        Set.of(),
                        Set.of(),
                        Optional.empty(),
                        false,
                        false));
    }

    @Test
    void anAbsentPlayerIsSkippedOnceTheWaitIsFair() {
        Table table = new TableScript("halma-8 none B ada bo").table();
        Instant now = context(Map.of()).now();
        May soon = May.of(table, ADA, context(Map.of(BO, now.minusSeconds(599))));
        May later = May.of(table, ADA, context(Map.of(BO, now.minusSeconds(601))));
        assertThat(soon.skip()).isEmpty();
        assertThat(later.skip()).contains(Seat.B);
        assertThat(later.standIns()).containsExactly(Seat.B);
    }

    /** A client knows less than the server, but enough for the same rights. */
    @Test
    void aViewerHasTheRightsOfThePlayer() {
        Table table =
                new TableScript("chinese-3 none A ada bo level1").plays("ada").table();
        Table seen = Table.seen(table.viewFor(Optional.of(ADA), Map.of()));
        assertThat(may(seen, ADA)).isEqualTo(may(table, ADA));
        assertThat(may(seen, BO)).isEqualTo(may(table, BO));
    }
}
