package dev.halma.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Divides one dimension of a board among sheets. */
public final class Tiling {

    /**
     * The stretch of the board on one sheet.
     *
     * @param isLast whether it has no flap for a next one
     */
    public record Span(double from, double to, boolean isLast) {
        double length() {
            return to - from;
        }

        double withFlap(double flap) {
            return isLast ? length() : length() + flap;
        }
    }

    private Tiling() {}

    /**
     * As few spans as possible, as even as possible; empty if even the shortest span is too long.
     *
     * @param cuts the possible cuts, in order
     * @param room the room on a sheet for a span and its flap
     */
    static Optional<List<Span>> spans(double length, List<Double> cuts, double room, double flap) {
        for (int count = 1; count <= cuts.size() + 1; count++) {
            Optional<List<Span>> spans =
                    Optional.of(spans(evenCuts(length, cuts, count), length)).filter(even -> fits(even, room, flap));
            if (spans.isPresent()) return spans;
        }
        return Optional.empty();
    }

    private static boolean fits(List<Span> spans, double room, double flap) {
        return spans.stream().allMatch(span -> span.length() > 0 && span.withFlap(flap) <= room);
    }

    private static List<Double> evenCuts(double length, List<Double> cuts, int count) {
        return IntStream.range(1, count)
                .mapToObj(i -> nearest(cuts, length * i / count))
                .toList();
    }

    private static double nearest(List<Double> cuts, double wanted) {
        double best = cuts.getFirst();
        for (double cut : cuts) {
            if (Math.abs(cut - wanted) < Math.abs(best - wanted) - 1e-9) best = cut;
        }
        return best;
    }

    private static List<Span> spans(List<Double> cuts, double length) {
        List<Span> spans = new ArrayList<>();
        double from = 0;
        for (double cut : cuts) {
            spans.add(new Span(from, cut, false));
            from = cut;
        }
        spans.add(new Span(from, length, true));
        return spans;
    }
}
