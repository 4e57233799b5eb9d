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
 * Who makes the first move. A table agrees on a way, and the way decides. Chance comes from outside, as numbers.
 *
 * @param seats how many seats the game has
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
        /** Whoever throws most; those who tie throw again. */
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
     * What was decided.
     *
     * @param rounds what was thrown, round by round, by those who still took part; none unless a die was thrown
     */
    public record Decision(Seat first, List<Map<Seat, Integer>> rounds) {}

    /** The ways that this table can choose from: among computers nobody is the youngest. */
    public List<Way> ways() {
        return Arrays.stream(Way.values())
                .filter(way -> way != Way.YOUNGEST || !persons.isEmpty())
                .toList();
    }

    /** The way that was wished for, or the first one where this table does not have it. */
    public Way way(Way wished) {
        return ways().contains(Objects.requireNonNull(wished, "wished")) ? wished : Way.ME;
    }

    /** Among whom the table must be asked for the youngest: nobody where another way holds, or one person sits alone. */
    public List<Seat> maybeYoungest(Way wished) {
        return way(wished) == Way.YOUNGEST && persons.size() > 1
                ? seated().filter(persons::contains).toList()
                : List.of();
    }

    /**
     * Who begins. Where several people might be the youngest, the table has to be asked instead.
     *
     * @param chance numbers of any size, as many as the coin or the die needs
     * @return nothing where more numbers are needed
     */
    public Optional<Decision> decide(Way wished, int... chance) {
        Seat me = seated().filter(persons::contains).findFirst().orElse(Seat.A);
        return switch (way(wished)) {
            case ME, YOUNGEST -> decided(me);
            case YOU -> decided(after(me));
            case COIN -> chance.length == 0 ? Optional.empty() : decided(Seat.of(Math.floorMod(chance[0], seats)));
            case DIE -> thrown(chance);
        };
    }

    /** The next seat clockwise, which begins when the same table plays again. */
    public Seat after(Seat first) {
        return Seat.of((first.index() + 1) % seats);
    }

    private static Optional<Decision> decided(Seat first) {
        return Optional.of(new Decision(first, List.of()));
    }

    private Optional<Decision> thrown(int[] chance) {
        List<Map<Seat, Integer>> rounds = new ArrayList<>();
        List<Seat> left = seated().toList();
        int used = 0;
        while (left.size() > 1) {
            if (used + left.size() > chance.length) return Optional.empty();
            Map<Seat, Integer> round = new EnumMap<>(Seat.class);
            for (Seat seat : left) round.put(seat, 1 + Math.floorMod(chance[used++], SIDES_OF_A_DIE));
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
