package dev.halma.server.online.attack;

import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;

/** Messages as no honest client sends them: from a seed, so that each can be sent again. */
final class Frames {

    private static final List<String> HONEST = List.of(
            "{\"say\":\"watch\",\"table\":\"%s\",\"since\":0}",
            "{\"say\":\"watch\",\"table\":\"nowhere\",\"since\":3}",
            "{\"say\":\"ask\",\"id\":\"c1\",\"table\":\"%s\",\"do\":{\"what\":\"play\",\"seat\":\"B\",\"text\":\"e4-e6\",\"after\":1}}",
            "{\"say\":\"ask\",\"id\":\"c2\",\"table\":\"%s\",\"do\":{\"what\":\"sit\",\"seat\":\"B\",\"key\":\"p0s\",\"name\":\"Bo\"}}",
            "{\"say\":\"ask\",\"id\":\"c3\",\"table\":\"%s\",\"do\":{\"what\":\"propose\",\"seat\":\"A\",\"proposal\":\"draw\"}}",
            "{\"say\":\"ask\",\"id\":\"c4\",\"table\":\"%s\",\"do\":{\"what\":\"stand-in\",\"seat\":\"A\",\"level\":3}}",
            "{\"say\":\"ask\",\"id\":\"c5\",\"table\":\"%s\",\"do\":{\"what\":\"cancel\"}}",
            "{\"say\":\"ask\",\"id\":\"c6\",\"table\":\"nowhere\",\"do\":{\"what\":\"rise\",\"seat\":\"A\"}}",
            "{\"say\":\"phrase\",\"id\":\"c7\",\"table\":\"%s\",\"seat\":\"A\",\"phrase\":\"hello\"}",
            "{\"say\":\"chat\",\"id\":\"c8\",\"table\":\"%s\",\"seat\":\"A\",\"text\":\"Hi\"}",
            "{\"say\":\"unwatch\",\"table\":\"%s\"}",
            "{\"say\":\"ping\",\"number\":4}",
            "{\"say\":\"pong\",\"number\":17}",
            "{\"say\":\"lobby\",\"on\":false}");

    private static final List<String> VALUES = List.of(
            "null",
            "true",
            "-1",
            "0",
            "2147483648",
            "-9223372036854775809",
            "1e999",
            "1.5",
            "\"\"",
            "[]",
            "{}",
            "[[[[[]]]]]",
            "\"\\ud800\"",
            "\"\\udc00\\ud800\"",
            "\"\\u0000\"",
            "\"\\u202e<b>'\\\";--\"",
            "\"A\\nB\\r\\n\"",
            "\"../../etc/passwd\"",
            "\"%n%s%x\"",
            "\"${jndi:ldap://x}\"",
            "NaN",
            "\"" + "x".repeat(5000) + "\"",
            "123456789012345678901234567890");

    private static final String ODD = "{}[]\",:\\\u0000\u202eé😀 \t\n0aZ";

    private final Random random;
    private final String table;
    private final List<UnaryOperator<String>> tricks = List.of(
            this::asItIs,
            this::cut,
            this::changed,
            this::doubled,
            this::otherValue,
            this::otherValue,
            this::nested,
            this::noise);

    Frames(long seed, String table) {
        this.random = new Random(seed);
        this.table = table;
    }

    String next() {
        String honest = HONEST.get(random.nextInt(HONEST.size())).replace("%s", table);
        return tricks.get(random.nextInt(tricks.size())).apply(honest);
    }

    private String asItIs(String text) {
        return text;
    }

    private String cut(String text) {
        return text.substring(0, random.nextInt(text.length()));
    }

    private String changed(String text) {
        int at = random.nextInt(text.length());
        return text.substring(0, at) + oddCharacter() + text.substring(at + 1);
    }

    /** Half of a pair of surrogates can't be sent. */
    private String oddCharacter() {
        return ODD.codePoints()
                .skip(random.nextInt(ODD.codePointCount(0, ODD.length())))
                .mapToObj(Character::toString)
                .findFirst()
                .orElseThrow();
    }

    private String doubled(String text) {
        return random.nextBoolean() ? text + text : text.replace("}", ",\"say\":\"watch\"}");
    }

    private String otherValue(String text) {
        String[] fields = text.split(",", -1);
        int chosen = random.nextInt(fields.length);
        String value = VALUES.get(random.nextInt(VALUES.size()));
        fields[chosen] = fields[chosen].replaceFirst(
                ":[^:{}]*(}*)$", java.util.regex.Matcher.quoteReplacement(":" + value) + "$1");
        return String.join(",", fields);
    }

    private String nested(String text) {
        int depth = 1 + random.nextInt(500);
        String open = random.nextBoolean() ? "[" : "{\"a\":";
        return random.nextBoolean() ? open.repeat(depth) : text.replace("}", ",\"x\":" + open.repeat(depth) + "}");
    }

    private String noise(String text) {
        StringBuilder noise = new StringBuilder();
        int length = random.nextInt(80);
        for (int i = 0; i < length; i++) noise.append(oddCharacter());
        return noise.toString();
    }
}
