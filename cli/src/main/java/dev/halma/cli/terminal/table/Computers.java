package dev.halma.cli.terminal.table;

import dev.halma.engine.Engine;
import dev.halma.engine.level.Level;
import dev.halma.engine.level.LevelPlayer;
import dev.halma.engine.level.Player;
import dev.halma.engine.search.Limits;
import dev.halma.jvm.LearnedPatterns;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import dev.halma.rules.variant.Seat;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/** The computers of a table. They think on a thread of their own, so that the table always answers. */
public final class Computers {

    private static final int MEGABYTES = 16;

    private final LongSupplier seeds;
    private final Duration longest;
    private final Map<Seat, Player> players = new EnumMap<>(Seat.class);
    private final ExecutorService thinking = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("thinking").daemon().factory());
    private volatile boolean isClosed;

    /**
     * Computers that have not thought yet.
     *
     * @param longest how long the strongest one thinks about a move
     */
    public Computers(LongSupplier seeds, Duration longest) {
        this.seeds = seeds;
        this.longest = longest;
    }

    /**
     * Chooses a move.
     *
     * @param isWanted false once the answer is not needed any more
     */
    void think(Seat seat, Level level, Game game, BooleanSupplier isWanted, Consumer<Move> chosen) {
        thinking.execute(() -> {
            Player player = players.computeIfAbsent(
                    seat,
                    fresh -> new LevelPlayer(level, new Engine(MEGABYTES, LearnedPatterns.usual()), seeds.getAsLong()));
            Limits limits = Limits.time(longest.toNanos(), System::nanoTime)
                    .withStop(() -> isClosed || !isWanted.getAsBoolean());
            if (isWanted.getAsBoolean()) chosen.accept(player.choose(game, limits));
        });
    }

    void close() {
        isClosed = true;
        thinking.shutdownNow();
    }
}
