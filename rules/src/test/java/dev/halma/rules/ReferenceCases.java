package dev.halma.rules;

import dev.halma.rules.notation.HouseText;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/**
 * The reference files under {@code src/test/resources} that other programs made: one file per variant, one case per
 * line.
 */
public final class ReferenceCases {

    private ReferenceCases() {}

    /**
     * A case: a variant under the house rules of the first field, and the other fields.
     *
     * @param line the whole line, for the message of a failing test
     */
    public record Case(Variant variant, List<String> fields, String line) {}

    public static List<Case> of(String folder, String variantId) {
        return read(folder + "/" + variantId + "." + folder)
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line -> parse(Variants.named(variantId), line))
                .toList();
    }

    private static Case parse(Variant variant, String line) {
        List<String> fields = List.of(line.strip().split(" ; "));
        String house = fields.get(0).equals("-") ? "" : fields.get(0);
        return new Case(HouseText.parse(variant, house).orThrow(), fields.subList(1, fields.size()), line);
    }

    private static String read(String path) {
        try (InputStream in = ReferenceCases.class.getResourceAsStream("/" + path)) {
            return new String(Objects.requireNonNull(in, path).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
