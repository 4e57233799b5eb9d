package dev.halma.cli.print;

import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a length: {@code 18mm}, {@code 1.8cm}, {@code 0.7in}, or a number of millimetres. */
public final class Millimetres implements ITypeConverter<Double> {

    private static final Map<String, Double> UNITS = Map.of("mm", 1.0, "cm", 10.0, "in", 25.4);

    @Override
    public Double convert(String text) {
        String number = text.strip().toLowerCase(Locale.ROOT);
        double unit = 1;
        for (Map.Entry<String, Double> known : UNITS.entrySet()) {
            if (!number.endsWith(known.getKey())) continue;
            unit = known.getValue();
            number = number.substring(0, number.length() - 2).strip();
            break;
        }
        if (!number.matches("[0-9]{1,6}([.,][0-9]{1,6})?")) {
            throw new TypeConversionException("'" + text + "' is not a length such as 18mm, 1.8cm or 0.7in");
        }
        return Double.parseDouble(number.replace(',', '.')) * unit;
    }
}
