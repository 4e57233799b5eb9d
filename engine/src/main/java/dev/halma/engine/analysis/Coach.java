package dev.halma.engine.analysis;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Lessons from a reviewed game: the moves that cost most, and the good ones. */
public record Coach(List<Judgement> judgements) {

    /** The least loss that counts. A smaller one is rounded to zero. */
    private static final double HALF_A_TURN = 0.5;

    public Coach {
        Objects.requireNonNull(judgements, "judgements");
        judgements = List.copyOf(judgements);
    }

    /**
     * The good turns of a seat.
     *
     * @param good the number of its turns that cost nothing
     * @param all the number of its turns
     * @param finest the turn that gained most and cost nothing
     */
    public record Praise(Seat seat, int good, int all, Optional<Judgement> finest) {}

    /** The turning points that cost most, in descending order. Each is a puzzle: which move would have been better? */
    public List<Judgement> dearest(int most) {
        return judgements.stream()
                .filter(Judgement::isTurningPoint)
                .sorted(Comparator.comparingInt(Judgement::cost).reversed().thenComparingInt(Judgement::number))
                .limit(most)
                .toList();
    }

    /** One entry for each seat that had a turn. */
    public List<Praise> wentWell() {
        List<Praise> praises = new ArrayList<>();
        if (judgements.isEmpty()) return praises;
        for (Seating seating : judgements.get(0).before().variant().seatings()) {
            List<Judgement> own = judgements.stream()
                    .filter(judgement -> judgement.before().position().toMove() == seating.seat())
                    .toList();
            if (!own.isEmpty()) praises.add(praise(seating.seat(), own));
        }
        return praises;
    }

    private static Praise praise(Seat seat, List<Judgement> own) {
        List<Judgement> good = own.stream()
                .filter(judgement -> judgement.lost().turns() < HALF_A_TURN)
                .toList();
        Optional<Judgement> finest =
                good.stream().filter(judgement -> gain(judgement) > 0).max(Comparator.comparingInt(Coach::gain));
        return new Praise(seat, good.size(), own.size(), finest);
    }

    private static int gain(Judgement judgement) {
        return Terrain.of(judgement.before().variant(), Weights.USUAL)
                .gain(judgement.before().position(), judgement.move());
    }
}
