package dev.halma.server.players;

import java.time.Instant;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.Base64;
import java.util.Locale;
import java.util.random.RandomGenerator;

/**
 * Makes ids that can't be guessed. Each begins with the month in which it was made, so that a large database can keep
 * the rows of each month apart: {@code 2611-mG3oW…} is of November 2026.
 */
public final class FreshId {

    private static final int BYTES = 16;

    private FreshId() {}

    public static String text(Instant now, RandomGenerator random) {
        return month(YearMonth.from(now.atZone(ZoneOffset.UTC))) + "-" + secret(BYTES, random);
    }

    /** A month as ids begin: {@code 2611}. */
    public static String month(YearMonth month) {
        return String.format(Locale.ROOT, "%02d%02d", month.getYear() % 100, month.getMonthValue());
    }

    /** This number of random bytes, in letters that an address may hold. */
    public static String secret(int length, RandomGenerator random) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
