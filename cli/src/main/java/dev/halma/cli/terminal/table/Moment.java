package dev.halma.cli.terminal.table;

import dev.halma.rules.game.Game;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.table.Proposal;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How things stand at a table.
 *
 * @param game none before it begins
 * @param thinking the seat for which a computer thinks
 * @param talks what is proposed, and by whom
 * @param clocks the time that each seat has left; none without a clock
 * @param away the seats whose players are away
 * @param next the table of the next game
 * @param isOpen whether the table is still there: its maker may have closed it
 */
public record Moment(
        Variant variant,
        Optional<Game> game,
        Map<Seat, Sitter> sitters,
        Optional<Seat> thinking,
        boolean isPaused,
        Map<Proposal, Seat> talks,
        Clocks clocks,
        Set<Seat> away,
        Optional<String> next,
        boolean isOpen) {

    /**
     * The clocks.
     *
     * @param running the seat whose clock runs
     * @param since when it started, in nanoseconds of this program
     */
    public record Clocks(Map<Seat, Duration> left, Optional<Seat> running, long since) {

        public static final Clocks NONE = new Clocks(Map.of(), Optional.empty(), 0);

        /** What a seat has left at a time in nanoseconds. */
        public Optional<Duration> left(Seat seat, long now) {
            Duration left = left().get(seat);
            if (left == null) return Optional.empty();
            Duration used = running.equals(Optional.of(seat)) ? Duration.ofNanos(now - since) : Duration.ZERO;
            Duration rest = left.minus(used);
            return Optional.of(rest.isNegative() ? Duration.ZERO : rest);
        }
    }

    /** The seat to move, while a game is played. */
    public Optional<Seat> toMove() {
        return game.filter(played -> !played.isOver())
                .map(played -> played.position().toMove());
    }

    /** The seat to move, if somebody at this terminal moves for it. */
    public Optional<Seat> mine() {
        return toMove().filter(this::isHere).filter(seat -> !isPaused);
    }

    public boolean isHere(Seat seat) {
        Sitter sitter = sitters.get(seat);
        return sitter != null && sitter.isHere();
    }

    /** Whether anybody at this terminal plays. */
    public boolean hasPlayersHere() {
        return sitters.values().stream().anyMatch(Sitter::isHere);
    }

    /** Whether people elsewhere play along: then the computer gives no advice. */
    public boolean hasPlayersElsewhere() {
        return sitters.values().stream().anyMatch(sitter -> !(sitter instanceof Sitter.Computer) && !sitter.isHere());
    }

    public boolean isOver() {
        return game.map(Game::isOver).orElse(false);
    }
}
