package dev.halma.server.http.print;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.halma.print.PrintRequest;
import dev.halma.print.PrintSet;
import dev.halma.rules.variant.Variants;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PrintQueueTest {

    private static final PrintRequest SMALL = PrintRequest.of(Variants.named("halma-8"));

    @Test
    void whoFindsNoPlaceIsSentAwayAndTheNextOneFindsIt() {
        PrintQueue press = new PrintQueue(1, Duration.ZERO);
        List<Boolean> meanwhile = new ArrayList<>();
        assertThat(press.print(SMALL, set -> meanwhile.add(press.print(SMALL, other -> {}))))
                .isTrue();
        assertThat(meanwhile).containsExactly(false);
        assertThat(press.print(SMALL, set -> {})).isTrue();
    }

    @Test
    void workThatFailsGivesItsPlaceBack() {
        PrintQueue press = new PrintQueue(1, Duration.ZERO);
        assertThatThrownBy(() -> press.print(SMALL, set -> {
                    throw new IllegalStateException("out of ink");
                }))
                .hasMessage("out of ink");
        assertThat(press.print(SMALL, set -> {})).isTrue();
    }

    @Test
    void aSetIsDrawnOnceForAllItsSheetsAndForgottenInTheEnd() {
        PrintQueue press = new PrintQueue(1, Duration.ZERO);
        PrintSet first = printed(press, SMALL);
        assertThat(printed(press, SMALL)).isSameAs(first);
        for (int cell = 10; cell < 18; cell++) printed(press, SMALL.withCell(cell));
        assertThat(printed(press, SMALL)).isNotSameAs(first);
    }

    private static PrintSet printed(PrintQueue press, PrintRequest request) {
        List<PrintSet> sets = new ArrayList<>();
        press.print(request, sets::add);
        return sets.getFirst();
    }
}
