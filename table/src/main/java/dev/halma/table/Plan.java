package dev.halma.table;

import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * What the maker of a table has chosen.
 *
 * @param variant with its house rules
 * @param pace the usual time
 * @param timeOdds how many times the usual time a seat has; whoever is not named has it once
 * @param chairs one for each seat of the variant
 * @param isPublic whether the lobby shows the table
 * @param allowsChat whether players may write to each other freely
 * @param invitation the secret that lets somebody sit on a chair that is not open to all
 */
public record Plan(
        Variant variant,
        Pace pace,
        Map<Seat, Integer> timeOdds,
        Map<Seat, Chair> chairs,
        First first,
        boolean isPublic,
        boolean allowsChat,
        String invitation) {

    /** The most that a seat can have, in times of the usual time. */
    public static final int MOST_ODDS = 5;

    public Plan {
        timeOdds = Map.copyOf(timeOdds);
        chairs = Collections.unmodifiableMap(new EnumMap<>(chairs));
        int seats = variant.seats();
        boolean fits = chairs.size() == seats && chairs.keySet().stream().allMatch(variant::hasSeat);
        if (!fits)
            throw new IllegalArgumentException("a chair for each of " + seats + " seats, not " + chairs.keySet());
        boolean isFair = timeOdds.keySet().stream().allMatch(variant::hasSeat)
                && timeOdds.values().stream().allMatch(times -> times > 1 && times <= MOST_ODDS);
        if (!isFair) throw new IllegalArgumentException("time odds from 2 to " + MOST_ODDS + ", not " + timeOdds);
    }

    /** A plan with the same time for everybody. */
    public Plan(
            Variant variant,
            Pace pace,
            Map<Seat, Chair> chairs,
            First first,
            boolean isPublic,
            boolean allowsChat,
            String invitation) {
        this(variant, pace, Map.of(), chairs, first, isPublic, allowsChat, invitation);
    }

    /** The same plan for a viewer who may not have the invitation. */
    public Plan withoutInvitation() {
        return new Plan(variant, pace, timeOdds, chairs, first, isPublic, allowsChat, "");
    }

    /** The pace of one seat. */
    public Pace pace(Seat seat) {
        return pace.times(timeOdds.getOrDefault(seat, 1));
    }

    /** The same table once more: everybody moves on by one seat, clockwise, and takes their time along. */
    public Plan turned(Map<Seat, Chair> sitting) {
        Map<Seat, Chair> next = new EnumMap<>(Seat.class);
        sitting.forEach((seat, chair) ->
                next.put(after(seat), chair instanceof Chair.Person person ? Chair.Person.of(person.player()) : chair));
        Map<Seat, Integer> odds = new EnumMap<>(Seat.class);
        timeOdds.forEach((seat, times) -> odds.put(after(seat), times));
        return new Plan(variant, pace, odds, next, first, isPublic, allowsChat, invitation);
    }

    private Seat after(Seat seat) {
        return Seat.of((seat.index() + 1) % variant.seats());
    }
}
