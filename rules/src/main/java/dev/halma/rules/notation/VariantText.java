package dev.halma.rules.notation;

import dev.halma.rules.board.Board;
import dev.halma.rules.board.Shape;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.VariantBuilder;
import dev.halma.rules.variant.Variants;
import java.util.List;
import java.util.Optional;

/**
 * The text of a variant: an id of the catalogue, or a board of one's own as {@code diamond(7) camp=6 seats=2}. Without
 * {@code seats} there are two.
 */
public final class VariantText {

    private VariantText() {}

    /** The variant of a text, under its usual house rules. */
    public static Parsed<Variant> parse(String text) {
        Optional<Variant> known = Variants.find(text.strip());
        return known.isPresent() ? new Parsed.Read<>(known.get()) : Scanner.read(text, VariantText::read);
    }

    /** The text of a variant without its house rules. */
    public static String text(Variant variant) {
        return variant.id();
    }

    private static Variant read(Scanner scanner) {
        scanner.skipSpace();
        int start = scanner.at();
        String word = scanner.word();
        Optional<Shape> shape = scanner.take('(') ? shape(word) : Optional.empty();
        if (shape.isEmpty()) {
            List<String> ids = Variants.all().stream().map(Variant::id).toList();
            throw scanner.expectedAt(start, new Expected.VariantId(ids));
        }
        int size = scanner.number(shape.get().smallest(), shape.get().largest());
        scanner.require(')');
        return withArmies(scanner, shape.get(), Variant.builder(board(shape.get(), size)));
    }

    private static Optional<Shape> shape(String word) {
        return switch (word) {
            case "square" -> Optional.of(Shape.SQUARE);
            case "star" -> Optional.of(Shape.STAR);
            case "diamond" -> Optional.of(Shape.DIAMOND);
            default -> Optional.empty();
        };
    }

    private static Board board(Shape shape, int size) {
        return switch (shape) {
            case SQUARE -> Board.square(size);
            case STAR -> Board.star(size);
            case DIAMOND -> Board.diamond(size);
        };
    }

    private static Variant withArmies(Scanner scanner, Shape shape, VariantBuilder builder) {
        scanner.skipSpace();
        require(scanner, "camp");
        int campAt = scanner.at();
        scanner.number(0, Integer.MAX_VALUE / 10);
        scanner.skipSpace();
        if (!scanner.isAtEnd()) {
            require(scanner, "seats");
            int seatsAt = scanner.at();
            int seats = scanner.number(0, Integer.MAX_VALUE / 10);
            List<Integer> possible = VariantBuilder.seatsOf(shape);
            if (!possible.contains(seats)) {
                List<String> choices = possible.stream().map(String::valueOf).toList();
                throw scanner.expectedAt(seatsAt, new Expected.OneOf(choices));
            }
            builder.seats(seats);
        }
        int end = scanner.at();
        scanner.goTo(campAt);
        builder.camp(scanner.number(1, builder.largestCamp()));
        scanner.goTo(end);
        return builder.build();
    }

    private static void require(Scanner scanner, String name) {
        int start = scanner.at();
        if (!scanner.word().equals(name) || !scanner.take('=')) {
            throw scanner.expectedAt(start, new Expected.OneOf(List.of(name + "=")));
        }
    }
}
