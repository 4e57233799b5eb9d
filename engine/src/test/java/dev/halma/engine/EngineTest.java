package dev.halma.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.engine.race.Race;
import dev.halma.engine.race.TurnsHome;
import dev.halma.engine.report.Report;
import dev.halma.engine.search.Limits;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.Races;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class EngineTest {

    /** Thirteen pieces are outside, too many for a quick proof. */
    private static final Position RACE = Races.of(Variants.named("american-2"), 60, 40, 2).stream()
            .filter(position -> Race.isOn(position, Seat.A))
            .filter(position -> piecesOutside(position) >= 13)
            .findFirst()
            .orElseThrow();

    private static int piecesOutside(Position position) {
        return position.pieces(Seat.A)
                .minus(position.variant().seating(Seat.A).goal())
                .size();
    }

    @Test
    void aRaceTakesNoMoreTimeThanThereIs() {
        for (long limit = 4; limit < 100; limit *= 3) {
            AtomicLong clock = new AtomicLong();
            new Engine(1).think(Game.from(RACE), Limits.time(limit, clock::incrementAndGet), report -> {});
            assertThat(clock.get()).isLessThanOrEqualTo(limit + 16);
        }
    }

    @Test
    void whatIsLeftOfAPlanIsPlayedIfNothingShorterIsFound() {
        Engine engine = new Engine(1);
        Game game = Game.from(RACE);
        List<Report> reports = new ArrayList<>();
        while (!game.position().isHome(Seat.A)) {
            // No time for another plan after the first one.
            Limits limits =
                    reports.isEmpty() ? Limits.nodes(20_000) : Limits.time(1, new AtomicLong()::incrementAndGet);
            game = game.after(engine.think(game, limits, reports::add).best());
            if (!game.isOver()) game = game.after(reply(game));
        }
        int turns = reports.getFirst().home().map(TurnsHome::turns).orElseThrow();
        assertThat(turns).isGreaterThan(2);
        assertThat(reports)
                .extracting(report -> report.home().map(TurnsHome::turns).orElse(-1))
                .hasSizeLessThanOrEqualTo(turns)
                .doesNotContain(-1)
                .isSortedAccordingTo(Comparator.reverseOrder())
                .doesNotHaveDuplicates();
    }

    /** B stays out of the way, and does not come home before A. */
    private static Move reply(Game game) {
        return game.legalMoves().stream()
                .filter(move -> !game.after(move).isOver())
                .filter(move -> Race.isOn(game.position().after(move), Seat.A))
                .findFirst()
                .orElseThrow();
    }
}
