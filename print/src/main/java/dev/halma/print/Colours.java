package dev.halma.print;

import dev.halma.print.sheet.Tone;
import dev.halma.rules.message.Message;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Variant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Colours that the user chose for seats: {@code red,blue} in the order of the seats, or {@code B=blue,A=#c01020}. */
public sealed interface Colours {

    record Chosen(Map<Seat, Tone> bySeat) implements Colours {
        public Chosen {
            bySeat = Map.copyOf(bySeat);
        }
    }

    record Unreadable(Message why) implements Colours {}

    /** The names that stand for a tone. Those of Okabe and Ito are told apart with any colour vision. */
    enum Name {
        BLACK(0x222222),
        WHITE(0xFFFFFF),
        SILVER(0xB8B8B8),
        RED(0xC8102E),
        ORANGE(0xE69F00),
        YELLOW(0xF0E442),
        GREEN(0x009E73),
        BLUE(0x0072B2),
        SKY(0x56B4E9),
        PURPLE(0x7B3294),
        PINK(0xCC79A7),
        BROWN(0x8C510A);

        private final int rgb;

        Name(int rgb) {
            this.rgb = rgb;
        }

        public Tone tone() {
            return new Tone(rgb);
        }

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    static Colours parse(Variant variant, String text) {
        Map<Seat, Tone> bySeat = new EnumMap<>(Seat.class);
        List<String> items = List.of(text.strip().split("\\s*,\\s*", -1));
        if (items.size() > variant.seats()) {
            return new Unreadable(Message.of("print.colours.too-many")
                    .with("found", items.size())
                    .with("seats", variant.seats()));
        }
        for (int i = 0; i < items.size(); i++) {
            String item = items.get(i);
            int equals = item.indexOf('=');
            String name =
                    equals < 0 ? Seat.of(i).name() : item.substring(0, equals).strip();
            Optional<Seat> seat = seat(variant, name);
            if (seat.isEmpty()) return new Unreadable(noSeat(variant, name));
            String colour = item.substring(equals + 1).strip();
            Optional<Tone> tone = tone(colour);
            if (tone.isEmpty()) return new Unreadable(noColour(colour));
            bySeat.put(seat.get(), tone.get());
        }
        return new Chosen(bySeat);
    }

    private static Optional<Seat> seat(Variant variant, String name) {
        return variant.seatings().stream()
                .map(Seating::seat)
                .filter(seat -> seat.name().equalsIgnoreCase(name))
                .findFirst();
    }

    private static Optional<Tone> tone(String colour) {
        String word = colour.toLowerCase(Locale.ROOT);
        if (word.matches("#?[0-9a-f]{6}")) return Optional.of(new Tone(Integer.parseInt(word.replace("#", ""), 16)));
        for (Name name : Name.values()) {
            if (name.word().equals(word)) return Optional.of(name.tone());
        }
        return Optional.empty();
    }

    private static Message noSeat(Variant variant, String found) {
        List<String> seats = variant.seatings().stream()
                .map(seating -> seating.seat().name())
                .toList();
        return Message.of("print.colours.no-seat").with("found", found).with("choices", seats);
    }

    private static Message noColour(String found) {
        List<String> choices = new ArrayList<>();
        for (Name name : Name.values()) choices.add(name.word());
        choices.add("#c01020");
        return Message.of("print.refused.value")
                .with("name", "colours")
                .with("found", found)
                .with("choices", choices);
    }
}
