package dev.halma.engine.ugi;

import dev.halma.engine.level.LevelPlayer;
import dev.halma.engine.report.MoveWords;
import dev.halma.engine.report.Report;
import dev.halma.engine.search.Limits;
import dev.halma.engine.search.Variation;
import dev.halma.engine.ugi.UgiCommand.Go;
import dev.halma.rules.game.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/** The work of one {@code go}: writes {@code info} lines, and finally the best move. */
final class Thought {

    private final Game game;
    private final Go go;
    private final MoveWords words;
    private final LongSupplier clock;
    private final Consumer<String> out;
    private final List<String> said = new ArrayList<>(); // the first moves of the variations, as written so far
    private final List<Long> nodes = new ArrayList<>(); // of each variation

    Thought(Game game, Go go, MoveWords words, LongSupplier clock, Consumer<String> out) {
        this.game = game;
        this.go = go;
        this.words = words;
        this.clock = clock;
        this.out = out;
    }

    String run(LevelPlayer player, int count, Runner.StopSign stop) {
        long started = clock.getAsLong();
        Limits limits = go.limits(game.position(), clock, stop);
        List<Variation> variations =
                player.variations(game, count, limits, (number, report) -> say(number, report, started));
        List<String> order = variations.stream()
                .map(variation -> variation.best().toString())
                .toList();
        // If a later variation turned out better, the numbers written so far are wrong. If a limit ended the search
        // before depth 1, nothing has been written.
        if (!order.equals(said)) {
            for (int i = 0; i < variations.size(); i++)
                say(i + 1, new Report(game.position(), variations.get(i)), started);
        }
        if (go.infinite()) stop.await();
        return "bestmove " + words.of(game.position(), variations.get(0).best());
    }

    private void say(int number, Report report, long started) {
        put(said, number - 1, report.best().toString());
        put(nodes, number - 1, report.nodes());
        long all = nodes.stream().mapToLong(Long::longValue).sum();
        out.accept(new InfoLine(number, report, all, clock.getAsLong() - started).text(words));
    }

    private static <T> void put(List<T> list, int index, T value) {
        if (index == list.size()) list.add(value);
        else list.set(index, value);
    }
}
