package dev.halma.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.game.Beginning.Decision;
import dev.halma.rules.game.Beginning.Way;
import dev.halma.rules.variant.Seat;
import dev.halma.testkit.Law;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class BeginningTest {

    private static final Beginning PERSON_FIRST = new Beginning(3, Set.of(Seat.A));
    private static final Beginning COMPUTERS = new Beginning(3, Set.of());

    private static Seat first(Beginning table, Way way, int... chance) {
        return table.decide(way, chance).map(Decision::first).orElseThrow();
    }

    /** The numbers that make a die show these sides. */
    private static int[] throwing(int... sides) {
        return Arrays.stream(sides).map(side -> side - 1 + 6_000).toArray();
    }

    @Test
    void iAmTheFirstPersonAndYouSitNextToMe() {
        Beginning table = new Beginning(3, Set.of(Seat.C));
        assertThat(first(PERSON_FIRST, Way.ME)).isEqualTo(Seat.A);
        assertThat(first(PERSON_FIRST, Way.YOU)).isEqualTo(Seat.B);
        assertThat(first(table, Way.ME)).isEqualTo(Seat.C);
        assertThat(first(table, Way.YOU)).isEqualTo(Seat.A);
    }

    @Test
    @Law("4.3")
    void aCoinShowsAnySeat() {
        assertThat(first(COMPUTERS, Way.COIN, 2)).isEqualTo(Seat.C);
        assertThat(first(COMPUTERS, Way.COIN, -1)).isEqualTo(Seat.C);
        assertThat(COMPUTERS.decide(Way.COIN)).isEmpty();
    }

    @Test
    @Law("4.3")
    void whoeverThrowsMostBeginsAndThoseWhoTieThrowAgain() {
        Optional<Decision> decision = COMPUTERS.decide(Way.DIE, throwing(5, 2, 5, 1, 6, 3));
        assertThat(decision)
                .contains(new Decision(
                        Seat.C, List.of(Map.of(Seat.A, 5, Seat.B, 2, Seat.C, 5), Map.of(Seat.A, 1, Seat.C, 6))));
        assertThat(COMPUTERS.decide(Way.DIE, throwing(5, 2, 5, 1))).isEmpty();
    }

    @Test
    @Law("4.3")
    void theYoungestIsTheOnlyPersonOrOneOfThoseWhoAreAsked() {
        Beginning people = new Beginning(3, Set.of(Seat.C, Seat.B));
        assertThat(people.maybeYoungest(Way.YOUNGEST)).containsExactly(Seat.B, Seat.C);
        assertThat(people.maybeYoungest(Way.COIN)).isEmpty();
        assertThat(PERSON_FIRST.maybeYoungest(Way.YOUNGEST)).isEmpty();
        assertThat(first(PERSON_FIRST, Way.YOUNGEST)).isEqualTo(Seat.A);
    }

    @Test
    void noComputerIsTheYoungest() {
        assertThat(PERSON_FIRST.ways()).contains(Way.YOUNGEST);
        assertThat(COMPUTERS.ways()).doesNotContain(Way.YOUNGEST);
        assertThat(COMPUTERS.way(Way.YOUNGEST)).isEqualTo(Way.ME);
        assertThat(first(COMPUTERS, Way.YOUNGEST)).isEqualTo(Seat.A);
    }

    @Test
    void theNextSeatBeginsTheNextGame() {
        assertThat(COMPUTERS.after(Seat.A)).isEqualTo(Seat.B);
        assertThat(COMPUTERS.after(Seat.C)).isEqualTo(Seat.A);
    }
}
