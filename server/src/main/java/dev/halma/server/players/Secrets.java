package dev.halma.server.players;

import dev.halma.server.hash.Sha256;
import dev.halma.table.PlayerId;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Makes ids, secrets and codes that can't be guessed, and the hashes that are stored of them. */
final class Secrets {

    private static final int BYTES_OF_A_SECRET = 32;
    private static final int LONGEST = 256;

    /** Without I, L, O, U, 0 and 1, which are taken for each other, or make words. */
    private static final String ALPHABET = "ABCDEFGHJKMNPQRSTVWXYZ23456789";

    private static final int CODE = 8;

    private final RandomGenerator random;

    Secrets(RandomGenerator random) {
        this.random = random;
    }

    PlayerId id(Instant now) {
        return new PlayerId(FreshId.text(now, random));
    }

    /** What a cookie or a bearer token holds: {@code ID.SECRET}. */
    String secret(PlayerId player) {
        return player + "." + FreshId.secret(BYTES_OF_A_SECRET, random);
    }

    /** A code to be typed on another device: {@code KQRT-5ZMA}. */
    String code() {
        StringBuilder code = new StringBuilder();
        for (int i = 0; i < CODE; i++) {
            if (i == CODE / 2) code.append('-');
            code.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
        }
        return code.toString();
    }

    /** The player whom a secret names. It is not checked here. */
    static Optional<PlayerId> named(String secret) {
        int dot = secret.indexOf('.');
        if (dot < 0 || secret.length() > LONGEST) return Optional.empty();
        String id = secret.substring(0, dot);
        return PlayerId.isOne(id) ? Optional.of(new PlayerId(id)) : Optional.empty();
    }

    /** The code in a typed text, in capitals or small letters, with or without the hyphen; empty if there is none. */
    static Optional<String> typed(String text) {
        if (text.length() > LONGEST) return Optional.empty();
        String code = text.toUpperCase(Locale.ROOT).replaceAll("[\\s-]", "");
        boolean isCode = code.length() == CODE && code.chars().allMatch(each -> ALPHABET.indexOf(each) >= 0);
        return isCode ? Optional.of(code.substring(0, CODE / 2) + "-" + code.substring(CODE / 2)) : Optional.empty();
    }

    static String hash(String text) {
        return HexFormat.of().formatHex(Sha256.of(text));
    }
}
