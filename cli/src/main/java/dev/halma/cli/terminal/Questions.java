package dev.halma.cli.terminal;

import dev.halma.cli.shared.Wording;
import dev.halma.i18n.Texts;
import dev.halma.rules.game.Beginning;
import dev.halma.rules.message.VariantMessage;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** What is asked before a game, line by line. Enter takes the usual answer, and so does the end of the input. */
record Questions(BufferedReader in, PrintWriter out, Texts texts) {

    /** Where most people begin. */
    private static final List<String> KNOWN =
            List.of("american-2", "chinese-2", "chinese-3", "chinese-6", "halma-8", "diamond-9");

    private static final List<Beginning.Way> WAYS = List.of(Beginning.Way.values());

    private String answer(String question) {
        out.print(question + " ");
        out.flush();
        try {
            String line = in.readLine();
            return line == null ? "" : line.strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private <T> T until(String question, T usual, Function<String, Optional<T>> read, Function<String, String> wrong) {
        while (true) {
            String given = answer(question);
            if (given.isEmpty()) return usual;
            Optional<T> found = read.apply(given);
            if (found.isPresent()) return found.get();
            out.println(wrong.apply(given));
        }
    }

    /** Whether an unfinished game is played on. */
    boolean playsOn(Variant variant) {
        String no = texts.text("terminal.no");
        String name = texts.text(VariantMessage.name(variant));
        String given = answer(texts.text("terminal.ask.resume", Map.of("variant", name, "no", no)));
        return given.isEmpty() || !no.startsWith(given.toLowerCase(Locale.ROOT));
    }

    Variant variant() {
        for (int i = 0; i < KNOWN.size(); i++) {
            String id = KNOWN.get(i);
            out.println("  " + (i + 1) + "  %-12s".formatted(id) + texts.text("variant." + id + ".name"));
        }
        return until(
                texts.text("terminal.ask.variant"),
                Variants.named(KNOWN.getFirst()),
                given -> given.matches("[1-6]")
                        ? Variants.find(KNOWN.get(Integer.parseInt(given) - 1))
                        : Variants.find(given.toLowerCase(Locale.ROOT)),
                new Wording(texts)::noVariant);
    }

    /** Who plays against the person who asks. */
    Roster players() {
        for (int level = 1; level <= 8; level++) {
            out.println("  " + level + "  " + texts.text("level." + level + ".name") + ": "
                    + texts.text("level." + level + ".character"));
        }
        return until(
                texts.text("terminal.ask.players"),
                Roster.USUAL,
                given -> Optional.of(against(given))
                        .filter(roster -> roster.problem(texts, false).isEmpty()),
                given -> against(given).problem(texts, false).orElse(""));
    }

    private static Roster against(String others) {
        return Roster.parse("me," + others);
    }

    /** Who begins: a way, or a seat's letter. */
    String first(Variant variant) {
        return until(
                texts.text("terminal.ask.first"),
                Beginning.Way.COIN.text(),
                given -> given.matches("[1-5]")
                        ? Optional.of(WAYS.get(Integer.parseInt(given) - 1).text())
                        : Optional.of(given).filter(text -> PlayCommand.isFirst(text, variant)),
                given -> texts.text("terminal.ask.first"));
    }

    /** Which of these seats is the youngest person's. */
    Seat youngest(List<Seat> seats) {
        String letters = String.join(", ", seats.stream().map(Seat::name).toList());
        return until(
                texts.text("page.youngest") + " (" + letters + ")",
                seats.getFirst(),
                given ->
                        given.length() == 1 ? Seat.ofLetter(given.charAt(0)).filter(seats::contains) : Optional.empty(),
                given -> letters);
    }

    /** The name of a player who is new at a server. */
    String name() {
        String given = answer(texts.text("page.online.who"));
        return given.isEmpty() ? texts.text("page.online.guest") : given;
    }
}
