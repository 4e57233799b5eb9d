package dev.halma.print;

import dev.halma.rules.message.Message;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/** Why a request can't be printed, with the range that can. */
public sealed interface PrintRefusal {

    /** The message and its facts. */
    Message message();

    /**
     * The cells can't have this size.
     *
     * @param because what narrows the range: {@code single}, {@code pawns}, both or neither
     */
    record CellOutside(double found, double least, double most, List<String> because) implements PrintRefusal {

        public CellOutside {
            because = List.copyOf(because);
        }

        /** Whether no size would fit: pawns may need larger cells than fit on a single sheet. */
        public boolean isHopeless() {
            return least > most;
        }

        @Override
        public Message message() {
            Message message = Message.of(isHopeless() ? "print.refused.no-cell" : "print.refused.cell")
                    .with("found", millimetres(found))
                    .with("least", millimetres(least))
                    .with("most", millimetres(most));
            return message.with("because", because.size() == 2 ? "both" : String.join("", because));
        }

        private static String millimetres(double length) {
            if (!Double.isFinite(length)) return Double.toString(length);
            return BigDecimal.valueOf(length)
                    .setScale(1, RoundingMode.HALF_UP)
                    .stripTrailingZeros()
                    .toPlainString();
        }
    }

    /** The request has no parts. */
    record NoParts() implements PrintRefusal {
        @Override
        public Message message() {
            return Message.of("print.refused.no-parts");
        }
    }

    /** The number of copies is outside the limits. */
    record CopiesOutside(int found) implements PrintRefusal {

        public static final int MOST = 40;

        @Override
        public Message message() {
            return Message.of("print.refused.copies").with("found", found).with("most", MOST);
        }
    }

    /** Colours were chosen for an ink that has none. */
    record ColoursWithoutInk() implements PrintRefusal {
        @Override
        public Message message() {
            return Message.of("print.refused.colours");
        }
    }
}
