package dev.halma.cli.shared;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ProgressBarTest {

    private final StringWriter written = new StringWriter();
    private final AtomicLong time = new AtomicLong(1_000_000_000L);

    private ProgressBar bar(boolean isShown) {
        return new ProgressBar(new PrintWriter(written), 200, isShown, time::get);
    }

    @Test
    void writesOneLineAnew() {
        ProgressBar bar = bar(true);
        bar.show(100, "100 of 200 games");
        bar.show(200, "200 of 200 games");
        bar.clear();
        assertThat(written)
                .hasToString("\r\u001B[K[###############...............] 100 of 200 games"
                        + "\r\u001B[K[##############################] 200 of 200 games\r\u001B[K");
    }

    @Test
    void writesNothingWhereNobodyWatches() {
        ProgressBar bar = bar(false);
        bar.show(1, "1 of 200");
        bar.clear();
        bar.end();
        assertThat(written.toString()).isEmpty();
    }

    @Test
    void guessesTheTimeThatIsLeft() {
        ProgressBar bar = bar(true);
        time.set(31_000_000_000L);
        assertThat(bar.timeLeft(100)).isEqualTo("30 s");
        assertThat(bar.timeLeft(10)).isEqualTo("10 min");
        time.set(46_000_000_000L);
        assertThat(bar.timeLeft(1)).isEqualTo("2 h 29 min");
    }
}
