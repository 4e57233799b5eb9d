package dev.halma.bench.opponents;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.engine.search.Limits;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class BudgetTest {

    /** The number of positions until the budget ends the search. */
    private static int spent(Limits limits) {
        Budget budget = new Budget(limits);
        int nodes = 0;
        try {
            for (; nodes < 100_000; nodes++) budget.spend();
        } catch (Budget.Spent end) {
            return nodes;
        }
        return nodes;
    }

    @Test
    void endsBeforeMoreNodesAreMadeThanAllowed() {
        assertThat(spent(Limits.nodes(1))).isZero();
        assertThat(spent(Limits.nodes(3000))).isEqualTo(2999);
    }

    @Test
    void endsWhenTimeIsUpOrSomebodySaysStop() {
        AtomicLong clock = new AtomicLong();
        assertThat(spent(Limits.time(3, clock::getAndIncrement))).isEqualTo(3 * 512 - 1);
        assertThat(spent(Limits.nodes(99_000).withStop(() -> true))).isEqualTo(511);
    }
}
