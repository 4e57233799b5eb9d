package dev.halma.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.ReferenceCases;
import dev.halma.rules.game.Request;
import dev.halma.rules.game.Ruling;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.Effort;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Many damaged texts for each reader. A reader returns a value that can be written and read again, or a problem that lies
 * inside the text.
 */
@Tag("law")
class MalformedInputTest {

    private static final String SPOILERS =
            "abcdefpqzABCDF0123456789-+*/=,.;:{}[]()\"'\\ \t\n\r_~\u00e4\u0416\u20ac\u0000\uFFFF\uD83D";

    @Test
    void moves() {
        tryAll(
                List.of("d4-e5", "c3-e5-g5", "pass", "resign", "offer draw", "accept draw", "B:resign", "a: d4 - e5"),
                RequestText::parseSaid,
                MalformedInputTest::written);
    }

    @Test
    void events() {
        tryAll(
                List.of("d4-e5", "c3-e5-g5", "pass", "resign", "draw", "time", "C:left", "B:resign", "a: d4 - e5"),
                text -> EventText.parse(text, Seat.A),
                MalformedInputTest::written);
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
                HouseText::text);
    }

    @Test
    void positions() {
        Variant star = Variants.named("xxl-3");
        List<String> seeds = new ArrayList<>();
        seeds.add(PositionText.text(Position.start(star, Seat.C)));
        for (ReferenceCases.Case line : ReferenceCases.of("perft", "xxl-3")) {
            seeds.add(line.fields().getFirst());
        }
        tryAll(seeds, text -> PositionText.parse(star, text), PositionText::text);
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
                GameText::text);
    }

    private static <T> void tryAll(List<String> seeds, Function<String, Parsed<T>> reader, Function<T, String> writer) {
        for (String seed : seeds) assertThat(reader.apply(seed)).as(seed).isInstanceOf(Parsed.Read.class);
        SplittableRandom random = new SplittableRandom(Effort.seed());
        int texts = Effort.times(5_000, 200_000);
        int refused = 0;
        for (int i = 0; i < texts; i++) {
            String text = spoilt(seeds.get(random.nextInt(seeds.size())), random);
            switch (reader.apply(text)) {
                case Parsed.Read<T>(T value) -> {
                    T again = reader.apply(writer.apply(value)).orThrow();
                    assertThat(again).as(text).isEqualTo(value);
                }
                case Parsed.Unreadable<T>(Problem problem) -> {
                    refused++;
                    assertInside(text, problem);
                }
            }
        }
        assertThat(refused).as("most spoilt texts are refused").isGreaterThan(texts / 2);
    }

    private static String written(RequestText.Said said) {
        return said.by().map(seat -> seat + ":").orElse("") + written(said.request());
    }

    private static String written(Request request) {
        return switch (request) {
            case Request.Path path -> path.toString();
            case Request.Pass() -> "pass";
            case Request.Resign() -> "resign";
            case Request.OfferDraw() -> "offer draw";
            case Request.AcceptDraw() -> "accept draw";
        };
    }

    private static String written(EventText.Entry entry) {
        return switch (entry) {
            case EventText.Entry.Played(Seat by, Request.Play request) -> by + ":" + written(request);
            case EventText.Entry.Ruled(Ruling.TimeOut(Seat seat)) -> seat + ":time";
            case EventText.Entry.Ruled(Ruling.Left(Seat seat)) -> seat + ":left";
            case EventText.Entry.Ruled(Ruling.Skip(Seat seat)) -> seat + ":skip";
            case EventText.Entry.Ruled(Ruling.DrawAgreed()) -> "draw";
        };
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
