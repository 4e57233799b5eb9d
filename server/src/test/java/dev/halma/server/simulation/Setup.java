package dev.halma.server.simulation;

import dev.halma.engine.level.Level;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import dev.halma.table.Chair;
import dev.halma.table.First;
import dev.halma.table.Pace;
import dev.halma.table.Plan;
import dev.halma.table.PlayerId;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/** What is played in one simulation, by chance. */
final class Setup {

    static final PlayerId MAKER = new PlayerId("ada");
    static final List<PlayerId> OTHERS = List.of(new PlayerId("bo"), new PlayerId("cy"), new PlayerId("di"));
    static final String INVITATION = "letmein";

    private static final List<String> VARIANTS =
            List.of("halma-8", "chinese-2", "chinese-3", "victorian-4-opposite", "american-4-both", "chinese-6");
    private static final List<String> PACES = List.of("none", "move:5", "move:60", "game:15", "game:20+2", "days:1");
    private static final List<Map<Seat, Integer>> TIME_ODDS = List.of(Map.of(), Map.of(), Map.of(Seat.A, 2, Seat.B, 3));
    private static final List<String> FIRST = List.of("coin", "die", "A", "B");

    private Setup() {}

    static Plan plan(RandomGenerator chance) {
        Variant variant = Variants.named(any(VARIANTS, chance));
        Map<Seat, Chair> chairs = new EnumMap<>(Seat.class);
        for (int i = 0; i < variant.seats(); i++) chairs.put(Seat.of(i), chair(i, chance));
        return new Plan(
                variant,
                Pace.parse(any(PACES, chance)).orElseThrow(),
                any(TIME_ODDS, chance),
                chairs,
                First.parse(any(FIRST, chance)).orElseThrow(),
                true,
                false,
                INVITATION);
    }

    private static Chair chair(int seat, RandomGenerator chance) {
        int kind = seat == 0 ? 0 : chance.nextInt(8);
        return switch (kind) {
            case 0 -> Chair.Person.of(MAKER);
            case 1, 2 -> new Chair.Computer(Level.LADYBIRD);
            case 3, 4 -> new Chair.Invited();
            default -> new Chair.Open();
        };
    }

    static <T> T any(List<T> all, RandomGenerator chance) {
        return all.get(chance.nextInt(all.size()));
    }
}
