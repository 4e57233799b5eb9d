package dev.halma.server.http.print;

import dev.halma.i18n.Language;
import dev.halma.print.Colours;
import dev.halma.print.Millimetres;
import dev.halma.print.Paper;
import dev.halma.print.Part;
import dev.halma.print.PrintRefusal;
import dev.halma.print.PrintRequest;
import dev.halma.print.board.Ink;
import dev.halma.print.board.Palette;
import dev.halma.print.sheet.Tone;
import dev.halma.rules.message.Message;
import dev.halma.rules.notation.HouseText;
import dev.halma.rules.notation.Parsed;
import dev.halma.rules.notation.Problem;
import dev.halma.rules.notation.VariantText;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import io.javalin.http.HttpStatus;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/** Parses one address, parameter by parameter, up to the first error. */
final class QueryReader {

    private static final List<String> NAMES = List.of(
            "paper", "cell", "ink", "colours", "lang", "part", "copies", "single", "pawns", "coordinates", "house");

    private static final String ALL = "all";

    /** Ends the parsing. It never leaves this class. */
    private static final class Misread extends Exception {

        private static final long serialVersionUID = 1;

        private final transient PrintQuery.Unreadable found;

        Misread(PrintQuery.Unreadable found) {
            this.found = found;
        }
    }

    private final String variant;
    private final Map<String, List<String>> parameters;
    private Language language = Language.EN;

    QueryReader(String variant, Map<String, List<String>> parameters) {
        this.variant = variant;
        this.parameters = parameters;
    }

    PrintQuery read() {
        try {
            language = language(); // first: refusals of the other parameters are in this language
            return new PrintQuery.Asked(request());
        } catch (Misread misread) {
            return misread.found;
        }
    }

    private PrintRequest request() throws Misread {
        for (String name : parameters.keySet()) {
            if (!NAMES.contains(name)) throw misread("print.refused.name", name, NAMES);
        }
        Variant found = switch (VariantText.parse(variant)) {
            case Parsed.Read<Variant>(Variant known) -> known;
            case Parsed.Unreadable<Variant> unreadable -> throw new Misread(noVariant());
        };
        PrintRequest usual = PrintRequest.of(underHouseRules(found)).in(language);
        return new PrintRequest(
                usual.variant(),
                choice("paper", usual.paper(), Paper.values()),
                cell(),
                palette(usual.variant()),
                language,
                parts(usual.parts()),
                isOn("single"),
                isOn("pawns"),
                isOn("coordinates"),
                copies());
    }

    private Language language() throws Misread {
        Optional<String> code = text("lang");
        if (code.isEmpty()) return Language.EN;
        return Language.ofCode(code.get()).orElseThrow(() -> wrong("lang", code.get(), Language.codes()));
    }

    private Variant underHouseRules(Variant usual) throws Misread {
        return switch (HouseText.parse(usual, text("house").orElse(""))) {
            case Parsed.Read<Variant>(Variant read) -> read;
            case Parsed.Unreadable<Variant>(Problem problem) -> throw unreadable(problem.message());
        };
    }

    private OptionalDouble cell() throws Misread {
        Optional<String> text = text("cell");
        if (text.isEmpty()) return OptionalDouble.empty();
        Millimetres read = Millimetres.parse(text.get())
                .orElseThrow(() -> unreadable(Message.of("print.no-length").with("text", text.get())));
        return OptionalDouble.of(read.length());
    }

    /** How the seats look. Colours need no ink beside them; without colours the usual ink is black. */
    private Palette palette(Variant found) throws Misread {
        Optional<String> colours = text("colours");
        if (colours.isEmpty()) return Palette.of(choice("ink", Ink.MONO, Ink.values()));
        return switch (Colours.parse(found, colours.get())) {
            case Colours.Chosen(Map<Seat, Tone> bySeat) -> new Palette(choice("ink", Ink.COLOUR, Ink.values()), bySeat);
            case Colours.Unreadable(Message why) -> throw unreadable(why);
        };
    }

    private int copies() throws Misread {
        Optional<String> text = text("copies");
        if (text.isEmpty()) return 1;
        if (text.get().matches("[0-9]{1,6}")) return Integer.parseInt(text.get());
        throw wrong("copies", text.get(), List.of("1–" + PrintRefusal.CopiesOutside.MOST));
    }

    private Set<Part> parts(Set<Part> usual) throws Misread {
        Optional<String> texts = text("part");
        if (texts.isEmpty()) return usual;
        Set<Part> parts = EnumSet.noneOf(Part.class);
        if (texts.get().isEmpty()) return parts;
        for (String text : texts.get().split(",", -1)) {
            if (text.equals(ALL)) parts.addAll(EnumSet.allOf(Part.class));
            else parts.add(named("part", text, Part.values()));
        }
        return parts;
    }

    /** A switch is on if it has no value: {@code ?single}. */
    private boolean isOn(String name) throws Misread {
        Optional<String> text = text(name);
        if (text.isEmpty()) return false;
        return switch (text.get()) {
            case "", "true" -> true;
            case "false" -> false;
            default -> throw wrong(name, text.get(), List.of("true", "false"));
        };
    }

    private <E extends Enum<E>> E choice(String name, E usual, E[] values) throws Misread {
        Optional<String> text = text(name);
        return text.isEmpty() ? usual : named(name, text.get(), values);
    }

    private <E extends Enum<E>> E named(String name, String text, E[] values) throws Misread {
        return Arrays.stream(values)
                .filter(value -> word(value).equals(text))
                .findFirst()
                .orElseThrow(() -> wrong(
                        name, text, Arrays.stream(values).map(QueryReader::word).toList()));
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    /** The value of a parameter. Repeated parameters are joined by commas, which only {@code part} and {@code colours} accept. */
    private Optional<String> text(String name) {
        return Optional.ofNullable(parameters.get(name)).map(values -> String.join(",", values));
    }

    private Misread wrong(String name, String found, List<String> choices) {
        Message why = Message.of("print.refused.value").with("name", name);
        return unreadable(why.with("found", found).with("choices", choices));
    }

    private Misread misread(String key, String found, List<String> choices) {
        return unreadable(Message.of(key).with("found", found).with("choices", choices));
    }

    private Misread unreadable(Message why) {
        return new Misread(new PrintQuery.Unreadable(language, HttpStatus.BAD_REQUEST, why));
    }

    private PrintQuery.Unreadable noVariant() {
        return new PrintQuery.Unreadable(
                language,
                HttpStatus.NOT_FOUND,
                Message.of("print.refused.variant").with("id", variant));
    }
}
