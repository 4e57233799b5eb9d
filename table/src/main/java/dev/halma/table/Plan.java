package dev.halma.table;

import dev.halma.rules.game.Game;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * What the maker of a table has chosen.
 *
 * @param variant with its house rules
 * @param pace the usual time
 * @param timeOdds the multiple of the usual time that a seat has; 1 for seats that are not listed
 * @param chairs one for each seat of the variant
 * @param isPublic whether the lobby shows the table
 * @param allowsChat whether players may write to each other freely
 * @param invitation the secret that lets a player sit on a chair that is not open to all
 * @param terms what is agreed on besides
 */
public record Plan(
        Variant variant,
        Pace pace,
        Map<Seat, Integer> timeOdds,
        Map<Seat, Chair> chairs,
        First first,
        boolean isPublic,
        boolean allowsChat,
        String invitation,
        Terms terms) {

    /** The highest multiple of the usual time. */
    public static final int MOST_ODDS = 5;

    public Plan {
        timeOdds = timeOdds.isEmpty() ? Map.of() : Map.copyOf(timeOdds);
        chairs = Collections.unmodifiableMap(new EnumMap<>(chairs));
        int seats = variant.seats();
        boolean fits = chairs.size() == seats && chairs.keySet().stream().allMatch(variant::hasSeat);
        if (!fits)
            throw new IllegalArgumentException("a chair for each of " + seats + " seats, not " + chairs.keySet());
        boolean isFair = timeOdds.keySet().stream().allMatch(variant::hasSeat)
                && timeOdds.values().stream().allMatch(times -> times > 1 && times <= MOST_ODDS);
        if (!isFair) throw new IllegalArgumentException("time odds from 2 to " + MOST_ODDS + ", not " + timeOdds);
        if (!terms.allowances().keySet().stream().allMatch(variant::hasSeat)) {
            throw new IllegalArgumentException("allowances for seats of the variant, not " + terms.allowances());
        }
        terms = terms.withAllowances(ofPeople(terms.allowances(), chairs));
        boolean canStart = terms.start().isEmpty()
                || (terms.start().get().variant().equals(variant)
                        && first.equals(new First.Agreed(terms.start().get().toMove())));
        if (!canStart) throw new IllegalArgumentException("the seat to move in " + terms.start() + " begins");
    }

    /** A computer that takes the place of a person with a head start gets none of it. */
    private static Map<Seat, Allowance> ofPeople(Map<Seat, Allowance> allowances, Map<Seat, Chair> chairs) {
        Map<Seat, Allowance> theirs = new EnumMap<>(Seat.class);
        allowances.forEach((seat, allowance) -> {
            if (!(chairs.get(seat) instanceof Chair.Computer)) theirs.put(seat, allowance);
        });
        return theirs;
    }

    /** A plan on the usual terms. */
    public Plan(
            Variant variant,
            Pace pace,
            Map<Seat, Integer> timeOdds,
            Map<Seat, Chair> chairs,
            First first,
            boolean isPublic,
            boolean allowsChat,
            String invitation) {
        this(variant, pace, timeOdds, chairs, first, isPublic, allowsChat, invitation, Terms.USUAL);
    }

    /** A plan on the usual terms with the same time for all seats. */
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

    /** A plan for people and computers at one device. */
    public static Plan atOneDevice(Variant variant, Pace pace, Map<Seat, Chair> chairs, First first) {
        return new Plan(variant, pace, Map.of(), chairs, first, false, false, "", Terms.AT_ONE_DEVICE);
    }

    /** A plan for people and computers at one device who go on with a game. */
    public static Plan atOneDevice(Game game, Pace pace, Map<Seat, Chair> chairs) {
        Position start = game.start();
        return atOneDevice(game.variant(), pace, chairs, new First.Agreed(start.toMove()))
                .from(start);
    }

    /** The same plan on other terms. */
    public Plan on(Terms other) {
        return new Plan(variant, pace, timeOdds, chairs, first, isPublic, allowsChat, invitation, other);
    }

    /** The same plan for a game that begins in a position. */
    public Plan from(Position start) {
        boolean isUsual = start.equals(Position.start(variant, start.toMove()));
        Terms begun = terms.withStart(isUsual ? Optional.empty() : Optional.of(start));
        First agreed = new First.Agreed(start.toMove());
        return new Plan(variant, pace, timeOdds, chairs, agreed, isPublic, allowsChat, invitation, begun);
    }

    /** The game at its beginning. */
    Game opening(Seat begins) {
        return terms.start().map(Game::from).orElseGet(() -> Game.of(variant, begins));
    }

    /** The same plan for a viewer who may not have the invitation. */
    public Plan withoutInvitation() {
        return new Plan(variant, pace, timeOdds, chairs, first, isPublic, allowsChat, "", terms);
    }

    /** The pace of one seat. */
    public Pace pace(Seat seat) {
        return pace.times(timeOdds.getOrDefault(seat, 1));
    }

    /**
     * The same table once more. People at one device keep their seats, since they keep their side of it, and the next seat begins.
     *
     * @param began the seat that began this time
     */
    Plan again(Map<Seat, Chair> sitting, Seat began) {
        if (!terms.isAtOneDevice()) return turned(sitting);
        Map<Seat, Chair> next = new EnumMap<>(Seat.class);
        sitting.forEach((seat, chair) -> next.put(seat, withoutStandIn(chair)));
        First following = new First.Agreed(after(began));
        Terms same = terms.withStart(Optional.empty());
        return new Plan(variant, pace, timeOdds, next, following, isPublic, allowsChat, invitation, same);
    }

    /** The same table once more: every player moves on by one seat, clockwise, and keeps their time and allowance. */
    public Plan turned(Map<Seat, Chair> sitting) {
        Map<Seat, Chair> next = new EnumMap<>(Seat.class);
        sitting.forEach((seat, chair) -> next.put(after(seat), withoutStandIn(chair)));
        Map<Seat, Integer> odds = new EnumMap<>(Seat.class);
        timeOdds.forEach((seat, times) -> odds.put(after(seat), times));
        Map<Seat, Allowance> allowances = new EnumMap<>(Seat.class);
        terms.allowances().forEach((seat, allowance) -> allowances.put(after(seat), allowance));
        Terms moved = terms.withAllowances(allowances);
        return new Plan(variant, pace, odds, next, first, isPublic, allowsChat, invitation, moved);
    }

    private static Chair withoutStandIn(Chair chair) {
        return chair instanceof Chair.Person person ? Chair.Person.of(person.player()) : chair;
    }

    private Seat after(Seat seat) {
        return Seat.of((seat.index() + 1) % variant.seats());
    }
}
