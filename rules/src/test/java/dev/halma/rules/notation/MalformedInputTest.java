package dev.halma.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.ReferenceCases;
import dev.halma.rules.game.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/**
 * Many damaged texts for each reader. A reader returns a value that it can write again, or a problem that lies inside the
 * text. A million of them: {@code ./halma mvn -pl rules -am test -Dtest=MalformedInputTest -Dhalma.texts=1000000}.
 */
class MalformedInputTest {

    private static final int TEXTS = Integer.getInteger("halma.texts", 50_000);
    private static final String SPOILERS =
            "abcdefpqzABCDF0123456789-+*/=,.;:{}[]()\"'\\ \t\n\r_~\u00e4\u0416\u20ac\u0000\uFFFF\uD83D";

    @Test
    void moves() {
        tryAll(
                List.of("d4-e5", "c3-e5-g5", "pass", "resign", "offer draw", "accept draw", "B:resign", "a: d4 - e5"),
                RequestText::parseSaid,
                said -> assertThat(said.request()).isNotNull());
    }

    @Test
    void events() {
        tryAll(
                List.of("d4-e5", "c3-e5-g5", "pass", "resign", "draw", "time", "C:left", "B:resign", "a: d4 - e5"),
                text -> EventText.parse(text, Seat.A),
                entry -> assertThat(entry).isNotNull());
    }

    @Test
    void houseRules() {
        Variant variant = Variants.named("american-4");
        tryAll(
                List.of(
                        "guards=1",
                        "sides=AC+BD,win=both",
                        "repetition=off, quiet=off",
                        "sides=opposite",
                        "leave=off, length=off",
                        ""),
                text -> HouseText.parse(variant, text),
                house -> require(HouseText.parse(variant, HouseText.text(house))
                        .orThrow()
                        .equals(house)));
    }

    @Test
    void positions() {
        Variant star = Variants.named("xxl-3");
        List<String> seeds = new ArrayList<>();
        seeds.add(PositionText.text(Position.start(star, Seat.C)));
        for (ReferenceCases.Case line : ReferenceCases.of("perft", "xxl-3")) {
            seeds.add(line.fields().getFirst());
        }
        tryAll(
                seeds,
                text -> PositionText.parse(star, text),
                read -> require(PositionText.parse(star, PositionText.text(read))
                        .orThrow()
                        .equals(read)));
    }

    @Test
    void games() {
        tryAll(
                List.of(
                        "[Variant \"chinese-2\"]\n[House \"guards=1\"]\n[Start \"B\"]\n[Result \"*\"]\n\n"
                                + "1. j14-j13 {a comment} e4-e5 2. k14-k13",
                        "[Variant \"american-4-both\"]\n[A \"Ann\"]\n1. c3-d4 resign n14-m13 n3-m4 2. d4-e5 C:resign",
                        "[Variant \"halma-8\"]\n[Position \"4bbbb/5bbb/6bb/7b/a7/aa6/aaa5/aaaa4 b 0 7\"]\n*"),
                GameText::parse,
                read -> require(GameText.parse(GameText.text(read)).orThrow().equals(read)));
    }

    /** @param writer writes a value down and reads it back, or fails */
    private static <T> void tryAll(List<String> seeds, Function<String, Parsed<T>> reader, Consumer<T> writer) {
        for (String seed : seeds) assertThat(reader.apply(seed)).as(seed).isInstanceOf(Parsed.Read.class);
        SplittableRandom random = new SplittableRandom(20261115);
        int refused = 0;
        for (int i = 0; i < TEXTS; i++) {
            String text = spoilt(seeds.get(random.nextInt(seeds.size())), random);
            switch (reader.apply(text)) {
                case Parsed.Read<T>(T value) -> writer.accept(value);
                case Parsed.Unreadable<T>(Problem problem) -> {
                    refused++;
                    assertInside(text, problem);
                }
            }
        }
        assertThat(refused).as("most spoilt texts are refused").isGreaterThan(TEXTS / 2);
    }

    private static void require(boolean same) {
        if (!same) throw new AssertionError("not the same when read back");
    }

    /** Changes, removes, doubles or inserts a few characters, or cuts the text off. */
    private static String spoilt(String text, SplittableRandom random) {
        StringBuilder spoilt = new StringBuilder(text);
        for (int i = 1 + random.nextInt(4); i > 0; i--) {
            int at = random.nextInt(spoilt.length() + 1);
            char c = SPOILERS.charAt(random.nextInt(SPOILERS.length()));
            switch (random.nextInt(6)) {
                case 0, 1 -> spoilt.insert(at, c);
                case 2 -> spoilt.replace(at, Math.min(at + 1, spoilt.length()), String.valueOf(c));
                case 3 -> spoilt.replace(at, Math.min(at + 1, spoilt.length()), "");
                case 4 -> spoilt.insert(at, spoilt.substring(at, Math.min(at + 5, spoilt.length())));
                default -> spoilt.setLength(random.nextInt(10) == 0 ? at : spoilt.length());
            }
        }
        return spoilt.toString();
    }

    private static void assertInside(String text, Problem problem) {
        String[] lines = text.split("\n", -1);
        boolean inside = problem.line() >= 1
                && problem.line() <= lines.length
                && problem.column() >= 1
                && problem.column() <= lines[problem.line() - 1].length() + 1;
        if (!inside) throw new AssertionError(problem + " lies outside of " + text);
    }
}
