package dev.halma.print;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** A length: {@code 18mm}, {@code 1.8cm}, {@code 0.7in}, or a number of millimetres. */
public record Millimetres(double length) {

    private static final Map<String, Double> UNITS = Map.of("mm", 1.0, "cm", 10.0, "in", 25.4);

    /** The length that a text says; empty if it is no length. */
    public static Optional<Millimetres> parse(String text) {
        String number = text.strip().toLowerCase(Locale.ROOT);
        double unit = 1;
        String end = number.substring(Math.max(0, number.length() - 2));
        Double known = UNITS.get(end);
        if (known != null) {
            unit = known;
            number = number.substring(0, number.length() - end.length()).strip();
        }
        if (!number.matches("[0-9]{1,6}([.,][0-9]{1,6})?")) return Optional.empty();
        return Optional.of(new Millimetres(Double.parseDouble(number.replace(',', '.')) * unit));
    }
}
