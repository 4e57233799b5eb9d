package dev.halma.server.table.plan;

import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * What the maker of a table has chosen.
 *
 * @param variant with its house rules
 * @param chairs one for each seat of the variant
 * @param isPublic whether the lobby shows the table
 * @param allowsChat whether players may write to each other freely
 * @param invitation the secret that lets somebody sit on a chair that is not open to all
 */
public record Plan(
        Variant variant,
        Pace pace,
        Map<Seat, Chair> chairs,
        First first,
        boolean isPublic,
        boolean allowsChat,
        String invitation) {

    public Plan {
        chairs = Collections.unmodifiableMap(new EnumMap<>(chairs));
        int seats = variant.seats();
        boolean fits = chairs.size() == seats && chairs.keySet().stream().allMatch(variant::hasSeat);
        if (!fits)
            throw new IllegalArgumentException("a chair for each of " + seats + " seats, not " + chairs.keySet());
    }

    /** The same table once more: everybody moves on by one seat, clockwise. */
    public Plan turned(Map<Seat, Chair> sitting) {
        Map<Seat, Chair> next = new EnumMap<>(Seat.class);
        sitting.forEach((seat, chair) -> next.put(
                Seat.of((seat.index() + 1) % variant.seats()),
                chair instanceof Chair.Person person ? Chair.Person.of(person.player()) : chair));
        return new Plan(variant, pace, next, first, isPublic, allowsChat, invitation);
    }
}
