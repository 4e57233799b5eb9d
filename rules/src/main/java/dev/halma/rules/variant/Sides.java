package dev.halma.rules.variant;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The sides of a game; every seat is on exactly one. */
public record Sides(List<Side> sides) {

    static final String ALONE = "alone";
    private static final String OPPOSITE = "opposite";
    private static final String ADJACENT = "adjacent";
    private static final String OTHER = "other";

    public Sides {
        sides = sides.stream()
                .sorted(Comparator.comparing(side -> side.seats().get(0)))
                .toList();
    }

    /**
     * Every seat plays alone.
     *
     * @throws IllegalArgumentException if there are more than six seats
     */
    public static Sides alone(int seats) {
        return partnersApart(seats, seats);
    }

    /**
     * Partners sit straight across from each other.
     *
     * @throws IllegalArgumentException if there are more than six seats
     */
    public static Sides opposite(int seats) {
        return partnersApart(seats, seats / 2);
    }

    /**
     * Partners sit side by side: A with B, C with D.
     *
     * @throws IllegalArgumentException if there are more than six seats
     */
    public static Sides adjacent(int seats) {
        return partnersApart(seats, 1);
    }

    private static Sides partnersApart(int seats, int distance) {
        List<Side> sides = new ArrayList<>();
        Set<Seat> seated = EnumSet.noneOf(Seat.class);
        for (int index = 0; index < seats; index++) {
            Seat seat = Seat.of(index);
            if (!seated.add(seat)) continue;
            if (index + distance >= seats) {
                sides.add(new Side(List.of(seat)));
            } else {
                Seat partner = Seat.of(index + distance);
                seated.add(partner);
                sides.add(new Side(List.of(seat, partner)));
            }
        }
        return new Sides(sides);
    }

    /** The named choices and some examples, for this number of seats. */
    static List<String> choices(int seats) {
        if (seats == 2) return List.of(ALONE);
        if (seats % 2 != 0) return List.of(ALONE, adjacent(seats).text());
        return List.of(ALONE, OPPOSITE, ADJACENT, opposite(seats).text());
    }

    /**
     * Reads a name, or letters such as {@code AC+BD}: each seat once, one or two per side, at least two sides. Empty if
     * the text doesn't fit this number of seats.
     */
    public static Optional<Sides> parse(String text, int seats) {
        return switch (Objects.requireNonNull(text, "text")) {
            case ALONE -> Optional.of(alone(seats));
            case OPPOSITE -> Optional.of(opposite(seats)).filter(sides -> isPartnership(seats));
            case ADJACENT -> Optional.of(adjacent(seats)).filter(sides -> isPartnership(seats));
            default -> lettered(text, seats);
        };
    }

    private static boolean isPartnership(int seats) {
        return seats > 2 && seats % 2 == 0;
    }

    private static Optional<Sides> lettered(String text, int seats) {
        Set<Seat> seated = EnumSet.noneOf(Seat.class);
        List<Side> sides = new ArrayList<>();
        int end = -1;
        while (end < text.length()) {
            int start = end + 1;
            end = text.indexOf('+', start) < 0 ? text.length() : text.indexOf('+', start);
            String letters =
                    text.substring(start, end); // without split, which brings regular expressions into the page
            if (letters.isEmpty() || letters.length() > 2) return Optional.empty();
            List<Seat> side = new ArrayList<>();
            for (int i = 0; i < letters.length(); i++) {
                Optional<Seat> seat = Seat.ofLetter(letters.charAt(i)).filter(s -> s.index() < seats && seated.add(s));
                if (seat.isEmpty()) return Optional.empty();
                side.add(seat.get());
            }
            sides.add(new Side(side));
        }
        return seated.size() == seats && sides.size() > 1 ? Optional.of(new Sides(sides)) : Optional.empty();
    }

    /**
     * The side that a seat is on.
     *
     * @throws IllegalArgumentException if it is on none
     */
    public Side of(Seat seat) {
        Objects.requireNonNull(seat, "seat");
        return sides.stream()
                .filter(side -> side.contains(seat))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no seat " + seat + " among " + sides));
    }

    public boolean isAlone() {
        return sides.stream().allMatch(side -> side.seats().size() == 1);
    }

    /** The pattern of partners: {@code alone}, {@code opposite}, {@code adjacent}, or {@code other}. */
    public String pattern() {
        if (isAlone()) return ALONE;
        int seats = sides.stream().mapToInt(side -> side.seats().size()).sum();
        if (!isPartnership(seats)) return OTHER;
        return equals(opposite(seats)) ? OPPOSITE : equals(adjacent(seats)) ? ADJACENT : OTHER;
    }

    /** {@code alone}, or the sides' letters: {@code AC+BD}. */
    public String text() {
        return isAlone() ? ALONE : sides.stream().map(Side::text).collect(Collectors.joining("+"));
    }

    @Override
    public String toString() {
        return text();
    }
}
