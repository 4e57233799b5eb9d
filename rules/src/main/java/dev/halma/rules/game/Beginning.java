package dev.halma.rules.game;

import dev.halma.rules.variant.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Decides which seat makes the first move. The players agree on a way, and the way decides. The caller supplies random
 * numbers.
 *
 * @param seats the number of seats of the game
 * @param persons the seats of people; the others belong to computers
 */
public record Beginning(int seats, Set<Seat> persons) {

    private static final int SIDES_OF_A_DIE = 6;

    public Beginning {
        persons = Set.copyOf(Objects.requireNonNull(persons, "persons"));
    }

    public enum Way {
        /** The first person at the table. */
        ME,
        /** The seat after that one. */
        YOU,
        COIN,
        /** The seat that throws most; tied seats throw again. */
        DIE,
        YOUNGEST;

        public String text() {
            return switch (this) {
                case ME -> "me";
                case YOU -> "you";
                case COIN -> "coin";
                case DIE -> "die";
                case YOUNGEST -> "youngest";
            };
        }

        public static Optional<Way> named(String text) {
            Objects.requireNonNull(text, "text");
            return Arrays.stream(values())
                    .filter(way -> way.text().equals(text))
                    .findFirst();
        }
    }

    /**
     * The seat that begins, and how it was decided.
     *
     * @param rounds the throws, round by round, of the seats that still took part; empty unless a die was thrown
     */
    public record Decision(Seat first, List<Map<Seat, Integer>> rounds) {}

    /** The ways that this table can choose from. Computers alone have no youngest player. */
    public List<Way> ways() {
        return Arrays.stream(Way.values())
                .filter(way -> way != Way.YOUNGEST || !persons.isEmpty())
                .toList();
    }

    /** The requested way, or the first one if this table does not have it. */
    public Way way(Way wished) {
        return ways().contains(Objects.requireNonNull(wished, "wished")) ? wished : Way.ME;
    }

    /**
     * The seats among which the youngest player must be asked for. Empty for any other way, or with only one person.
     */
    public List<Seat> maybeYoungest(Way wished) {
        return way(wished) == Way.YOUNGEST && persons.size() > 1
                ? seated().filter(persons::contains).toList()
                : List.of();
    }

    /**
     * The seat that begins. Where several people might be the youngest, the caller has to ask the players instead.
     *
     * @param random random numbers of any size, as many as the coin or the die needs
     * @return empty if more numbers are needed
     */
    public Optional<Decision> decide(Way wished, int... random) {
        Seat me = seated().filter(persons::contains).findFirst().orElse(Seat.A);
        return switch (way(wished)) {
            case ME, YOUNGEST -> decided(me);
            case YOU -> decided(after(me));
            case COIN -> random.length == 0 ? Optional.empty() : decided(Seat.of(Math.floorMod(random[0], seats)));
            case DIE -> thrown(random);
        };
    }

    /** The next seat clockwise, which begins when the same table plays again. */
    public Seat after(Seat first) {
        return Seat.of((first.index() + 1) % seats);
    }

    private static Optional<Decision> decided(Seat first) {
        return Optional.of(new Decision(first, List.of()));
    }

    private Optional<Decision> thrown(int[] random) {
        List<Map<Seat, Integer>> rounds = new ArrayList<>();
        List<Seat> left = seated().toList();
        int used = 0;
        while (left.size() > 1) {
            if (used + left.size() > random.length) return Optional.empty();
            Map<Seat, Integer> round = new EnumMap<>(Seat.class);
            for (Seat seat : left) round.put(seat, 1 + Math.floorMod(random[used++], SIDES_OF_A_DIE));
            rounds.add(round);
            int most = round.values().stream().mapToInt(Integer::intValue).max().orElseThrow();
            left = left.stream()
                    .filter(seat -> round.getOrDefault(seat, 0) == most)
                    .toList();
        }
        return Optional.of(new Decision(left.getFirst(), List.copyOf(rounds)));
    }

    private Stream<Seat> seated() {
        return IntStream.range(0, seats).mapToObj(Seat::of);
    }
}
