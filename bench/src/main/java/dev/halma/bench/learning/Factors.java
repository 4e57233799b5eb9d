package dev.halma.bench.learning;

import dev.halma.engine.evaluation.Patterns;
import dev.halma.rules.board.Board;
import dev.halma.rules.board.Direction;
import dev.halma.rules.variant.Variant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The parameters to learn. The value of a line is the sum of four parameters, from general to specific, so that little
 * data already helps: the line's contents anywhere, the same contents in one part of the way, the same on this very
 * line, and each piece by itself. Symmetric lines share their parameters. With swapped seats their sign changes.
 */
final class Factors {

    /** The parameters of a value: for each one, twice its index, plus 1 if it is subtracted. */
    private final int[][] ofValue;

    private final int count;
    private final List<Double> shrinking = new ArrayList<>(); // the regularisation of each parameter

    private final List<Symmetry> symmetries;
    private final Board board;
    private final List<int[]> lines;
    private final Map<Long, Integer> lineByEnds = new HashMap<>();
    private final Map<String, Integer> parameters = new HashMap<>();
    private final int[] bands = new int[256];

    Factors(Variant variant) {
        board = variant.board();
        symmetries = Symmetry.of(variant);
        lines = Patterns.lines(board);
        for (int line = 0; line < lines.size(); line++) {
            int[] cells = lines.get(line);
            lineByEnds.put(ends(cells[0], cells[2]), line);
        }
        survey(variant);
        ofValue = new int[Patterns.WAYS * lines.size()][];
        for (int line = 0; line < lines.size(); line++) {
            for (int way = 0; way < Patterns.WAYS; way++) ofValue[Patterns.WAYS * line + way] = parameters(line, way);
        }
        count = parameters.size();
    }

    private static long ends(int one, int other) {
        return 256L * one + other;
    }

    /** Bands across the way from camp to camp, two steps deep. */
    private void survey(Variant variant) {
        int[] toGoal = new int[256];
        Arrays.fill(toGoal, -1);
        List<Integer> queue = new ArrayList<>();
        for (int cell : variant.seatings().get(0).goal().stream().toArray()) {
            toGoal[cell] = 0;
            queue.add(cell);
        }
        for (int i = 0; i < queue.size(); i++) {
            for (Direction direction : board.directions()) {
                int next = board.neighbour(queue.get(i), direction);
                if (next == Board.NONE || toGoal[next] >= 0) continue;
                toGoal[next] = toGoal[queue.get(i)] + 1;
                queue.add(next);
            }
        }
        for (int cell = 0; cell < 256; cell++) bands[cell] = Math.max(0, toGoal[cell]) / 2;
    }

    /** A line as another symmetry sees it. */
    private record Image(int line, int way, int sign) {

        /** The index of its value. */
        int value() {
            return Patterns.WAYS * line + way;
        }
    }

    private List<Image> images(int line, int way) {
        return symmetries.stream().map(symmetry -> image(symmetry, line, way)).toList();
    }

    private Image image(Symmetry symmetry, int line, int way) {
        int[] cells = lines.get(line);
        int[] owners = {symmetry.owner(way % 3), symmetry.owner(way / 3 % 3), symmetry.owner(way / 9)};
        int one = symmetry.cell(cells[0]);
        int other = symmetry.cell(cells[2]);
        int sign = symmetry.swaps() ? -1 : 1;
        Integer straight = lineByEnds.get(ends(one, other));
        if (straight != null) return new Image(straight, owners[0] + 3 * owners[1] + 9 * owners[2], sign);
        int reversed = lineByEnds.getOrDefault(ends(other, one), -1);
        return new Image(reversed, owners[2] + 3 * owners[1] + 9 * owners[0], sign);
    }

    private int[] parameters(int line, int way) {
        if (way == 0) return new int[0];
        List<Integer> found = new ArrayList<>();
        List<Image> images = images(line, way);
        add(found, images, 0.2, image -> "any " + axis(image.line()) + " " + image.way());
        add(
                found,
                images,
                1,
                image -> "band " + axis(image.line()) + " " + bands[lines.get(image.line())[1]] + " " + image.way());
        add(found, images, 4, image -> "line " + image.line() + " " + image.way());
        int[] cells = lines.get(line);
        int[] owners = {way % 3, way / 3 % 3, way / 9};
        for (int i = 0; i < 3; i++) {
            // A piece counts on one of the lines through its cell.
            if (owners[i] == 0 || firstLine(cells[i]) != line) continue;
            int cell = cells[i];
            int owner = owners[i];
            List<Image> places = symmetries.stream()
                    .map(symmetry -> new Image(symmetry.cell(cell), symmetry.owner(owner), symmetry.swaps() ? -1 : 1))
                    .toList();
            add(found, places, 0.2, place -> "cell " + place.line() + " " + place.way());
        }
        return found.stream().mapToInt(Integer::intValue).toArray();
    }

    private int firstLine(int cell) {
        for (int line = 0; line < lines.size(); line++) {
            for (int other : lines.get(line)) if (other == cell) return line;
        }
        return -1;
    }

    private int axis(int line) {
        int[] cells = lines.get(line);
        for (Direction direction : board.directions()) {
            if (board.neighbour(cells[0], direction) == cells[1]) return direction.index();
        }
        throw new IllegalStateException("no line");
    }

    private interface Name {
        String of(Image image);
    }

    /** Adds the parameter that all images share; none if one of them is its own opposite. */
    private void add(List<Integer> found, List<Image> images, double drawn, Name name) {
        String least = images.stream().map(name::of).sorted().findFirst().orElseThrow();
        int sign = 0;
        for (Image image : images) {
            if (!name.of(image).equals(least)) continue;
            if (sign != 0 && sign != image.sign()) return;
            sign = image.sign();
        }
        int known = parameters.size();
        int index = parameters.computeIfAbsent(least, fresh -> known);
        if (index == known) shrinking.add(drawn);
        found.add(2 * index + (sign < 0 ? 1 : 0));
    }

    int count() {
        return count;
    }

    double shrinking(int parameter) {
        return shrinking.get(parameter);
    }

    /** The parameters of a value; see {@link #ofValue}. */
    int[] of(int value) {
        return ofValue[value];
    }

    /** All values, from their parameters. */
    short[] values(double[] learned) {
        double[] sums = new double[ofValue.length];
        for (int i = 0; i < sums.length; i++) {
            for (int part : ofValue[i]) sums[i] += (part & 1) == 0 ? learned[part >> 1] : -learned[part >> 1];
        }
        return symmetric(sums);
    }

    /** Whole values that are exactly symmetric: a piece by itself counts on one line, which has no image in every view. */
    short[] symmetric(double[] sums) {
        short[] values = new short[sums.length];
        for (int i = 0; i < sums.length; i++) {
            int line = i / Patterns.WAYS;
            int way = i % Patterns.WAYS;
            List<Image> images = images(line, way);
            int first = images.stream().mapToInt(Image::value).min().orElseThrow();
            if (i != first) continue;
            double mean = images.stream()
                    .mapToDouble(image -> image.sign() * sums[image.value()])
                    .average()
                    .orElseThrow();
            long whole = Math.round(Math.min(Math.abs(mean), Short.MAX_VALUE));
            for (Image image : images) values[image.value()] = (short) (image.sign() * Math.signum(mean) * whole);
        }
        return values;
    }
}
