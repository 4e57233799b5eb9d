package dev.halma.arena.player;

import dev.halma.engine.Engine;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.level.FeelPlayer;
import dev.halma.engine.level.GreedyPlayer;
import dev.halma.engine.level.Level;
import dev.halma.engine.level.LevelPlayer;
import dev.halma.engine.level.Player;
import dev.halma.engine.level.RandomPlayer;
import dev.halma.jvm.LearnedPatterns;
import dev.halma.jvm.SearchThreads;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A player who enters a match. The caller closes it after the match.
 *
 * @param name the name that the user gave, or else the user's text for the player
 * @param player creates a player for one game, from a seed. One that is {@link AutoCloseable} is closed after the game
 * @param program the UGI program to end after the match, if the entrant is one
 */
public record Entrant(String name, LongFunction<Player> player, Optional<UgiEntry> program) implements AutoCloseable {

    public Entrant(String name, LongFunction<Player> player) {
        this(name, player, Optional.empty());
    }

    /**
     * Checks that a program can be started.
     *
     * @throws ProgramFailed if it can't
     */
    public void check() {
        program.ifPresent(UgiEntry::check);
    }

    @Override
    public void close() {
        program.ifPresent(UgiEntry::close);
    }

    private static final int MEGABYTES = 16;
    private static final Pattern THREADS = Pattern.compile("threads=(?<count>[0-9]{1,4})(,(?<others>.+))?");

    /** A name before a player. It has no colon, which tells it from the weights of an engine. */
    private static final Pattern NAMED = Pattern.compile("([^=:]*[^=:\\s][^=:]*)=(.+)", Pattern.DOTALL);

    /**
     * Finds an entrant: {@code random}, {@code feel}, {@code greedy}, {@code engine}, {@code level1} to {@code level8}, the engine
     * with other weights, or a program that speaks UGI. It may be given a name: {@code Ann=level3}.
     */
    public static Optional<Entrant> named(String name) {
        return named(name, Patience.USUAL);
    }

    /** The same, with time limits for programs. */
    public static Optional<Entrant> named(String text, Patience patience) {
        Matcher named = NAMED.matcher(text);
        if (!named.matches()) return player(text, patience);
        return player(named.group(2), patience)
                .map(entrant -> new Entrant(named.group(1).strip(), entrant.player(), entrant.program()));
    }

    private static Optional<Entrant> player(String name, Patience patience) {
        return switch (name) {
            case "random" -> Optional.of(new Entrant(name, RandomPlayer::new));
            case "greedy" -> Optional.of(new Entrant(name, GreedyPlayer::new));
            case "feel" -> Optional.of(new Entrant(name, FeelPlayer::new));
            case "engine" -> Optional.of(ofLevel(name, Level.OWL));
            default -> {
                if (name.startsWith("ugi:")) yield Optional.of(ugi(name, patience));
                yield name.startsWith("engine:") ? weighted(name) : level(name);
            }
        };
    }

    private static Optional<Entrant> level(String name) {
        if (!name.matches("level[1-8]")) return Optional.empty();
        return Level.of(name.charAt(5) - '0').map(level -> ofLevel(name, level));
    }

    /** Another program by the command that starts it: {@code ugi:./other-engine --quiet}. */
    private static Entrant ugi(String name, Patience patience) {
        UgiEntry entry = new UgiEntry(name.substring("ugi:".length()), patience);
        return new Entrant(name, seed -> entry.seated(), Optional.of(entry));
    }

    /** The engine with other weights or on several threads: {@code engine:lag=30,aside=40}, {@code engine:threads=2}. */
    private static Optional<Entrant> weighted(String name) {
        String changes = name.substring(name.indexOf(':') + 1);
        Matcher threads = THREADS.matcher(changes);
        if (!threads.matches()) return Weights.parse(changes).map(weights -> of(weights, MEGABYTES));
        int count = Integer.parseInt(threads.group("count"));
        if (count < 1 || count > SearchThreads.MOST) return Optional.empty();
        String others = Objects.requireNonNullElse(threads.group("others"), "");
        return (others.isEmpty() ? Optional.of(Weights.USUAL) : Weights.parse(others))
                .map(weights -> new Entrant(
                        name,
                        seed -> new LevelPlayer(
                                Level.OWL,
                                new Engine(MEGABYTES, LearnedPatterns.with(weights), new SearchThreads(count)),
                                seed)));
    }

    /** The engine with these weights and a transposition table of this size. Its name works in {@link #named}. */
    public static Entrant of(Weights weights, int megabytes) {
        String name = "engine:" + weights.text();
        return new Entrant(
                name, seed -> new LevelPlayer(Level.OWL, new Engine(megabytes, LearnedPatterns.with(weights)), seed));
    }

    private static Entrant ofLevel(String name, Level level) {
        return new Entrant(name, seed -> new LevelPlayer(level, new Engine(MEGABYTES, LearnedPatterns.usual()), seed));
    }
}
